import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { api } from '../net/api'
import { anItem, anUpdate } from '../net/fake'
import type { MoveSpaceInfo } from '../wire'
import { TableClient } from './client.svelte'

/** A connection on which nothing is heard. */
class Silent {
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Silent)
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', href: 'http://here/' })
  for (const name of ['window', 'document']) vi.stubGlobal(name, new EventTarget())
})
afterEach(() => {
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
