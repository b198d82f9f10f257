/** One thing at a time: what waits, for how long, and how it is skipped. */

import { describe, expect, it } from 'vitest'
import { UpdateQueue, type Timer } from './queue'

class Hand implements Timer {
  time = 0
  private due: { at: number; done: () => void }[] = []

  now(): number {
    return this.time
  }

  after(ms: number, done: () => void): () => void {
    const one = { at: this.time + ms, done }
    this.due.push(one)
    return () => (this.due = this.due.filter((other) => other !== one))
  }

  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const next = this.due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.due = this.due.filter((other) => other !== next)
      this.time = next.at
      next.done()
    }
    this.time = until
  }
}

function queue(latest: number | null = null) {
  const hand = new Hand()
  const seen: [number, string][] = []
  return { hand, seen, updates: new UpdateQueue<string>((update) => seen.push([hand.time, update]), () => latest, hand) }
}

describe('updates', () => {
  it('are shown one after the other, each as long as it takes', () => {
    const { hand, seen, updates } = queue()
    for (const update of ['a', 'b', 'c']) updates.push({ update, holds: 500 })
    expect(updates.waiting).toBe(2)
    hand.pass(2000)
    expect(seen).toEqual([[0, 'a'], [500, 'b'], [1000, 'c']]) // prettier-ignore
    updates.push({ update: 'd', holds: 0 })
    updates.push({ update: 'e', holds: 0 })
    expect(seen.slice(3)).toEqual([[2000, 'd'], [2000, 'e']]) // prettier-ignore
  })

  it('are skipped by a press: only the newest is shown, at once', () => {
    const { hand, seen, updates } = queue()
    for (const update of ['a', 'b', 'c']) updates.push({ update, holds: 500 })
    hand.pass(100)
    updates.skip()
    expect(seen).toEqual([[0, 'a'], [100, 'c']]) // prettier-ignore
    expect(updates.waiting).toBe(0)
    hand.pass(5000)
    expect(seen).toHaveLength(2)
  })

  it('are late by a second at most where a clock runs', () => {
    const { hand, seen, updates } = queue(1000)
    for (const update of ['a', 'b', 'c', 'd']) updates.push({ update, holds: 900 })
    hand.pass(5000)
    expect(seen.map(([at]) => at)).toEqual([0, 900, 1000, 1000])
  })
})
