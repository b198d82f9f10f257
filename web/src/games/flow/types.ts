/** What a seat sees of Flow, with its words known: tiles, cards, scenarios, animals, edges. */

import type { Refine } from '../../lib/wire'
import type * as wire from './wire'

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

type Counts<Id extends string> = Partial<Record<Id, number>>

/** A cell where something lies, and an animal, as they are sent: what is as usual is left out. */
type SentCell = Refine<wire.Cell, { what?: 'animal' | 'boat' | 'tile'; tile?: Tile | AnimalId | null; water?: AnimalId[] }>
type SentAnimal = Refine<wire.Animal, { id: AnimalId }>
/** The same with nothing left out. */
export type Cell = Required<Omit<SentCell, 'what'>> & { what: 'empty' | 'animal' | 'boat' | 'tile' }
export type Animal = Required<SentAnimal>
export type Hand = Refine<wire.Hand, { cards: Counts<Card> | null }>
export type Wave = wire.Wave
export type Face = Refine<wire.Face, { kind: 'tile' | 'card' | 'scenario' }>
export type FlowView = Refine<
  wire.View,
  {
    cells: SentCell[]
    animals: SentAnimal[]
    in_hand: Tile | null
    in_play: Card | null
    hands: Hand[]
    mix: Counts<Tile>
    revealed: Counts<Tile>
    discards: Counts<Tile>
    used: Counts<Card>
    scenarios: Scenario[]
  }
>
