/**
 * The board's geometry and the placement rules, for what the page shows before it asks: the orientations of a tile,
 * where water runs, where a tile that a card lifts or brings back may go. The server decides; words/said.json holds its
 * answers, and a test compares.
 */

import { SIDE, type Cell, type Edge, type FlowView, type Tile } from './types'

export const EDGES: readonly Edge[] = ['n', 'e', 's', 'w']
export const OPPOSITE: Record<Edge, Edge> = { n: 's', e: 'w', s: 'n', w: 'e' }

const SHAPES: Record<string, readonly string[]> = {
  straight: ['ns', 'ew'],
  curve: ['ne', 'es', 'sw', 'nw'],
  tee: ['new', 'nes', 'esw', 'nsw'],
  cross: ['nesw'],
}
/** The stem of a tee: the edge opposite its closed one. */
const STEMS: Record<string, string> = { new: 'n', nes: 'e', esw: 's', nsw: 'w' }

/** The cards that are aimed at a cell. */
const AIMED = ['support', 'bird', 'current']

export const isObstacle = (tile: string | null): boolean => tile === 'scenario' || (tile?.endsWith('-obstacle') ?? false)

/** FL-A8: how a tile may lie, each a quarter turn to the right of the one before, in the notation of moves. */
export function forms(tile: Tile, oneArm: boolean): readonly string[] {
  if (tile === 'scenario') return ['wild']
  if (tile === 'cross-obstacle' && oneArm) return ['nesw/n', 'nesw/e', 'nesw/s', 'nesw/w']
  return SHAPES[tile.replace('-obstacle', '')] ?? []
}

/** How a tile lies, as a cell says it: its open edges and those that are dry (FL-A6). */
export function lying(tile: Tile, form: string, oneArm: boolean): { open: string; dry: string } {
  if (form === 'wild') return { open: '', dry: '' }
  const [open = '', arm = ''] = form.split('/')
  if (!isObstacle(tile)) return { open, dry: '' }
  return { open, dry: !oneArm || open.length === 2 ? open : arm || (STEMS[open] ?? open) }
}

