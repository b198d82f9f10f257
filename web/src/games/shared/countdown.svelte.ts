/** How many seconds a clock has left, as it ticks here between what the server tells. */

import type { ClockInfo } from '../../lib/wire'

export class Countdown {
  private now = $state(0)
  private told = 0

  constructor(private readonly clock: () => ClockInfo | null) {
    $effect.pre(() => {
      const known = this.clock()
      this.told = this.now = performance.now()
      if (!known || known.until === null) return
      const timer = setInterval(() => (this.now = performance.now()), 100)
      return () => clearInterval(timer)
    })
  }

  /** The seconds left in this phase; null: it has no end. */
  get left(): number | null {
    const known = this.clock()
    if (!known) return null
    if (known.until === null) return known.left
    return Math.max(0, known.until - known.now - (this.now - this.told) / 1000)
  }
}
