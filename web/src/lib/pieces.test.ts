/** The page's small pieces: addresses, links, citations, seats, moves, the API's description. */

import { describe, expect, it } from 'vitest'
import { citing } from './rules/citations'
import { aGameView, aSeat, aTable } from './net/fake'
import { inviteIn, passIn } from './browser/links'
import { legalMoves, type LegalMove } from './table/legal'
import { filtered, grouped } from './table/moves'
import { chapters, example, typeParts, type Document } from './openapi'
import { eyesFor, freeSeats, isMyTurn, nameOf, seatName } from './table/seats'
import { ago } from './browser/times'

function move(notation: string): LegalMove {
  return { move: 0, notation, clause: 'X-1', verb: notation.split(' ')[0] ?? '', sentence: { code: 'ab-may' } }
}

describe('moves', () => {
  it('are grouped by their verb; lone ones stand together at the front', () => {
    const groups = grouped([move('build a'), move('pass'), move('build b'), move('trade x')])
    expect(groups.map((group) => [group.verb, group.moves.map((one) => one.notation)])).toEqual([
      [null, ['pass', 'trade x']],
      ['build', ['build a', 'build b']],
    ])
    expect(groups.map((group) => group.clause)).toEqual([null, 'X-1'])
  })

  it('are found by every word of the filter, in any order, in what they say too', () => {
    const moves = [move('build a'), move('build b')]
    const says = (one: LegalMove) => (one === moves[0] ? 'Pay three.' : 'Pay four.')
    expect(filtered(moves, 'FOUR build', says)).toEqual([moves[1]])
    expect(filtered(moves, '  ', says)).toEqual(moves)
    expect(filtered(moves, 'five', says)).toEqual([])
  })
})

describe('legal moves', () => {
  const info = {
    size: 30,
    blocks: [
      { name: 'invest', first: 0, count: 6, word: 'invest', parameters: ['card', 'amount'] },
      { name: 'attack', first: 6, count: 2, word: 'attack', parameters: ['target'] },
      { name: 'card', first: 10, count: 2, word: '', parameters: ['owned'] },
      { name: 'pass_on', first: 20, count: 1, word: 'pass on' },
    ],
    parameters: {
      card: { kind: 'card', size: 2, ids: ['mill', null] },
      amount: { kind: 'int', size: 3, first: 1 },
      target: { kind: 'player', size: 2 },
      owned: { kind: 'card', size: 2, ids: ['mill', null], args: [{ kind: 'card', id: 'mill', form: 'first' }, ''] },
    },
    actions: { gain: { card: 'acquire' } },
  }
  const decision = { seat: 0, kind: 'gain', clause: 'X-1', sentence: { code: 'ab-ask-gain' }, about: null }

  it('have their parameters, what all of a verb name alike, and their own arguments', () => {
    const legal = legalMoves(
      {
        ...aGameView,
        decision,
        legal: [[2, 'invest mill 3', 'X-1', { held: 7 }], [3, 'odd', 'X-1', {}], [7, 'attack p2', 'X-2', {}], [10, 'mill', 'X-3', {}], [11, 'tower', 'X-3', {}], [20, 'pass on', 'X-4', {}]],
        legal_args: { invest: { stake: 2 } },
      },
      { prefix: 'ab', info },
    )
    expect(legal.map((one) => [one.verb, one.sentence])).toEqual([
      ['invest', { code: 'ab-may-invest', args: { card: { kind: 'card', id: 'mill' }, amount: 3, stake: 2, held: 7 } }],
      ['invest', { code: 'ab-may-invest', args: { amount: 1, stake: 2 } }],
      ['attack', { code: 'ab-may-attack', args: { target: { kind: 'player', id: 1 } } }],
      ['card', { code: 'ab-may-acquire', args: { owned: { kind: 'card', id: 'mill', form: 'first' } } }],
      ['card', { code: 'ab-may-acquire', args: {} }],
      ['pass_on', { code: 'ab-may-pass-on', args: {} }],
    ])
    expect(legal[0]).toMatchObject({ move: 2, notation: 'invest mill 3', clause: 'X-1' })
  })
})

describe('seats', () => {
  const bots = [aSeat(0, { yours: true }), aSeat(1, { kind: 'bot', name: null, bot: 'easy' })]

  it('are called by their person, their bot’s face or their number', () => {
    expect(seatName(bots, 0)).toBe('N0')
    expect(seatName(bots, 1)).toBe('Frog')
    const alike = [...bots, aSeat(2, { kind: 'bot', name: null, bot: 'easy' })]
    expect(seatName(alike, 2)).toBe('Heron')
    expect(seatName([aSeat(0, { kind: 'invite', name: null })], 0)).toBe('Seat 1')
  })

  it('that are free can be taken only before the game', () => {
    const seats = [aSeat(0), aSeat(1, { kind: 'invite', name: null })]
    expect(freeSeats(aTable({ stage: 'gathering', seats })).map((seat) => seat.seat)).toEqual([1])
    expect(freeSeats(aTable({ stage: 'over', seats }))).toEqual([])
  })

  it('of mine make it my turn, unless I resigned', () => {
    expect(isMyTurn(aTable({ seats: bots, turn: 0 }))).toBe(true)
    expect(isMyTurn(aTable({ seats: bots, turn: 1 }))).toBe(false)
    expect(isMyTurn(aTable({ seats: [aSeat(0, { yours: true, resigned: true })], turn: 0 }))).toBe(false)
  })
})

