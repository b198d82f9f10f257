/** Payments as they are laid out: what they give, what lacks, other ways, and the moves that say so. */

import { describe, expect, it } from 'vitest'
import { EMPTY, gives, isEnough, laidBy, lackOf, meansAfter, movesOf, shortOf, signOf, waysToPay, type Laid, type Means, type Price } from './payment'

const card = (id: string, number: number, population = 0, resource: Partial<Record<'ingenuity' | 'strength' | 'culture', number>> = {}, heritage = false) => ({ card: id, number, population, resource: { ingenuity: 0, strength: 0, culture: 0, ...resource }, heritage })
const means = (change: Partial<Means> = {}): Means => ({
  greens: [{ at: 0, die: 'g3', value: 3 }, { at: 1, die: 'g1', value: 1 }, { at: 2, die: 'g1', value: 1 }],
  blue: { at: 3, shows: 'culture' },
  doubles: [4],
  cards: [card('forest', 0, 0, { ingenuity: 1 }), card('river', 4, 1), card('fire', 19, 2)],
  ur: 1,
  claim: 0,
  ...change,
}) // prettier-ignore
const cave: Price = { card: 'painted-cave', population: 6, resource: 'culture', resources: 1 }

describe('a payment', () => {
  it('is laid out without what is dear, and names each way once', () => {
    const ways = waysToPay(means(), cave)
    expect(ways.length).toBeGreaterThan(2)
    const best = ways[0] as Laid
    expect(best.urPopulation + best.urResource).toBe(0)
    expect(best.blue).toBe(0)
    const signs = ways.map((way) => signOf(way, means()))
    expect(new Set(signs).size).toBe(signs.length)
    for (const way of ways) expect(isEnough(way, means(), cave)).toBe(true)
  })

  it('counts doubled dice, cards and Universal Resources', () => {
    const laid: Laid = { greens: new Map([[0, 1]]), blue: 0, cards: ['fire'], urResource: 0, urPopulation: 1 }
    expect(gives(laid, means(), 'culture')).toEqual({ population: 11, resource: 1 })
    expect(lackOf(EMPTY, means(), cave)).toEqual({ population: 6, resource: 1 })
  })

  it('is told in the order of the rules, without what is no longer needed', () => {
    const laid: Laid = { greens: new Map([[1, 0], [0, 1]]), blue: 0, cards: ['fire'], urResource: 0, urPopulation: 1 } // prettier-ignore
    expect(movesOf(laid, means(), { ...cave, population: 9 })).toEqual(['pay blue', 'pay g3 x2', 'pay g1', 'fire'])
    expect(laidBy(['painted-cave', 'pay blue', 'pay g3 x2'], means())).toEqual({ greens: new Map([[0, 1]]), blue: 0, cards: [], urResource: 0, urPopulation: 0 })
  })

  it('pays what the Tigers take with the first green die', () => {
    const laid: Laid = { ...EMPTY, greens: new Map([[0, 1]]), blue: 0 }
    expect(lackOf(laid, means({ claim: 1 }), cave)).toEqual({ population: 1, resource: 0 })
  })
})

describe('what is short', () => {
  it('is nothing where all together suffice', () => {
    expect(shortOf(means(), cave)).toEqual({ population: 0, resource: 0 })
    expect(shortOf(means({ ur: 0, blue: null }), cave)).toEqual({ population: 0, resource: 1 })
  })

  it('is counted after a purchase, with what the card then gives', () => {
    const laid = waysToPay(means(), cave)[0] as Laid
    const wonder = { id: 'painted-cave', number: 37, type: 'wonder', gives: {} } as never
    const left = meansAfter(means(), laid, wonder)
    expect(left.ur).toBe(2)
    expect(left.blue).toBeNull()
    expect(left.greens.length).toBeLessThan(3)
  })
})
