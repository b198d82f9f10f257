/** A card and its targets, chosen here and sent as one: what may follow, as the server's view lists it, and what is in hand. */

import { cellOf } from './geometry'
import type { Face, FlowView, Tile } from '../types'

/** How a tile lies, as a cell says it: its open edges and those that are dry. */
export interface Lying {
  open: string
  dry: string
}

export type Faces = ReadonlyMap<string, Face>

/** How a tile may lie, each a quarter turn to the right of the one before, in the notation of moves. */
export const formsOf = (faces: Faces, tile: Tile): readonly string[] => Object.keys(faces.get(tile)?.forms ?? {})

export function lying(faces: Faces, tile: Tile, form: string): Lying {
  return { open: form === 'wild' ? '' : (form.split('/')[0] ?? ''), dry: faces.get(tile)?.forms?.[form] ?? '' }
}

const word = (move: string | undefined, n: number): string => move?.split(' ')[n] ?? ''

/** What may be played after the first moves of a card; none: the card is complete. */
export function optionsAfter(view: FlowView, plan: readonly string[]): string[] {
  const targets = view.targets[word(plan[0], 1)] ?? {}
  if (plan.length === 1) return Object.keys(targets).map((target) => `aim ${target}`)
  if (plan.length !== 2) return []
  const forms = Object.entries(targets[word(plan[1], 1)] ?? {})
  return forms.flatMap(([form, cells]) => cells.split(' ').map((cell) => `place ${cell} ${form}`))
}

/** What is in hand after the first moves of a card: the tile, and where it was lifted. */
export function heldAfter(view: FlowView, plan: readonly string[]): { tile: Tile | null; from: string | null } {
  const card = word(plan[0], 1)
  const target = word(plan[1], 1)
  if (target !== '' && card === 'return') return { tile: target as Tile, from: null }
  if (target !== '' && card === 'current') return { tile: (cellOf(view, target)?.tile ?? null) as Tile | null, from: target }
  return { tile: null, from: null }
}
