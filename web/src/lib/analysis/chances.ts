/** What an analysis says, made ready to be drawn: chances in percent, the chances over a game. */

import type { Chance, Report, TurningPoint } from '../wire'

/** A chance in whole percent; only what is certain is 0 or 100. */
export function percent(chance: number): number {
  const value = Math.round(chance * 100)
  if (value <= 0) return chance > 0 ? 1 : 0
  if (value >= 100) return chance < 1 ? 99 : 100
  return value
}

export interface Chances {
  /** Each seat's chance at each moment, in percent. */
  means: number[][]
  /** The interval of each. */
  bands: { low: number; high: number }[][]
}

/** The chances at every moment of a game: what was last known, and in the end who won. */
export function chancesOf(report: Report, last: number): Chances {
  const means: number[][] = []
  const bands: { low: number; high: number }[][] = []
  let known: Chance[] = report.moments[0]?.chances ?? evenly(report.players)
  let next = 0
  for (let at = 0; at <= last; at++) {
    for (let moment = report.moments[next]; moment && moment.number <= at; moment = report.moments[++next]) known = moment.chances
    if (at === last && report.wins) known = report.wins.map((share) => ({ mean: share, low: share, high: share }))
    means.push(known.map((chance) => percent(chance.mean)))
    bands.push(known.map((chance) => ({ low: 100 * chance.low, high: 100 * chance.high })))
  }
  return { means, bands }
}

function evenly(players: number): Chance[] {
  return Array.from({ length: players }, () => ({ mean: 1 / players, low: 0, high: 1 }))
}

/** The turning point of the decision that is made at a moment. */
export function turningAt(report: Report | null, at: number): TurningPoint | null {
  return report?.turning.find((point) => point.number === at) ?? null
}

/** A band around a line that keeps its height until the next move: there along the top, back along the bottom. */
export function band(
  ends: { low: number; high: number }[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const there: string[] = []
  const back: string[] = []
  ends.forEach(({ low, high }, at) => {
    const from = x(at)
    const to = x(Math.min(at + 1, ends.length - 1))
    there.push(`${at === 0 ? 'M' : 'L'}${from} ${y(high)}H${to}`)
    back.push(`L${to} ${y(low)}H${from}`)
  })
  return there.length === 0 ? '' : `${there.join('')}${back.reverse().join('')}Z`
}
