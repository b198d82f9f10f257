/** Times as people say them, in the page's language. */

import { speech, type Language } from '../languages/language.svelte'

interface Formats {
  relative: Intl.RelativeTimeFormat
  clock: Intl.DateTimeFormat
  full: Intl.DateTimeFormat
  date: Intl.DateTimeFormat
}

const known = new Map<Language, Formats>()

function formats(): Formats {
  const language = speech.now
  let found = known.get(language)
  if (!found) {
    found = {
      relative: new Intl.RelativeTimeFormat(language, { numeric: 'auto' }),
      clock: new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
      full: new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
      date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }),
    }
    known.set(language, found)
  }
  return found
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a time (seconds since 1970) was. */
export function ago(at: number, now: number): string {
  const { relative } = formats()
  const seconds = Math.max(0, now - at)
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  }
  return relative.format(0, 'second')
}

export function timeOfDay(at: number): string {
  return formats().clock.format(at * 1000)
}

export function fullTime(at: number): string {
  return formats().full.format(at * 1000)
}

export function fullDate(at: number): string {
  return formats().date.format(at * 1000)
}
