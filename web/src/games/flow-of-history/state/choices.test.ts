/** What the board makes of legal moves, and of what their sentences name. */

import { describe, expect, it } from 'vitest'
import type { Arg } from '../../../lib/sentences'
import type { LegalMove } from '../../../lib/table/legal'
import { changes } from './changes'
import { byCard, flowed, formula, hasTarget, read, safeStep, snipers, sources, steps, told, wish, wishOf } from './choices'
import { flows } from '../../shared/motion'
import { nationOf, whole, type CardFace, type HistoryView, type Icon, type Nation, type SentView, type Type } from '../types'

function icons(some: Partial<Record<Icon, number>> = {}): Record<Icon, number> {
  return { culture: 0, harvest: 0, trade: 0, attack: 0, science: 0, defense: 0, industry: 0, ...some }
}

function nation(seat: number, tokens: number, more: Partial<Nation> = {}): Nation {
  return {
    seat, tokens, invested: null, military: [], construction: [], knowledge: [], government: [], leader: null, wonders: [],
    future: false, icons: icons(), given: icons(), attack_strength: 0, defense_strength: 0, cards: 0, points: 0, ...more,
  }
}

function face(id: string, type: Type, more: Partial<CardFace> = {}): CardFace {
  return { id, name: { kind: 'card', id }, age: 'I', type, timing: 'permanent', text: null, effect: null, obsolete: false, check: 'industry', stripe: [], ...more }
}

function view(more: Partial<HistoryView> = {}): HistoryView {
  return {
    game: 'flow-of-history', options: {}, seat: 0, players: 3, pending: [], decision: { seat: 0, kind: 'action', clause: 'FOH-T1', sentence: { code: 'foh-ask-action' }, about: null }, legal: [], legal_args: {}, over: false,
    first: 0, active: 0, turn: 0, age: 1, supply: 5, deck: 40, market: [{ card: 'great-wall', investor: null, tokens: 0 }, { card: 'lighthouse', investor: 1, tokens: 4 }],
    nations: [nation(0, 6), nation(1, 3), nation(2, 5)], removed: [], hand: [], idle: 0, ending: false, ...more,
  }
}

const faces = new Map(
  [
    face('great-wall', 'wonder', { stripe: ['defense'] }),
    face('lighthouse', 'construction', { stripe: ['trade'], effect: { verb: 'provide', icons: { science: 1, industry: 1 } } }),
    face('seaport', 'construction', { stripe: ['trade', 'harvest'] }),
    face('philosophy', 'knowledge', { timing: 'action' }),
  ].map((card) => [card.id, card]),
)
/** A legal move as the page decodes it, with a card or a seat behind its verb. */
function move(notation: string, more: Record<string, Arg> = {}): LegalMove {
  const [verb = '', what = ''] = notation.split(' ')
  const seat = /^p(\d)$/.exec(what)
  const about: Record<string, Arg> = seat ? { target: { kind: 'player', id: Number(seat[1]) - 1 } } : /^[a-z]/.test(what) ? { card: { kind: 'card', id: what } } : {}
  return { move: 0, notation, clause: '', verb, sentence: { code: `foh-may-${verb}`, args: { ...about, ...more } } }
}
const all = (...notations: string[]) => notations.map((notation) => read(move(notation)))

describe('moves', () => {
  it('are taken apart', () => {
    expect(read(move('invest great-wall 63+'))).toMatchObject({ verb: 'invest', card: 'great-wall', amount: '63+' })
    expect(read(move('attack p2'))).toMatchObject({ seat: 1, card: null })
    expect(read(move('stake 12', { card: { kind: 'card', id: 'great-wall' } }))).toMatchObject({ amount: '12', card: null })
    expect(read(move('harvest'))).toMatchObject({ verb: 'harvest', card: null, amount: null, seat: null })
    expect(read(move('discard castle', { target: { kind: 'player', id: 1 } }))).toMatchObject({ card: 'castle', seat: null })
    expect(told(read(move('harvest', { half: 3, lacking: 1 })), 'half')).toBe(3)
  })

  it('are grouped by their card', () => {
    const found = byCard(all('invest great-wall 1', 'invest great-wall 2', 'snipe lighthouse', 'harvest'))
    expect([...found].map(([card, choices]) => [card, choices.length])).toEqual([['great-wall', 2], ['lighthouse', 1]])
  })

  it('are steps in order, asking for more last', () => {
    expect(steps(all('invest great-wall 63+', 'invest great-wall 63', 'invest great-wall 2', 'harvest')).map((step) => step.amount)).toEqual(['2', '63', '63+'])
  })
})

describe('a view', () => {
  it('leaves out what is as usual', () => {
    expect(nationOf({ seat: 1, tokens: 2, cards: 1, points: 0, icons: { trade: 2 } })).toEqual(nation(1, 2, { cards: 1, icons: icons({ trade: 2 }) }))
    const { market } = whole({ market: [null, { card: 'great-wall' }, { card: 'castle', investor: 'banker', tokens: 3 }], nations: [] } as unknown as SentView)
    expect(market).toEqual([null, { card: 'great-wall', investor: null, tokens: 0 }, { card: 'castle', investor: 'banker', tokens: 3 }])
  })
})

