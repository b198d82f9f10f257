/** What is shown of what happens, and how long: lines one after the other, tiles that turn over, wars and ends until they were seen. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameEvent } from '../../../lib/wire'
import type { EpochsView } from '../types'
import type { EpochsBoard } from './board.svelte'
import { Moments } from './moments.svelte'

type Told = Record<string, number | string | unknown[]>
const event = (kind: string, args: Told): GameEvent => ({ kind, clause: '', sentence: { code: kind, args } }) as unknown as GameEvent
const view = (...hidden: string[]): EpochsView => ({ players: 3, war: null, tiles: ['1.1', '2.1', '3.1'].map((place) => ({ place, tile: hidden.includes(place) ? null : 'delta' })) }) as unknown as EpochsView
const BEFORE = view('1.1', '2.1', '3.1')

/** What seat 0 is shown, once the page is there. */
function watching(): Moments {
  const moments = new Moments({ view: BEFORE, me: 0, ask: null, acted: 0 } as unknown as EpochsBoard, () => [])
  moments.tell(BEFORE, [])
  return moments
}

const attack = (seat: number, defender: number): GameEvent[] => [event('attacks_land', { seat, defender, hex: '2.2' }), event('rolled', { seat, dice: [3] }), event('repelled', { seat, defender })]
const ENDED = [event('epoch_ends', { epoch: 1 }), event('cities_fed', { seat: 0, count: 1 }), event('new_epoch', { epoch: 2, seat: 0 })]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('lines over the map', () => {
  /** The lines that are shown, as long as there are any. */
  function shown(moments: Moments): string[] {
    const found: string[] = []
    for (let n = 0; n < 9 && moments.banner; n++) {
      found.push(`${moments.banner.sign} ${moments.banner.seat}`)
      vi.advanceTimersByTime(3600)
    }
    return found
  }

  it('come one after the other, each for a while', () => {
    const moments = watching()
    moments.tell(BEFORE, [event('tile_revealed', { seat: 1, place: '1.1' }), event('gain', { seat: 1, resource: 'gold', amount: 1 }), event('built', { seat: 1, wonder: 'petra' })])
    expect(moments.banner).toMatchObject({ sign: 'compass', seat: 1 })
    vi.advanceTimersByTime(3599)
    expect(moments.banner).toMatchObject({ sign: 'compass' })
    vi.advanceTimersByTime(1)
    expect(moments.banner).toMatchObject({ sign: 'wonder', seat: 1 })
    vi.advanceTimersByTime(3600)
    expect(moments.banner).toBeNull()
  })

  it("tell one's own wonders, and not what one has just pressed", () => {
    const moments = watching()
    moments.tell(BEFORE, [event('tile_revealed', { seat: 0, place: '1.1' }), event('city_placed', { seat: 0, site: '1.1a' }), event('built', { seat: 0, wonder: 'petra' })])
    expect(shown(moments)).toEqual(['wonder 0'])
  })

  it('are three at most, the last ones', () => {
    const moments = watching()
    moments.tell(BEFORE, ['tile_revealed', 'built', 'new_form', 'declared'].map((kind, n) => event(kind, { seat: 1 + (n % 2) })))
    expect(shown(moments)).toEqual(['wonder 2', 'crown 1', 'torch 2'])
  })

  it('tell of a debut what it gives both', () => {
    const moments = watching()
    moments.tell(BEFORE, [event('invented', { seat: 2, invention: 'drama' }), event('gain', { seat: 2, resource: 'culture', amount: 2 }), event('debut', { seat: 0 }), event('gain', { seat: 0, resource: 'culture', amount: 1 })])
    expect(moments.banner).toMatchObject({ sign: 'bolt', seat: 2, shares: [{ seat: 2, gains: { culture: 2 } }, { seat: 0, gains: { culture: 1 } }] })
  })

  it('are not told of what happened before the page came', () => {
    const moments = new Moments({ view: BEFORE, me: 0, ask: null, acted: 0 } as unknown as EpochsBoard, () => [])
    moments.tell(BEFORE, [event('built', { seat: 1, wonder: 'petra' }), ...attack(1, 0), ...ENDED])
    expect([moments.banner, moments.wars, moments.end]).toEqual([null, [], null])
  })
})

describe('a tile that turns over', () => {
  it('is looked at for a while, also when something else is told meanwhile', () => {
    const moments = watching()
    expect(moments.shows).toBe(false)
    moments.tell(view('1.1', '3.1'), [])
    expect([moments.fresh, moments.shows]).toEqual([['2.1'], true])
    vi.advanceTimersByTime(500)
    moments.tell(view('1.1', '3.1'), [event('passed', { seat: 1 })])
    expect(moments.fresh).toEqual(['2.1'])
    vi.advanceTimersByTime(1500)
    expect([moments.fresh, moments.shows]).toEqual([[], false])
  })
})

describe('whoever acts', () => {
  it('puts away what lay open, and nothing that was never shown', () => {
    const moments = watching()
    moments.tell(BEFORE, [...attack(1, 0), ...attack(2, 0), ...ENDED])
    expect([moments.wars.length, moments.end?.over, moments.shows]).toEqual([2, true, true])
    moments.forget()
    expect([moments.wars.length, moments.end?.over]).toEqual([2, true])
    moments.see() // the first war and the end; the second war lies behind the first
    moments.forget()
    expect([moments.wars.map((war) => war.attack.seat), moments.end, moments.shows]).toEqual([[2], null, true])
    moments.see()
    moments.forget()
    expect([moments.wars, moments.shows]).toEqual([[], false])
  })

  it('does not put away what goes on', () => {
    const moments = watching()
    moments.tell({ ...BEFORE, war: {} } as unknown as EpochsView, [...attack(1, 0).slice(0, 2), event('takes_honor', { seat: 1, defender: 0 }), ...ENDED.slice(0, 2)])
    moments.see()
    moments.forget()
    expect([moments.wars.length, moments.end?.over]).toEqual([1, false])
  })
})
