/** Times as people say them. */

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })
const clock = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' })

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** How long ago a time (seconds since 1970) was. */
export function ago(at: number, now: number): string {
  const seconds = Math.max(0, now - at)
  for (const [unit, length] of STEPS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit)
  }
  return relative.format(0, 'second')
}

export function timeOfDay(at: number): string {
  return clock.format(at * 1000)
}

export function fullTime(at: number): string {
  return full.format(at * 1000)
}
