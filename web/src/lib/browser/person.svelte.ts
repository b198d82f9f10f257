/** The person who is here. */

import { api } from '../net/api'

class Person {
  name = $state<string | null>(null)
  /** Whether the server has been asked. */
  known = $state(false)
  /** Whether the page is asking for a name now. */
  asking = $state(false)
  private answer: ((named: boolean) => void) | null = null

  async load(): Promise<void> {
    try {
      this.name = (await api.me()).name
    } finally {
      this.known = true
    }
  }

  async rename(name: string): Promise<void> {
    const before = this.name
    this.name = (await api.rename(name.trim())).name
    if (before !== null && this.name !== null && before !== this.name) void renameSeats(before, this.name)
  }

  /** Asks for another name. */
  change(): void {
    this.asking = true
  }

  async become(key: string): Promise<void> {
    this.name = (await api.usePass(key)).name
  }

  /** Makes sure that there is a name, by asking for it if need be; false: the person would rather not. */
  need(): Promise<boolean> {
    if (this.name !== null) return Promise.resolve(true)
    this.asking = true
    return new Promise((settle) => {
      this.answer = settle
    })
  }

  answered(named: boolean): void {
    this.asking = false
    this.answer?.(named)
    this.answer = null
  }
}

/** Whoever sits at tables under the old name sits there under the new one; where nobody may talk now, not yet. */
async function renameSeats(before: string, name: string): Promise<void> {
  const { mine } = await api.lobby().catch(() => ({ mine: [] }))
  for (const table of mine.filter(({ stage }) => stage === 'gathering' || stage === 'running')) {
    for (const seat of table.seats.filter((one) => one.yours && one.name === before)) {
      await api.nameSeat(table.id, seat.seat, name).catch(() => null)
    }
  }
}

export const me = new Person()
