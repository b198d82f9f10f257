/** What the board lays out and tells apart: payments, questions, moments; and how hexes are walked. */

import { describe, expect, it } from 'vitest'
import type { LegalMove } from '../../../lib/table/legal'
import type { GameEvent } from '../../../lib/wire'
import { cornerPoint, cornersBeside, cornersOf, hexCentre, hexesAt, hexesOf, isCorner, neighboursOf, spotTowards } from '../../shared/hexes'
import { ARROWS } from '../../shared/lineMap'
import { groundOf } from '../map/pieces'
import { faceOf, type EpochsView, type Hex, type Offer } from '../types'
import { priceLine } from '../cards/texts'
import type { Part, Price } from '../wire'
import { actionOf, askOf, grantedAction } from './asks'
import { payments } from './board.svelte'
import { nextForms } from './forms'
import { followDebut, followEnd, followWar, followWars, settleWars, type Ended, type Fought, type Share } from './moments.svelte'

const moves = (...notations: string[]): LegalMove[] => notations.map((notation) => ({ move: 0, notation, clause: '', verb: '', sentence: { code: '', args: {} } }))
const view = (part: Partial<EpochsView> = {}): EpochsView => ({ payment: null, consent: null, war: null, decision: null, ...part }) as EpochsView
const event = (kind: string, args: Record<string, number | string | unknown[]>): GameEvent => ({ kind, clause: '', sentence: { code: '', args } }) as unknown as GameEvent

describe('what is asked', () => {
  it('is told by the moves that answer it', () => {
    expect(askOf([], view())).toBeNull()
    expect(askOf(moves('invent writing', 'cover 1', 'unlock 1'), view())).toBe('plan')
    expect(askOf(moves('expand 1.1', 'pass'), view())).toBe('action')
    expect(askOf(moves('ready', 'end'), view())).toBe('military')
    expect(askOf(moves('number 0', 'number 1'), view())).toBe('keep')
    expect(askOf(moves('yes', 'no'), view({ consent: {} as EpochsView['consent'] }))).toBe('consent')
    expect(askOf(moves('return 1.1', 'pass'), view())).toBe('return')
  })

  it('names the eight actions', () => {
    expect(['post-land 1.1a', 'post-sea 1.1a', 'unit 1', 'basic main', 'command', 'pass'].map(actionOf)).toEqual(['post', 'post', 'upgrade', 'upgrade', 'command', null])
  })
})

describe('a price', () => {
  const part = (amount: number): Part => ({ of: { kind: 'invention', id: 'paper', code: 'ep-invention-paper' }, amount }) as unknown as Part
  const price = (cost: number, parts: Part[], printed?: number): Price =>
    ({ cost: { production: cost }, printed: printed === undefined ? {} : { production: printed }, parts, no_gold: false, short: {}, had: false })
  const numbers = (text: string): string => text.replace(/ \([^)]*\)/g, '')

  it('says how it comes about, from the printed one on, also where that is 0 or as high', () => {
    expect(priceLine(price(4, []))).toBe('')
    expect(numbers(priceLine(price(3, [part(-5), part(1)], 7)))).toBe('7 − 5 + 1')
    expect(numbers(priceLine(price(2, [part(2)], 0)))).toBe('0 + 2')
    expect(numbers(priceLine(price(4, [part(-1), part(1)])))).toBe('4 − 1 + 1')
  })
})

describe('what an effect grants', () => {
  it('is named where it is one action, so that a phone can open its sheet', () => {
    const granted = view({ effects: [{}] as EpochsView['effects'] })
    expect(grantedAction(moves('government federalism', 'government republic', 'pass'), granted)).toBe('government')
    expect(grantedAction(moves('government federalism', 'wonder 1', 'pass'), granted)).toBeNull()
    expect(grantedAction(moves('government monarchy', 'pass'), view({ effects: [] }))).toBeNull()
  })

  it('may lead to forms against the arrows', () => {
    const form = (id: string, after: string[]) => faceOf({ id, kind: 'form', name: { kind: 'form', id }, after })
    const forms = [form('chiefdom', []), form('theocracy', ['chiefdom']), form('dictatorship', ['monarchy']), form('federalism', ['republic'])]
    const offers = ['dictatorship', 'theocracy', 'federalism'].map((card) => ({ card, move: `government ${card}` }) as Offer)
    const named = (from: string, offered: Offer[]): string[] => nextForms(forms, from, offered).map((face) => face.id)
    expect(named('monarchy', [])).toEqual(['dictatorship'])
    expect(named('monarchy', offers)).toEqual(['dictatorship', 'theocracy', 'federalism'])
    expect(named('dictatorship', offers.slice(2))).toEqual(['federalism'])
  })
})

