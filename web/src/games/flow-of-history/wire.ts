/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Arg } from '../../lib/sentences/sentence'
import type { Decision, LegalRow } from '../../lib/wire/generated'

/** All that a seat (null: a spectator) may see. */
export interface View {
  game: string
  options: Record<string, string>
  /** Who looks. */
  seat: number | null
  players: number
  /** What is asked now, and of whom; null when the game is over. */
  decision: Decision | null
  /** Your legal moves, if the decision is yours. */
  legal: LegalRow[]
  /** What the sentences of all legal moves of a verb name alike, by the verb: told once, not with each move. */
  legal_args: Record<string, Record<string, Arg>>
  over: boolean
  first: number
  active: number
  turn: number
  age: number
  supply: number
  deck: number
  market: (Slot | null)[]
  nations: Nation[]
  removed: string[]
  /** The starting cards you may keep one of, before the game. */
  hand: string[]
  /** What is still to be done after the decision, the next first. */
  pending: Record<string, string | number | number[]>[]
  /** How many turns in a row saw no investment and no gained card. */
  idle: number
  /** Whether The Future has come. */
  ending: boolean
}

/** A card on the market; `investor` is a seat or "banker". */
export interface Slot {
  card: string
  investor?: number | string | null
  tokens?: number
}

/** A player's nation; stacks run from the bottom card to the top. */
export interface Nation {
  seat: number
  tokens: number
  cards: number
  /** Victory points if the game ended now. */
  points: number
  invested?: string | null
  military?: string[]
  construction?: string[]
  knowledge?: string[]
  government?: string[]
  leader?: string | null
  wonders?: string[]
  /** Whether The Future lies here. */
  future?: boolean
  /** How many there are of each; what there is none of is left out. */
  icons?: Record<string, number>
  /** How many of the icons uncovered permanents give. */
  given?: Record<string, number>
  /** When it attacks (FOH-W1). */
  attack_strength?: number
  /** When it is attacked. */
  defense_strength?: number
}

export type { CardFace } from './pieces'