describe('what a choice means', () => {
  it('is what the rules say of it: who could snipe, and from where on nobody can', () => {
    const players = (...seats: number[]) => ({ snipers: seats.map((id) => ({ kind: 'player', id })) })
    const all = [read(move('invest great-wall 1', players(1, 2))), read(move('invest great-wall 2', players(2))), read(move('invest great-wall 3', { bonus: 2 }))]
    expect(all.map(snipers)).toEqual([[1, 2], [2], []])
    expect(safeStep(all)).toBe(2)
    expect(all.map((choice) => told(choice, 'bonus'))).toEqual([0, 0, 2])
    expect(safeStep([read(move('stake 63', players(1))), read(move('stake 63+'))])).toBe(-1)
  })

  it('knows where icons come from', () => {
    const owner = nation(0, 0, { construction: ['seaport', 'lighthouse'], wonders: ['great-wall'], given: icons({ science: 1, industry: 1 }) })
    expect(sources(owner, 'trade', faces).stripes).toEqual([{ card: 'seaport', count: 1 }, { card: 'lighthouse', count: 1 }])
    expect(sources(owner, 'science', faces)).toEqual({ stripes: [], givers: ['lighthouse'] })
  })
})

describe('what the rules are asked', () => {
  it('follows the card and the chosen action', () => {
    expect(wish(view(), 0, 'great-wall', null)).toBe('invest great-wall 1')
    expect(wish(view(), 0, 'lighthouse', null)).toBe('snipe lighthouse')
    expect(wish(view(), 1, 'lighthouse', null)).toBe('complete lighthouse')
    expect(wish(view(), 0, 'great-wall', 'snipe')).toBe('snipe great-wall')
    expect(wish(view(), 0, 'philosophy', null)).toBe('activate philosophy')
    expect(wish(view({ decision: { seat: 0, kind: 'take', clause: '', sentence: { code: 'foh-ask-take' }, about: null } }), 0, 'lighthouse', null)).toBe('take lighthouse')
  })

  it('follows the pressed action', () => {
    const table = view({ nations: [nation(0, 1, { knowledge: ['philosophy'] }), nation(1, 3)] })
    expect(wishOf(table, 0, 'invest', faces)).toBe('invest great-wall 1')
    expect(wishOf(table, 0, 'snipe', faces)).toBe('snipe lighthouse')
    expect(wishOf(table, 0, 'activate', faces)).toBe('activate philosophy')
    expect(wishOf(table, 0, 'harvest', faces)).toBe('harvest')
  })

  it('has nothing to be about where nobody has invested', () => {
    const table = view()
    const bare: HistoryView = { ...table, market: table.market.map((slot) => slot && { ...slot, investor: null, tokens: 0 }) }
    const first = bare.market.findIndex((slot) => slot !== null)
    const invested = (investor: number): HistoryView => ({ ...bare, market: bare.market.map((slot, n) => (n === first && slot ? { ...slot, investor, tokens: 2 } : slot)) })
    expect(['snipe', 'complete', 'invest'].map((verb) => hasTarget(bare, 0, verb))).toEqual([false, false, true])
    expect(['snipe', 'complete'].map((verb) => hasTarget(invested(0), 0, verb))).toEqual([false, true])
    expect(['snipe', 'complete'].map((verb) => hasTarget(invested(1), 0, verb))).toEqual([true, false])
  })
})

describe('what moved', () => {
  it('is told by counts', () => {
    expect(flows(new Map([['seat:0', 4], ['supply', 1]]), new Map([['seat:0', 1], ['supply', 1], ['card:x', 3]]))).toEqual([{ from: 'seat:0', to: 'card:x', count: 3 }])
    expect(flows(new Map([['supply', 3], ['seat:0', 0]]), new Map([['supply', 2], ['seat:0', 4]]))).toEqual([
      { from: 'supply', to: 'seat:0', count: 1 },
      { from: 'reserve', to: 'seat:0', count: 3 },
    ])
  })

  it('is told by places', () => {
    const after = view({ supply: 5, market: [{ card: 'great-wall', investor: 0, tokens: 2 }, { card: 'lighthouse', investor: 1, tokens: 4 }], nations: [nation(0, 4), nation(1, 3), nation(2, 5)] })
    expect([...changes(view(), after)]).toEqual(['great-wall', 'seat:0'])
  })

  it('flows through the ages', () => {
    const deck = [...Array(12)].flatMap(() => ['I', 'II', 'III', 'IV'].map((age) => face('', 'wonder', { age }))).concat([...Array(7)].map(() => face('', 'wonder', { age: 'V' })))
    expect(flowed(view({ deck: 56 }), deck)).toBe(0)
    expect(flowed(view({ deck: 55 }), deck)).toBe(1)
    expect(flowed(view({ deck: 43 }), deck)).toBe(2)
    expect(flowed(view({ deck: 7 }), deck)).toBe(5)
    expect(flowed(view({ deck: 0, ending: true }), deck)).toBe(6)
  })
})

it('puts simple effects into signs', () => {
  expect(formula(face('x', 'government', { effect: { verb: 'provide', icons: { trade: 2 } } }))).toEqual([{ icon: 'trade', count: 2 }])
  expect(formula(face('x', 'wonder', { effect: { verb: 'score_per_icon', per: 2, of_icon: 'defense' } }))).toEqual([
    { icon: 'culture', count: 1 },
    { sign: 'per', count: 2 },
    { icon: 'defense', count: 1 },
  ])
  expect(formula(face('x', 'leader', { effect: { verb: 'pacifist' } }))).toEqual([])
})
