/** Parts of the page that tips and lessons point at, marked with `data-guide`; a board may mark several, of which some are hidden. */

/** The part that is to be seen now; null: there is none at this size. */
export function anchorOf(name: string): HTMLElement | null {
  const all = Array.from(document.querySelectorAll<HTMLElement>(`[data-guide~='${name}']`))
  return all.find((one) => one.getClientRects().length > 0 && one.offsetWidth * one.offsetHeight > 0) ?? all.find((one) => one.getClientRects().length > 0) ?? null
}

/** How much of a part is in the window, from 0 to 1. */
export function seen(element: Element): number {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect()
  const across = Math.max(0, Math.min(right, document.documentElement.clientWidth) - Math.max(left, 0))
  const down = Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
  return width * height > 0 ? (across * down) / (width * height) : 0
}
