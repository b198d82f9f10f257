/** An older page loads itself again, once. */

import { expect, it } from 'vitest'
import { heardBuild } from './build'

/** A page of a build that hears of builds, one after the other; each reload keeps the document that there is. */
function reloads(own: string, ...heard: string[]): string[] {
  const done: string[] = []
  for (const build of heard) heardBuild(build, { own: () => own, last: () => done.at(-1) ?? null, reload: (one) => done.push(one) })
  return done
}

it('reloads for another build, and once for each', () => {
  expect(reloads('a', 'a')).toEqual([])
  expect(reloads('a', 'b')).toEqual(['b'])
  expect(reloads('a', 'b', 'b', 'a', 'b')).toEqual(['b']) // the new document has not come: it is left at that
})

it('compares nothing where a build is not known', () => {
  expect(reloads('', 'b')).toEqual([])
  expect(reloads('a', '')).toEqual([])
})
