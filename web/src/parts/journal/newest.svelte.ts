/** Keeps what scrolls at its newest line, however late its words come, until the reader scrolls up. */

const NEAR = 40

export class Newest {
  /** Whether the reader is at the newest line, and wants to stay there. */
  stuck = $state(true)
  private river: HTMLElement | null = null
  /** How high everything was when it was last brought to the newest line. */
  private height = 0
  /** How much of it was seen then. */
  private room = 0

  /** Watches what scrolls and the one element in it. */
  readonly attach = (river: HTMLElement): (() => void) => {
    this.river = river
    const observer = new ResizeObserver(() => {
      if (this.stuck) this.show()
    })
    for (const one of [river, ...river.children]) observer.observe(one)
    const scrolled = () => this.scrolled(river)
    river.addEventListener('scroll', scrolled)
    return () => {
      this.river = null
      observer.disconnect()
      river.removeEventListener('scroll', scrolled)
    }
  }

  /** Goes to the newest line, and stays there. */
  show(): void {
    this.stuck = true
    if (!this.river) return
    this.height = this.river.scrollHeight
    this.room = this.river.clientHeight
    this.river.scrollTop = this.height
  }

  private scrolled(river: HTMLElement): void {
    if (this.stuck && (river.scrollHeight > this.height || river.clientHeight < this.room)) this.show() // it grew, or its room shrank: nobody scrolled up
    else this.stuck = river.scrollHeight - river.scrollTop - river.clientHeight < NEAR
  }
}
