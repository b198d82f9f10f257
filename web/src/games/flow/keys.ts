/** What the keys do on the board: arrows move, R turns, Enter places; every action has a letter. */

import type { Desk } from './state.svelte'
import type { Edge } from './types'

const ARROWS: Record<string, Edge> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }

/** Does what a key means; false: nothing. `on` is the button or link that has the focus: it has Enter and Space for itself. */
export function keyed(table: Desk, key: string, shift: boolean, on: Element | null): 'steered' | boolean {
  const cell = on?.hasAttribute('data-cell') ?? false
  const arrow = ARROWS[key]
  // Whoever looks around with the keyboard may do so at any time; whoever does not has the arrows for the page.
  if (arrow !== undefined) {
    if (!cell && table.goals.length === 0) return false
    if (cell) table.cursor = on?.getAttribute('data-cell') ?? null
    table.steer(arrow)
    return 'steered'
  }
  if (key === 'Escape') {
    if (table.peek) table.hide()
    else if (table.asked && (table.plan.length > 0 || table.verdict !== null)) table.back()
    else return false
    return true
  }
  if (!table.asked || table.busy) return false
  const letter = key.toLowerCase()
  if (table.step === 'turn') {
    if (letter === 'd' || (key === ' ' && (on === null || cell))) return chosen(table, 'draw')
    // Cards have the first numbers, tiles that are turned up the next.
    const wished = [...table.mine.map((card) => `play ${card}`), ...table.upturned.map((tile) => `take ${tile}`)][Number(key) - 1]
    return wished !== undefined && chosen(table, wished)
  }
  if (table.step === 'die' && (letter === 'w' || letter === 'b')) return chosen(table, letter === 'w' ? 'die white' : 'die black')
  if (table.step === 'facing' && 'nesw'.includes(letter)) return chosen(table, `face ${letter}`)
  if (table.held !== null) {
    if (letter === 'r') {
      table.turn(shift ? -1 : 1)
      return true
    }
    if (key === 'Enter' && on === null) {
      if (table.cursor === null) table.home()
      else table.press(table.cursor)
      return true
    }
    if (key === ' ' && on === null) return true // it has drawn the tile, and must not scroll the page
    if (table.step === 'tile' && letter === 't') return chosen(table, 'trade')
    if (table.step === 'tile' && letter === 'd') return chosen(table, 'discard')
  }
  const kind = table.kinds[Number(key) - 1]
  return kind !== undefined && chosen(table, `aim ${kind}`)
}

function chosen(table: Desk, move: string): true {
  table.choose(move)
  return true
}
