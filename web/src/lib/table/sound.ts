/** Short soft sounds, made on the spot: which sound tells what, and how it is played. */

import type { GameEvent } from '../wire'

/** From the weightiest news to the lightest. */
export const SOUNDS = ['end', 'turn', 'attack', 'tokens', 'move'] as const
export type Sound = (typeof SOUNDS)[number]

/** What a game's kinds of events sound like; `null`: like nothing. Kinds that are not listed are moves. */
export type SoundMap = Readonly<Record<string, Sound | null>>

/** What has changed at a table since it was last listened to. */
export interface News {
  events: GameEvent[]
  /** The person has come to decide. */
  turn: boolean
  /** The game has ended. */
  over: boolean
}

/** The sounds that tell the news: of what happened only the weightiest, and then whose turn it is. */
export function heardIn(news: News, map: SoundMap): Sound[] {
  if (news.over) return ['end']
  const heard = new Set(news.events.map(({ kind }) => (Object.hasOwn(map, kind) ? map[kind] : 'move')))
  const happened = SOUNDS.filter((sound) => heard.has(sound)).slice(0, 1)
  return news.turn ? [...happened.filter((sound) => sound !== 'turn'), 'turn'] : happened
}

/** One tone: its pitch in hertz, when it begins and how long it rings, in seconds, and how loud it is beside the others. */
interface Tone {
  pitch: number
  at: number
  rings: number
  loud: number
  shape: OscillatorType
}

function tone(pitch: number, at: number, rings: number, loud = 1, shape: OscillatorType = 'sine'): Tone {
  return { pitch, at, rings, loud, shape }
}

/** Drops of water and wooden bars: sines and triangles on one pentatonic scale. */
export const TONES: Record<Sound, Tone[]> = {
  turn: [tone(587.3, 0, 0.5), tone(880, 0.13, 0.7)],
  move: [tone(440, 0, 0.14, 0.5, 'triangle')],
  tokens: [tone(1174.7, 0, 0.09, 0.35, 'triangle'), tone(1318.5, 0.06, 0.12, 0.35, 'triangle')],
  attack: [tone(146.8, 0, 0.35, 1.2, 'triangle'), tone(110, 0.1, 0.5, 1.2, 'triangle')],
  end: [tone(440, 0, 0.7), tone(587.3, 0.16, 0.7), tone(659.3, 0.32, 0.8), tone(880, 0.48, 1.3)],
}

let context: AudioContext | null = null

/** Makes ready to be heard: browsers allow it only while a person presses something. */
export function wakeSound(): void {
  context ??= typeof AudioContext === 'undefined' ? null : new AudioContext()
  if (context?.state === 'suspended') void context.resume().catch(() => undefined)
}

/** Plays a sound, if the browser lets it be heard now; `volume` is from 0 to 1, `after` is in seconds. */
export function play(sound: Sound, volume: number, after = 0): void {
  if (context?.state !== 'running' || volume <= 0) return
  const now = context.currentTime + 0.01 + after
  for (const { pitch, at, rings, loud, shape } of TONES[sound]) {
    const voice = context.createOscillator()
    const gain = context.createGain()
    voice.type = shape
    voice.frequency.value = pitch
    // Loudness is heard in ratios, so the middle of the slider is a quarter of the strength.
    gain.gain.setValueAtTime(0, now + at)
    gain.gain.linearRampToValueAtTime(0.25 * loud * volume * volume, now + at + 0.012)
    gain.gain.exponentialRampToValueAtTime(0.0001, now + at + rings)
    voice.connect(gain).connect(context.destination)
    voice.start(now + at)
    voice.stop(now + at + rings)
  }
}
