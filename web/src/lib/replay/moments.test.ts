/** Moving through a replay: moments, turns, keys, records. */

import { describe, expect, it } from 'vitest'
import type { ReplayMoment, Replay } from '../wire'
import { fragmentOf, LARGEST, placeIn, range, readRecord, seatsOf, spread, stairs, stepOf, stepped, ticks, turnsOf } from './moments'
import { aGameView } from '../net/fake'
import { routeOf } from '../browser/route'
import { seatName } from '../table/seats'

function moments(...seats: (number | null)[]): ReplayMoment[] {
  return [null, ...seats].map((seat, number) => ({
    number,
    seat,
    move: number === 0 ? null : 'move',
    events: [],
    points: [],
    turn: null,
    view: aGameView,
  }))
}

describe('a moment', () => {
  it('is named by a link', () => {
    expect(placeIn('#57', 141)).toEqual({ at: 57, moves: null })
    expect(placeIn('#0', 141)?.at).toBe(0)
    expect(placeIn('#999', 141)?.at).toBe(141)
  })

  it('is not named by other fragments', () => {
    for (const other of ['', '#', '#content', '#-1', '#5x', '#pass=abc', '#1.5', '#99999999999', '#&try=harvest']) expect(placeIn(other, 9)).toBeNull()
  })

  it('is named together with the moves that are tried from there', () => {
    const line = ['invest pyramids 3', 'harvest', 'invest x 63+', 'odd,move']
    expect(placeIn(fragmentOf(12, line), 99)).toEqual({ at: 12, moves: line })
    expect(fragmentOf(12, line.slice(0, 2))).toBe('#12&try=invest+pyramids+3,harvest')
    expect(placeIn(fragmentOf(3, []), 99)).toEqual({ at: 3, moves: [] })
    expect(fragmentOf(3, null)).toBe('#3')
    expect(placeIn('#3&try=%E0%A4%A', 9)).toEqual({ at: 3, moves: null })
  })
})

describe('steps', () => {
  const all = moments(0, 0, 1, 0, 0, 0, null, 1)
  const turns = turnsOf(all)

  it('turns are the moves in a row by one seat', () => {
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 1, 2],
      [1, 3, 3],
      [0, 4, 6],
      [null, 7, 7],
      [1, 8, 8],
    ])
    expect(turnsOf(moments())).toEqual([])
  })

  it('go a move or a turn, and stop at both ends', () => {
    const go = (key: string, at: number) => stepped(stepOf(key) ?? 'first', at, 8, turns)
    expect([go('ArrowRight', 0), go('ArrowRight', 8), go('ArrowLeft', 5), go('ArrowLeft', 0)]).toEqual([1, 8, 4, 0])
    expect([go('Home', 5), go('End', 5)]).toEqual([0, 8])
    expect([0, 2, 3, 4, 6, 7, 8].map((at) => go('PageDown', at))).toEqual([2, 3, 6, 6, 7, 8, 8])
    expect([8, 7, 6, 5, 3, 2, 1, 0].map((at) => go('PageUp', at))).toEqual([7, 6, 3, 3, 2, 0, 0, 0])
  })

  it('other keys mean nothing', () => {
    expect([stepOf('a'), stepOf('toString'), stepOf('ArrowUp')]).toEqual([null, null, null])
  })
})

describe('seats', () => {
  const replay = { players: 2, names: null, bots: null } as unknown as Replay

  it('of a record have numbers', () => {
    const seats = seatsOf(replay, (number) => `Player ${number}`)
    expect(seats.map((seat) => seatName(seats, seat.seat))).toEqual(['Player 1', 'Player 2'])
  })

  it('of a table have names, and bots are bots', () => {
    const seats = seatsOf({ ...replay, names: ['Ada', null], bots: [null, 'greedy'] }, String)
    expect(seats.map((seat) => [seat.kind, seatName(seats, seat.seat)])).toEqual([
      ['person', 'Ada'],
      ['bot', 'Beaver'],
    ])
  })
})

describe('a record', () => {
  it('is read from its text', () => {
    expect(readRecord(' {"format": "riverrun-record/1"}\n')).toEqual({ record: { format: 'riverrun-record/1' } })
  })

  it('that is none is said to be none', () => {
    expect(readRecord(' \n')).toEqual({ wrong: 'empty' })
    for (const text of ['{', 'null', '7', '"x"']) expect(readRecord(text)).toEqual({ wrong: 'notJson' })
    expect(readRecord(`"${'é'.repeat(LARGEST / 2)}"`)).toEqual({ wrong: 'tooLarge' })
  })
})

describe('the graph', () => {
  it('has round numbers at its sides', () => {
    expect(ticks(0, 47, 6)).toEqual([0, 10, 20, 30, 40])
    expect(ticks(-3, 8, 5)).toEqual([0, 5])
    expect(ticks(0, 1, 6)).toEqual([0, 1])
    expect(ticks(0, 141, 8)).toEqual([0, 50, 100])
    for (const high of [1, 7, 23, 99, 1999]) expect(ticks(0, high, 6).length).toBeLessThanOrEqual(6)
  })

  it('shows zero and every point', () => {
    expect(range([[3, 5], [4, -2]])).toEqual({ low: -2, high: 5 })
    expect(range([[0, 0]])).toEqual({ low: 0, high: 1 })
    expect(range([])).toEqual({ low: 0, high: 1 })
  })

  it('has lines that go in stairs', () => {
    const x = (at: number) => at * 10
    const y = (points: number) => 100 - points
    expect(stairs([0, 0, 5, 5, 5, 2], x, y)).toBe('M0 100H20V95H50V98')
    expect(stairs([1, 1, 1], x, y)).toBe('M0 99H20')
    expect(stairs([4], x, y)).toBe('M0 96')
  })

  it('has labels that do not cover each other', () => {
    expect(spread([10, 50], 16, 0, 100)).toEqual([10, 50])
    expect(spread([50, 50, 10], 16, 0, 100)).toEqual([50, 66, 10])
    expect(spread([98, 99, 100], 16, 0, 100)).toEqual([68, 84, 100])
  })
})

describe('addresses', () => {
  it('of replays are the replay page', () => {
    expect(routeOf('/replay')).toEqual({ page: 'replay', id: null })
    expect(routeOf('/t/0123456789abcdef/replay')).toEqual({ page: 'replay', id: '0123456789abcdef' })
    expect(routeOf('/t/0123456789abcdef')).toEqual({ page: 'table', id: '0123456789abcdef' })
    expect(routeOf('/t/0123456789abcdef/other')).toEqual({ page: 'nothing' })
  })
})
