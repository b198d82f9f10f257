/** Chances in percent, reasons in words, the chances over a game. */

import { describe, expect, it } from 'vitest'
import { band, chancesOf, percent, signed, tellReason, turningAt } from './chances'
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
      played: { move: 'b', text: 'B.', clause: 'X-1' },
      better: { move: 'c', text: 'C.', clause: 'X-2' },
    },
  ],
  wins: [0, 1],
}

describe('percent', () => {
  it('says certainty only where there is some', () => {
    expect([0, 0.001, 0.126, 0.5, 0.999, 1].map(percent)).toEqual([0, 1, 13, 50, 99, 100])
  })

  it('changes have their sign', () => {
    expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '+0'])
  })
})

describe('a reason', () => {
  const telling = {
    name: (fact: string) => ({ tokens: 'Marken' })[fact] ?? null,
    change: (...parts: string[]) => parts.join('|'),
    winsAbout: (value: string) => `wins ${value}`,
    percent: (value: number) => `${value}%`,
  }

  it('is told by its fact', () => {
    expect(tellReason({ text: 'Tokens.', clause: 'X', fact: 'tokens', before: 5, after: 3 }, telling)).toBe('Marken|5|3|−2')
    expect(tellReason({ text: 'Tokens.', clause: 'X', fact: 'tokens', after: 2 }, telling)).toBe('Marken|0|2|+2')
    expect(tellReason({ text: 'Wins.', clause: 'X', fact: 'chance', after: 0.523 }, telling)).toBe('wins 52%')
  })

  it('is left to the server where the fact is not known', () => {
    expect(tellReason({ text: 'Odd.', clause: 'X', fact: 'odd', before: 1, after: 2 }, telling)).toBeNull()
    expect(tellReason({ text: 'Plain.', clause: 'X' }, telling)).toBeNull()
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
