/** Where a tile lies and how, in plain words: the rules write r2c0 and new, people read row 3, column 1 and north, east and west. */

import { listed } from '../../../lib/languages/tools'
import type { Edge } from '../types'
import { board as english, type BoardWords } from './board.en'

/** A space by its row and column, counted from 1. */
export function cellText(board: BoardWords, cell: string): string {
  return board.cell(Number(cell.charAt(1)) + 1, Number(cell.charAt(3)) + 1)
}

/** The sides that a tile is open to; behind the stroke is the one that takes no water. */
export function formText(board: BoardWords, form: string): string {
  const [open = '', dry = ''] = form.split('/')
  const sides = [...open].map((edge) => board.sides[edge as Edge])
  if (sides.includes(undefined as never)) return form
  return listed(sides, ', ', board.and) + (dry ? ` (${board.sides[dry as Edge]}: ${board.dry})` : '')
}

/** A sentence of the server in plain English. */
export function spelled(text: string): string {
  return text
    .replace(/\br\dc\d\b/g, (cell) => cellText(english, cell))
    .replace(/\b(?:open at|lie) ([nesw]+(?:\/[nesw])?)(?=[.,])/g, (all, form: string) => `${all.startsWith('lie') ? 'lie ' : ''}${english.openTo(formText(english, form))}`)
}
