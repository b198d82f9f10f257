/** Markers on the culture track: none covers another, each stands on its space, the first to come first. */

import { expect, it } from 'vitest'
import { LEFT, markersOf, spaceAt, WIDTH, type Marker } from './track'

const stand = (...cultures: number[]): Marker[] => markersOf(cultures.map((_, seat) => seat), (seat) => cultures[seat] ?? 0)

/** How far two markers of a row lie over each other. */
const over = (one: Marker, other: Marker): number => (one.y === other.y ? (one.width + other.width) / 2 - Math.abs(one.x - other.x) : 0)

const RANGE = [0, 1, 2, 3, 8, 9, 10, 19, 20, 28, 29]
/** Four seats in every way on spaces at the ends of the rows and beside each other. */
const crowds = RANGE.flatMap((a) => RANGE.flatMap((b) => RANGE.flatMap((c) => RANGE.map((d) => [a, b, c, d]))))

it('shows each of four markers wherever they stand', () => {
  const bad = crowds.filter((cultures) => {
    const markers = stand(...cultures)
    const hidden = markers.some((one, at) => markers.slice(at + 1).some((other) => over(one, other) > 0.2))
    return hidden || markers.some(({ x, width }) => x - width / 2 < LEFT || x + width / 2 > LEFT + WIDTH)
  })
  expect(bad).toEqual([])
})

it('keeps two that share a space nearer to it than to another, also beside two more', () => {
  for (const { seat, x, y } of stand(4, 4, 5, 5)) {
    const own = spaceAt(seat < 2 ? 4 : 5)
    expect(y).toBe(own.y)
    expect(Math.abs(x - own.x)).toBeLessThan(11)
  }
})

it('has the first to come leftmost, on every row', () => {
  for (const space of [3, 13, 23]) {
    const found = markersOf([2, 0, 3, 1], () => space)
    expect(found.map(({ seat }) => seat)).toEqual([2, 0, 3, 1])
    expect(found.map(({ x }) => x)).toEqual(found.map(({ x }) => x).sort((a, b) => a - b))
  }
})
