/** The journal's entries: one a turn, led by what says most. */

import { describe, expect, it } from 'vitest'
import type { Ref } from '../sentences/sentence'
import type { GameEvent, LogItem } from '../wire'
import type { SoundMap } from './sound'
import { concerns, namedIn, turnEntries } from './turns'

const SOUNDS: SoundMap = { turn: null, snipe: 'tokens', attack: 'attack' }
const player = (seat: number) => ({ kind: 'player', id: seat })
const event = (kind: string, seat: number | null, args: Record<string, Ref | number> = {}): GameEvent => ({ kind, clause: 'C', seat, sentence: { code: `x-event-${kind}`, args } })
const move = (number: number, seat: number, ...events: GameEvent[]): LogItem => ({ number, kind: 'move', at: number, seat, events })

describe('entries', () => {
  it('hold what one seat does in a row, and leave talk out', () => {
    const items: LogItem[] = [
      { number: 1, kind: 'sat', at: 1, seat: 0, sentence: { code: 'rr-item-sat' } },
      move(2, 0, event('turn', 0), event('snipe', 0)),
      { number: 3, kind: 'said', at: 3, seat: 1, text: 'hm' },
      move(4, 0, event('pick', 0)),
      move(5, 1, event('attack', 1)),
    ]
    const found = turnEntries(items, new Set(), SOUNDS)
    expect(found.map(({ seat, events }) => [seat, events.map(({ kind }) => kind)])).toEqual([
      [0, []],
      [0, ['turn', 'snipe', 'pick']],
      [1, ['attack']],
    ])
    expect(found[1]?.lead?.kind).toBe('snipe')
    expect(found.map(({ like }) => like)).toEqual([null, 'tokens', 'attack'])
  })

  it('keep what was undone apart', () => {
    const found = turnEntries([move(1, 0, event('snipe', 0)), move(2, 0, event('snipe', 0))], new Set([1]), SOUNDS)
    expect(found.map(({ undone }) => undone)).toEqual([true, false])
  })
})

describe('an event', () => {
  it('concerns whom it names, unless it only sets the scene', () => {
    expect(concerns(event('snipe', 1, { payee: player(0) }), 0, SOUNDS)).toBe(true)
    expect(concerns(event('snipe', 1, { payee: player(0) }), 1, SOUNDS)).toBe(false)
    expect(concerns(event('turn', 1, { seat: player(0) }), 0, SOUNDS)).toBe(false)
    expect(concerns(event('snipe', 1, { tokens: 0 }), 0, SOUNDS)).toBe(false)
  })

  it('names things of a kind, the first of them first', () => {
    const attack = event('attack', 0, { seat: player(0), strength: 3, card: { kind: 'card', id: 'knights' }, lost: { kind: 'card', id: 'temple' } })
    expect(namedIn(attack, 'tile', 'card')).toBe('knights')
    expect(namedIn(attack, 'tile')).toBe(null)
    expect(namedIn({ ...attack, sentence: { code: 'x-bare' } }, 'card')).toBe(null)
  })
})
