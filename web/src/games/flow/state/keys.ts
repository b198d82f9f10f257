/** What the keys do on the board: arrows move, R turns, Enter places; every action has a letter. */

import type { FlowBoard } from './board.svelte'
import type { Edge } from '../types'

const ARROWS: Record<string, Edge> = { ArrowUp: 'n', ArrowRight: 'e', ArrowDown: 's', ArrowLeft: 'w' }

/** Does what a key means; false: nothing. `on` is the button or link that has the focus: it has Enter and Space for itself. */
export function keyed(ui: FlowBoard, key: string, shift: boolean, on: Element | null): 'steered' | boolean {
  const cell = on?.hasAttribute('data-cell') ?? false
  const arrow = ARROWS[key]
  // Whoever looks around with the keyboard may do so at any time; whoever does not has the arrows for the page.
  if (arrow !== undefined) {
    if (!cell && ui.goals.length === 0) return false
    if (cell) ui.cursor = on?.getAttribute('data-cell') ?? null
    ui.steer(arrow)
    return 'steered'
  }
  if (key === 'Escape') {
    if (ui.peek) ui.hide()
    else if (ui.asked && (ui.plan.length > 0 || ui.verdict !== null)) ui.back()
    else return false
    return true
  }
  if (!ui.asked) return false
  const letter = key.toLowerCase()
  // Turning waits for nobody: the tile may be seen before the server has said that it was drawn.
  if (ui.held !== null && letter === 'r') {
    ui.turn(shift ? -1 : 1)
    return true
  }
  if (ui.busy) return false
  if (ui.step === 'turn') {
    if (letter === 'd' || (key === ' ' && (on === null || cell))) return chosen(ui, 'draw')
    // Cards have the first numbers, tiles that are turned up the next.
    const wished = [...ui.mine.map((card) => `play ${card}`), ...ui.upturned.map((tile) => `take ${tile}`)][Number(key) - 1]
    return wished !== undefined && chosen(ui, wished)
  }
  if (ui.step === 'die' && (letter === 'w' || letter === 'b')) return chosen(ui, letter === 'w' ? 'die white' : 'die black')
  if (ui.step === 'facing' && 'nesw'.includes(letter)) return chosen(ui, `face ${letter}`)
  if (ui.held !== null) {
    if (key === 'Enter' && on === null) {
      if (ui.cursor === null) ui.home()
      else ui.press(ui.cursor)
      return true
    }
    if (key === ' ' && on === null) return true // it has drawn the tile, and must not scroll the page
    if (ui.step === 'tile' && letter === 't') return chosen(ui, 'trade')
    if (ui.step === 'tile' && letter === 'd') return chosen(ui, 'discard')
  }
  const kind = ui.kinds[Number(key) - 1]
  return kind !== undefined && chosen(ui, `aim ${kind}`)
}

function chosen(ui: FlowBoard, move: string): true {
  ui.choose(move)
  return true
}
