/** What server and page send each other: the generated types, and names for groups of them. */

import type { Bye, Command, Done, Pointing, Pong, Presence, Refused, TableView } from './generated'

export type * from './generated'

/** A type of the wire with some fields known better: ids that are a few words, say. */
export type Refine<T, Known extends Partial<Record<keyof T, unknown>>> = Omit<T, keyof Known> & Known

/** What the server says over a table's socket. */
export type SocketMessage = TableView | Done | Refused | Pong | Presence | Pointing | Bye

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** What is done at a table and acknowledged; the socket adds the `id`. */
export type TableCommand = WithoutId<Extract<Command, { id?: unknown }>>

/** What is done with a table's clock. */
export type ClockCommand = Extract<Command, { do: 'start' | 'pause' | 'resume' | 'end-wave' }>['do']

/** Where moves are tried: from a table's game or a record. */
export type TrySource = { table: string } | { record: unknown }
