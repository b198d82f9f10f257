/** Replays: finding one's way through the moments of a game, and what its graph is drawn from. */

import type { ReplayMoment, Replay, SeatInfo } from '../wire'

/** The largest record the server takes. */
export const LARGEST = 1 << 20
/** Moves a second. */
export const SPEEDS = [0.5, 1, 2, 4, 8]

// Where we are

export interface Place {
  at: number
  /** The moves that are tried from there; null: none are. */
  moves: string[] | null
}

/** The place in a link's fragment (#57, or #57&try=MOVE,MOVE), as far as there is one; null: it names none. */
export function placeIn(fragment: string, last: number): Place | null {
  const found = /^#(\d{1,9})(?:&try=(.*))?$/.exec(fragment)
  if (!found) return null
  const at = Math.min(Number(found[1]), last)
  if (found[2] === undefined) return { at, moves: null }
  try {
    return { at, moves: found[2].split(',').map((move) => decodeURIComponent(move.replaceAll('+', ' '))).filter(Boolean) }
  } catch {
    return { at, moves: null }
  }
}

/** The fragment that names a place. */
export function fragmentOf(at: number, moves: string[] | null): string {
  return moves === null ? `#${at}` : `#${at}&try=${moves.map((move) => encodeURIComponent(move).replaceAll('%20', '+')).join(',')}`
}

export interface Turn {
  seat: number | null
  /** Its first move. */
  from: number
  /** Its last move. */
  to: number
}

/** The turns: moves in a row by one seat. */
export function turnsOf(moments: ReplayMoment[]): Turn[] {
  const turns: Turn[] = []
  for (const { number, seat } of moments.slice(1)) {
    const last = turns[turns.length - 1]
    if (last && last.seat === seat) last.to = number
    else turns.push({ seat, from: number, to: number })
  }
  return turns
}

export type Step = 'first' | 'last' | 'back' | 'on' | 'backTurn' | 'onTurn'

const KEYS: Record<string, Step> = {
  ArrowLeft: 'back',
  ArrowRight: 'on',
  Home: 'first',
  End: 'last',
  PageUp: 'backTurn',
  PageDown: 'onTurn',
}

/** The step that a key means. */
export function stepOf(key: string): Step | null {
  return Object.hasOwn(KEYS, key) ? (KEYS[key] ?? null) : null
}

/** The moment a step leads to; a turn back or on leads to where a turn has just ended. */
export function stepped(step: Step, at: number, last: number, turns: Turn[]): number {
  switch (step) {
    case 'first':
      return 0
    case 'last':
      return last
    case 'back':
      return Math.max(0, at - 1)
    case 'on':
      return Math.min(last, at + 1)
    case 'backTurn':
      return turns.findLast((turn) => turn.to < at)?.to ?? 0
    case 'onTurn':
      return turns.find((turn) => turn.to > at)?.to ?? last
  }
}

/** Whether a key pressed here is meant for what has the focus: text, a list of choices, a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'range'
  return target.closest('textarea, select, dialog, [contenteditable]') !== null
}

// Who played

/** The seats as the page's other parts know them; where a record does not say who played, they have numbers. */
export function seatsOf(replay: Replay, player: (number: number) => string): SeatInfo[] {
  return Array.from({ length: replay.players }, (_, seat) => {
    const name = replay.names?.[seat] ?? null
    const bot = replay.bots?.[seat] ?? null
    return {
      seat,
      kind: name === null && bot !== null ? 'bot' : 'person',
      name: name === null && bot === null ? player(seat + 1) : name,
      bot,
      yours: false,
      kept: false,
      here: false,
      resigned: false,
    }
  })
}

// Records

export type Read = { record: object } | { wrong: 'empty' | 'notJson' | 'tooLarge' }

/** A record from its text; whether it is a good one, the server says. */
export function readRecord(text: string): Read {
  if (text.trim() === '') return { wrong: 'empty' }
  if (new TextEncoder().encode(text).length > LARGEST) return { wrong: 'tooLarge' }
  try {
    const record: unknown = JSON.parse(text)
    return typeof record === 'object' && record !== null ? { record } : { wrong: 'notJson' }
  } catch {
    return { wrong: 'notJson' }
  }
}

// The graph

/** Round numbers from `low` to `high`, at most so many (and room for two). */
export function ticks(low: number, high: number, most: number): number[] {
  const step = roundStep(Math.max(high - low, 1) / Math.max(most - 1, 1))
  const found: number[] = []
  for (let tick = Math.ceil(low / step) * step; tick <= high; tick += step) found.push(tick + 0) // never -0
  return found
}

/** The smallest of 1, 2, 5, 10, 20, ... that is at least this much. */
function roundStep(least: number): number {
  for (let power = 1; ; power *= 10) {
    for (const size of [power, 2 * power, 5 * power]) if (size >= least) return size
  }
}

/** The lowest and the highest that a graph of these points shows. */
export function range(points: number[][]): { low: number; high: number } {
  const all = points.flat()
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) }
}

/** A line that keeps its height until the next move changes it. */
export function stairs(points: number[], x: (at: number) => number, y: (points: number) => number): string {
  const parts: string[] = []
  points.forEach((value, at) => {
    if (at === 0) parts.push(`M${x(0)} ${y(value)}`)
    else if (at === points.length - 1 || value !== points[at - 1]) parts.push(`H${x(at)}`)
    if (at > 0 && value !== points[at - 1]) parts.push(`V${y(value)}`)
  })
  return parts.join('')
}

/** Heights for labels that would like to be at `wanted`: at least `gap` apart, in the same order, within bounds. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] as number) - (wanted[b] as number) || a - b)
  const found = [...wanted]
  let least = top
  for (const index of order) {
    found[index] = Math.max(least, found[index] as number)
    least = (found[index] as number) + gap
  }
  let most = bottom
  for (const index of order.reverse()) {
    found[index] = Math.min(most, found[index] as number)
    most = (found[index] as number) - gap
  }
  return found
}
