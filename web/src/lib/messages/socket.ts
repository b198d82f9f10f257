/** What goes over a websocket. */

import type { Done, Refused } from './analysis'
import type { Warming } from './games'
import type { TableView } from './tables'

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
