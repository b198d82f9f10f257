/** What the keys do on the board: numbers pick what glows in the row, every action has a letter, Enter sends, Escape goes back. */

import { isField, isFree } from '../../shared/keys'
import { board } from '../say'
import type { AgesBoard } from './board.svelte'

/** The cards that number keys pick, in their order. */
export function numbered(ui: AgesBoard): string[] {
  if (!ui.asked) return []
  const own = ui.own
  const row = own?.row.map((event) => event.card) ?? []
  const civ = own?.stacks.map((stack) => stack.card) ?? []
  const heritage = own?.heritage ?? []
  if (ui.kind === 'main' && ui.mode === 'swap') return [...row, ...ui.others.flatMap((one) => one.row.map((event) => event.card))].filter((card) => ui.glows(card))
  if (ui.kind === 'main' && ui.mode === 'buy') return [...civ, ...heritage].filter((card) => ui.glows(card))
  if (ui.kind === 'main') return row
  if (ui.kind === 'decadence') return civ
  const others = ui.others.flatMap((one) => one.row.map((event) => event.card))
  return [...row, ...civ, ...heritage, ...others].filter((card) => ui.glows(card))
}

/** Does what a key means, if it means anything now. */
export function keyed(ui: AgesBoard, event: KeyboardEvent, war: () => void): void {
  if (!isFree(event)) return
  const target = event.target as HTMLElement
  if (event.key === 'Escape') {
    if (ui.peek) ui.hide()
    else if (ui.asked) ui.back()
    return
  }
  if (!ui.asked || isField(target, { sliders: false })) return
  if (event.key === 'Enter') {
    if (target.matches('button, a, summary, input, [role="button"]') && !(ui.mode === 'buy' && target.dataset['card'] === ui.card)) return
    event.preventDefault()
    confirm(ui)
    return
  }
  const number = /^[1-9]$/.test(event.key) ? Number(event.key) : 0
  if (number > 0) {
    const card = numbered(ui)[number - 1]
    if (card === undefined) return
    event.preventDefault()
    ui.press(card)
    return
  }
  const letter = event.key.toUpperCase()
  const { keys } = board
  if (letter === keys.war && ['war', 'target', 'attack', 'defence', 'general'].includes(ui.kind ?? '')) war()
  else if (ui.kind === 'main' && letter === keys.reroll) ui.startReroll()
  else if (ui.kind === 'main' && letter === keys.swap) ui.startSwap()
  else if (ui.kind === 'main' && letter === keys.golden && ui.has('golden age')) ui.send('golden age')
  else if (ui.kind === 'main' && letter === keys.coin && ui.has('coin')) ui.send('coin')
  else if (letter === keys.end) ui.end()
  else return
  event.preventDefault()
}

/** Sends what is laid out. */
export function confirm(ui: AgesBoard): void {
  if (ui.kind === 'decadence') ui.slide()
  else if (ui.mode === 'buy') ui.pay()
  else if (ui.mode === 'reroll') ui.roll()
  else if (ui.mode === 'swap') ui.swap()
  else if (ui.mode === 'end') ui.end(true)
}
