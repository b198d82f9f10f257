/** The culture track as it is drawn: where its spaces lie, and where the markers of the seats stand on them. */

import type { Point } from '../../shared/hexes'

const STEP = 22
const ROW = 26
/** Where the picture begins, and how wide it is. */
export const LEFT = -9
export const WIDTH = 244
/** How wide a marker is, by how many share its space. */
const WIDTHS = [0, 16, 12.5, 10.5, 10.5]

export interface Marker extends Point {
  seat: number
  width: number
}

/** A space: the river runs to the right, back to the left, and to the right again. */
export function spaceAt(n: number): Point {
  const row = Math.floor(n / 10)
  return { x: 14 + (row % 2 === 0 ? n % 10 : 9 - (n % 10)) * STEP, y: 72 - row * ROW }
}

/** Where each seat's marker stands, none over another: on a space the first to come is leftmost, and crowded neighbours move apart. */
export function markersOf(order: readonly number[], cultureOf: (seat: number) => number): Marker[] {
  const markers = order.map((seat): Marker => {
    const sharing = order.filter((other) => cultureOf(other) % 30 === cultureOf(seat) % 30)
    const width = WIDTHS[sharing.length] ?? 10
    const { x, y } = spaceAt(cultureOf(seat) % 30)
    return { seat, width, y, x: x + (sharing.indexOf(seat) - (sharing.length - 1) / 2) * width }
  })
  const sorted = markers.sort((a, b) => a.y - b.y || a.x - b.x)
  // Each push may touch the next: often enough, all stand free.
  for (let n = 0; n < 60; n++)
    sorted.forEach((one, at) => {
      const next = sorted[at + 1]
      const over = next?.y === one.y ? (one.width + next.width) / 2 - next.x + one.x : 0
      if (!next || over <= 0) return
      one.x -= over / 2
      next.x += over / 2
    })
  return sorted
}
