/** Keeps what scrolls at its newest line, however late its words come, until the reader scrolls up. */

const NEAR = 40
/** What readers scroll with; all else that scrolls is the page making room. */
const GESTURES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

export class Newest {
  /** Whether the reader is at the newest line, and wants to stay there. */
  stuck = $state(true)
  private river: HTMLElement | null = null
  /** Whether the reader has begun to scroll since the newest line was last reached. */
  private moved = false

  /** Watches what scrolls and the one element in it. */
  readonly attach = (river: HTMLElement): (() => void) => {
    this.river = river
    const observer = new ResizeObserver(() => {
      if (this.stuck) this.show()
    })
    for (const one of [river, ...river.children]) observer.observe(one)
    const scrolled = () => this.scrolled(river)
    const moved = () => (this.moved = true)
    river.addEventListener('scroll', scrolled)
    for (const gesture of GESTURES) river.addEventListener(gesture, moved, { passive: true })
    return () => {
      this.river = null
      observer.disconnect()
      river.removeEventListener('scroll', scrolled)
      for (const gesture of GESTURES) river.removeEventListener(gesture, moved)
    }
  }

  /** Goes to the newest line, and stays there. */
  show(): void {
    this.stuck = true
    this.moved = false
    if (this.river) this.river.scrollTop = this.river.scrollHeight
  }

  private scrolled(river: HTMLElement): void {
    const near = river.scrollHeight - river.scrollTop - river.clientHeight < NEAR
    // Lines came or went, or the room changed: nobody scrolled up.
    if (this.stuck && !near && !this.moved) this.show()
    else this.stuck = near
    if (near) this.moved = false
  }
}
