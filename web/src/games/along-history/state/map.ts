/** Where the spaces of the Achievements board lie: a level for each value, from the start at the bottom up. */

import type { MapLine } from '../../shared/lineMap'
import type { Space } from '../types'

export type PlacedSpace = Space & { x: number; y: number }

const MIDDLE = 206
const LEVEL = 60
const BOTTOM = 462
/** How far the outer spaces of a level lie from each other, by how many there are. */
const SPANS: Record<number, number> = { 1: 0, 2: 100, 3: 200, 4: 244, 5: 280, 6: 300 }

/** The spaces with their places: those of a value beside each other, in their order. */
export function laidOut(spaces: readonly Space[]): PlacedSpace[] {
  return spaces.map((space) => {
    const level = spaces.filter((other) => other.value === space.value)
    const span = SPANS[level.length] ?? 310
    const nth = level.indexOf(space)
    const x = level.length < 2 ? MIDDLE : MIDDLE - span / 2 + (nth * span) / (level.length - 1)
    return { ...space, x: Math.round(x), y: BOTTOM - (space.id === 'start' ? 0 : space.value) * LEVEL }
  })
}

/** The lines as the server writes them: `1a>2a` leads forward, `2a-2b` both ways. */
export function linesOf(lines: readonly string[]): MapLine[] {
  return lines.map((line) => {
    const across = !line.includes('>')
    const [from = '', to = ''] = line.split(across ? '-' : '>')
    return { from, to, across }
  })
}
