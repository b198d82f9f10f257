/** What the keys do on the board: numbers pick what glows, every action has a letter, Enter plays and Escape goes back. */

import type { Desk } from './state.svelte'
import { board } from './say'

/** Does what a key means, if it means anything now. */
export function keyed(table: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return
  const target = event.target as HTMLElement
  const slider = target.matches('input[type="range"]')
  if (event.key === 'Escape') {
    if (table.peek) table.hide()
    else if (table.asked) table.back()
    return
  }
  if (!table.asked || (!slider && target.matches('input, textarea, select, pre'))) return
  if (event.key === 'Enter' && table.card !== null && !target.matches('button, a, summary, input')) {
    const about = table.about(table.card).filter((choice) => choice.verb !== 'invest')
    if (about.length === 1) table.play(about[0])
    return
  }
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0
  if (number > 0) {
    const wanted = table.targets[number - 1]
    if (wanted === undefined) return
    event.preventDefault()
    table.pick(wanted)
    return
  }
  const verb = Object.entries(board.keys).find(([, letter]) => letter.toLowerCase() === event.key.toLowerCase())?.[0]
  if (verb === undefined || !table.acting || (verb === 'pass' && table.kind !== 'bonus')) return
  event.preventDefault()
  table.act(verb)
}
