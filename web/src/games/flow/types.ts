/** What a seat sees of Flow: the mirror of src/riverrun/games/flow/view.py. */

import type { GameView } from '../../lib/messages'

export const SIDE = 7
export const BOAT = 'r3c3'
export const PLAIN = ['straight', 'curve', 'tee', 'cross'] as const
export const TILES = [...PLAIN, 'straight-obstacle', 'curve-obstacle', 'tee-obstacle', 'cross-obstacle', 'scenario'] as const
export const CARDS = ['support', 'bird', 'current', 'fishing', 'calm-waters', 'return'] as const
export const SCENARIOS = ['obstacles', 'no-communication', 'one-card', 'no-new-cards', 'firm-obstacles', 'single-path', 'obstacles-remain'] as const
export const ANIMALS = ['cat', 'dog', 'capybara', 'lemur'] as const

export type Tile = (typeof TILES)[number]
export type Card = (typeof CARDS)[number]
export type Scenario = (typeof SCENARIOS)[number]
export type AnimalId = (typeof ANIMALS)[number]
export type Edge = 'n' | 'e' | 's' | 'w'

export interface Cell {
  /** Its row and column, counted from 0: r2c3. */
  cell: string
  /** The faces of the dice that hit it; null on the centre lines. */
  white: number | null
  black: number | null
  what: 'empty' | 'animal' | 'boat' | 'tile'
  tile: Tile | AnimalId | null
  /** Its open edges, and those of them that take no water. */
  open: string
  dry: string
  bird: boolean
  /** The animals whose water reaches it, and whether the boat's does. */
  water: AnimalId[]
  /** The edges where that water comes in. */
  into: string
  boat: boolean
}

export interface Animal {
  id: AnimalId
  cell: string
  /** Whether it reached the boat when the last turn or wave ended. */
  home: boolean
  blocked: boolean
  /** The cells from the animal to the boat, if water leads there. */
  path: string[]
  /** How many tiles its shortest way still needs; null: tiles bar every way. */
  needs: number | null
}

export interface Hand {
  seat: number
  held: number
  /** Null where they are hidden. */
  cards: Partial<Record<Card, number>> | null
}

export interface Wave {
  white: number | null
  black: number | null
  swept: string[]
  spared: string[]
}

export interface FlowView extends GameView {
  game: string
  options: Record<string, string>
  players: number
  first: number
  active: number
  turn: number
  round: number
  round_turns: number
  /** After how many turns the round ends; null: when the clock says so. */
  turns: number | null
  late: boolean
  cells: Cell[]
  animals: Animal[]
  boat: string
  in_hand: Tile | null
  lifted_from: string | null
  bird_in_hand: boolean
  in_play: Card | null
  hands: Hand[]
  stack: number
  mix: Partial<Record<Tile, number>>
  revealed: Partial<Record<Tile, number>>
  discards: Partial<Record<Tile, number>>
  deck: number
  used: Partial<Record<Card, number>>
  birds: number
  calm: boolean
  cards_this_round: number
  scenarios: Scenario[]
  wave: Wave | null
  won: boolean | null
  /** What each card that may be played now may be aimed at, and the cells by how a tile may lie there. */
  targets: Record<string, Record<string, Record<string, string>>>
}

export interface Face {
  id: string
  name: string
  kind: 'tile' | 'card' | 'scenario'
  count: number
  text: string
  /** How a tile may lie, and the open edges that take no water. */
  forms: Record<string, string>
}
