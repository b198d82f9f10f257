/** The games that have a board of their own; each comes only when it is needed. */

import type { Component, Snippet } from 'svelte'
import type { GameEvent, GameView, LegalMove, Verdict } from '../lib/messages'

export interface BoardProps {
  view: GameView
  /** The game's pieces as they are drawn, as the server lists them. */
  catalogue: unknown[]
  /** What each seat is called. */
  seats: string[]
  /** Whose nation lies in front of us; null: we only watch. */
  me: number | null
  /** What may be played now; nothing: the board is only looked at. */
  legal: LegalMove[]
  busy: boolean
  onplay: (text: string) => void
  /** Why a move may be played or not; null: there is nobody to ask. */
  explain: ((text: string) => Promise<Verdict>) | null
  /** What happened last. */
  items?: GameEvent[]
  /** The move that a hint suggests: what it is about stands out. */
  hint?: string | null
  /** Buttons beside the question: take back, resign. */
  tools?: Snippet
  /** What stands under the question: why the last wish was refused. */
  note?: Snippet
}

type Loading = () => Promise<{ default: Component<BoardProps> }>

const BOARDS: Record<string, Loading> = {
  'flow-of-history': () => import('./flow-of-history/Board.svelte'),
}

/** How to get a game's board; null: the game has none. */
export function boardOf(game: string): Loading | null {
  return Object.hasOwn(BOARDS, game) ? (BOARDS[game] ?? null) : null
}
