/** The games that bring a part of their own to the form for a new table; a game that does not is asked option by option. */

import type { Component } from 'svelte'
import type { GameInfo } from '../lib/messages'

export interface FormProps {
  game: GameInfo
  players: number
  /** What was chosen so far; an option that is not here has its usual value. */
  options: Readonly<Record<string, string>>
  onchoose: (changes: Record<string, string>) => void
}

interface Form {
  /** The options that the part asks for; the others stay in the fold below it. */
  covers: readonly string[]
  load: () => Promise<{ default: Component<FormProps> }>
}

const FORMS: Record<string, Form> = {
  flow: { covers: ['difficulty', 'scenarios', 'clock', 'turns', 'pausable'], load: () => import('./flow/setup/NewGame.svelte') },
}

/** A game's own part of the form; null: the game has none. */
export function formOf(game: string): Form | null {
  return Object.hasOwn(FORMS, game) ? (FORMS[game] ?? null) : null
}
