/** Puts a part of the board where the page has a place for it, beside the journal. */

export const beside =
  (place: HTMLElement) =>
  (node: HTMLElement): (() => void) => {
    place.append(node)
    return () => node.remove()
  }
