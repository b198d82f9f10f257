/** What the keys do on the board: numbers pick cards, 0 the tenth, every action has a letter, arrows walk the map, Enter sends, Escape goes back. */

import { isField, isFree } from '../../shared/keys'
import { ARROWS } from '../../shared/lineMap'
import { board } from '../say'
import { ACTIONS, type Action } from '../types'
import type { EpochsBoard } from './board.svelte'
import type { Moments } from './moments.svelte'

const MAP = ['.spot.may[tabindex="0"]', '.spot.may']
/** What glows for an action, the nearest first. */
const GLOWS: Record<Action, readonly string[]> = {
  expand: MAP,
  city: MAP,
  post: MAP,
  research: ['.research .may'],
  wonder: ['.mcard.wonder.may'],
  upgrade: ['.mcard.unit.may'],
  government: ['.nexts .may'],
  command: [],
}

/** Does what a key means, if it means anything now. */
export function keyed(ui: EpochsBoard, moments: Moments, event: KeyboardEvent): void {
  if (!isFree(event)) return
  const target = event.target as HTMLElement
  if (event.key === 'Escape') {
    if (ui.peek) ui.hide()
    else if (!moments.dismiss() && ui.asked) ui.back()
    return
  }
  if (isField(target, { sliders: false })) return
  if (event.key.toUpperCase() === board.keys['upgrade']) event.preventDefault() // it takes nothing back, whatever is asked
  if (!ui.asked) return
  if (event.key in ARROWS) {
    // From nowhere they lead to the map, if it is asked for.
    if (target.matches('body, main, [data-guide="ask"]') && ui.spots.size > 0 && focus(...MAP)) event.preventDefault()
    return
  }
  if (event.key === 'Enter') {
    if (target.matches('button, a, summary, input, [role="button"]')) return
    if (confirm(ui)) event.preventDefault()
    return
  }
  const number = /^\d$/.test(event.key) ? Number(event.key) || 10 : 0
  if (number > 0 ? numbered(ui, number) : lettered(ui, event.key.toUpperCase())) {
    event.preventDefault()
    // What was chosen by a key is sent by the next one; an action leads to what glows for it.
    setTimeout(() => focus('.askbox .go:not([aria-disabled="true"])', ...(ui.action === null ? [] : GLOWS[ui.action])))
  }
}

/** Gives the focus to the first of these that is there; whether one is. */
function focus(...wanted: readonly string[]): boolean {
  for (const one of wanted) {
    const found = document.querySelector<HTMLElement>(one)
    if (found) return found.focus(), true
  }
  return false
}

/** Goes from a spot that the next question does not ask for to the question: Enter then does what it says, and arrows lead to what glows. */
export function leaveMap(ui: EpochsBoard): void {
  if (ui.asked && document.activeElement?.matches('.spot:not(.may)')) document.querySelector<HTMLElement>('[data-guide="ask"]')?.focus({ preventScroll: true })
}

function numbered(ui: EpochsBoard, number: number): boolean {
  const { ask, view } = ui
  if (ask === 'civilization') return press(view.dealt[number - 1], (id) => ui.send(`civ ${id}`))
  if (ask === 'turn' && number <= 2) return press(number - 1, (way) => (ui.way = way))
  if (ask === 'plan' || ask === 'give') {
    const now = view.hand.filter((held) => held.epoch === view.epoch)
    if (number <= now.length) return press(now[number - 1]?.card, (card) => ui.pressHand(card))
    return ask === 'plan' && press(view.market[number - now.length - 1] && number - now.length, (space) => ui.pressSpace(space))
  }
  if (ask === 'effects') return press(ui.legal.find((move) => move.notation === `effect ${number}`), (move) => ui.send(move.notation))
  if (ask === 'lose') return press(ui.legal[number - 1], (move) => ui.send(move.notation))
  if (ask === 'military') return press(view.targets[number - 1], (one) => (ui.aim = one.at))
  return false
}

function press<T>(found: T | undefined, then: (found: T) => void): boolean {
  if (found === undefined) return false
  then(found)
  return true
}

function lettered(ui: EpochsBoard, letter: string): boolean {
  const { ask } = ui
  const { keys } = board
  const does = (condition: boolean, then: () => void): boolean => {
    if (condition) then()
    return condition
  }
  if (ask === 'consent' || ask === 'protect' || ask === 'spoils') return does(letter === 'Y' || letter === 'N', () => ui.send(letter === 'Y' ? 'yes' : 'no'))
  if (ask === 'plan') return does(letter === 'C', () => ui.cover())
  if (ask === 'military') return does(letter === keys['end'], () => ui.leave('end'))
  if (letter === keys['pass'] && ui.has('pass')) return does(true, () => ui.leave('pass'))
  if (ask !== 'action') return false
  if (letter === 'L' || letter === 'K') return does(ui.action === 'research', () => void ui.act(`research ${letter === 'L' ? 'right' : 'left'}`))
  const action = ACTIONS.find((one) => keys[one] === letter)
  return does(action !== undefined, () => action && ui.pressAction(action))
}

/** Sends what is laid out; whether anything was. */
export function confirm(ui: EpochsBoard): boolean {
  if (ui.laid) ui.pay()
  else if (ui.ask === 'military' && ui.free === 'declare') ui.send('declare')
  else if (ui.ask === 'plan') ui.invent()
  else if (ui.ask === 'turn') ui.send(ui.way === 0 ? 'turn 0' : 'turn 180')
  else if (ui.ask === 'military' && ui.aimed) ui.send(ui.aimed.move)
  else if (ui.ask === 'payment' || ui.ask === 'keep') document.querySelector<HTMLElement>('.askbox .go:enabled')?.click()
  else return false
  return true
}
