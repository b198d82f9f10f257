import { afterEach, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import { Trial } from './trial.svelte'

afterEach(() => vi.restoreAllMocks())

test('who waits for what is being asked can go back then, and not before', async () => {
  const answers: (() => void)[] = []
  vi.spyOn(api, 'try').mockImplementation(
    (_source, _moment, moves) =>
      new Promise((done) => answers.push(() => done({ line: moves.map((move: string) => ({ move })), turn: 0 } as never))),
  )
  const trial = new Trial({ puzzle: '2026-01-01' }, 0, [], () => '', () => undefined) // prettier-ignore
  const played = trial.play('harvest')
  await trial.back(0) // refused: something is being asked
  expect(answers).toHaveLength(1)
  const back = trial.idle().then(() => trial.back(0))
  answers[0]?.()
  await played
  expect(trial.moves).toEqual(['harvest'])
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.()
  await back
  expect(trial.moves).toEqual([])
  expect(trial.busy).toBe(false)
})
