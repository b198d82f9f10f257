/** Everything that crosses the wire: the mirror of src/riverrun/server/messages.py. */

export type Stage = 'gathering' | 'running' | 'over' | 'closed'

// What there is

export interface BotInfo {
  name: string
  text: string
}

export interface OptionInfo {
  id: string
  clause: string
  text: string
  /** The default first. */
  values: string[]
  /** Describes values outside the list, if there may be any. */
  form: string | null
}

export interface ClauseInfo {
  id: string
  section: string
  title: string
  /** How sure it is: `stated`, `ruling`, `inferred` or `invented`. */
  mark: string
  text: string
  /** The rulebook's page or pages, by its edition. */
  pages: Record<string, string>
}

export interface PackInfo {
  id: string
  title: string
}

export interface GameInfo {
  id: string
  title: string
  designer: string
  rules: string
  players: number[]
  usual: number
  options: OptionInfo[]
  bots: BotInfo[]
  packs: PackInfo[]
}

export interface Warming {
  ready: boolean
  done: number
  of: number
  piece: string
}

// Who is asking

export interface Me {
  name: string | null
}

export interface Pass {
  key: string
}

// Tables

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

// Analysis

/** A seat's chance to win, from 0 to 1, and the interval that holds the estimate 19 times of 20. */
export interface Chance {
  mean: number
  low: number
  high: number
}

/** Why a move: what it changes, by which clause; what is not said is 0 or nothing. */
export interface Reason {
  text: string
  clause: string
  fact?: string
  seat?: number
  before?: number
  after?: number
}

export interface MoveOption {
  move: string
  text: string
  clause: string
  share: number
  chances: Chance[]
}

export interface Worded {
  move: string
  text: string
  clause: string
}

export interface LineMove extends Worded {
  seat: number
}

export interface Hint {
  version: number
  seat: number
  iterations: number
  chances: Chance[]
  /** The best first. */
  moves: MoveOption[]
  looked_at: number
  line: LineMove[]
  reasons: Reason[]
}

export interface ReportMoment {
  /** How many moves had been made. */
  number: number
  seat: number
  played: string
  best: string
  chances: Chance[]
  lost: number
}

export interface TurningPoint {
  number: number
  seat: number
  lost: number
  played: Worded
  better: Worded
}

export interface Report {
  game: string
  players: number
  iterations: number
  moments: ReportMoment[]
  turning: TurningPoint[]
  wins: number[] | null
}

export interface ReportState {
  id: string
  done: number
  total: number
  ahead: number
  trouble: string | null
  report: Report | null
}

/** Where moves are tried: from a table's game or a record. */
export type TrySource = { table: string } | { record: unknown }

export interface TriedMove {
  seat: number | null
  move: string
  events: GameEvent[]
  points: number[]
}

export interface Tried {
  moment: number
  line: TriedMove[]
  by: 'bot' | 'quick' | 'random' | null
  points: number[]
  turn: number | null
  over: boolean
  winners: number[]
  view: GameView
}

export interface Verdict {
  move: string
  legal: boolean
  clause: string
  text: string
}

export interface Done {
  type: 'ack'
  version: number
  id: string | null
}

export type Fault =
  | 'bad-request'
  | 'bad-move'
  | 'illegal'
  | 'stale'
  | 'not-your-seat'
  | 'not-your-turn'
  | 'wrong-stage'
  | 'nobody'
  | 'not-found'
  | 'not-allowed'
  | 'too-many'
  | 'too-large'
  | 'unavailable'

export interface Refused {
  type: 'refused'
  error: Fault
  text: string
  clause: string | null
  version: number | null
  id: string | null
}

// Websockets

export type ClockWish = 'start' | 'pause' | 'resume' | 'end-wave'

/** What a client does at a table and wants to be acknowledged; the socket adds the `id`. */
export type Wish =
  | { do: 'play'; seat: number; move: string; seen: number }
  | { do: 'play'; seat: number; moves: string[]; seen: number }
  | { do: ClockWish; seat: number }
  | { do: 'undo'; seat: number }
  | { do: 'answer'; seat: number; yes: boolean }
  | { do: 'resign'; seat: number }
  | { do: 'say'; seat: number; text: string }

export type Command =
  | (Wish & { id: string })
  | { do: 'look'; seat: number | null; seen: number }
  | { do: 'point'; seat: number; text: string | null }
  | { do: 'ping' }

export interface Pong {
  type: 'pong'
  version: number
}

export interface Presence {
  type: 'presence'
  here: number[]
  watching: number
  warming: Warming
}

/** What somebody else at the table points at; null: they no longer do. */
export interface Pointing {
  type: 'pointing'
  seat: number
  text: string | null
}

export interface Bye {
  type: 'bye'
  text: string
}

export type Told = TableView | Done | Refused | Pong | Presence | Pointing | Bye
