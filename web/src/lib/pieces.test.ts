/** The page's small pieces: addresses, links, citations, seats, moves, the API's description. */

import { describe, expect, it } from 'vitest'
import { citing } from './rules/citations'
import { aSeat, aTable } from './net/fake'
import { inviteIn, passIn } from './browser/links'
import type { LegalMove } from './wire'
import { filtered, grouped } from './table/moves'
import { chapters, example, typeParts, type Document } from './openapi'
import { eyesFor, freeSeats, isMyTurn, seatName } from './table/seats'
import { parts } from './table/sentence'
import { ago } from './browser/times'

function move(text: string, says = ''): LegalMove {
  return { move: 0, text, clause: 'X-1', says }
}

describe('moves', () => {
  it('are grouped by their first word; lone ones stand together at the front', () => {
    const groups = grouped([move('build a'), move('pass'), move('build b'), move('trade x')])
    expect(groups.map((group) => [group.word, group.moves.map((one) => one.text)])).toEqual([
      [null, ['pass', 'trade x']],
      ['build', ['build a', 'build b']],
    ])
    expect(groups.map((group) => group.clause)).toEqual([null, 'X-1'])
  })

  it('are found by every word of the filter, in any order, in what they say too', () => {
    const moves = [move('build a', 'Pay three.'), move('build b', 'Pay four.')]
    expect(filtered(moves, 'FOUR build').map((one) => one.text)).toEqual(['build b'])
    expect(filtered(moves, '  ')).toEqual(moves)
    expect(filtered(moves, 'five')).toEqual([])
  })
})

describe('seats', () => {
  const bots = [aSeat(0, { yours: true }), aSeat(1, { kind: 'bot', name: null, bot: 'quick' })]

  it('are called by their person, their bot or their number', () => {
    expect(seatName(bots, 0)).toBe('N0')
    expect(seatName(bots, 1)).toBe('Quick')
    const alike = [...bots, aSeat(2, { kind: 'bot', name: null, bot: 'quick' })]
    expect(seatName(alike, 1)).toBe('Quick 2')
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
  const hot = [aSeat(0, { yours: true }), aSeat(1, { yours: true }), aSeat(2, { kind: 'bot', bot: 'quick' })]

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
    expect(eyesFor(aTable({ seats: hot, turn: 0 }), null, true)).toEqual({ seat: null, curtain: 0 })
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

describe('sentences', () => {
  const seats = [aSeat(0, { name: 'Ada' }), aSeat(1, { name: 'Bo' })]
  const told = (text: string) => parts(text, seats).map((part) => part.text).join('')

  it('call seats by their names', () => {
    expect(told("p1 snipes: 1 token to p2. p2's turn.")).toBe("Ada snipes: 1 token to Bo. Bo's turn.")
    expect(parts('p2 waits.', seats)[0]).toEqual({ text: 'Bo', seat: 1 })
  })

  it('leave alone what is no seat', () => {
    expect(told('p9, map1, p1x and up2 stay.')).toBe('p9, map1, p1x and up2 stay.')
    expect(told('')).toBe('')
  })
})

describe('links', () => {
  it('carry a seat and its key', () => {
    expect(inviteIn('#seat=2&key=s%2Bx')).toEqual({ seat: 2, secret: 's+x' })
    expect(inviteIn('#seat=2')).toBeNull()
    expect(inviteIn('#seat=two&key=a')).toBeNull()
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
