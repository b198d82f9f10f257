/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Arg, Ref, Sentence } from '../../lib/sentences/sentence'
import type { Decision, LegalRow } from '../../lib/wire/generated'

/** All that a seat (null: a spectator) may see: everything but hands, decks and what lies face down (EP-14.1). */
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
  epoch: number
  turn: number
  turns: number
  active: number
  /** Who began this epoch; null until it is drawn. */
  first: number | null
  /** `civilization`, `reveal`, `plan`, `action`, `military`, `end` or `over`. */
  step: string
  /** Which action of the turn is taken now; 0: none. */
  action: number
  /** How many actions the turn has; 0: not yet known. */
  actions: number
  extra: boolean
  columns: number
  rows: number
  tiles: Tile[]
  hexes: Hex[]
  cities: City[]
  turning: Turning | null
  market: Space[]
  units: Offer[]
  wonders: Offer[]
  basics: Offer[]
  deck: number
  research: ResearchRow[]
  /** The row that it lies on; 0: below the first. */
  scroll: number
  /** Seats by culture, on equal values by arrival (EP-5.3). */
  order: number[]
  /** The culture that forms of the next levels require. */
  marks: number[]
  /** How many get a great work of art at the epoch's end (EP-10.1). */
  art_places: number
  printed: Printed
  realms: Realm[]
  hand: Held[]
  /** The civilizations to choose from; seen by whoever holds them. */
  dealt: string[]
  choices: Choice[]
  governments: Offer[]
  /** What unlocking each of one's four abilities costs, or why it does not go. */
  abilities: Price[]
  /** What a conversion consumes. */
  convert: number
  payment: Payment | null
  effects: Pending[]
  consent: Consent | null
  targets: Target[]
  war: War | null
  /** What each legal route costs, by its move. */
  routes: Record<string, Record<string, number>>
  /** What each legal way of making the units ready costs, by its move. */
  readies: Record<string, Record<string, number>>
  /** What an expansion brings besides the land, by hex. */
  brings: Record<string, Record<string, number>>
  warnings: Warning[]
}

/** A tile of the map: what it is, or what its back shows (EP-2.4). */
export interface Tile {
  place: string
  /** null while it lies face down. */
  tile?: string | null
  turned?: boolean
  /** Whether its back promises a horse or an iron. */
  icon?: boolean
}

/** A revealed hex, and what lies on it. */
export interface Hex {
  hex: string
  terrain: string
  /** `luxury`, `minor-luxury`, `horse` or `iron`. */
  natural?: string | null
  /** An exploration token lies here, face down. */
  token?: boolean
  camp?: boolean
  owner?: number | null
}

/** A city on the map, and whose posts stand in it; a neutral one has no owner. */
export interface City {
  site: string
  owner?: number | null
  posts?: number[]
}

/** A revealed tile that may lie either way: its hexes as it lies, and turned. */
export interface Turning {
  place: string
  ways: Hex[][]
  /** Where its neutral city would stand. */
  neutral: (string | null)[]
}

/** A space of the invention market: the top card, and the covered ones from the top down. */
export interface Space {
  card: string | null
  under?: string[]
  /** Whoever looks has an invention of this name (EP-4.3). */
  mine?: boolean
}

/** A card of the markets, with what it costs whoever looks. */
export interface Offer {
  card: string
  move: string
  price: Price | null
  /** One's combat with it. */
  combat: number | null
  /** The next card of its kind pushes it out (EP-3.2). */
  goes: boolean
}

/** What something costs whoever looks, and why (EP-6.6, EP-A39, EP-A49). */
export interface Price {
  cost: Record<string, number>
  /** Told where it differs. */
  printed: Record<string, number>
  /** What makes the difference: the unit that is replaced, discounts, surcharges for what one lacks. */
  parts: Part[]
  no_gold: boolean
  /** What is missing, gold counted in; nothing: it can be paid. */
  short: Record<string, number>
  /** A unit whose name one has had already: it cannot be taken again. */
  had: boolean
}

/** One item of a price or of a sum: what makes it, and how much. */
export interface Part {
  of: Ref
  amount: number
}

/** A row of the research track. */
export interface ResearchRow {
  row: number
  left: Record<string, number>
  right: Record<string, number>
  /** What it costs whoever looks. */
  price: Price | null
  /** What is printed, and how much less it costs whoever looks. */
  cost: number
  less: number
  no_gold: boolean
}

/** Numbers of the box, or of a pack, that the board shows. */
export interface Printed {
  /** How often one may invent in an epoch, and how often cover (EP-4.2). */
  inventions: number
  covers: number
  /** How many abilities one may unlock (EP-9.2). */
  abilities: number
  /** The combat of a barbarian camp (EP-8.4). */
  camp: number
  /** What each camp takes (EP-10.5). */
  pillage: Record<string, number>
  /** What natural resources supply, by kind (EP-2.5). */
  supply: Record<string, number>
  /** Where the trade board ends (EP-10.2). */
  trade: number
  /** The culture that a warmonger loses at the end of each epoch (EP-10.7). */
  warmonger: number[]
}

