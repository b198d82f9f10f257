import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import type { LessonInfo, LessonMoment } from '../wire'
import { LessonRun } from './lesson.svelte'

const moment = (judged: LessonMoment['judged'], at: string): LessonMoment => ({ judged, turn: 0, events: [], view: { at } }) as unknown as LessonMoment
const at = (run: LessonRun): unknown => (run.moment?.view as unknown as { at: string }).at

/** What the server was asked, in order, and how it answers each. */
let asked: { step: number; moves: string[]; answer: (moment: LessonMoment) => void; fail: (trouble: unknown) => void }[] = []

beforeEach(() => {
  vi.restoreAllMocks()
  asked = []
  const steps = ['expand', 'research', 'city'].map((id) => ({ id, shows: [`${id} here`] }))
  vi.spyOn(api, 'lesson').mockResolvedValue({ steps, seat: 0, players: 2 } as unknown as LessonInfo)
  vi.spyOn(api, 'tryLesson').mockImplementation((_game, step, moves) => new Promise((answer, fail) => asked.push({ step, moves: [...moves], answer, fail })))
})

async function begun(): Promise<LessonRun> {
  const run = new LessonRun(`game-${Math.random()}`)
  const started = run.start()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.answer(moment('going', 'first'))
  await started
  return run
}

test('a step begins when its position is here: until then the one before stands, its task too', async () => {
  const run = await begun()
  const played = run.play('expand here')
  asked[1]?.answer(moment('done', 'first, expanded'))
  await played
  const gone = run.go(1)
  expect([run.step, run.id, run.judged, at(run)]).toEqual([0, 'expand', 'done', 'first, expanded'])
  asked[2]?.answer(moment('going', 'second'))
  await gone
  expect([run.step, run.id, run.judged, at(run)]).toEqual([1, 'research', 'going', 'second'])
})

test('of two questions the later one counts, whichever is answered first', async () => {
  const run = await begun()
  const first = run.go(1)
  const second = run.go(2)
  asked[2]?.answer(moment('going', 'third'))
  asked[1]?.answer(moment('going', 'second'))
  await Promise.all([first, second])
  expect([run.step, at(run), run.busy]).toEqual([2, 'third', false])
})

test('a step that cannot be reached leaves one where one was, and says why', async () => {
  const run = await begun()
  const gone = run.go(1)
  asked[1]?.fail(new TypeError('Failed to fetch'))
  await gone
  expect([run.step, at(run), run.busy]).toEqual([0, 'first', false])
  expect(run.refused).not.toBeNull()
  const back = run.go(1)
  asked[2]?.answer(moment('going', 'second'))
  await back
  expect([run.step, run.refused]).toEqual([1, null])
})

test('a lesson whose first position does not come is told to be out of reach', async () => {
  const run = new LessonRun('nowhere')
  const started = run.start()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  asked[0]?.fail(new TypeError('Failed to fetch'))
  await started
  expect(run.gone).not.toBeNull()
})

test('who went on to the end is not taken back by what was asked before', async () => {
  const run = await begun()
  const again = run.go(0)
  expect(run.busy).toBe(true)
  await run.go(3)
  expect([run.finished, run.busy]).toEqual([true, false])
  asked[1]?.answer(moment('going', 'first'))
  await again
  expect([run.finished, run.step, run.busy]).toEqual([true, 3, false])
})
