/** How far somebody got with the lessons, on this device. */

import { store, stored } from '../browser/storage'

interface Kept {
  /** The step one is at; the number of steps: the lesson is finished. */
  step: number
}

/** The step at which a game's lesson was left; null: it was not begun. */
export const progress = (game: string): number | null => stored<Kept>('local', `lesson:${game}`)?.step ?? null

export function keepProgress(game: string, step: number): void {
  store('local', `lesson:${game}`, { step } satisfies Kept)
}
