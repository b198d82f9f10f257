/** What is said of the time of a turn. */

import { expect, it } from 'vitest'
import { duration, timeLeft } from './timeLeft'

it.each([
  [120, '2 minutes'],
  [3600, '1 hour'],
  [7140, '119 minutes'],
  [7200, '2 hours'],
  [86_400, '1 day'],
  [86_401, '24 hours'],
  [3 * 86_400 - 1, '3 days'],
  [2.9 * 86_400, '2 days'],
  [90, '1 minute'],
])('%d seconds are %s', (seconds, text) => {
  expect(duration(seconds)).toBe(text)
})

it.each([
  [{ until: 1000 + 7200, late: false }, '2 hours left'],
  [{ until: 1059, late: false }, 'less than a minute left'],
  [{ until: 1000, late: false }, 'late'],
  [{ until: null, late: true }, 'late'],
  [{ until: null, late: false }, null],
])('a turn %o is told', (turn, text) => {
  expect(timeLeft({ seconds: 86_400, then: 'bot', ...turn }, 1000)).toBe(text)
})
