/** A giant wave, as the board shows it: found in what happened, with the tiles that it takes as they lay before. */

import { facts } from '../../../lib/sentences'
import type { GameEvent } from '../../../lib/wire'
import type { Cell, FlowView, Tile } from '../types'
import { beyond, cellOf, cellsOf, EDGES, lineOf } from './geometry'
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

/** The faces of a roll; null: that die was not rolled. */
export function rollOf({ sentence }: GameEvent): { white: number | null; black: number | null } {
  const { white, black } = facts(sentence)
  return { white: Number(white) || null, black: Number(black) || null }
}

/** The kinds of the journal that put a tile on the board. */
const LAID: ReadonlySet<string> = new Set(['placed', 'moved', 'returned'])

/** What was laid in the same breath as the wave came, as it lay: the view before does not have it yet. */
function justLaid(events: readonly GameEvent[], before: FlowView | null, after: FlowView, faces: Faces): Cell[] {
  return events.flatMap(({ kind, sentence }) => {
    const told = facts(sentence)
    const there = LAID.has(kind) ? cellOf(after, String(told['cell'])) : undefined
    if (!there) return []
    const water = EDGES.flatMap((edge) => cellOf(before ?? after, beyond(there.cell, edge) ?? '')?.water ?? [])
    const tile = told['tile'] as Tile
    return [{ ...there, what: 'tile' as const, tile, ...lying(faces, tile, String(told['form'])), water, bird: false }]
  })
}

/** The wave among some events; null: there was none. `before` is the view before them. */
export function sweepIn(events: readonly GameEvent[], before: FlowView | null, after: FlowView, faces: Faces): Sweep | null {
  const rolled = events.findLast(({ kind }) => kind === 'rolled')
  if (!rolled) return null
  const { white, black } = rollOf(rolled)
  const since = events.slice(events.lastIndexOf(rolled))
  const cellsIn = (kind: string) => since.filter((event) => event.kind === kind).map((event) => String(facts(event.sentence)['cell']))
  const swept = new Set(cellsIn('swept'))
  return {
    white,
    black,
    row: lineOf(after, white),
    column: lineOf(after, black),
    took: swept.size,
    lost: [...(before ? cellsOf(before) : []).filter(({ what }) => what === 'tile'), ...justLaid(events.slice(0, events.lastIndexOf(rolled)), before, after, faces)].filter(({ cell }) => swept.has(cell)),
    spared: since.filter(({ kind, sentence }) => kind === 'bird_off' && facts(sentence)['stays'] === 1).length,
    birds: cellsIn('bird_off'),
  }
}
