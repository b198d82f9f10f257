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
  /** How many turns are finished. */
  turn: number
  /** Which round it is, from 1. */
  round: number
  /** How many turns of this round are finished. */
  round_turns: number
  /** After how many turns the round ends; null: when the clock says so. */
  turns: number | null
  /** Whether the timer ran out in this turn. */
  late: boolean
  /**
   * The face of a die that hits each line, rows from the top (white) and columns from the left (black); null: the
   * centre line, which no die hits (FL-A3).
   */
  lines: (number | null)[]
  /** The cells where something lies, row by row; all others are empty. */
  cells: Cell[]
  animals: Animal[]
  /** The boat's open sides; none before it is turned. */
  boat: string
  /** The tile in hand: drawn, lifted, or taken from the discards. */
  in_hand: string | null
  lifted_from: string | null
  bird_in_hand: boolean
  /** The action card that is being played. */
  in_play: string | null
  hands: Hand[]
  /** How many tiles lie face down. */
  stack: number
  /** How many of each kind they are. */
  mix: Record<string, number>
  revealed: Record<string, number>
  discards: Record<string, number>
  /** How many action cards are still to come. */
  deck: number
  /** Action cards that were played and discarded. */
  used: Record<string, number>
  /** Bird tokens in the supply. */
  birds: number
  /** Whether Calm Waters is in effect. */
  calm: boolean
  cards_this_round: number
  /** The scenario cards in play. */
  scenarios: string[]
  wave: Wave | null
  /** Whether the game is won or lost; null while it runs. */
  won: boolean | null
  /**
   * What each card that you may play now may be aimed at: a cell or a kind of discarded tile; for a tile that is
   * then placed, the cells by how it may lie there, so that a card is sent whole (FL-C5).
   */
  targets: Record<string, Record<string, Record<string, string>>>
}

/** A cell of the board and what lies there. */
export interface Cell {
  cell: string
  /** tile, animal or boat. */
  what?: string
  /** The tile's kind, or the animal. */
  tile?: string | null
  /** Its open edges. */
  open?: string
  /** Those of them that take no water. */
  dry?: string
  bird?: boolean
  /** The animals whose water reaches it. */
  water?: string[]
  /** The edges where that water comes in: from a cell nearer to an animal. */
  into?: string
  /** Whether the boat's water reaches it. */
  boat?: boolean
}

/** An animal and its way. */
export interface Animal {
  id: string
  cell: string
  /** Whether it reached the boat when the last turn or wave ended. */
  home?: boolean
  /** Whether it has no way on (FL-E6). */
  blocked?: boolean
  /** The cells from the animal to the boat, if water leads there. */
  path?: string[]
  /** How many tiles its shortest way to the boat still needs; null: tiles bar every way. */
  needs?: number | null
}

/** A player's action cards; `cards` is null where they are hidden (FL-J3). */
export interface Hand {
  seat: number
  held: number
  cards: Record<string, number> | null
}

/** The last giant wave; a die that was not rolled is null. */
export interface Wave {
  white: number | null
  black: number | null
  /** The cells whose tiles it took. */
  swept: string[]
  /** The cells whose tiles a bird kept. */
  spared: string[]
}

export type { Face } from './pieces'
