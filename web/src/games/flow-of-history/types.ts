/** What the table of The Flow of History consists of, with its words known: icons, types, effects. */

import type { Sentence } from '../../lib/sentences'
import type { Refine } from '../../lib/wire'
import type * as wire from './wire'

export const ICONS = ['culture', 'harvest', 'trade', 'attack', 'science', 'defense', 'industry'] as const
export type Icon = (typeof ICONS)[number]

export const TYPES = ['military', 'construction', 'knowledge', 'government', 'leader', 'wonder'] as const
export type Type = (typeof TYPES)[number]

/** The types whose cards lie on each other. */
export const STACKED = ['military', 'construction', 'knowledge', 'government'] as const

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

/** `text` is null for a card that the catalogue of pieces does not have. */
export type CardFace = Refine<Omit<wire.CardFace, 'evidence'>, { type: Type | null; text: Sentence | null; effect: Effect | null; check: Icon | null; stripe: Icon[] }>
export type Slot = Required<Refine<wire.Slot, { investor: number | 'banker' | null }>>
export type Nation = Required<Refine<wire.Nation, { icons: Record<Icon, number>; given: Record<Icon, number> }>>
/** A view as it is sent: what is as usual is left out of slots and nations. */
export type SentView = wire.View
export type HistoryView = Refine<wire.View, { market: (Slot | null)[]; nations: Nation[] }>

const slotOf = (slot: wire.Slot): Slot => ({ tokens: 0, ...slot, investor: (slot.investor ?? null) as Slot['investor'] })
const counts = (some: Record<string, number> = {}) => Object.fromEntries(ICONS.map((icon) => [icon, some[icon] ?? 0])) as Record<Icon, number>

/** A nation with nothing left out. */
export function nationOf(nation: wire.Nation): Nation {
  const none = { invested: null, military: [], construction: [], knowledge: [], government: [], leader: null, wonders: [], future: false, attack_strength: 0, defense_strength: 0 }
  return { ...none, ...nation, icons: counts(nation.icons), given: counts(nation.given) }
}

/** A view with nothing left out. */
export function whole(view: SentView): HistoryView {
  return { ...view, market: view.market.map((slot) => slot && slotOf(slot)), nations: view.nations.map(nationOf) }
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
