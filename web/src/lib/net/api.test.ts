/** What is asked for early is asked for once. */

import { afterEach, expect, it, vi } from 'vitest'
import { api, askEarly } from './api'

afterEach(() => void vi.unstubAllGlobals())

it('is given to who asks first, and then asked for anew', async () => {
  vi.useFakeTimers()
  const paths: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path)
    return Promise.resolve(new Response(JSON.stringify({ name: `${paths.length}` })))
  })
  const coming = askEarly(() => api.me())
  expect(await api.me()).toBe(await coming)
  expect(paths).toEqual(['/api/me'])
  expect((await api.me()).name).toBe('2')
  void askEarly(() => api.me())
  vi.advanceTimersByTime(60_000)
  expect((await api.me()).name).toBe('4')
  vi.useRealTimers()
})
