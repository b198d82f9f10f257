/** A choice of scenario cards is always one that the rules take. */

import { describe, expect, it } from 'vitest'
import { asOption, COPIES, IN_PLAY, listed, whyNotMore, withoutOne } from './scenarios'
import { SCENARIOS, type Scenario } from '../types'

describe('a choice of scenario cards', () => {
  it('is listed as the option wants it, and read back', () => {
    const cards: Scenario[] = ['single-path', 'obstacles', 'one-card', 'obstacles']
    expect(asOption(cards)).toBe('obstacles,obstacles,one-card,single-path')
    expect(listed(asOption(cards))).toEqual(['obstacles', 'obstacles', 'one-card', 'single-path'])
    expect(asOption([])).toBe('drawn')
    expect(listed('drawn')).toEqual([])
    expect(listed(undefined)).toEqual([])
  })

  it('has at most six cards, and of each no more than may be in play', () => {
    expect(Object.values(COPIES).reduce((sum, count) => sum + count)).toBe(11)
    for (const id of SCENARIOS) expect(whyNotMore(Array<Scenario>(IN_PLAY[id]).fill(id), id, 3)).toBe('all')
    const six: Scenario[] = ['obstacles', 'obstacles', 'obstacles', 'one-card', 'no-new-cards', 'single-path']
    expect(whyNotMore(six, 'obstacles', 3)).toBe('full')
    expect(whyNotMore(withoutOne(six, 'obstacles'), 'obstacles', 3)).toBeNull()
  })

  it('has No Communication once, and not for one player', () => {
    expect(whyNotMore([], 'no-communication', 1)).toBe('alone')
    expect(whyNotMore([], 'no-communication', 2)).toBeNull()
    expect(whyNotMore(['no-communication'], 'no-communication', 2)).toBe('all')
  })

  it('loses one card at a time', () => {
    expect(withoutOne(['obstacles', 'obstacles'], 'obstacles')).toEqual(['obstacles'])
    expect(withoutOne(['one-card'], 'obstacles')).toEqual(['one-card'])
  })
})
