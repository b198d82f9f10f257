/** Every face has its animal in the sheet, and every seat a face. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES, faceOf } from './faces.svelte'

const sheet = readFileSync(new URL('./faces.svg', import.meta.url), 'utf-8')

test('the sheet has the animals, and no others', () => {
  expect([...sheet.matchAll(/<symbol id="face-(\w+)"/g)].map(([, name]) => name).sort()).toEqual([...FACES].sort())
  expect(sheet).not.toMatch(/style=|href=|<script/)
})

test('seats have faces of their own, or bring one', () => {
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => faceOf(seat))).size).toBe(6)
  expect(faceOf(0, 'crab')).toBe('crab')
  expect(faceOf(1, 'somebody')).toBe('heron')
})
