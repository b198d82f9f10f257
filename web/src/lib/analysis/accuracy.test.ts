/** How well seats played, and the moves that changed most. */

import { describe, expect, it } from 'vitest'
import type { Report } from '../wire'
import { accuracyOf, mostTurned } from './accuracy'

const chance = (mean: number) => ({ mean, low: mean, high: mean })
const move = { move: 'm', sentence: { code: 'x' }, clause: 'C' }
const moment = (number: number, seat: number, lost: number) => ({ number, seat, played: 'm', best: 'm', chances: [chance(0.6), chance(0.4)], lost })
const turning = (number: number, seat: number, lost: number) => ({ number, seat, lost, played: move, better: move })
const report = {
  game: 'g',
  players: 2,
  iterations: 1,
  wins: null,
  moments: [moment(0, 0, 0), moment(1, 1, 0.1), moment(2, 0, 0), moment(3, 1, 0.3)],
  turning: [turning(9, 0, 0.05), turning(1, 1, 0.1), turning(3, 1, 0.3), turning(5, 0, 0.2)],
} as unknown as Report

describe('the analysis of an end', () => {
  it('gives a hundred to who never played worse than the best', () => {
    expect(accuracyOf(report, 0)).toBe(100)
    expect(accuracyOf(report, 1)).toBeLessThan(60)
    expect(accuracyOf(report, 2)).toBeNull()
  })

  it('names the moves that gave most away, in their order, with the chance before and after', () => {
    const found = mostTurned(report, 3)
    expect(found.map(({ point }) => point.number)).toEqual([1, 3, 5])
    expect(found[1]?.before).toBeCloseTo(0.4)
    expect(found[1]?.after).toBeCloseTo(0.1)
  })
})
