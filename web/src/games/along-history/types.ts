/** What the table of Along History consists of, with its words known: types, Resources, dice. */

import type { Refine } from '../../lib/wire'
import type * as wire from './wire'

export type { Held } from './wire'

export const TYPES = ['terrain', 'character', 'progress', 'wonder', 'calamity'] as const
export type Type = (typeof TYPES)[number]

export const RESOURCES = ['ingenuity', 'strength', 'culture'] as const
export type Resource = (typeof RESOURCES)[number]

export const GOODS = ['population', ...RESOURCES, 'gold'] as const
export type Good = (typeof GOODS)[number]

export const COLOURS = ['green', 'blue', 'red', 'coin'] as const
export type Colour = (typeof COLOURS)[number]

export type Amounts = Partial<Record<Good, number>>

export type CardFace = Refine<Omit<wire.CardFace, 'evidence'>, { type: Type; resource: Resource; gives: Amounts; bonuses: Amounts }>
export type EventCard = Required<Refine<wire.EventCard, { free_by: string | null; lacks: Amounts }>>
export type Stack = Required<wire.Stack>
export type DieShown = Required<Refine<wire.DieShown, { colour: Colour }>>
export type Ask = Required<Refine<wire.Ask, { of: string | null }>>
export type Space = { id: string; value: number; counter: Ask | null }
export type War = Required<Refine<wire.War, { attack: number | null }>>
export type Civilization = Required<Refine<wire.Civilization, { row: EventCard[]; stacks: Stack[]; types: Partial<Record<Type, number>>; bonuses: Amounts; ready: Amounts }>>
/** A view as it is sent: what is as usual is left out. */
export type SentView = wire.View
export type AgesView = Refine<wire.View, { civilizations: Civilization[]; dice: DieShown[]; spaces: Space[]; war: War | null; faces: Partial<Record<Colour, Record<string, number>>> }>

const eventOf = (card: wire.EventCard): EventCard => ({ free_by: null, payable: false, buyable: false, fuse: false, doomed: [], fixed: false, ...card, lacks: card.lacks ?? {} })
const stackOf = (stack: wire.Stack): Stack => ({ tilted: false, under: [], ...stack })
const dieOf = (die: wire.DieShown): DieShown => ({ spent: false, marked: false, ...die, colour: die.colour as Colour })
const askOf = (ask: wire.Ask): Ask => ({ have: [], ...ask, of: ask.of ?? null })
const warOf = (war: wire.War): War => ({ army: 0, dice: [], marked: [], generals: 0, sums: [], ...war, attack: war.attack ?? null })

/** A view with nothing left out. */
export function whole(view: SentView): AgesView {
  return {
    ...view,
    civilizations: view.civilizations.map((one) => ({ sums: [], ...one, row: one.row.map(eventOf), stacks: one.stacks.map(stackOf) })) as Civilization[],
    dice: view.dice.map(dieOf),
    spaces: view.spaces.map((space) => ({ id: space.id, value: space.value, counter: space.counter ? askOf(space.counter) : null })),
    war: view.war ? warOf(view.war) : null,
  }
}

/** How many bonuses there are in all. */
export const total = (amounts: Amounts): number => Object.values(amounts).reduce((sum, count) => sum + count, 0)

/** The numbers from 0 on, so many. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, n) => n)

/** A card that the catalogue of pieces does not have. */
export const UNKNOWN: Omit<CardFace, 'id' | 'name'> = {
  age: '', type: 'terrain', number: 0, population: 0, resource: 'ingenuity', resources: 1, gold: null, vp: 0, gives: {}, bonuses: {}, attack: 0, defence: 0, generals: 0,
  transmissible: true, frees: [], eases: {}, effects: [], failure: [],
} // prettier-ignore
