/** The legal moves as the decision panel shows them. */

import type { LegalMove } from './legal'

export interface Group {
  /** The verb of its moves; null: moves that share their verb with none. */
  verb: string | null
  /** The clause that all its moves share, if they do. */
  clause: string | null
  moves: LegalMove[]
}

/** How many moves are shown at most; a filter finds the others. */
export const MOST = 300

/** From how many moves on there is a field to filter them. */
export const FILTER_FROM = 13

/** Moves by their verb, in the order the game lists them; lone ones stand together at the front. */
export function grouped(moves: LegalMove[]): Group[] {
  const verbs = new Map<string, LegalMove[]>()
  for (const move of moves) {
    const group = verbs.get(move.verb)
    if (group) group.push(move)
    else verbs.set(move.verb, [move])
  }
  const lone: LegalMove[] = []
  const groups: Group[] = []
  for (const [verb, group] of verbs) {
    if (group.length === 1) lone.push(...group)
    else {
      const clause = group[0]?.clause ?? null
      groups.push({ verb, clause: group.every((move) => move.clause === clause) ? clause : null, moves: group })
    }
  }
  return lone.length > 0 ? [{ verb: null, clause: null, moves: lone }, ...groups] : groups
}

/** The moves in which every word of the wish occurs, also in what `says` says of them. */
export function filtered(moves: LegalMove[], wish: string, says: (move: LegalMove) => string): LegalMove[] {
  const parts = wish.toLowerCase().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return moves
  return moves.filter((move) => {
    const text = `${move.notation} ${says(move)} ${move.clause}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}
