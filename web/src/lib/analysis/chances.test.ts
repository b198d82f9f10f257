/** Chances in percent, and over a game. */

import { describe, expect, it } from 'vitest'
import { band, chancesOf, percent, turningAt } from './chances'
import type { Chance, Report } from '../wire'

const chance = (mean: number, by = 0.1): Chance => ({ mean, low: mean - by, high: mean + by })

const report: Report = {
  game: 'a-game',
  players: 2,
  iterations: 100,
  moments: [
    { number: 1, seat: 0, played: 'a', best: 'a', chances: [chance(0.5), chance(0.5)], lost: 0 },
    { number: 3, seat: 1, played: 'b', best: 'c', chances: [chance(0.25), chance(0.75)], lost: 0.2 },
  ],
  turning: [
    {
      number: 3,
      seat: 1,
      lost: 0.2,
      played: { move: 'b', sentence: { code: 'ab-may-b' }, clause: 'X-1' },
      better: { move: 'c', sentence: { code: 'ab-may-c' }, clause: 'X-2' },
    },
  ],
  wins: [0, 1],
}

describe('percent', () => {
  it('says certainty only where there is some', () => {
    expect([0, 0.001, 0.126, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 13, 50, 99, 100])
  })
})

describe('the course of a game', () => {
  it('keeps what was last known, and ends with who won', () => {
    const { means, bands } = chancesOf(report, 5)
    expect(means).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
      [25, 75],
      [25, 75],
      [0, 100],
    ])
    expect(bands[0]?.[0]).toEqual({ low: 40, high: 60 })
    expect(bands[5]?.[1]).toEqual({ low: 100, high: 100 })
  })

  it('ends with the last estimate where the game did not end', () => {
    expect(chancesOf({ ...report, wins: null }, 4).means.at(-1)).toEqual([25, 75])
    expect(chancesOf({ ...report, moments: [], wins: null }, 1).means).toEqual([
      [50, 50],
      [50, 50],
    ])
  })

  it('finds the turning point of a moment', () => {
    expect(turningAt(report, 3)?.better.move).toBe('c')
    expect(turningAt(report, 2)).toBeNull()
    expect(turningAt(null, 3)).toBeNull()
  })

  it('draws a band there and back', () => {
    const ends = [
      { low: 1, high: 2 },
      { low: 2, high: 4 },
    ]
    expect(band(ends, (at) => at * 10, (value) => value)).toBe('M0 2H10L10 4H10L10 2H10L10 1H0Z')
    expect(band([], Number, Number)).toBe('')
  })
})
