/** Whether this person wants to be guided, and what they have been told already. */

import { store, stored } from '../browser/storage'

interface Kept {
  /** null: they have not been asked yet. */
  wanted: boolean | null
  /** The table of each game where they were asked. */
  offered?: Readonly<Record<string, string>>
  seen: string[]
}

class GuideProgress {
  private kept = $state.raw<Kept>(stored<Kept>('local', 'guide') ?? { wanted: null, seen: [] })

  get wanted(): boolean | null {
    return this.kept.wanted
  }

  has(game: string, tip: string): boolean {
    return this.kept.seen.includes(`${game}/${tip}`)
  }

  /** Whether the guide may be offered at a table: only at the first of a game, and until they have answered. */
  mayAsk(game: string, table: string): boolean {
    return this.kept.wanted === null && (this.kept.offered?.[game] ?? table) === table
  }

  asking(game: string, table: string): void {
    if (this.kept.offered?.[game] === undefined) this.save({ offered: { ...this.kept.offered, [game]: table } })
  }

  answer(wanted: boolean): void {
    this.save({ wanted })
  }

  saw(game: string, tip: string): void {
    if (!this.has(game, tip)) this.save({ seen: [...this.kept.seen, `${game}/${tip}`] })
  }

  /** After a lesson: the guide comes along, but what was taught is not said again. */
  taught(game: string, tips: readonly string[]): void {
    this.save({ wanted: true, seen: [...new Set([...this.kept.seen, ...tips.map((tip) => `${game}/${tip}`)])] })
  }

  /** From the beginning. */
  again(): void {
    this.save({ wanted: true, seen: [] })
  }

  private save(some: Partial<Kept>): void {
    this.kept = { ...this.kept, ...some }
    store('local', 'guide', this.kept)
  }
}

export const guide = new GuideProgress()
