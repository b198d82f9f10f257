/** The legal moves as the decision panel shows them. */

import type { LegalMove } from '../wire'

export interface Group {
  /** The first word of its moves' notation; null: moves that share their first word with none. */
  word: string | null
  /** The clause that all its moves share, if they do. */
  clause: string | null
  moves: LegalMove[]
}

/** How many moves are shown at most; a filter finds the others. */
export const MOST = 300

/** From how many moves on there is a field to filter them. */
export const FILTER_FROM = 13

function firstWord(move: LegalMove): string {
  return move.text.split(/\s/, 1)[0] ?? move.text
}

/** Moves by the first word of their notation, in the order the game lists them; lone ones stand together at the front. */
export function grouped(moves: LegalMove[]): Group[] {
  const words = new Map<string, LegalMove[]>()
  for (const move of moves) {
    const word = firstWord(move)
    const group = words.get(word)
    if (group) group.push(move)
    else words.set(word, [move])
  }
  const lone: LegalMove[] = []
  const groups: Group[] = []
  for (const [word, group] of words) {
    if (group.length === 1) lone.push(...group)
    else {
      const clause = group[0]?.clause ?? null
      groups.push({ word, clause: group.every((move) => move.clause === clause) ? clause : null, moves: group })
    }
  }
  return lone.length > 0 ? [{ word: null, clause: null, moves: lone }, ...groups] : groups
}

/** The moves in which every word of the wish occurs, also in what `says` says of them. */
export function filtered(moves: LegalMove[], wish: string, says = (move: LegalMove) => move.says): LegalMove[] {
  const parts = wish.toLowerCase().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return moves
  return moves.filter((move) => {
    const text = `${move.text} ${says(move)} ${move.clause}`.toLowerCase()
    return parts.every((part) => text.includes(part))
  })
}
