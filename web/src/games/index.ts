/** The games that have a board of their own; each comes only when it is needed. */

import type { Component, Snippet } from 'svelte'
import type { Clock, ClockWish, GameEvent, GameView, LegalMove, Replay, Verdict } from '../lib/messages'
import type { Shared } from './course'
import type { FlowView } from './flow/types'

/** What somebody else points at, in the words of their board. */
export interface Pointed {
  seat: number
  text: string
}

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
  /** The move that a hint suggests: what it is about stands out. */
  hint?: string | null
  /** The table's clock, with nobody as starter where anyone may start; none: the game goes on without. */
  clock?: Clock | null
  onclock?: (wish: ClockWish) => void
  /** What the others point at, and how to show them what we do. */
  pointing?: readonly Pointed[]
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

interface Together {
  /** Sums up a game that is over. */
  summary: () => Promise<{ default: Component<{ replay: Replay }> }>
  course: () => Promise<Shared>
}

const TOGETHER: Record<string, Together> = {
  flow: { summary: () => import('./flow/result/Summary.svelte'), course: () => import('./flow/result/course') },
}

/** What a game that is won or lost together brings along; null: its players have places and points. */
export function togetherOf(game: string): Together | null {
  return Object.hasOwn(TOGETHER, game) ? (TOGETHER[game] ?? null) : null
}

/** Whether the players of a game hide nothing from each other, as things stand. */
export function isOpen(game: string, view: GameView): boolean {
  return game === 'flow' && !(view as FlowView).scenarios.includes('no-communication')
}

/** How to get a game's board; null: the game has none. */
export function boardOf(game: string): Loading | null {
  return Object.hasOwn(BOARDS, game) ? (BOARDS[game] ?? null) : null
}
