/** How one's puzzles went, which the browser keeps, and days in words. */

import { store, stored } from '../browser/storage'

/** How a puzzle went at the first try. */
export type Outcome = 'right' | 'wrong'

export const outcomeOf = (day: string): Outcome | null => stored<Outcome>('local', `puzzle:${day}`)

export const keepOutcome = (day: string, outcome: Outcome): void => store('local', `puzzle:${day}`, outcome)

/** A day in words. */
export const dayOf = (day: string, language: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
