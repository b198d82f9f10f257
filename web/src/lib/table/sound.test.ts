/** Which sounds are heard, and when none is. */

import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../wire'
import { heardIn, SOUNDS, TONES, type SoundMap } from './sound'

function events(...kinds: string[]): GameEvent[] {
  return kinds.map((kind) => ({ kind, clause: 'X-1', sentence: { code: 'ab-event' }, seat: 0 }))
}

const quiet = { events: [], turn: false, over: false }
const map: SoundMap = { pays: 'tokens', raids: 'attack', begins: null }

describe('sounds', () => {
  it('are none when nothing has happened', () => {
    expect(heardIn(quiet, map)).toEqual([])
    expect(heardIn({ ...quiet, events: events('begins') }, map)).toEqual([])
  })

  it('of kinds the game does not name are moves', () => {
    expect(heardIn({ ...quiet, events: events('constructor') }, map)).toEqual(['move'])
    expect(heardIn({ ...quiet, events: events('builds') }, map)).toEqual(['move'])
    expect(heardIn({ ...quiet, events: events('builds') }, {})).toEqual(['move'])
  })

  it('are the weightiest of what happened, then the turn; the end is heard alone', () => {
    expect(heardIn({ ...quiet, events: events('builds', 'pays') }, map)).toEqual(['tokens'])
    expect(heardIn({ ...quiet, events: events('pays', 'raids', 'builds') }, map)).toEqual(['attack'])
    expect(heardIn({ events: events('pays'), turn: true, over: false }, map)).toEqual(['tokens', 'turn'])
    expect(heardIn({ events: events('raids'), turn: true, over: true }, map)).toEqual(['end'])
  })

  it('of every game name only sounds there are', () => {
    const games = import.meta.glob<{ default: SoundMap }>('../../games/*/sounds.ts', { eager: true })
    expect(Object.keys(games)).not.toHaveLength(0)
    for (const { default: own } of Object.values(games)) {
      for (const sound of Object.values(own)) if (sound !== null) expect(SOUNDS).toContain(sound)
    }
  })

  it('are short and soft', () => {
    for (const tones of Object.values(TONES)) {
      for (const { at, rings, loud } of tones) {
        expect(at + rings).toBeLessThan(2)
        expect(loud).toBeLessThan(1.5)
      }
    }
  })
})
