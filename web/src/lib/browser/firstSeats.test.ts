/** Who sits at a table that is opened by one press, and by what name. */

import { expect, it } from 'vitest'
import type { GameInfo } from '../wire'
import { firstBot, madeUpName, seatsNow } from './firstSeats'

const bots = (...ids: string[]) => ids.map((id) => ({ id, name: { code: id }, sentence: { code: id } }))
const game = (usual: number, ...ids: string[]) => ({ usual, bots: bots(...ids) }) as unknown as GameInfo

it('the usual number sits down, with bots a newcomer can beat', () => {
  expect(seatsNow(game(3, 'random', 'easy', 'hard'))).toEqual([{ kind: 'me' }, { kind: 'bot', bot: 'easy' }, { kind: 'bot', bot: 'easy' }])
  expect(firstBot(game(2, 'random', 'hard'))).toBe('random')
  expect(seatsNow(game(1, 'easy'))).toEqual([{ kind: 'me' }])
})

it('without bots, all seats are at this device', () => {
  expect(seatsNow(game(2))).toEqual([{ kind: 'me' }, { kind: 'me' }])
})

it('a name is one of the list, whatever chance says', () => {
  const names = ['A', 'B', 'C']
  expect([0, 0.34, 0.99, 1].map((chance) => madeUpName(names, chance))).toEqual(['A', 'B', 'C', 'A'])
})
