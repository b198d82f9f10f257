/** Every face has its animal in the sheet, and every seat a face. */

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACES, faceOf, facesAt } from './seatFaces'

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

test('a bot has the face of its kind, and no two seats have the same', () => {
  const seats = [{ seat: 0, name: 'Ada' }, { seat: 1, bot: 'hard' }, { seat: 2, bot: 'easy' }, { seat: 3, bot: 'easy' }]
  expect([...facesAt(seats).entries()]).toEqual([[0, 'otter'], [1, 'kingfisher'], [2, 'frog'], [3, 'heron']])
  const beside = facesAt([{ seat: 0, bot: 'medium' }, { seat: 1, name: 'Ada' }, { seat: 2, name: 'Ben', bot: 'greedy' }])
  expect(beside.get(1)).toBe('heron')
  expect(beside.get(2)).toBe('frog') // whoever resigned keeps their face
  expect(new Set(beside.values()).size).toBe(3)
  const six = [0, 1, 2, 3, 4, 5].map((seat) => ({ seat, bot: 'expert' }))
  expect(new Set(facesAt(six).values()).size).toBe(6)
})
