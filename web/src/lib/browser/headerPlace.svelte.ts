/** The middle of the site's header, where a page with no height to spare puts its own head. */

class HeaderPlace {
  node = $state<HTMLElement>()
}

export const headerPlace = new HeaderPlace()

/** Shows an element elsewhere for as long as it has a place there; then it is again where it was. */
export const movedTo =
  (place: HTMLElement | null | undefined) =>
  (node: HTMLElement): (() => void) | undefined => {
    if (!place) return undefined
    const mark = document.createComment('')
    node.replaceWith(mark)
    place.append(node)
    return () => mark.replaceWith(node)
  }
