/** The games that have a board of their own; each comes only when it is needed. */

import type { Component, Snippet } from 'svelte'
import type { GameEvent, GameView, LegalMove, Verdict } from '../lib/messages'

/** A table's clock; its times are in seconds, by the server's time. */
export interface Clock {
  phase: 'ready' | 'running' | 'finishing' | 'choosing' | 'wave' | 'paused' | 'over'
  /** The server's time when this was told. */
  now: number
  /** When the phase ends by itself. */
  until: number | null
  /** What a paused clock keeps. */
  left: number | null
  /** How long a round lasts. */
  seconds: number
  /** Who starts the round, or ends the wave. */
  starter: number | null
  /** Whether nobody may say or show anything now. */
  quiet: boolean
  pausable: boolean
}

/** What somebody else points at, in the words of their board. */
export interface Pointing {
  seat: number
  text: string
}

export type ClockWish = 'start' | 'pause' | 'resume' | 'end-wave'

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
  /** Plays a move; several, such as a card and its targets, are played as one. */
  onplay: (text: string, ...then: string[]) => void
  /** Why a move may be played or not; null: there is nobody to ask. */
  explain: ((text: string) => Promise<Verdict>) | null
  /** What happened last. */
  items?: GameEvent[]
  /** The table's clock; none: the game goes on without. */
  clock?: Clock | null
  onclock?: (wish: ClockWish) => void
  /** What the others point at, and how to show them what we do. */
  pointing?: readonly Pointing[]
  onpoint?: (text: string | null) => void
  /** Buttons beside the question: take back, resign. */
  tools?: Snippet
  /** What stands under the question: why the last wish was refused. */
  note?: Snippet
}

type Loading = () => Promise<{ default: Component<BoardProps> }>

const BOARDS: Record<string, Loading> = {
  flow: () => import('./flow/Board.svelte'),
  'flow-of-history': () => import('./flow-of-history/Board.svelte'),
}

/** How to get a game's board; null: the game has none. */
export function boardOf(game: string): Loading | null {
  return Object.hasOwn(BOARDS, game) ? (BOARDS[game] ?? null) : null
}