describe('eyes', () => {
  const hot = [aSeat(0, { yours: true }), aSeat(1, { yours: true }), aSeat(2, { kind: 'bot', bot: 'easy' })]

  it('of someone without a seat are a spectator’s', () => {
    expect(eyesFor(aTable(), null)).toEqual({ seat: null, curtain: null })
  })

  it('with one seat are that seat’s, without a curtain', () => {
    const seats = [aSeat(0), aSeat(1, { yours: true })]
    expect(eyesFor(aTable({ seats, turn: 0 }), null)).toEqual({ seat: 1, curtain: null })
  })

  it('with several seats need the device passed on before they see anything', () => {
    expect(eyesFor(aTable({ seats: hot, turn: 0 }), null)).toEqual({ seat: null, curtain: 0 })
    expect(eyesFor(aTable({ seats: hot, turn: 0 }), 0)).toEqual({ seat: 0, curtain: null })
    expect(eyesFor(aTable({ seats: hot, turn: 0 }), null, true)).toEqual({ seat: 0, curtain: null })
    expect(eyesFor(aTable({ seats: hot, turn: 0 }), hot[1]?.seat ?? 1, true)).toEqual({ seat: 0, curtain: null })
    expect(eyesFor(aTable({ seats: hot, turn: 1 }), 0)).toEqual({ seat: 0, curtain: 1 })
  })

  it('stay where they are while a bot or another person decides', () => {
    expect(eyesFor(aTable({ seats: hot, turn: 2 }), 1)).toEqual({ seat: 1, curtain: null })
  })

  it('need no curtain before and after the game', () => {
    expect(eyesFor(aTable({ seats: hot, stage: 'gathering', turn: null }), null)).toEqual({ seat: null, curtain: null })
    expect(eyesFor(aTable({ seats: hot, stage: 'over', turn: null }), 1)).toEqual({ seat: 1, curtain: null })
    expect(eyesFor(aTable({ seats: hot, stage: 'over', turn: null }), null)).toEqual({ seat: 0, curtain: null })
  })

  it('go to the seat that is left when the others resigned', () => {
    const seats = [aSeat(0, { yours: true, resigned: true }), aSeat(1, { yours: true })]
    expect(eyesFor(aTable({ seats, turn: 1 }), 0)).toEqual({ seat: 1, curtain: null })
    expect(eyesFor(aTable({ seats: [aSeat(0, { yours: true, resigned: true })], turn: 0 }), null)).toEqual({ seat: 0, curtain: null })
  })
})

describe('players in sentences', () => {
  it('have the names of their people or bots, if there are any', () => {
    const names = nameOf([aSeat(0, { name: 'Ada' }), { seat: 1, kind: 'bot', bot: 'easy' }, { seat: 2, kind: 'invite' }])
    expect([0, 1, 2, 3].map(names)).toEqual(['Ada', 'Heron', null, null])
  })
})

describe('links', () => {
  it('carry a seat and its key', () => {
    expect(inviteIn('#seat=2&key=s%2Bx')).toEqual({ seat: 2, secret: 's+x' })
    expect(inviteIn('#key=s')).toEqual({ seat: null, secret: 's' })
    expect(inviteIn('#seat=2')).toEqual({ seat: null, secret: '?' })
    expect(inviteIn('#seat=two&key=a')).toEqual({ seat: null, secret: '?' })
    expect(inviteIn('#key=')).toEqual({ seat: null, secret: '?' })
    expect(inviteIn('')).toBeNull()
  })

  it('carry a pass', () => {
    expect(passIn('#pass=a.b-c')).toBe('a.b-c')
    expect(passIn('#seat=1')).toBeNull()
  })
})

it('texts of rules name other rules', () => {
  expect(citing('See X-1, not X-2 (two-player).', new Set(['X-1']))).toEqual([
    { text: 'See ', clause: false },
    { text: 'X-1', clause: true },
    { text: ', not X-2 (two-player).', clause: false },
  ])
})

it('times are told as people say them', () => {
  expect(ago(100, 100)).toBe('now')
  expect(ago(0, 150)).toBe('2 minutes ago')
  expect(ago(0, 90_000)).toBe('yesterday')
})

describe('an interface’s description', () => {
  const doc: Document = {
    paths: {
      '/api/things/{id}': {
        get: { tags: ['Things'], summary: 'One thing', parameters: [{ name: 'id', in: 'path' }], responses: { 200: {} } },
      },
      '/api/other': { post: { requestBody: { content: { json: { schema: { $ref: '#/components/schemas/Thing' } } } } } },
    },
    components: {
      schemas: {
        Thing: {
          type: 'object',
          title: 'Thing',
          properties: {
            name: { type: 'string' },
            size: { oneOf: [{ type: 'null' }, { type: 'integer' }] },
            parts: { type: 'array', items: { $ref: '#/components/schemas/Thing' } },
            tags: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  }

  it('is told by its tags', () => {
    expect(chapters(doc, 'Other').map((chapter) => [chapter.tag, chapter.operations.map((one) => one.id)])).toEqual([
      ['Things', ['get-api-things-id']],
      ['Other', ['post-api-other']],
    ])
  })

  it('gets examples that end, also where shapes hold themselves', () => {
    expect(example(doc, { $ref: '#/components/schemas/Thing' })).toEqual({
      name: 'text',
      size: 0,
      parts: [{}],
      tags: { name: 'text' },
    })
  })

  it('says types in one line', () => {
    const line = (schema: object) => typeParts(doc, schema).map((part) => part.text).join('')
    expect(line({ type: 'array', items: { $ref: '#/components/schemas/Thing' } })).toBe('list of Thing')
    expect(line({ oneOf: [{ type: 'null' }, { enum: ['a', 'b'] }] })).toBe('null or "a" or "b"')
    expect(line({})).toBe('anything')
  })
})