/** All that is open of one seat. */
export interface Realm {
  seat: number
  /** null until all have picked. */
  civilization: string | null
  /** Its abilities in use, 1 to 4. */
  unlocked: number[]
  /** As they stand (EP-A77). */
  points: number
  food: number
  production: number
  science: number
  gold: number
  culture: number
  honor: number
  art: number
  /** Cubes on its board, to be used. */
  authority: number
  lands: number
  consumed: number
  /** Cubes not yet gained. */
  supply_cubes: number
  free_cities: number
  cities: number
  most_cities: number
  free_posts: number
  posts: number
  trade_supply: number
  trade_demand: number
  /** What trade would give now (EP-10.2). */
  income: Record<string, number>
  form: string
  main: Slot | null
  support: Slot | null
  /** Units, formation and what always counts. */
  combat: number
  formation: boolean
  /** Dice by kind, of units and effects. */
  advantages: Record<string, number>
  ready: boolean
  /** The least expenditure that would make its units ready. */
  due: Record<string, number>
  marker: boolean
  inventions: string[]
  wonders: string[]
  /** How many cards of this epoch, and of the next. */
  hand: number[]
  invented: number
  covered: number
  /** The food that its cities need at the epoch's end (EP-10.3). */
  eats: number
  /** How many cities could not be fed as things stand. */
  hungry: number
  /** The camps that would pillage it (EP-10.5). */
  camps: number
}

/** A unit on display. */
export interface Slot {
  unit: string
  /** The expenditure that lies on it. */
  paid?: Record<string, number>
}

/** A card of one's hand. */
export interface Held {
  card: string
  epoch: number
  /** One has invented its name already (EP-4.3). */
  mine?: boolean
}

/** One of the eight actions for whoever is asked: what it would cost, how much it offers, or why it does not go. */
export interface Choice {
  action: string
  /** How many moves of it are legal. */
  legal: number
  /** The least that it costs. */
  price: Price | null
  refused: Sentence | null
  clause: string
  /** What the production command gives. */
  gives: Record<string, number>
}

/** A payment in progress: how much gold may pay for a kind (EP-D7). */
export interface Payment {
  cost: Record<string, number>
  kind: string
  amount: number
  least: number
  most: number
}

/** An effect that waits for its owner (EP-A47). */
export interface Pending {
  source: Ref
  text: Sentence[]
  /** `now`: it is asked; `choice`: it may be picked; `then`: it comes after the others; `idle`: nothing to choose. */
  state: string
  move: string | null
}

/** A trading post that waits for the host's word (EP-A68). */
export interface Consent {
  builder: number
  host: number
  site: string
  sea: boolean
  cost: Record<string, number>
  /** What each of the two gets. */
  gains: Record<string, number>
  demand: number
  /** Posts that stand there. */
  taken: number
  room: number
  /** The corners of a land route. */
  route: string[]
}

/** What may be attacked: both sides, and the chances. */
export interface Target {
  /** A hex or a site. */
  at: string
  move: string
  /** `land`, `city`, `camp` or `neutral`. */
  kind: string
  attack: Army
  defence: Army
  odds: Odds
  /** Who may be asked to protect it, in their order. */
  protectors: number[]
  /** The chances against each of them. */
  shielded: Odds[]
  /** It is a last land: it cannot fall (EP-8.7). */
  last: boolean
  /** Whether the attacker has a piece to put there. */
  places: boolean
}

/** One side of a war: what counts, and why (EP-8.1). */
export interface Army {
  /** null: barbarians or a neutral city. */
  seat: number | null
  ready: boolean
  total: number
  dice: number
  parts: Part[]
  /** What the dice beyond the first come from. */
  extra: Part[]
  rolled: number[]
}

/** The chances of a war: to win, of each spoil, and of each difference, from the lowest on. */
export interface Odds {
  win: number
  spoils: Spoil[]
  lowest: number
  differences: number[]
}

/** What a difference of so much takes, and its chance (EP-8.7). */
export interface Spoil {
  at: number
  /** `honor`, `remove`, `art` or `gold`. */
  take: string
  chance: number
}

/** A war in progress. */
export interface War {
  at: string
  kind: string
  attack: Army
  defence: Army
  odds: Odds | null
}

/** What one might overlook. */
export interface Warning {
  /** `unready`: a warmonger is near; `famine`: unfed cities; `action`: unused ones; `relapse`: no longer ready. */
  kind: string
  seat: number | null
  amount: number
  /** The move that would bring it about; None: so it stands. */
  move: string | null
}

export type { Face, Ability } from './pieces'
