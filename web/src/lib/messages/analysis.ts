/** What is worked out: hints, reports, chances, trials. */

import type { GameEvent, GameView } from './tables'

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
