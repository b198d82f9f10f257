/** The sheet of faces: brought into the document when a face is first shown; and the faces that the table around brings. */

import { getContext, setContext } from 'svelte'
import url from './faces.svg?url'

/** Which faces the seats of a table bring, by seat. */
export type SeatFaces = (seat: number) => string | null | undefined

const KEY = 'faces'

/** From a table's page: the faces that its seats bring, for everything drawn below. */
export const provideFaces = (faces: SeatFaces): void => void setContext(KEY, faces)

/** The faces that the seats of the table around a component bring. */
export const tableFaces = (): SeatFaces => getContext<SeatFaces | undefined>(KEY) ?? (() => null)

const SHELF = 'seat-faces'
let tries = 0
let coming: Promise<void> | null = null

class Sheet {
  /** Whether the animals are in the document; until then a seat's number stands for it. */
  here = $state(false)

  /** Has the animals come; offline the numbers stay. */
  need(): void {
    if (this.here || coming !== null) return
    coming = fetch(url)
      .then(async (answer) => {
        if (!answer.ok) throw new Error(String(answer.status))
        const sheet = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
        for (const side of ['width', 'height']) sheet.setAttribute(side, '0')
        sheet.id = SHELF
        sheet.setAttribute('aria-hidden', 'true')
        const shelf = document.importNode(sheet, true) as unknown as SVGSVGElement
        shelf.style.position = 'absolute'
        document.body.prepend(shelf)
        this.here = true
      })
      .catch(() => {
        if (tries++ < 5) setTimeout(() => this.need(), 800)
      })
      .finally(() => (coming = null))
  }
}

export const sheet = new Sheet()
