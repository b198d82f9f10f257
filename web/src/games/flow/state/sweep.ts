/** A giant wave, as the board shows it: found in what happened, with the tiles that it takes as they lay before. */

import type { GameEvent } from '../../../lib/wire'
import type { Cell, FlowView, Tile } from '../types'
import { beyond, cellOf, EDGES } from './geometry'
import { lying, type Faces } from './plans'

export interface Sweep {
  white: number | null
  black: number | null
  /** The lines that are hit, counted from 0. */
  row: number | null
  column: number | null
  /** How many tiles go, and those that lay there, as they lay. */
  took: number
  lost: Cell[]
  /** How many tiles a bird kept, and where birds fly off, with a tile or without. */
  spared: number
  birds: string[]
}

const number = (fact: unknown): number | null => (typeof fact === 'number' ? fact : null)

/** The row or column that a face of a die hits, counted from 1: the centre line has none. */
export const lineOf = (face: number | null): number | null => (face === null ? null : face <= 3 ? face : face + 1)

/** The kinds of the journal that put a tile on the board. */
const LAID: ReadonlySet<string> = new Set(['placed', 'moved', 'returned'])

/** What was laid in the same breath as the wave came, as it lay: the view before does not have it yet. */
function justLaid(events: readonly GameEvent[], before: FlowView | null, after: FlowView, faces: Faces): Cell[] {
  return events.flatMap(({ kind, facts }) => {
    const there = LAID.has(kind) ? cellOf(after, String(facts['cell'])) : undefined
    if (!there) return []
    const water = EDGES.flatMap((edge) => cellOf(before ?? after, beyond(there.cell, edge) ?? '')?.water ?? [])
    const tile = facts['tile'] as Tile
    return [{ ...there, what: 'tile' as const, tile, ...lying(faces, tile, String(facts['form'])), water, bird: false }]
  })
}

/** The wave among some events; null: there was none. `before` is the view before them. */
export function sweepIn(events: readonly GameEvent[], before: FlowView | null, after: FlowView, faces: Faces): Sweep | null {
  const rolled = events.findLast(({ kind }) => kind === 'rolled')
  if (!rolled) return null
  const white = number(rolled.facts['white'])
  const black = number(rolled.facts['black'])
  const since = events.slice(events.lastIndexOf(rolled))
  const cellsOf = (kind: string) => since.filter((event) => event.kind === kind).map((event) => String(event.facts['cell']))
  const swept = new Set(cellsOf('swept'))
  const line = (along: 'white' | 'black', face: number | null): number | null => {
    const hit = face === null ? undefined : after.cells.find((cell) => cell[along] === face)
    return hit ? Number(hit.cell[along === 'white' ? 1 : 3]) : null
  }
  return {
    white,
    black,
    row: line('white', white),
    column: line('black', black),
    took: swept.size,
    lost: [...(before?.cells ?? []).filter(({ what }) => what === 'tile'), ...justLaid(events.slice(0, events.lastIndexOf(rolled)), before, after, faces)].filter(({ cell }) => swept.has(cell)),
    spared: since.filter(({ kind, facts }) => kind === 'bird_off' && facts['stays'] === 1).length,
    birds: cellsOf('bird_off'),
  }
}