describe('payments', () => {
  it('are the numbers behind a move, least gold first, whatever follows', () => {
    const ways = [
      ['wonder 1', 'number 2'],
      ['wonder 1', 'number 0', 'effect 1'],
      ['wonder 1', 'number 0', 'effect 2'],
    ]
    expect(payments('wonder 1', ways)).toEqual([['number 0'], ['number 2']])
    expect(payments('command', [['command']])).toEqual([[]])
  })
})

describe('hexes', () => {
  it('have corners that know them', () => {
    for (const hex of hexesOf(6, 8)) for (const corner of cornersOf(hex)) expect(hexesAt(corner)).toContain(hex)
  })

  it('lie where their corners are', () => {
    for (const corner of cornersOf('3.5')) {
      const [at, centre] = [cornerPoint(corner), hexCentre('3.5')]
      expect(Math.hypot(at.x - centre.x, at.y - centre.y)).toBeCloseTo(100)
    }
  })

  it('are walked neighbour by neighbour', () => {
    const spots = new Map(hexesOf(6, 6).map((hex) => [hex, hexCentre(hex)]))
    expect(spotTowards('2.2', spots, [1, 0])).toBe('3.2')
    expect(spotTowards('2.2', spots, [-1, 0])).toBe('1.2')
    expect(neighboursOf('2.2')).toContain(spotTowards('2.2', spots, [0, 1]))
    expect(spotTowards('5.5', spots, [1, 0])).toBeNull()
  })

  it('are all reached by arrows, whatever corners lie between them, and never by a leap', () => {
    const hexes = hexesOf(6, 6)
    const corners = [...new Set(hexes.flatMap(cornersOf))].filter((corner) => hexesAt(corner).every((hex) => hexes.includes(hex)))
    for (let every = 1; every <= 24; every += 3) {
      const spots = new Map([...hexes.map((hex) => [hex, hexCentre(hex)] as const), ...corners.filter((_, n) => (n * 7) % every === 0).map((corner) => [corner, cornerPoint(corner)] as const)])
      const seen = new Set(['2.2'])
      const leaps: string[] = []
      for (const from of seen) {
        const beside = isCorner(from) ? [...hexesAt(from), ...cornersBeside(from)] : [...neighboursOf(from), ...cornersOf(from)]
        for (const arrow of Object.values(ARROWS)) {
          const to = spotTowards(from, spots, arrow)
          if (to === null) continue
          if (!beside.includes(to)) leaps.push(`${from} ${to}`)
          seen.add(to)
        }
      }
      expect(seen.size).toBe(spots.size)
      expect(leaps).toEqual([])
    }
  })

  it('keep their pieces apart', () => {
    const hex: Hex = { hex: '1.1', terrain: 'forest', natural: 'luxury', token: false, camp: true, owner: null }
    const [camp, natural] = groundOf(hex, new Map()).pieces
    expect(Math.hypot((camp?.x ?? 0) - (natural?.x ?? 0), (camp?.y ?? 0) - (natural?.y ?? 0))).toBeGreaterThan(50)
  })
})

