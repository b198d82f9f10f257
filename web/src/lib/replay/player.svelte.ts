/** Where a replay stands and how it goes on: by hand, by itself, and by keys. */

import { store, stored } from '../browser/storage'
import { isTyping, SPEEDS, stepOf, stepped, type Turn } from './moments'

/** How many times as long as others. */
const REST = 3

function known(kept: number | null): number {
  return kept !== null && SPEEDS.includes(kept) ? kept : 1
}

export class Player {
  at = $state(0)
  playing = $state(false)
  /** The moments that are looked at longer, since much happens there. */
  rests: readonly number[] = []
  speed = $state(known(stored<number>('local', 'replay-speed')))

  /** `course`: the last moment and the turns of what is replayed; `moved`: hears of every step. */
  constructor(
    private readonly course: () => { last: number; turns: Turn[] },
    private readonly moved: () => void,
  ) {}

  /** Goes to a moment. */
  go(to: number, byHand = true): void {
    if (byHand) this.playing = false
    if (to === this.at) return
    this.at = to
    this.moved()
  }

  play(): void {
    const { last } = this.course()
    if (!this.playing && this.at === last) this.go(0)
    this.playing = !this.playing && last > 0
  }

  /** Goes a moment on after a while, and stops at the end; what it returns keeps it from that. It is to be run at each moment. */
  run(): () => void {
    const timer = setTimeout(
      () => {
        const next = this.at + 1
        const { last } = this.course()
        if (next <= last) this.go(next, false)
        if (next >= last) this.playing = false
      },
      ((this.rests.includes(this.at) ? REST : 1) * 1000) / this.speed,
    )
    return () => clearTimeout(timer)
  }

  setSpeed(to: number): void {
    this.speed = to
    store('local', 'replay-speed', to)
  }

  /** Does what a key means, if it means anything here. */
  press(event: KeyboardEvent): void {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    if (isTyping(event.target) || document.querySelector('dialog[open]')) return
    const { last, turns } = this.course()
    const step = stepOf(event.key)
    if (step !== null) {
      event.preventDefault()
      this.go(stepped(step, this.at, last, turns))
    } else if (event.key === ' ' && !(event.target instanceof Element && event.target.closest('button, a, summary'))) {
      event.preventDefault()
      this.play()
    }
  }
}
