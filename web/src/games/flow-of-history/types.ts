/** What the table of The Flow of History consists of: the mirror of the game's view.py. */

import type { GameView } from '../../lib/messages'

export const ICONS = ['culture', 'harvest', 'trade', 'attack', 'science', 'defense', 'industry'] as const
export type Icon = (typeof ICONS)[number]

export const TYPES = ['military', 'construction', 'knowledge', 'government', 'leader', 'wonder'] as const
export type Type = (typeof TYPES)[number]

/** The types whose cards lie on each other. */
export const STACKED = ['military', 'construction', 'knowledge', 'government'] as const

// An alias, not an interface: the words take any record.
export type Effect = {
  verb: string
  amount?: number
  icon?: Icon
  icons?: Partial<Record<Icon, number>>
  of_icon?: Icon
  of_type?: Type
  types?: Type[]
  source?: 'supply' | 'reserve'
  per?: number
  cost?: number
  choose?: number
  remove_self?: boolean
  discard_own?: Type
}

export interface CardFace {
  id: string
  name: string
  age: string
  type: Type | null
  timing: string
  timing_text: string
  text: string
  effect: Effect | null
  obsolete: boolean
  check: Icon | null
  stripe: Icon[]
}

export interface Slot {
  card: string
  investor: number | 'banker' | null
  tokens: number
}

export interface Nation {
  seat: number
  tokens: number
  invested: string | null
  military: string[]
  construction: string[]
  knowledge: string[]
  government: string[]
  leader: string | null
  wonders: string[]
  has_future: boolean
  icons: Record<Icon, number>
  given: Record<Icon, number>
  attack: number
  defense: number
  cards: number
  points: number
}

export interface FlowView extends GameView {
  game: string
  players: number
  first: number
  active: number
  turn: number
  age: number
  supply: number
  deck: number
  market: (Slot | null)[]
  nations: Nation[]
  removed: string[]
  hand: string[]
  idle: number
  ending: boolean
}

/** A nation's cards of one type, from the bottom up. */
export function stackOf(nation: Nation, type: Type): string[] {
  if (type === 'leader') return nation.leader === null ? [] : [nation.leader]
  if (type === 'wonder') return nation.wonders
  return nation[type]
}

/** The cards whose effects work. */
export function uncovered(nation: Nation): string[] {
  const tops = STACKED.flatMap((type) => nation[type].slice(-1))
  return [...tops, ...(nation.leader === null ? [] : [nation.leader]), ...nation.wonders]
}

/** All cards of a nation that have icons. */
export function cardsOf(nation: Nation): string[] {
  return TYPES.flatMap((type) => stackOf(nation, type))
}
