/** Looking closer on a board: with the mouse, by the keyboard's focus, or by a long press. */

/** What shows things beside what is looked at. */
export interface Peeker<P> {
  readonly peek: { anchor: Element } | null
  show(anchor: Element, peek: P): void
  hide(): void
}

/** Shows something while it is pointed at, has the keyboard's focus, or is pressed long. */
export function peeks<P>(what: () => P | null, on: Peeker<P>) {
  return (node: HTMLElement): (() => void) => {
    let timer = 0
    let long = false
    const wait = (ms: number): void => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const peek = what()
        if (peek) on.show(node, peek)
      }, ms)
    }
    const end = (): void => {
      clearTimeout(timer)
      if (on.peek?.anchor === node) on.hide()
    }
    const events: [string, (event: Event) => void][] = [
      ['pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && wait(320)],
      ['pointerleave', end],
      ['focus', () => node.matches(':focus-visible') && wait(120)],
      ['blur', () => queueMicrotask(end)], // what is taken away loses the focus while the page is being drawn
      [
        'pointerdown',
        (event) => {
          long = false
          clearTimeout(timer)
          if ((event as PointerEvent).pointerType === 'mouse') return
          timer = window.setTimeout(() => {
            long = true
            const peek = what()
            if (peek) on.show(node, peek)
          }, 420)
        },
      ],
      ['pointerup', () => (long ? undefined : clearTimeout(timer))],
      ['pointercancel', end],
      ['contextmenu', (event) => long && event.preventDefault()],
    ]
    // A long press looks and does nothing else.
    const click = (event: Event): void => {
      if (!long) return
      long = false
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    node.addEventListener('click', click, true)
    for (const [name, listener] of events) node.addEventListener(name, listener)
    return () => {
      end()
      node.removeEventListener('click', click, true)
      for (const [name, listener] of events) node.removeEventListener(name, listener)
    }
  }
}
