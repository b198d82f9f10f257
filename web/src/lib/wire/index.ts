/** What server and page send each other: the generated types, and names for groups of them. */

import type { Ack, Bye, Hello, Pointing, Pong, Presence, Refused, SocketCommand, TableInfo, TableUpdate, GameView } from './generated'

export type * from './generated'

/** A type of the wire with some fields known better: ids that are a few words, say. */
export type Refine<T, Known extends Partial<Record<keyof T, unknown>>> = Omit<T, keyof Known> & Known

/** An update over a socket: with a `base`, of table and view only the fields that are not what the update before told. */
export type SocketUpdate = Omit<TableUpdate, 'table' | 'view'> & { base?: number | null; table: Partial<TableInfo>; view?: Partial<GameView> | null }

/** What the server says over a table's socket. */
export type SocketMessage = SocketUpdate | Ack | Refused | Pong | Presence | Pointing | Bye | Hello

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never

/** What is done at a table and acknowledged; the socket adds the `id`. */
export type TableCommand = WithoutId<Extract<SocketCommand, { id?: unknown }>>

/** What is done with a table's clock. */
export type ClockCommand = Extract<SocketCommand, { do: 'start' | 'pause' | 'resume' | 'end-interlude' }>['do']

/** Where moves are tried: from a table's game, a record, or the puzzle of a day. */
export type TrySource = { table: string } | { record: unknown } | { puzzle: string }
