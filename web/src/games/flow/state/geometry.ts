/** The board's geometry: cells, edges, and which cell lies beyond an edge. Rules are the server's. */

import { SIDE, type Cell, type Edge, type FlowView } from '../types'

export const EDGES: readonly Edge[] = ['n', 'e', 's', 'w']

export const isObstacle = (tile: string | null): boolean => tile === 'scenario' || (tile?.endsWith('-obstacle') ?? false)

function cellName(row: number, column: number): string {
  return `r${row}c${column}`
}

export const CELLS: readonly string[] = Array.from({ length: SIDE * SIDE }, (_, n) => cellName(Math.floor(n / SIDE), n % SIDE))

export function spot(cell: string): [row: number, column: number] {
  return [Number(cell[1]), Number(cell[3])]
}

/** The cell on another side of a cell's edge; null: there the board ends. */
export function beyond(cell: string, edge: Edge): string | null {
  const [row, column] = spot(cell)
  const to = [row + { n: -1, e: 0, s: 1, w: 0 }[edge], column + { n: 0, e: 1, s: 0, w: -1 }[edge]] as const
  return to.every((line) => line >= 0 && line < SIDE) ? cellName(...to) : null
}

export const cellOf = (view: FlowView, name: string): Cell | undefined => view.cells.find(({ cell }) => cell === name)