export function cellName(row: number, column: number): string {
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

/** What lies in a cell, as far as water and neighbours care. */
export interface Lain {
  open: string
  dry: string
  wild: boolean
  animal: boolean
  boat: boolean
}

export type Chart = ReadonlyMap<string, Lain>

const wet = (one: Lain, edge: Edge): boolean => one.open.includes(edge) && !one.dry.includes(edge)

/** All that lies on the board, by cell. */
export function chartOf(cells: readonly Cell[]): Map<string, Lain> {
  const found = new Map<string, Lain>()
  for (const { cell, what, tile, open, dry } of cells) {
    if (what !== 'empty') found.set(cell, { open, dry, wild: tile === 'scenario', animal: what === 'animal', boat: what === 'boat' })
  }
  return found
}

/** FL-A6, FL-R3: the steps from some cells to all that water reaches from them. */
export function flood(chart: Chart, from: readonly string[]): Map<string, number> {
  const steps = new Map(from.map((cell) => [cell, 0]))
  for (const [cell, step] of steps) {
    const here = chart.get(cell)
    if (!here) continue
    for (const edge of EDGES) {
      const next = beyond(cell, edge)
      const there = next === null ? undefined : chart.get(next)
      if (next !== null && there && !steps.has(next) && wet(here, edge) && wet(there, OPPOSITE[edge])) steps.set(next, step + 1)
    }
  }
  return steps
}

/** How many tiles are to be laid, at the least, until water from a cell is in each of the others, in an empty one's own included. */
export function tilesFrom(chart: Chart, from: string): Map<string, number> {
  const found = new Map([[from, 0]])
  let front = [from]
  for (let laid = 0; front.length > 0; laid++) {
    const beside = new Set<string>()
    for (const cell of front) {
      for (const next of onward(chart, cell)) {
        if (found.has(next)) continue
        if (!chart.has(next)) beside.add(next)
        else if (front.push(next)) found.set(next, laid)
      }
    }
    front = [...beside]
    for (const cell of front) found.set(cell, laid + 1)
  }
  return found
}

/** The cells that water goes on to, or would with the right tile in an empty one. */
function onward(chart: Chart, cell: string): string[] {
  const here = chart.get(cell)
  return EDGES.flatMap((edge) => {
    const next = beyond(cell, edge)
    if (next === null || (here && !wet(here, edge))) return []
    const there = chart.get(next)
    return there && !wet(there, OPPOSITE[edge]) ? [] : [next]
  })
}

export function animalCells(chart: Chart): string[] {
  return [...chart].flatMap(([cell, one]) => (one.animal ? [cell] : []))
}

/** FL-E6: the animals that neither reach the boat nor have a way on. */
export function blocked(chart: Chart): Set<string> {
  const found = animalCells(chart).filter((animal) => {
    const water = [...flood(chart, [animal]).keys()]
    if (water.some((cell) => chart.get(cell)?.boat)) return false
    return !water.some((cell) =>
      EDGES.some((edge) => {
        const one = chart.get(cell)
        const next = beyond(cell, edge)
        return one !== undefined && next !== null && wet(one, edge) && !chart.has(next)
      }),
    )
  })
  return new Set(found)
}

/** A tile that is about to be placed, and what its placement is measured against. */
interface Placing {
  chart: Chart
  tile: Tile
  oneArm: boolean
  /** What water reaches; null: it need not reach the tile (FL-G3). */
  water: ReadonlyMap<string, number> | null
  /** The cell it was lifted from. */
  from: string | null
}

/** The first rule that a placement breaks, its words as the server's templates name them, and what they mention. */
export interface Reason {
  key: 'sameCell' | 'notEmpty' | 'notBeside' | 'noWater' | 'clashes' | 'blocksAnimal' | 'noTileThere' | 'firm' | 'birdThere' | 'cannotMove'
  sides?: Edge[]
  animals?: string[]
}

function placing(view: FlowView, tile: Tile, from: string | null): Placing {
  const chart = chartOf(view.cells)
  if (from !== null) chart.delete(from)
  return { chart, tile, oneArm: isOneArm(view), water: from === null ? flood(chart, animalCells(chart)) : null, from }
}

/** FL-G3, FL-E1, FL-E2, FL-E3, FL-E4, FL-E6: why a tile may not lie so in a cell; null: it may. */
function refusePlace({ chart, tile, oneArm, water, from }: Placing, cell: string, form: string): Reason | null {
  const { open, dry } = lying(tile, form, oneArm)
  const wild = form === 'wild'
  const around = EDGES.flatMap((edge) => {
    const next = beyond(cell, edge)
    const there = next === null ? undefined : chart.get(next)
    return next !== null && there ? [{ edge, next, there }] : []
  })
  if (cell === from) return { key: 'sameCell' }
  if (chart.has(cell)) return { key: 'notEmpty' }
  if (around.length === 0) return { key: 'notBeside' }
  const reached = ({ edge, next, there }: (typeof around)[number]) => open.includes(edge) && water?.has(next) && wet(there, OPPOSITE[edge])
  if (water && !around.some(reached)) return { key: 'noWater' }
  const sides = around.filter(({ edge, there }) => !wild && !there.wild && open.includes(edge) !== there.open.includes(OPPOSITE[edge]))
  if (sides.length > 0) return { key: 'clashes', sides: sides.map(({ edge }) => edge) }
  if (!isObstacle(tile)) return null
  const before = blocked(chart)
  const after = new Map(chart).set(cell, { open, dry, wild, animal: false, boat: false })
  const animals = [...blocked(after)].filter((animal) => !before.has(animal))
  return animals.length > 0 ? { key: 'blocksAnimal', animals } : null
}

function placements(about: Placing): string[] {
  return CELLS.flatMap((cell) => forms(about.tile, about.oneArm).flatMap((form) => (refusePlace(about, cell, form) ? [] : [`place ${cell} ${form}`])))
}

export const isOneArm = (view: FlowView): boolean => view.options['obstacle'] === 'one_arm'

export const cellOf = (view: FlowView, name: string): Cell | undefined => view.cells.find(({ cell }) => cell === name)

/** FL-G1, FL-G2, FL-G3, FL-H5: why a card may not touch what lies in a cell; null: it may. */
function refuseAim(view: FlowView, card: string, name: string): Reason | null {
  const cell = cellOf(view, name)
  if (cell?.what !== 'tile') return { key: 'noTileThere' }
  if (card === 'bird') return cell.bird ? { key: 'birdThere' } : null
  if (isObstacle(cell.tile) && view.scenarios.includes('firm-obstacles')) return { key: 'firm' }
  if (card === 'current' && placements(placing(view, cell.tile as Tile, name)).length === 0) return { key: 'cannotMove' }
  return null
}

/** What may be played after the first moves of a card, by the card's clause (FL-G); none: the card is complete. */
export function optionsAfter(view: FlowView, plan: readonly string[]): string[] {
  const card = plan[0]?.split(' ')[1] ?? ''
  const { tile, from } = heldAfter(view, plan)
  if (plan.length === 2) return tile === null ? [] : placements(placing(view, tile, from))
  if (plan.length !== 1) return []
  if (card === 'return') return (Object.keys(view.discards) as Tile[]).filter((kind) => placements(placing(view, kind, null)).length > 0).map((kind) => `aim ${kind}`)
  if (!AIMED.includes(card)) return []
  return CELLS.filter((cell) => refuseAim(view, card, cell) === null).map((cell) => `aim ${cell}`)
}

/** Why a move may not follow the first moves of a card; null: it may, or the rules have to be asked. */
export function reasonAfter(view: FlowView, plan: readonly string[], move: string): Reason | null {
  const [verb, cell = '', form = ''] = move.split(' ')
  const { tile, from } = heldAfter(view, plan)
  if (verb === 'place' && tile !== null) return refusePlace(placing(view, tile, from), cell, form)
  if (verb === 'aim' && plan.length === 1) return refuseAim(view, plan[0]?.split(' ')[1] ?? '', cell)
  return null
}

/** What is in hand after the first moves of a card: the tile, and where it was lifted. */
export function heldAfter(view: FlowView, plan: readonly string[]): { tile: Tile | null; from: string | null } {
  const [, card] = plan[0]?.split(' ') ?? []
  const target = plan[1]?.split(' ')[1]
  if (target === undefined) return { tile: null, from: null }
  if (card === 'return') return { tile: target as Tile, from: null }
  if (card === 'current') return { tile: (cellOf(view, target)?.tile ?? null) as Tile | null, from: target }
  return { tile: null, from: null }
}
