/** What the table of Epochs consists of, with its words known: terrains, resources, actions. */

import type { Refine } from '../../lib/wire'
import type * as wire from './wire'

export const TERRAINS = ['sea', 'plain', 'forest', 'desert', 'mountain'] as const
export type Terrain = (typeof TERRAINS)[number]

export const STORED = ['food', 'production', 'science', 'gold'] as const
export type Stored = (typeof STORED)[number]

export const RESOURCES = [...STORED, 'culture', 'authority', 'art', 'honor'] as const
export type Resource = (typeof RESOURCES)[number]

export const ACTIONS = ['expand', 'city', 'post', 'research', 'wonder', 'upgrade', 'government', 'command'] as const
export type Action = (typeof ACTIONS)[number]

export type Amounts = Record<string, number>

export type Face = Required<wire.Face>
export type Hex = Required<Refine<wire.Hex, { terrain: Terrain; natural: string | null; owner: number | null }>>
export type City = Required<Refine<wire.City, { owner: number | null }>>
export type Tile = Required<Refine<wire.Tile, { tile: string | null }>>
export type Space = Required<wire.Space>
export type Held = Required<wire.Held>
export type Choice = Refine<wire.Choice, { action: Action }>
export type { Army, Consent, Odds, Offer, Part, Payment, Pending, Price, Realm, ResearchRow, Target, War } from './wire'
export interface Turning {
  place: string
  ways: Hex[][]
  neutral: (string | null)[]
}

/** A view as it is sent: what is as usual is left out. */
export type SentView = wire.View
export type EpochsView = Refine<wire.View, { tiles: Tile[]; hexes: Hex[]; cities: City[]; market: Space[]; hand: Held[]; choices: Choice[]; turning: Turning | null }>

const hexOf = (hex: wire.Hex): Hex => ({ token: false, camp: false, ...hex, terrain: hex.terrain as Terrain, natural: hex.natural ?? null, owner: hex.owner ?? null })

/** A view with nothing left out. */
export function whole(view: SentView): EpochsView {
  return {
    ...view,
    tiles: view.tiles.map((tile) => ({ turned: false, icon: false, ...tile, tile: tile.tile ?? null })),
    hexes: view.hexes.map(hexOf),
    cities: view.cities.map((city) => ({ posts: [], ...city, owner: city.owner ?? null })),
    market: view.market.map((space) => ({ under: [], mine: false, ...space })),
    hand: view.hand.map((held) => ({ mine: false, ...held })),
    choices: view.choices as Choice[],
    turning: view.turning ? { ...view.turning, ways: view.turning.ways.map((way) => way.map(hexOf)) } : null,
  }
}

const BLANK: Omit<Face, 'id' | 'name' | 'kind'> = {
  epoch: 0, cost: {}, no_gold: false, gives: {}, type: '', text: [], slot: '', unit: '', combat: 0, needs: [], due: {}, advantages: {}, flags: [], cross: [], barred: [], formation: '',
  level: 0, culture: 0, after: [], cities: 0, command: {}, abilities: [], evidence: {},
} // prettier-ignore

/** A piece of the catalogue with nothing left out. */
export const faceOf = (face: wire.Face): Face => ({ ...BLANK, ...face })

/** A piece that the catalogue does not have. */
export const unknown = (id: string, kind: string): Face => ({ ...BLANK, id, kind, name: { kind, id } })

export const ROMAN = ['', 'I', 'II', 'III', 'III+']

/** The amounts that are there, in the order of the resources. */
export function inOrder(amounts: Amounts): [string, number][] {
  const place = (kind: string): number => (RESOURCES as readonly string[]).indexOf(kind) >>> 0
  return Object.entries(amounts)
    .filter(([, amount]) => amount !== 0)
    .sort((a, b) => place(a[0]) - place(b[0]))
}

export const isNothing = (amounts: Amounts): boolean => inOrder(amounts).length === 0

/** The numbers from 0 on, so many. */
export const range = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, n) => n)
