/** Sentences of the rules call seats p1, p2, ...; people call each other by name. */

import { seatName } from './seats'
import type { SeatInfo } from '../wire'

export interface Part {
  text: string
  /** The seat that this part names; null: plain words. */
  seat: number | null
}

/** A sentence in parts, its seats by name. */
export function parts(sentence: string, seats: SeatInfo[]): Part[] {
  const found: Part[] = []
  let from = 0
  for (const match of sentence.matchAll(/(?<![\w.-])[pP](\d{1,2})(?![\w-])/g)) {
    const seat = Number(match[1]) - 1
    const named = seats.some((other) => other.seat === seat && (other.name !== null || other.bot !== null))
    if (!named) continue
    if (match.index > from) found.push({ text: sentence.slice(from, match.index), seat: null })
    found.push({ text: seatName(seats, seat), seat })
    from = match.index + match[0].length
  }
  if (from < sentence.length) found.push({ text: sentence.slice(from), seat: null })
  return found
}
