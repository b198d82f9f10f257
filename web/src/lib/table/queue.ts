/**
 * Shows what happened one thing at a time: updates wait until the one before has been seen. It delays only the showing;
 * the server and the other players know nothing of it.
 */

export interface Step<U> {
  update: U
  /** How many milliseconds it is looked at before the next is shown; 0: not at all. */
  holds: number
}

/** Where time comes from; tests bring their own. */
export interface Timer {
  now(): number
  after(ms: number, done: () => void): () => void
}

const browserTimer: Timer = {
  now: () => performance.now(),
  after: (ms, done) => {
    const timer = setTimeout(done, ms)
    return () => clearTimeout(timer)
  },
}

/** With so many waiting, each is looked at for a shorter time. */
const CROWD = 4

export class UpdateQueue<U> {
  private readonly steps: (Step<U> & { came: number })[] = []
  private cancel: (() => void) | null = null

  constructor(
    private readonly show: (update: U) => void,
    /** How many milliseconds an update may be late at most; null: as many as it takes. */
    private readonly latest: () => number | null = () => null,
    private readonly timer: Timer = browserTimer,
  ) {}

  /** How many have come that were not shown yet. */
  get waiting(): number {
    return this.steps.length
  }

  push(step: Step<U>): void {
    this.steps.push({ ...step, came: this.timer.now() })
    if (this.cancel === null) this.next()
  }

  /** Shows everything that waits, at once. */
  skip(): void {
    this.cancel?.()
    this.cancel = null
    const last = this.steps[this.steps.length - 1]
    this.steps.length = 0
    if (last) this.show(last.update)
  }

  /** Forgets everything that waits. */
  clear(): void {
    this.cancel?.()
    this.cancel = null
    this.steps.length = 0
  }

  private next(): void {
    this.cancel = null
    const step = this.steps.shift()
    if (!step) return
    this.show(step.update)
    const holds = this.bounded(step.holds / Math.max(1, Math.ceil(this.steps.length / CROWD)))
    if (holds > 0) this.cancel = this.timer.after(holds, () => this.next())
    else this.next()
  }

  /** No longer than the oldest that waits, or that may come now, can wait. */
  private bounded(holds: number): number {
    const latest = this.latest()
    if (latest === null) return holds
    const oldest = this.steps[0]?.came ?? this.timer.now()
    return Math.min(holds, Math.max(0, oldest + latest - this.timer.now()))
  }
}
