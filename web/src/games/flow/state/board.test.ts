/** What keys do, what a wave shows, and how a game is summed up. */

import { describe, expect, it } from 'vitest'
import type { Arg } from '../../../lib/sentences'
import type { GameEvent, ReplayMoment } from '../../../lib/wire'
import type { FlowBoard } from './board.svelte'
import { keyed } from './keys'
import { summed } from '../summary'
import { rollOf, sweepIn } from './sweep'
import guide from '../guide'
import english from '../guide/en'
import type { Face, FlowView } from '../types'
import { animalsOf, cellsOf, lineOf } from './geometry'

const faces = new Map([['curve', { forms: { ne: '' } } as unknown as Face]])
const LINES = [1, 2, 3, null, 4, 5, 6]

function aView(more: Partial<FlowView> = {}): FlowView {
  return { lines: LINES, cells: [], animals: [], options: {}, round: 1, turn: 0, won: null, ...more } as unknown as FlowView
}

function happened(kind: string, args: Record<string, Arg> = {}): GameEvent {
  return { kind, clause: '', sentence: { code: `fl-event-${kind}`, args } }
}

const place = (id: string): Arg => ({ kind: 'cell', id })

/** A board's state that only notes what is done with it. */
function noting(more: Partial<Record<keyof FlowBoard, unknown>>): { ui: FlowBoard; done: string[] } {
  const done: string[] = []
  const noted = Object.fromEntries(['choose', 'turn', 'steer', 'press', 'home', 'back', 'hide'].map((name) => [name, (what?: unknown) => done.push([name, what].join(' ').trim())]))
  return { ui: { asked: true, busy: false, peek: null, plan: [], verdict: null, held: null, cursor: null, mine: [], upturned: [], kinds: [], goals: [], step: 'turn', ...noted, ...more } as unknown as FlowBoard, done }
}

describe('keys', () => {
  it.each([
    [{ step: 'turn' }, ' ', 'choose draw'],
    [{ step: 'turn' }, 'd', 'choose draw'],
    [{ step: 'turn', mine: ['bird', 'return'] }, '2', 'choose play return'],
    [{ step: 'turn', mine: ['bird'], upturned: ['tee', 'cross'] }, '3', 'choose take cross'],
    [{ step: 'tile', held: 'tee' }, 'r', 'turn 1'],
    [{ step: 'tile', held: 'tee', busy: true }, 'r', 'turn 1'],
    [{ step: 'tile', held: 'tee' }, 't', 'choose trade'],
    [{ step: 'tile', held: 'tee' }, 'D', 'choose discard'],
    [{ step: 'tile', held: 'tee', cursor: 'r1c2' }, 'Enter', 'press r1c2'],
    [{ step: 'tile', held: 'tee' }, 'Enter', 'home'],
    [{ step: 'tile', held: 'tee', goals: ['r1c2'] }, 'ArrowLeft', 'steer w'],
    [{ step: 'die' }, 'b', 'choose die black'],
    [{ step: 'facing' }, 'e', 'choose face e'],
    [{ step: 'aim', kinds: ['curve', 'tee'] }, '2', 'choose aim tee'],
    [{ step: 'aim', plan: ['play bird'] }, 'Escape', 'back'],
  ])('%o, %s: %s', (more, key, wanted) => {
    const { ui, done } = noting(more)
    expect(keyed(ui, key, false, null)).toBeTruthy()
    expect(done).toEqual([wanted])
  })

  it('leave alone what is not theirs', () => {
    const button = { hasAttribute: () => false } as unknown as Element
    expect(keyed(noting({ step: 'turn' }).ui, ' ', false, button)).toBe(false)
    expect(keyed(noting({ asked: false }).ui, 'd', false, null)).toBe(false)
    expect(keyed(noting({}).ui, 'ArrowUp', false, null)).toBe(false)
    expect(keyed(noting({}).ui, 'Escape', false, null)).toBe(false)
  })

  it('draw once: another Space neither scrolls nor plays', () => {
    const { ui, done } = noting({ step: 'tile', held: 'tee' })
    expect(keyed(ui, ' ', false, null)).toBe(true)
    expect(done).toEqual([])
  })

  it('turn back with Shift', () => {
    const { ui, done } = noting({ step: 'tile', held: 'curve' })
    keyed(ui, 'R', true, null)
    expect(done).toEqual(['turn -1'])
  })
})

