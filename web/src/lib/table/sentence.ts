/** Sentences of the rules call seats p1, p2, ...; people call each other by name. */

import type { Part, PlayerNames } from '../sentences'
import { seatName } from './seats'
import type { SeatInfo } from '../wire'

/** What players are called, as far as they have names. */
export function nameOf(seats: SeatInfo[]): PlayerNames {
  return (seat) => (seats.some((other) => other.seat === seat && (other.name !== null || other.bot !== null)) ? seatName(seats, seat) : null)
}

/** A sentence in parts, its seats by name. */
export function parts(sentence: string, seats: SeatInfo[]): Part[] {
  const names = nameOf(seats)
  const found: Part[] = []
  let from = 0
  for (const match of sentence.matchAll(/(?<![\w.-])[pP](\d{1,2})(?![\w-])/g)) {
    const seat = Number(match[1]) - 1
    const name = names(seat)
    if (name === null) continue
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), seat: null })
    found.push({ text: name, seat })
    from = match.index + match[0].length
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), seat: null })
  return found
}
