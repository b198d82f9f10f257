/** The guide's tips: each at its moment, and pointing at something that is there. */

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { aTable } from '../../../lib/net/fake'
import type { Arg } from '../../../lib/sentences'
import type { LegalMove } from '../../../lib/table/legal'
import type { GameEvent, LogItem } from '../../../lib/wire'
import { eventsSince, isStillSo, nextTip, type Moment } from '../../../lib/table/tips'
import guide from '.'
import english from './en'
import type { SentView } from '../types'
import type { Nation } from '../wire'

function aNation(seat: number, some: Partial<Nation> = {}): Nation {
  return {
    seat,
    tokens: 4,
    government: ['start'],
    cards: 1,
    points: 0,
    ...some,
  }
}

function aMoment(some: Partial<Moment<SentView>> = {}, view: Partial<SentView> = {}): Moment<SentView> {
  return {
    view: {
      decision: null,
      legal: [],
      legal_args: {},
      over: false,
      game: 'flow-of-history',
      options: {},
      seat: 0,
      pending: [],
      players: 3,
      first: 0,
      active: 0,
      turn: 0,
      age: 0,
      supply: 0,
      deck: 50,
      market: [],
      nations: [aNation(0), aNation(1), aNation(2)],
      removed: [],
      hand: [],
      idle: 0,
      ending: false,
      ...view,
    },
    info: aTable(),
    seat: 0,
    kind: null,
    legal: [],
    events: [],
    refused: false,
    waiting: false,
    ...some,
  }
}

function event(kind: string, args: Record<string, Arg>): GameEvent {
  return { kind, clause: 'FOH-T1', seat: 1, sentence: { code: `foh-event-${kind}`, args } }
}

const player = (id: number): Arg => ({ kind: 'player', id })
const move = (notation: string, clause: string): LegalMove => {
  const verb = notation.split(' ', 1)[0] ?? ''
  return { move: 0, notation, clause, verb, sentence: { code: `foh-may-${verb}` } }
}

/** The tips that come one after another at one moment. */
function told(moment: Moment<SentView>, before: string[] = []): string[] {
  const seen = [...before]
  for (;;) {
    const tip = nextTip(guide.tips, moment, (id) => seen.includes(id))
    if (!tip) return seen.slice(before.length)
    seen.push(tip.id)
  }
}

describe('the guide of The Flow of History', () => {
  it('cites only clauses there are, and has words for every tip and no more', () => {
    const rules = readFileSync('../src/riverrun/games/flow_of_history/clauses.toml', 'utf-8')
    for (const { clause } of guide.tips) if (clause) expect(rules).toContain(`id = "${clause}"`)
    const keys = guide.tips.flatMap(({ id }) => [id, `${id}Text`])
    expect(Object.keys(english).sort()).toEqual(keys.sort())
  })

  it('begins with the starting card where there is one to choose', () => {
    expect(told(aMoment({ kind: 'keep' }))).toEqual(['keep'])
  })

  it('says at the first action what one builds, from what, and how', () => {
    const moment = aMoment({ kind: 'action', legal: [move('invest roads 1', 'FOH-I2'), move('harvest', 'FOH-H1')] })
    expect(told(moment)).toEqual(['goal', 'market', 'action', 'invest'])
  })

  it('speaks of sniping once one has invested, and of the bonus when one may complete', () => {
    const nations = [aNation(0, { invested: 'roads', tokens: 1 }), aNation(1), aNation(2)]
    expect(told(aMoment({}, { nations }))).toEqual(['running'])
    const next = aMoment({ kind: 'action', legal: [move('complete roads', 'FOH-K1')] }, { nations, turn: 3 })
    expect(told(next, ['goal', 'market', 'action', 'invest', 'running'])).toEqual(['complete', 'supply', 'harvest'])
  })

  it('stops speaking of an investment that is gone, however long it is read', () => {
    const running = guide.tips.find((tip) => tip.id === 'running') as (typeof guide.tips)[number]
    const invested = (roads: boolean) => [aNation(0, roads ? { invested: 'roads', tokens: 1 } : {}), aNation(1), aNation(2)]
    const came = aMoment({}, { nations: invested(true) })
    const turn = { kind: 'action', legal: [move('harvest', 'FOH-H1')] }
    expect(isStillSo(running, came, aMoment(turn, { nations: invested(true) }))).toBe(true)
    expect(isStillSo(running, came, aMoment(turn, { nations: invested(false) }))).toBe(false)
  })

  it('tells sniping an opponent from sniping the Banker', () => {
    const before = guide.tips.map((tip) => tip.id).filter((id) => id !== 'snipe' && id !== 'banked')
    const by = (clause: string) => aMoment({ kind: 'action', legal: [move('snipe roads', clause)] }, { turn: 4 })
    expect(told(by('FOH-N1'), before)).toEqual(['snipe'])
    expect(told(by('FOH-2P4'), before)).toEqual(['banked'])
  })

  it('explains what others did, to whom it was done', () => {
    const sniped = event('snipe', { seat: player(1), card: { kind: 'card', id: 'roads' }, tokens: 2, investor: player(0) })
    expect(told(aMoment({ events: [sniped] }))).toEqual(['sniped'])
    expect(told(aMoment({ events: [sniped], seat: 2 }))).toEqual([])
    expect(told(aMoment({ events: [event('steal', { seat: player(1), target: player(0), tokens: 2 })] }))).toEqual(['raided'])
  })

  it('speaks of covered cards, Leaders, Wonders, ages and the end when they are there', () => {
    const nations = [aNation(0, { cards: 5, government: ['a', 'b'], leader: 'c', wonders: ['d'] })]
    expect(told(aMoment({}, { nations, age: 4, deck: 8 }))).toEqual(['effects', 'leader', 'wonder', 'covered', 'age', 'future', 'scoring'])
  })

  it('looks at what happened since one’s own last move, without what was taken back', () => {
    const item = (number: number, seat: number, kind = 'move'): LogItem => ({
      number,
      kind,
      at: 0,
      seat,
      events: [event(`e${number}`, {})],
    })
    const items = [item(1, 0), item(2, 1), item(3, 0), item(4, 1), item(5, 2)]
    expect(eventsSince(items, new Set(), 0).map((one) => one.kind)).toEqual(['e3', 'e4', 'e5'])
    expect(eventsSince(items, new Set([3, 5]), 0).map((one) => one.kind)).toEqual(['e1', 'e2', 'e4'])
    expect(eventsSince(items, new Set(), 4).map((one) => one.kind)).toHaveLength(5)
  })
})
