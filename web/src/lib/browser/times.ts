/** Times as people say them, in the page's language. */

import { speech, type Language } from '../languages/language.svelte'

/** A format in the page's language, made when it is first wanted: each takes a browser some ten milliseconds. */
function inLanguage<T>(make: (language: Language) => T): () => T {
  const known = new Map<Language, T>()
  return () => {
    const language = speech.now
    const found = known.get(language) ?? make(language)
    known.set(language, found)
    return found
  }
}

const relative = inLanguage((language) => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))
const clock = inLanguage((language) => new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }))
const full = inLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }))
const date = inLanguage((language) => new Intl.DateTimeFormat(language, { dateStyle: 'long' }))

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a time (seconds since 1970) was. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at)
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return relative().format(-Math.floor(seconds / length), unit)
  }
  return relative().format(0, 'second')
}

export function timeOfDay(at: number): string {
  return clock().format(at * 1000)
}

export function fullTime(at: number): string {
  return full().format(at * 1000)
}

export function fullDate(at: number): string {
  return date().format(at * 1000)
}
