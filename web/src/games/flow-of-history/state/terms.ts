/** What is said of a card: aloud in one breath, and looked at closely with its terms explained. */

import type { HistoryBoard } from './board.svelte'
import { ageName, board, cardText, iconName, oneIcon, timingName, typeName } from '../say'
import type { CardFace } from '../types'

/** A card in words, and what one may do with it; `more` is what else there is to say. */
export function about(ui: HistoryBoard, card: string, ...more: string[]): string {
  const face = ui.face(card)
  const verbs = [...new Set(ui.about(card).map((choice) => board.verbs[choice.verb] ?? choice.verb))]
  return [
    `${ui.name(card)}, ${typeName(face.type)}, ${board.age(ageName(face.age))}.`,
    board.about(timingName(face), cardText(face)),
    face.stripe.length > 0 ? `${board.stripe(face.stripe.map(iconName).join(', '))};` : '',
    face.check ? `${board.checks(oneIcon(face.check))}.` : '',
    ...more.map((one) => one && `${one}.`),
    verbs.length > 0 ? `${board.mayPlay(verbs.join(', '))}.` : '',
  ].filter(Boolean).join(' ') // prettier-ignore
}

/** A card's terms explained: when its effect happens, what the bonus is, what the stripe is for. */
export function terms(ui: HistoryBoard, face: CardFace, covered = false): string[] {
  const timing = board.terms.timing[face.timing]
  const mine = ui.me === null || !face.check ? undefined : ui.nation(ui.me)?.icons[face.check]
  return [
    ...(covered ? [board.terms.covered] : timing ? [board.about(timingName(face), timing)] : []),
    ...(face.check && !covered ? [board.terms.bonus(oneIcon(face.check), mine ?? null)] : []),
    ...(face.stripe.length > 0 && !covered ? [board.terms.stripe] : []),
  ]
}
