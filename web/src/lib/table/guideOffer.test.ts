/** Where the guide is offered: at the first table of each game, until somebody has answered. */

import { expect, it } from 'vitest'
import { guide } from './guide.svelte'

it('is offered at the first table of each game, until it is answered', () => {
  expect(guide.mayAsk('flow', 'first')).toBe(true)
  guide.asking('flow', 'first')
  guide.asking('flow', 'second') // which was not asked
  expect(guide.mayAsk('flow', 'first')).toBe(true)
  expect(guide.mayAsk('flow', 'second')).toBe(false)
  expect(guide.mayAsk('epochs', 'third')).toBe(true)
  guide.answer(false)
  expect(guide.mayAsk('epochs', 'third')).toBe(false)
})
