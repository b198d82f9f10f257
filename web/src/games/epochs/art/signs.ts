/** The signs and pieces that the board draws: one file, brought into the document when a board is first shown. */

import url from './signs.svg?url'

const SHELF = 'ep-signs'
let coming: Promise<void> | null = null
let tries = 0

/** Has the signs come; offline the words beside them say the rest. */
export function needSigns(): void {
  if (document.getElementById(SHELF)) return
  coming ??= fetch(url)
    .then(async (answer) => {
      if (!answer.ok) throw new Error(String(answer.status))
      const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
      for (const side of ['width', 'height']) sheet.setAttribute(side, '0')
      sheet.id = SHELF
      sheet.setAttribute('aria-hidden', 'true')
      const shelf = document.importNode(sheet, true) as unknown as SVGSVGElement
      shelf.style.position = 'absolute'
      document.body.prepend(shelf)
    })
    .catch(() => {
      if (tries++ < 5) setTimeout(needSigns, 800)
    })
    .finally(() => (coming = null))
}
