/** What a report says of the end: how well each seat played, and the moves that changed most. */

import type { Report, TurningPoint } from '../wire'

/** How fast a lost chance lowers the accuracy: a tenth of the chance costs a third of the hundred. */
const STEEPNESS = 4

/** How close a seat's moves came to the best that were found, from 0 to 100; null: it decided nothing. */
export function accuracyOf(report: Report, seat: number): number | null {
  const own = report.moments.filter((moment) => moment.seat === seat)
  if (own.length === 0) return null
  const kept = own.reduce((sum, { lost }) => sum + Math.exp(-STEEPNESS * Math.max(0, lost)), 0)
  return Math.round((100 * kept) / own.length)
}

/** A turning point with the chances of its seat before and after it. */
export interface Turned {
  point: TurningPoint
  before: number
  after: number
}

/** The turning points that gave most away, in the order they came. */
export function mostTurned(report: Report, most: number): Turned[] {
  return [...report.turning]
    .sort((a, b) => b.lost - a.lost)
    .slice(0, most)
    .sort((a, b) => a.number - b.number)
    .map((point) => {
      const chances = report.moments.find((moment) => moment.number === point.number)?.chances ?? []
      const before = (chances[point.seat] ?? chances[0])?.mean ?? point.lost // all share one chance where they win together
      return { point, before, after: Math.max(0, before - point.lost) }
    })
}
