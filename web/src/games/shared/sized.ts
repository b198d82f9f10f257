/**
 * How large a part of the board is, told by the browser when it has laid out the page: `{@attach sized((width) => ...)}`.
 * A binding of `clientWidth` would have the whole page laid out while it is still being built.
 */

export function sized(tell: (width: number, height: number) => void): (element: HTMLElement) => () => void {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }
}

/** About how wide a board will be in this window, before it is told; beside it, from 1000 pixels on, stands the journal. */
export const likelyWidth = (window: number): number => (window < 1000 ? window - 28 : window * 0.72)
