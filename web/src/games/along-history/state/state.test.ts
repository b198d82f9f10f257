/** Chances, the map's places, options that go together, and what wars tell. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../lib/wire'
import type { AgesView } from '../types'
import { tiltMoves } from './choices'
import { laidOut, linesOf } from './map'
import { follow } from './moments.svelte'
import { betterChance, faceOdds, fallen, mean, plus, sumsOf, warOdds } from './odds'
import { agesIn, fitting, modesFor } from './options'

const view = { faces: { green: { '1': 3, '2': 2, '3': 1 }, blue: { ingenuity: 2, strength: 2, culture: 2 } }, civilizations: [{ seat: 0, counters: [] }, { seat: 1, counters: [{ id: 'vp-2', value: 1 }, { id: 'vp-7', value: 3 }] }] } as unknown as AgesView
const held = [1, 2, 3, 5].map((value) => ({ id: `c${value}`, value }))

/** What three war dice come to without Generals. */
const THREE = [27, 54, 63, 44, 21, 6, 1].map((count) => count / 216)

describe('chances', () => {
  it('of a die are those of its faces', () => {
    expect(faceOdds(view, 'green').map(({ shows, chance }) => [shows, Math.round(100 * chance)])).toEqual([['1', 50], ['2', 33], ['3', 17]]) // prettier-ignore
    expect(betterChance(view, 'green', '1')).toBeCloseTo(0.5)
    expect(betterChance(view, 'green', '3')).toBe(0)
  })

  it('of three dice sum up to one', () => {
    const three = sumsOf(THREE)
    expect([...three.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
    expect(mean(three)).toBeCloseTo(5)
    expect([Math.min(...three.keys()), Math.max(...three.keys())]).toEqual([3, 9])
  })

  it('of a war name the counter that falls: 11 against 7 takes the 3 of 1, 2, 3, 5', () => {
    expect(fallen(held, 4)).toBe(3)
    const odds = warOdds(new Map([[11, 1]]), new Map([[7, 1]]), held)
    expect(odds.get(3)).toBe(1)
    const open = warOdds(plus(sumsOf(THREE), 3), plus(sumsOf(THREE), 2), held)
    expect([...open.values()].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
  })
})

it('lays the board out by value, from the start up', () => {
  const spaces = ['start', '1a', '1b', '7a'].map((id) => ({ id, value: id === 'start' ? 0 : Number(id[0]), counter: null }))
  const [start, a, b, top] = laidOut(spaces)
  expect(start?.y).toBeGreaterThan(a?.y ?? 0)
  expect(a?.y).toBe(b?.y)
  expect(a?.x).toBeLessThan(b?.x ?? 0)
  expect(top?.x).toBe(start?.x)
  expect(linesOf(['start>1a', '1a-1b'])).toEqual([{ from: 'start', to: '1a', across: false }, { from: '1a', to: '1b', across: true }]) // prettier-ignore
})

describe('options', () => {
  const MODES = ['full', 'progressive', 'linear']
  it('offer only what goes together', () => {
    expect(modesFor('prehistory', 'off', MODES)).toEqual(['full', 'linear'])
    expect(modesFor('all', 'off', MODES)).toEqual(MODES)
    expect(modesFor('all', 'on', MODES)).toEqual(['full'])
    expect(['prehistory', 'antiquity+middle_ages', 'all'].map(agesIn)).toEqual([1, 2, 3])
  })

  it('change with each other', () => {
    expect(fitting({ ages: 'prehistory', mode: 'progressive', initiation: 'off', first: 'p1' }, { ages: 'prehistory' }, 3)).toEqual({ ages: 'prehistory', mode: 'full' })
    expect(fitting({ ages: 'all', mode: 'linear', initiation: 'on', first: 'p5' }, { initiation: 'on' }, 3)).toEqual({ initiation: 'on', mode: 'full', first: 'p1' })
  })
})

it('follows a war over several updates', () => {
  const event = (kind: string, args: Record<string, number | { kind: string; id: string | number }>): GameEvent => ({ kind, clause: 'AH-57', sentence: { code: `ah-event-${kind}`, args } })
  const seat = (id: number) => ({ kind: 'player', id })
  const first = follow({ defender: null, dice: new Map(), totals: new Map() }, [event('attacks', { seat: seat(0), target: seat(1) }), event('war_roll', { seat: seat(0), ones: 1, twos: 2, threes: 0 }), event('total', { seat: seat(0), total: 10 })], view)
  expect(first.fought).toBeNull()
  const last = follow(first.battle, [event('war_roll', { seat: seat(1), ones: 2, twos: 1, threes: 0 }), event('total', { seat: seat(1), total: 6 }), event('steals', { seat: seat(0), target: seat(1), counter: { kind: 'counter', id: 'vp-7' }, difference: 4 })], view)
  expect(last.fought).toMatchObject({ attacker: 0, defender: 1, attack: 10, defence: 6, attackDice: [1, 2, 2], defenceDice: [1, 1, 2], counter: 3 })
})

it('tilts ascending, and says when it is done where more could be tilted', () => {
  const able = [{ card: 'plain', number: 1, adds: 1 }, { card: 'river', number: 4, adds: 1 }, { card: 'fire', number: 19, adds: 2 }] // prettier-ignore
  expect(tiltMoves(able, ['fire', 'plain'], null)).toEqual(['plain', 'fire'])
  expect(tiltMoves(able, ['plain'], null)).toEqual(['plain', 'done'])
  expect(tiltMoves(able, [], null)).toEqual(['done'])
  expect(tiltMoves([], [], null)).toEqual([])
  expect(tiltMoves(able, ['plain', 'river', 'fire'], 2)).toEqual(['plain', 'river'])
  expect(tiltMoves(able, ['plain'], 3)).toEqual(['plain', 'done'])
})
