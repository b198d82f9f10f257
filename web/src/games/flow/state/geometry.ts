/** The board's geometry: cells, edges, which cell lies beyond an edge, which line a die hits. Rules are the server's. */

import { SIDE, type Animal, type Cell, type Edge, type FlowView } from '../types'

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

const BARE = { tile: null, open: '', dry: '', bird: false, water: [], into: '', boat: false }

/** All cells of the board in reading order, with what the view leaves out. */
export function cellsOf(view: FlowView): Cell[] {
  const lain = new Map(view.cells.map((cell) => [cell.cell, cell]))
  return CELLS.map((cell) => ({ ...BARE, cell, what: lain.has(cell) ? ('tile' as const) : ('empty' as const), ...lain.get(cell) }))
}

export const cellOf = (view: FlowView, name: string): Cell | undefined => cellsOf(view).find(({ cell }) => cell === name)

/** The animals with what the view leaves out. */
export const animalsOf = (view: FlowView): Animal[] => view.animals.map((animal) => ({ home: false, blocked: false, path: [], needs: null, ...animal }))

/** The row or column that a face of a die hits, counted from 0; null: no die was rolled. */
export function lineOf(view: FlowView, face: number | null): number | null {
  const at = face === null ? -1 : view.lines.indexOf(face)
  return at < 0 ? null : at
}
