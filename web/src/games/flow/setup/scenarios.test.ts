/** A choice of scenario cards is always one that the rules take. */

import { describe, expect, it } from 'vitest'
import { asOption, listable, listed, whyNotMore, withoutOne } from './scenarios'
import { SCENARIOS, type Scenario } from '../types'

const each = { obstacles: 4, 'no-communication': 1, 'one-card': 1, 'no-new-cards': 1, 'firm-obstacles': 1, 'single-path': 1, 'obstacles-remain': 1 }
const limits = { items: each, most: 6 }

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
    for (const id of SCENARIOS) expect(whyNotMore(Array<Scenario>(each[id]).fill(id), id, 3, limits)).toBe('all')
    const six: Scenario[] = ['obstacles', 'obstacles', 'obstacles', 'one-card', 'no-new-cards', 'single-path']
    expect(whyNotMore(six, 'obstacles', 3, limits)).toBe('full')
    expect(whyNotMore(withoutOne(six, 'obstacles'), 'obstacles', 3, limits)).toBeNull()
  })

  it('has No Communication once, and not for one player', () => {
    expect(whyNotMore([], 'no-communication', 1, limits)).toBe('alone')
    expect(whyNotMore([], 'no-communication', 2, limits)).toBeNull()
    expect(whyNotMore(['no-communication'], 'no-communication', 2, limits)).toBe('all')
  })

  it('may list what the game says, and nothing where it says nothing', () => {
    const scenarios = { id: 'scenarios', clause: 'FL-B4', values: ['drawn'], sentence: { code: '' }, form: null, listable: limits }
    expect(listable([scenarios])).toBe(limits)
    expect(whyNotMore([], 'obstacles', 3, listable([{ ...scenarios, listable: null }]))).toBe('all')
  })

  it('loses one card at a time', () => {
    expect(withoutOne(['obstacles', 'obstacles'], 'obstacles')).toEqual(['obstacles'])
    expect(withoutOne(['one-card'], 'obstacles')).toEqual(['one-card'])
  })
})
