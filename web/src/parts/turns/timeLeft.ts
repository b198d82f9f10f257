/** How long a turn may take and what is left of it, as people say it. */

import { speech } from '../../lib/languages/language.svelte'
import { turnWords } from '../../lib/words/turns'
import type { TurnLimitInfo } from '../../lib/wire'

/** Three days of which a minute has passed are three days. */
const ALMOST = 0.02

const UNITS: [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** A number of seconds in its largest unit, rounded down; what is not a whole number of it in the next one, while that is few. */
export function duration(seconds: number): string {
  const found = UNITS.find(([, length]) => seconds >= 2 * length || seconds === length) ?? ['minute', 60]
  const [unit, length] = found as (typeof UNITS)[number]
  return new Intl.NumberFormat(speech.now, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.max(1, Math.floor(seconds / length + ALMOST)))
}

/** What is said of a running turn at a server's time; null: nothing, since a bot is asked. */
export function timeLeft(limit: TurnLimitInfo, now: number): string | null {
  if (limit.late || (limit.until !== null && limit.until <= now)) return turnWords.late
  if (limit.until === null) return null
  const left = limit.until - now
  return left < 60 ? turnWords.lastMinute : turnWords.left(duration(left))
}