describe('a wave', () => {
  it('takes what lay there, and hits no line without a number', () => {
    const before = aView({ cells: [{ cell: 'r4c1', tile: 'tee', open: 'new' }, { cell: 'r5c1', tile: 'tee', open: 'new' }] })
    const events = [happened('rolled', { white: 4, black: 0 }), happened('swept', { cell: place('r4c1') }), happened('bird_off', { cell: place('r4c2'), stays: 1 })]
    const lost = cellsOf(before).filter(({ cell }) => cell === 'r4c1')
    expect(sweepIn(events, before, aView(), faces)).toEqual({ white: 4, black: null, row: 4, column: null, took: 1, lost, spared: 1, birds: ['r4c2'] })
    expect(sweepIn([happened('placed')], before, aView(), faces)).toBeNull()
  })

  it('takes what was laid in the same breath too', () => {
    for (const laid of ['placed', 'moved', 'returned']) {
      const events = [happened(laid, { cell: place('r0c5'), tile: { kind: 'tile', id: 'curve' }, form: { kind: 'form', id: 'ne' } }), happened('rolled', { white: 1, black: 5 }), happened('swept', { cell: place('r0c5') })]
      const sweep = sweepIn(events, aView(), aView(), faces)
      expect(sweep?.lost).toMatchObject([{ cell: 'r0c5', what: 'tile', tile: 'curve', open: 'ne', dry: '' }])
    }
  })

  it('is told by rows and columns as they are counted everywhere else', () => {
    expect(lineOf(aView(), 4)).toBe(4)
  })

  it('may roll one die', () => {
    expect(rollOf(happened('rolled', { white: 0, black: 5 }))).toEqual({ white: null, black: 5 })
  })
})

describe('a view', () => {
  it('leaves out what is as usual', () => {
    const view = aView({ cells: [{ cell: 'r0c0', what: 'animal', tile: 'cat', open: 'es' }, { cell: 'r0c1', tile: 'tee', open: 'new', bird: true }] })
    const cells = cellsOf(view)
    expect(cells).toHaveLength(49)
    expect(cells.slice(0, 3).map(({ what }) => what)).toEqual(['animal', 'tile', 'empty'])
    expect(cells[1]).toEqual({ cell: 'r0c1', what: 'tile', tile: 'tee', open: 'new', dry: '', bird: true, water: [], into: '', boat: false })
    expect(animalsOf(aView({ animals: [{ id: 'cat', cell: 'r0c0' }] }))).toEqual([{ id: 'cat', cell: 'r0c0', home: false, blocked: false, path: [], needs: null }])
  })
})

describe('a game that is over', () => {
  it('is summed up', () => {
    const moment = (events: GameEvent[], view: Partial<FlowView>): ReplayMoment => ({ number: 0, seat: 0, move: '', events, points: [], turn: null, view: aView(view) })
    const animals = [{ id: 'cat', path: ['r0c0', 'r1c0', 'r2c0', 'r3c3'] }, { id: 'dog', path: [] }] as unknown as FlowView['animals'] // prettier-ignore
    const sum = summed([
      moment([happened('placed'), happened('home', { animal: 'cat' }), happened('home', { animal: 'dog' })], { round: 1 }),
      moment([happened('swept'), happened('swept'), happened('cut_off', { animal: 'dog' })], { round: 2 }),
      moment([happened('played'), happened('lost')], { round: 2, turn: 9, won: false, animals, stack: 20, revealed: { curve: 3 }, deck: 11 }),
    ])
    expect(sum).toMatchObject({ won: false, rounds: 2, turns: 9, laid: 1, taken: 2, played: 1, traded: 0, tiles: 23, cards: 11 })
    expect(sum.ways).toEqual([{ id: 'cat', path: ['r0c0', 'r1c0', 'r2c0', 'r3c3'], steps: 2, round: 1 }, { id: 'dog', path: [], steps: 0, round: null }]) // prettier-ignore
  })
})

describe('the guide', () => {
  it('has words for every tip', () => {
    for (const { id } of guide.tips) expect([english[id as 'goal'], english[`${id}Text` as 'goalText']].every(Boolean), id).toBe(true)
  })
})
