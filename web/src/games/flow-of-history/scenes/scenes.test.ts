/** Every card of The Flow of History has a scene of its own, drawn well-formed in its age's colours, and all together are light. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { scenesIn } from '../../shared/scenes/scenery'
import { spriteOf } from '../../shared/scenes/sprite'
import { sheets } from './index'

const CARDS = new URL('../../../../../src/riverrun/games/flow_of_history/content/cards.toml', import.meta.url)

/** The scenes' names by age, as the box lists the cards. */
function cards(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const block of readFileSync(CARDS, 'utf-8').split(/^\[\[card\]\]/m).slice(1)) {
    const field = (name: string): string => new RegExp(`^${name} *= *"([^"]+)"`, 'm').exec(block)?.[1] ?? ''
    ;(found[field('age')] ??= []).push(`foh-${field('id').replaceAll('_', '-')}`)
  }
  return found
}

test.each(Object.entries(cards()))('age %s: the cards of the box, and no others', (age, ids) => {
  expect(Object.keys(sheets[age as keyof typeof sheets]).sort()).toEqual(ids.sort())
})

test('there are 67, and no two look the same', () => {
  const drawn = Object.values(sheets).flatMap((scenes) => Object.values(scenes))
  expect(drawn).toHaveLength(67)
  expect(new Set(drawn).size).toBe(67)
})

test('all of them together stay under 400 kB', () => {
  const weight = Object.values(sheets).reduce((sum, scenes) => sum + spriteOf(scenes).length, 0)
  expect(weight).toBeLessThan(400_000)
})

test.each(Object.entries(sheets))('%s: each is found in its sprite without parsing it', (_, scenes) => {
  const found = scenesIn(spriteOf(scenes))
  expect([...found.keys()]).toEqual(Object.keys(scenes))
  for (const group of found.values()) expect(group).toMatch(/^<g [^]*<\/g>$/)
})

describe.each(Object.entries(sheets))('%s', (_, scenes) => {
  test.each(Object.entries(scenes))('%s is drawn', (id, drawn) => {
    expect(drawn, 'a colour that no age has').not.toMatch(/~|undefined/)
    expect(drawn, 'a number that is none').not.toMatch(/NaN|Infinity/)
    expect(drawn, 'what the page forbids').not.toMatch(/style=|<script|href=|class=/)
    expect(broken(drawn), 'a path with a number too few or too many').toEqual([])
    expect(drawn.match(/<g\b/g)?.length ?? 0).toBe(drawn.match(/<\/g>/g)?.length ?? 0)
    expect(drawn.match(/<(path|rect|circle|ellipse)\b/g)?.length, `${id} has few shapes`).toBeGreaterThan(8)
  })
})

const NUMBERS: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, q: 4, s: 4, c: 6, a: 7, z: 0 }

/** The steps of paths that have not as many numbers as they need. */
function broken(drawn: string): string[] {
  const paths = [...drawn.matchAll(/ d="([^"]*)"/g)].map(([, d]) => d ?? '')
  return paths.flatMap((d) =>
    [...d.matchAll(/([a-z])([^a-z]*)/gi)].flatMap(([step, letter = '', rest = '']) => {
      const count = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.length ?? 0
      const needed = NUMBERS[letter.toLowerCase()]
      return needed === undefined || (needed === 0 ? count > 0 : count === 0 || count % needed > 0) ? [step] : []
    }),
  )
}
