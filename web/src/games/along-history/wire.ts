/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Arg } from '../../lib/sentences/sentence'
import type { Decision, LegalRow } from '../../lib/wire/generated'

/** All that a seat (null: a spectator) may see: everything but the order of the deck (AH-R19). */
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
  age: string
  ages: string[]
  round: number
  active: number
  turn_player: number
  /** `main`, `calamities`, `war` or `counter`; `over` after the end. */
  phase: string
  deck: number
  /** Why the Age ends with this round: `counter`, `deck`, `cards` or `rounds`. */
  ending: string | null
  /** The value of the counter that ends the Age; 0 in Initiation. */
  final: number
  /** How many cards end the Age in Initiation, else 0. */
  last_cards: number
  /** Cards that entered the turn player's Civilization this turn. */
  entered: number
  /** Whether the dice are Results pawns. */
  pawns: boolean
  dice: DieShown[]
  /** How often each die shows what, by its colour. */
  faces: Record<string, Record<string, number>>
  /** Population that the first green die of the turn player costs more (AH-99). */
  claim: number
  /** Free swaps left this turn. */
  swaps: number
  /** Whether the turn player may still use a heritage card. */
  heritage_left: boolean
  second_war: boolean
  payment: Payment | null
  war: War | null
  civilizations: Civilization[]
  spaces: Space[]
  /** `1a>2a` leads forward, `2a-2b` both ways. */
  lines: string[]
  /** The spaces to which each seat could go as things stand (AH-105). */
  reach: string[][]
  discarded: number
}

/** A die or a Results pawn, as moves name it. */
export interface DieShown {
  die: string
  colour: string
  /** 1 to 3, a Resource, an amount of gold, or the same as `die`. */
  shows: string
  spent?: boolean
  /** It will be re-rolled (D6). */
  marked?: boolean
}

/** A payment that has begun: what still lacks. */
export interface Payment {
  card: string
  resource: number
  population: number
}

/** A war in progress, with what is known of it. */
export interface War {
  attacker: number
  defender: number
  /** The attacker's total, once it is final. */
  attack?: number | null
  /** What the fighter who chooses has without dice. */
  army?: number
  /** What the war dice of the fighter who chooses show. */
  dice?: number[]
  marked?: number[]
  generals?: number
  /** How likely the dice of the fighter who chooses come to 3 up to 9 at last, with the re-rolls that are left. */
  sums?: number[]
}

/** All that lies before one seat. */
export interface Civilization {
  seat: number
  /** Points as they stand (AH-R17). */
  points: number
  /** The points of the Ages before. */
  score: number
  vp: number
  cards: number
  /** Bonuses on covered cards; each costs 2 points (AH-73). */
  lost: number
  row: EventCard[]
  stacks: Stack[]
  heritage: string[]
  counters: Held[]
  gold: number
  ur: number
  types: Record<string, number>
  /** Visible bonuses by kind, tilted or not. */
  bonuses: Record<string, number>
  /** What its straight cards give. */
  ready: Record<string, number>
  /** Its army without dice and tilts. */
  attack: number
  defence: number
  generals: number
  space: string
  /** How likely three war dice come to 3 up to 9 for this seat, with its Generals; none without wars. */
  sums?: number[]
}

/** A card in an Events row, as its holder would get it now. */
export interface EventCard {
  card: string
  /** Its Population cost now. */
  population: number
  /** The card that makes it free (AH-30); a Calamity is then no danger (AH-47). */
  free_by?: string | null
  /** Whether its holder could pay for it in goods now; only in the holder's own turn. */
  payable?: boolean
  /** Whether the holder's treasure reaches its Gold cost. */
  buyable?: boolean
  /** What is short of it by kind, where it is not payable; only in the holder's own turn. */
  lacks?: Record<string, number>
  /** A Calamity that will fail when its holder's turn as Active Player ends (AH-41). */
  fuse?: boolean
  /** Which cards the first loss of such a failure would be chosen from. */
  doomed?: string[]
  /** It can never be swapped (AH-21). */
  fixed?: boolean
}

/** An uncovered card, and the cards that lie under it, directly or not, the uppermost first. */
export interface Stack {
  card: string
  tilted?: boolean
  under?: string[]
}

/** A counter that a seat has. */
export interface Held {
  id: string
  value: number
}

/** A space of the Achievements board. */
export interface Space {
  id: string
  value: number
  counter?: Ask | null
}

/** A counter on the board, and what it asks for (AH-67). */
export interface Ask {
  id: string
  /** What sentences name it by, as their argument `counter`. */
  args: Record<string, Arg>
  value: number
  /** `type`, `vp`, `cards`, `types`, `bonus` or `gold`. */
  kind: string
  need: number
  /** The type or the bonus; a bonus of any kind has none. */
  of?: string | null
  /** How many each seat has of it. */
  have?: number[]
}

export type { CardFace } from './pieces'
