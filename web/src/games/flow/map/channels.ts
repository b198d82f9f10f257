/** How a tile's channels run within a cell of 100 by 100, and how whole ways run over the board. */

import { beyond, EDGES, spot } from '../state/geometry'
import type { Edge } from '../types'

/** Where a channel crosses an edge, and how it leaves it. */
const ENDS: Record<Edge, [number, number]> = { n: [50, 0], e: [100, 50], s: [50, 100], w: [0, 50] }
const INWARD: Record<Edge, [number, number]> = { n: [0, 1], e: [-1, 0], s: [0, -1], w: [1, 0] }
/** How far straight channels meander from the middle. */
const MEANDER = 3
/** How far a channel reaches over its edge, so that no line shows between it and the next. */
const SEAM = 0.6

type At = readonly [x: number, y: number]
const ORIGIN: At = [0, 0]

function point(edge: Edge, inward: number, aside: number, [x, y]: At): string {
  const [dx, dy] = INWARD[edge]
  return `${ENDS[edge][0] + dx * inward + Math.abs(dy) * aside + x} ${ENDS[edge][1] + dy * inward + Math.abs(dx) * aside + y}`
}

/** A curve from edge to edge, as the rest of a path that begins at the first; straight ones meander a little. */
function bend(from: Edge, to: Edge, at: At): string {
  const straight = INWARD[from][0] + INWARD[to][0] === 0 && INWARD[from][1] + INWARD[to][1] === 0
  if (!straight) return `C${point(from, 30, 0, at)} ${point(to, 30, 0, at)} ${point(to, 0, 0, at)}`
  const lean = from === 'n' || from === 'w' ? 2 * MEANDER : 0
  return `C${point(from, 22, 0, at)} ${point(from, 34, lean, at)} ${point(from, 50, MEANDER, at)}S${point(to, 22, 0, at)} ${point(to, 0, 0, at)}`
}

function way(from: Edge, to: Edge): string {
  return `M${point(from, 0, 0, ORIGIN)}${bend(from, to, ORIGIN)}`
}

/** A channel from edge to edge. */
function channel(from: Edge, to: Edge): string {
  return `M${point(from, -SEAM, 0, ORIGIN)}L${point(from, 0, 0, ORIGIN)}${bend(from, to, ORIGIN)}L${point(to, -SEAM, 0, ORIGIN)}`
}

/** A way from an edge towards the middle. */
export function arm(edge: Edge): string {
  return `M${point(edge, -SEAM, 0, ORIGIN)}L${point(edge, 50, 0, ORIGIN)}`
}

/** All channels between these edges: every edge runs to every other, as rivers meet. */
export function channels(open: string): string {
  const edges = EDGES.filter((edge) => open.includes(edge))
  if (edges.length === 1) return arm(edges[0] as Edge)
  return edges.flatMap((from, n) => edges.slice(n + 1).map((to) => channel(from, to))).join('')
}

/** The deep middle of these channels; where three or more meet, it is deep there too. */
export function depths(open: string): string {
  return channels(open) + (open.length > 2 ? [...open].map((edge) => arm(edge as Edge)).join('') : '')
}

/** The ways that water takes through a cell, from where it comes in to where it goes out. */
export function currents(open: string, into: ReadonlySet<Edge>): string {
  const edges = EDGES.filter((edge) => open.includes(edge))
  const sources = edges.filter((edge) => into.has(edge))
  const outs = edges.filter((edge) => !into.has(edge))
  if (sources.length === 0) return outs.map((edge) => `M50 50L${point(edge, 0, 0, ORIGIN)}`).join('')
  if (outs.length === 0) return sources.map(arm).join('')
  return sources.flatMap((from) => outs.map((to) => way(from, to))).join('')
}

/** A way over the board, from the middle of its first cell along the channels to the middle of its last. */
export function route(cells: readonly string[]): string {
  const corner = (cell: string): At => [spot(cell)[1] * 100, spot(cell)[0] * 100]
  const between = (from: string, to: string) => EDGES.find((edge) => beyond(from, edge) === to) as Edge
  return cells
    .map((cell, n) => {
      const [x, y] = corner(cell)
      const [before, after] = [cells[n - 1], cells[n + 1]]
      if (before === undefined) return `M${x + 50} ${y + 50}${after === undefined ? '' : `L${point(between(cell, after), 0, 0, [x, y])}`}`
      if (after === undefined) return `L${x + 50} ${y + 50}`
      return bend(between(cell, before), between(cell, after), [x, y])
    })
    .join('')
}

/** Where a cell lies in the picture. */
export const corner = (cell: string): string => `translate(${spot(cell)[1] * 100} ${spot(cell)[0] * 100})`
