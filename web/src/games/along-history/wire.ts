/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Arg, Ref, Sentence } from '../../lib/sentences/sentence'
import type { Decision, LegalRow } from '../../lib/wire/generated'

/** All that a seat (null: a spectator) may see: everything but the order of the deck (AH-R19). */
export interface View {
  game: string
  options: Record<string, string>
  seat: number | null
  players: number
  decision: Decision | null
  legal: LegalRow[]
  legal_args: Record<string, Record<string, Arg>>
  over: boolean
  age: string
  ages: string[]
  round: number
  active: number
  turn_player: number
  phase: string
  deck: number
  ending: string | null
  final: number
  last_cards: number
  entered: number
  pawns: boolean
  dice: DieShown[]
  faces: Record<string, Record<string, number>>
  claim: number
  swaps: number
  heritage_left: boolean
  second_war: boolean
  payment: Payment | null
  war: War | null
  civilizations: Civilization[]
  spaces: Space[]
  lines: string[]
  reach: Record<string, string[]>
  back: Record<string, string[]>
  discarded: number
}

export interface DieShown {
  die: string
  colour: string
  shows: string
  spent?: boolean
  marked?: boolean
}

export interface Payment {
  card: string
  resource: number
  population: number
}

export interface War {
  attacker: number
  defender: number
  attack?: number | null
  army?: number
  dice?: number[]
  marked?: number[]
  generals?: number
}

export interface Civilization {
  seat: number
  points: number
  score: number
  vp: number
  cards: number
  lost: number
  row: EventCard[]
  stacks: Stack[]
  heritage: string[]
  counters: Held[]
  gold: number
  ur: number
  types: Record<string, number>
  bonuses: Record<string, number>
  ready: Record<string, number>
  attack: number
  defence: number
  generals: number
  space: string
}

export interface EventCard {
  card: string
  population: number
  free_by?: string | null
  payable?: boolean
  buyable?: boolean
  lacks?: Record<string, number>
  fuse?: boolean
  doomed?: string[]
  fixed?: boolean
}

export interface Stack {
  card: string
  tilted?: boolean
  under?: string[]
}

export interface Held {
  id: string
  value: number
}

export interface Space {
  id: string
  value: number
  counter?: Ask | null
}

export interface Ask {
  id: string
  name: Arg
  value: number
  kind: string
  need: number
  of?: string | null
  have?: number[]
}

export interface CardFace {
  id: string
  name: Ref
  age: string
  type: string
  number: number
  population: number
  resource: string
  resources: number
  gold: number | null
  vp: number
  gives: Record<string, number>
  bonuses: Record<string, number>
  attack: number
  defence: number
  generals: number
  transmissible: boolean
  frees: string[]
  eases: Record<string, number>
  effects: Sentence[]
  failure: Sentence[]
  evidence: Record<string, unknown>
}