describe('moments', () => {
  it('follow a war with its dice', () => {
    const told = [event('attacks_city', { seat: 0, defender: 2, site: '2.2b' }), event('rolled', { seat: 0, dice: [3, 4] }), event('total', { seat: 0, total: 12 }), event('rolled', { seat: 2, dice: [0] }), event('total', { seat: 2, total: 7 }), event('takes_honor', { seat: 0, defender: 2 })]
    const war = told.reduce<Fought | null>(followWar, null)
    expect(war).toMatchObject({ kind: 'city', at: '2.2b', attack: { seat: 0, total: 12, dice: [3, 4] }, defence: { seat: 2, total: 7, dice: [0] }, over: false })
    expect(followWar(war, event('settles', { seat: 0 }))?.over).toBe(true)
  })

  it('know a war to be over when nothing was taken but honor, or nothing at all', () => {
    const told = [event('attacks_land', { seat: 1, defender: 0, hex: '2.2' }), event('rolled', { seat: 1, dice: [3] }), event('total', { seat: 1, total: 6 }), event('total', { seat: 0, total: 5 })]
    const bare = told.reduce<Fought | null>(followWar, null)
    if (!bare) throw new Error('no war')
    expect(settleWars([bare], true)).toEqual([bare]) // the view still tells of it: something is asked
    expect(settleWars([bare], false)).toEqual([{ ...bare, over: true }])
    for (const kind of ['takes_honor', 'last_land', 'land_taken', 'camp_beaten']) expect(followWar(bare, event(kind, { seat: 1, defender: 0 }))).toMatchObject({ over: false, lines: [{}] })
  })

  it("keep one's own wars until they are put away, and others' until the next", () => {
    const attack = (seat: number, defender: number): GameEvent[] => [event('attacks_land', { seat, defender, hex: '2.2' }), event('rolled', { seat, dice: [3] }), event('land_taken', { seat, defender })]
    const follow = (me: number | null, ...told: GameEvent[]): unknown[] => told.reduce<readonly Fought[]>((wars, one) => followWars(wars, one, me), []).map((war) => [war.attack.seat, war.defence.seat, war.lines.length, war.over])
    const twice = [...attack(1, 0), ...attack(1, 2)]
    expect(follow(0, ...twice)).toEqual([[1, 0, 1, true], [1, 2, 1, false]]) // what was still to be told of the first was
    expect(follow(2, ...twice)).toEqual([[1, 2, 1, false]])
    expect(follow(null, ...twice)).toEqual([[1, 2, 1, false]])
    expect(follow(0, ...twice, event('turn', { seat: 1 }))).toHaveLength(2)
    expect(follow(0, ...twice, event('turn', { seat: 2 }))).toEqual([[1, 0, 1, true]])
    expect(follow(0, ...attack(1, 0), ...attack(1, 0))).toEqual([[1, 0, 1, true], [1, 0, 1, false]])
    expect(follow(0, event('protects', { seat: 0 }))).toEqual([])
  })

  it('tell a debut to both, and nothing that comes after it', () => {
    const gain = (seat: number, resource: string, amount: number): GameEvent => event('gain', { seat, resource, amount })
    const told = [event('taken', { seat: 2 }), event('invented', { seat: 2, invention: 'drama' }), gain(2, 'culture', 1), gain(2, 'culture', 1), event('debut', { seat: 0 }), event('gain_nothing', { seat: 0, resource: 'art' }), gain(0, 'culture', 1)]
    const shares = told.reduce<readonly Share[] | null>(followDebut, null)
    expect(shares).toEqual([
      { seat: 2, gains: { culture: 2 } },
      { seat: 0, gains: { culture: 1 } },
    ])
    expect(followDebut(shares, gain(2, 'gold', 3))).toBeNull() // what its abilities give
  })

  it('follow the end of an epoch step by step, by what was really gained and lost', () => {
    const gain = (seat: number, resource: string, amount: number): GameEvent => event('gain', { seat, resource, amount })
    const lose = (seat: number, resource: string, amount: number): GameEvent => event('lose', { seat, resource, amount })
    const told = [
      event('epoch_ends', { epoch: 2 }), event('art_given', { seat: 1, place: 1 }), gain(1, 'art', 1),
      event('income', { seat: 0, level: 3, gold: 2, culture: 1 }), gain(0, 'gold', 2), gain(0, 'culture', 1), gain(0, 'gold', 5),
      event('income', { seat: 1, level: 0, gold: 0, culture: 0 }), gain(1, 'gold', 3),
      event('paid', { seat: 0, resource: 'food', amount: 3, gold: 1 }), event('cities_fed', { seat: 0, count: 2 }), gain(0, 'authority', 4), event('starved', { seat: 1, site: '1.1a' }), lose(1, 'culture', 1),
      event('kept', { seat: 0, count: 2, resource: 'food' }), event('turned_to_gold', { seat: 0, count: 4, gold: 1 }),
      event('pillaged', { seat: 0, camps: 3 }), lose(0, 'gold', 2), event('pillaged', { seat: 1, camps: 1 }),
      event('restored', { seat: 1, count: 2 }), event('marker_back', { seat: 1, lost: 2 }), lose(1, 'culture', 1),
    ] // prettier-ignore
    const end = told.reduce<Ended | null>((before, one) => followEnd(before, one, 2), null)
    expect(end?.epoch).toBe(2)
    expect(end?.cells.map((row) => row.map((one) => one.gains))).toEqual([[{}, { art: 1 }], [{ gold: 7, culture: 1 }, { gold: 3 }], [{ authority: 4 }, { culture: -1 }], [{ gold: 1 }, {}], [{ gold: -2 }, {}], [{}, { authority: 2 }], [{}, { culture: -1 }]])
    expect(end?.cells[2]?.map((one) => [one.fed, one.starved])).toEqual([[2, 0], [0, 1]])
    expect(end?.cells[2]?.map((one) => one.paid)).toEqual([{ food: 3, gold: 1 }, {}])
    expect(end?.cells[3]?.map((one) => [one.kept, one.turned])).toEqual([[{ food: 2 }, 4], [{}, 0]])
    expect(end?.cells[4]?.map((one) => one.camps)).toEqual([3, 1])
    expect(end?.step).toBe(6)
    expect(followEnd(end, event('new_epoch', { epoch: 3 }), 2)?.over).toBe(true)
  })
})
