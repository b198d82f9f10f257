/** Every card of Along History has a scene of its own, drawn well-formed and in the palette's colours. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { spriteOf } from '../../shared/scenes'
import { sheets } from './index'

const CARDS = new URL('../../../../../src/riverrun/games/along_history/content/cards.toml', import.meta.url)

/** The ids of the cards by age, as the box lists them. */
function cards(): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const block of readFileSync(CARDS, 'utf-8').split(/^\[\[/m).slice(1)) {
    const field = (name: string): string | undefined => new RegExp(`^${name} *= *"([^"]+)"`, 'm').exec(block)?.[1]?.replaceAll('_', '-')
    const [id, age] = [field('id'), field('age')]
    if (id !== undefined && age !== undefined) (found[age] ??= []).push(id)
  }
  return found
}

describe('every card has its scene', () => {
  const box = cards()

  test.each(Object.entries(sheets))('%s: the cards of the box, and no others', (age, scenes) => {
    expect(Object.keys(scenes).sort()).toEqual(box[age]?.sort())
  })

  test('there are 162, and no two look the same', () => {
    const drawn = Object.values(sheets).flatMap((scenes) => Object.values(scenes))
    expect(drawn).toHaveLength(162)
    expect(new Set(drawn).size).toBe(162)
  })
})

describe.each(Object.entries(sheets))('%s', (_, scenes) => {
  test.each(Object.entries(scenes))('%s is drawn', (id, drawn) => {
    expect(drawn, 'a colour that no palette has').not.toMatch(/~|undefined/)
    expect(drawn, 'a number that is none').not.toMatch(/NaN|Infinity/)
    expect(drawn, 'what the page forbids').not.toMatch(/style=|<script|href=/)
    expect(unbalanced(drawn)).toBeNull()
    expect(drawn.match(/<(path|rect|circle|ellipse|text)\b/g)?.length, `${id} has few shapes`).toBeGreaterThan(8)
  })

  test('stays light', () => {
    expect(spriteOf(scenes).length).toBeLessThan(320_000)
  })
})

/** The first element that is not closed, or closed wrongly; null: all are right. */
function unbalanced(drawn: string): string | null {
  const open: string[] = []
  for (const [tag, closing, name, own] of drawn.matchAll(/<(\/?)(\w+)[^<>]*?(\/?)>/g)) {
    if (own === '/') continue
    if (closing === '') open.push(name as string)
    else if (open.pop() !== name) return tag
  }
  return open.pop() ?? null
}
