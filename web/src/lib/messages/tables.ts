/** Tables, what is seen of them, and what happened there. */

import type { Warming } from './games'

export type Stage = 'gathering' | 'running' | 'over' | 'closed'

export interface SeatWish {
  kind: 'me' | 'invite' | 'bot'
  bot?: string
  name?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, string>
  pack?: string | null
  listed?: boolean
  hints?: boolean
}

export interface Invitation {
  seat: number
  secret: string
  link: string
}

export interface Opened {
  id: string
  link: string
  invitations: Invitation[]
}

export interface Sit {
  seat: number
  secret?: string
}

export interface SeatInfo {
  seat: number
  kind: 'person' | 'invite' | 'bot'
  name: string | null
  bot: string | null
  yours: boolean
  kept: boolean
  here: boolean
  resigned: boolean
}

export interface TakeBackInfo {
  seat: number
  moves: number
  waiting: number[]
}

export interface TableInfo {
  id: string
  game: string
  title: string
  players: number
  options: Record<string, string>
  pack: string | null
  content: string
  stage: Stage
  listed: boolean
  hints: boolean
  yours: boolean
  seats: SeatInfo[]
  turn: number | null
  moves: number
  version: number
  opened: number
  changed: number
  commitment: string
  seed: string | null
  undo: number
  undo_asks: number
  undo_seat: number | null
  asking: TakeBackInfo | null
  again: string | null
  ended: 'played' | 'resigned' | null
  winners: number[]
}

export interface Lobby {
  open: TableInfo[]
  mine: TableInfo[]
  warming: Warming
}

export interface GameEvent {
  kind: string
  clause: string
  text: string
  seat: number | null
  facts: Record<string, number | string | null>
  to: number | null
  mark: boolean
}

export interface Item {
  number: number
  kind: string
  at: number
  seat: number | null
  text: string | null
  events: GameEvent[]
  undone: number[]
}

export interface Decision {
  seat: number
  kind: string
  clause: string
  text: string
  about: string | null
}

export interface LegalMove {
  move: number
  text: string
  clause: string
  says: string
}

/** What every game's own view has; a game's board knows the rest. */
export interface GameView {
  game: string
  decision: Decision | null
  legal: LegalMove[]
  over: boolean
  [more: string]: unknown
}

export interface ScoreLine {
  step: string
  clause: string
  points: number
  text: string
  source: string | null
}

export interface Score {
  seat: number
  points: number
  place: number
  won: boolean
  lines: ScoreLine[]
  ties: Record<string, number>
}

/** A table's clock; its times are in seconds, by the server's time. */
export interface Clock {
  phase: 'ready' | 'running' | 'finishing' | 'choosing' | 'wave' | 'paused' | 'over'
  /** The server's time when this was told, by which `until` is read. */
  now: number
  /** When the phase ends by itself; null: it does not. */
  until: number | null
  /** The seconds that a paused clock keeps. */
  left: number | null
  /** How long a round lasts. */
  seconds: number
  /** Who starts the timer, or ends the wave; anyone may, if it is a bot. */
  starter: number | null
  /** Whether nobody may say or show anything now. */
  quiet: boolean
  pausable: boolean
}

export interface TableView {
  type: 'update'
  version: number
  since: number
  seat: number | null
  table: TableInfo
  items: Item[]
  /** Null before the game begins, and while its clock is paused. */
  view: GameView | null
  scores: Score[] | null
  clock: Clock | null
}

export interface Screen {
  text: string
  version: number
}

/** A position of a replay and the move that led to it; the first one is the deal. */
export interface Moment {
  number: number
  /** Who made the move; null: the deal, or the environment. */
  seat: number | null
  move: string | null
  events: GameEvent[]
  points: number[]
  turn: number | null
  view: GameView
}

export interface Replay {
  game: string
  title: string
  players: number
  options: Record<string, string>
  content: string
  /** Null for a record, which does not say who played. */
  names: (string | null)[] | null
  bots: (string | null)[] | null
  seed: string | null
  commitment: string | null
  holds: boolean | null
  over: boolean
  winners: number[]
  scores: Score[]
  catalogue: unknown[]
  moments: Moment[]
}
