/** Seats: what they are called, which are mine, and through whose eyes this device looks. */

import type { PlayerNames } from '../sentences'
import { faceOf, facesAt } from '../../parts/table/faces/seatFaces'
import type { SeatInfo, TableInfo } from '../wire'
import { words } from '../words'

/** What a seat is called: its person's name, or its bot's, which is that of the face it has. */
export function seatName(seats: SeatInfo[], seat: number | null): string {
  if (seat === null) return ''
  const info = seats.find((other) => other.seat === seat)
  if (info?.name) return info.name
  return info?.bot ? words.animals[facesAt(seats).get(seat) ?? faceOf(seat)] : words.seat(seat)
}

/** What players are called in sentences, as far as they have names. */
export function nameOf(seats: SeatInfo[]): PlayerNames {
  return (seat) => (seats.some((other) => other.seat === seat && (other.name || other.bot)) ? seatName(seats, seat) : null)
}

/** The seats this person may act for. */
export function mySeats(table: TableInfo): SeatInfo[] {
  return table.seats.filter((seat) => seat.yours && !seat.resigned && !seat.away)
}

/** Whether this person owes the decision. */
export function isMyTurn(table: TableInfo): boolean {
  return table.stage === 'running' && mySeats(table).some((seat) => seat.seat === table.turn)
}

/** The seats anyone with the right to may take. */
export function freeSeats(table: TableInfo): SeatInfo[] {
  return table.stage === 'gathering' ? table.seats.filter((seat) => seat.kind === 'invite') : []
}

export interface Eyes {
  /** The seat to look through; null: a spectator's eyes. */
  seat: number | null
  /** The seat the device has to be passed to first; null: nothing stands between. */
  curtain: number | null
}

/**
 * Through whose eyes this device looks: the one seat of mine; of several the asked one, behind a curtain until the
 * device has been passed on (`shown` is the seat whose player last said so). Where the players hide nothing from each
 * other (`open`), there is no curtain: nobody has to press it away while a clock runs.
 */
export function eyesFor(table: TableInfo, shown: number | null, open = false): Eyes {
  const mine = mySeats(table).map((seat) => seat.seat)
  if (mine.length === 0) {
    const given = table.seats.find((seat) => seat.yours)
    return { seat: given?.seat ?? null, curtain: null }
  }
  const first = mine[0] as number
  if (mine.length === 1) return { seat: first, curtain: null }
  const kept = shown !== null && mine.includes(shown) ? shown : null
  if (table.stage !== 'running') return { seat: kept ?? (table.stage === 'over' ? first : null), curtain: null }
  const asked = table.turn !== null && mine.includes(table.turn) ? table.turn : (kept ?? first)
  if (open) return { seat: asked, curtain: null }
  return asked === kept ? { seat: kept, curtain: null } : { seat: kept, curtain: asked }
}
