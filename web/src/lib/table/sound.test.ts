/** Which sounds are heard, and when none is. */

import { describe, expect, it } from 'vitest'
import { sounds } from '../../games/sounds'
import type { GameEvent } from '../messages'
import { soundsOf, SOUNDS, TONES, type SoundMap } from './sound'

function events(...kinds: string[]): GameEvent[] {
  return kinds.map((kind) => ({ kind, clause: 'X-1', text: '', seat: 0, facts: {}, to: null, mark: false }))
}

const quiet = { events: [], turn: false, over: false }
const map: SoundMap = { pays: 'tokens', raids: 'attack', begins: null }

describe('sounds', () => {
  it('are none when nothing has happened', () => {
    expect(soundsOf(quiet, map)).toEqual([])
    expect(soundsOf({ ...quiet, events: events('begins') }, map)).toEqual([])
  })

  it('of kinds the game does not name are moves', () => {
    expect(soundsOf({ ...quiet, events: events('constructor') }, map)).toEqual(['move'])
    expect(soundsOf({ ...quiet, events: events('builds') }, map)).toEqual(['move'])
    expect(soundsOf({ ...quiet, events: events('builds') }, {})).toEqual(['move'])
  })

  it('are the weightiest of what happened, then the turn; the end is heard alone', () => {
    expect(soundsOf({ ...quiet, events: events('builds', 'pays') }, map)).toEqual(['tokens'])
    expect(soundsOf({ ...quiet, events: events('pays', 'raids', 'builds') }, map)).toEqual(['attack'])
    expect(soundsOf({ events: events('pays'), turn: true, over: false }, map)).toEqual(['tokens', 'turn'])
    expect(soundsOf({ events: events('raids'), turn: true, over: true }, map)).toEqual(['end'])
  })

  it('of every game name only sounds there are', async () => {
    for (const load of Object.values(sounds)) {
      for (const sound of Object.values((await load()).default)) if (sound !== null) expect(SOUNDS).toContain(sound)
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
