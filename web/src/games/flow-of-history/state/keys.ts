/** What the keys do on the board: numbers pick what glows, every action has a letter, Enter plays and Escape goes back. */

import type { HistoryBoard } from './board.svelte'
import { isField, isFree } from '../../shared/keys'
import { board } from '../say'

/** Does what a key means, if it means anything now. */
export function keyed(ui: HistoryBoard, event: KeyboardEvent): void {
  if (!isFree(event)) return
  const target = event.target as HTMLElement
  if (event.key === 'Escape') {
    if (ui.peek) ui.hide()
    else if (ui.asked) ui.back()
    return
  }
  if (!ui.asked || isField(target, { sliders: false })) return
  if (event.key === 'Enter' && ui.card !== null && !target.matches('button, a, summary, input')) {
    const about = ui.about(ui.card).filter((choice) => choice.verb !== 'invest')
    if (about.length === 1) ui.play(about[0])
    return
  }
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0
  if (number > 0) {
    const wanted = ui.targets[number - 1]
    if (wanted === undefined) return
    event.preventDefault()
    ui.pick(wanted)
    return
  }
  const verb = Object.entries(board.keys).find(([, letter]) => letter.toLowerCase() === event.key.toLowerCase())?.[0]
  if (verb === undefined || !ui.acting || (verb === 'pass' && ui.kind !== 'bonus')) return
  event.preventDefault()
  ui.act(verb)
}
