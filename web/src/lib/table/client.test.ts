import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import { anItem, anUpdate } from '../net/fake'
import type { LogItem, MoveSpaceInfo } from '../wire'
import { TableClient } from './client.svelte'

/** A connection on which only what a test tells is heard. */
class Line {
  static last: Line | null = null
  onmessage: ((event: { data: string }) => void) | null = null

  constructor() {
    Line.last = this
  }

  close(): void {}

  static tell(message: unknown): void {
    Line.last?.onmessage?.({ data: JSON.stringify(message) })
  }
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Line)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', href: 'http://here/' })
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the entries before a first look are there as soon as they come, though nothing else happens', async () => {
  vi.spyOn(api, 'moves').mockResolvedValue({} as MoveSpaceInfo)
  vi.spyOn(api, 'firstLook').mockResolvedValue(anUpdate(4, 6))
  const asked = vi.spyOn(api, 'items').mockImplementation((_table, _eyes, before) => Promise.resolve([before - 2, before - 1].filter((number) => number > 0).map((number) => anItem(number))))
  const client = new TableClient('t', () => undefined)
  await client.start()
  await vi.waitFor(() => expect(client.items.map((item) => item.number)).toEqual([1, 2, 3, 4, 5, 6]))
  expect(asked).toHaveBeenCalledTimes(2)
  client.stop()
})

test('they are there before what waits to be shown, and stay when it is', async () => {
  vi.useFakeTimers()
  vi.spyOn(api, 'moves').mockResolvedValue({} as MoveSpaceInfo)
  vi.spyOn(api, 'firstLook').mockResolvedValue(anUpdate(2, 4))
  let answer: (items: LogItem[]) => void = () => undefined
  vi.spyOn(api, 'items').mockImplementation(() => new Promise((later) => (answer = later)))
  const client = new TableClient('t', () => undefined, undefined, () => 1000)
  await client.start()
  Line.tell(anUpdate(4, 5))
  Line.tell(anUpdate(5, 6, { items: [anItem(6, { kind: 'undo', undone: [5] })] }))
  const shown = (): number[] => client.items.map((item) => item.number)
  expect(shown()).toEqual([3, 4, 5])
  answer([anItem(1), anItem(2)])
  await vi.advanceTimersByTimeAsync(0)
  expect([shown(), [...client.undone]]).toEqual([[1, 2, 3, 4, 5], []])
  await vi.advanceTimersByTimeAsync(1000)
  expect([shown(), [...client.undone]]).toEqual([[1, 2, 3, 4, 5, 6], [5]])
  client.stop()
})

test('what is asked is answered once, and what is asked next at once', async () => {
  vi.spyOn(api, 'moves').mockResolvedValue({} as MoveSpaceInfo)
  vi.spyOn(api, 'firstLook').mockResolvedValue(anUpdate(0, 4))
  vi.spyOn(TableClient.prototype, 'asked', 'get').mockReturnValue(0)
  const wished = vi.spyOn(TableClient.prototype, 'wish').mockReturnValue(new Promise(() => undefined))
  const client = new TableClient('t', () => undefined)
  await client.start()
  void client.play('draw')
  expect(client.deciding).toBe(true)
  expect(await client.play('draw')).toBe(false)
  Line.tell(anUpdate(4, 5))
  expect(client.deciding).toBe(false)
  void client.playAll(['place', 'pass'])
  expect(wished.mock.calls.map(([wish]) => 'seen' in wish && wish.seen)).toEqual([4, 5])
  client.stop()
})
