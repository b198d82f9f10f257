/** What differs between two views, by the names that the board's parts have. */

import { cardsOf, type HistoryView } from '../types'

export const NOTHING: ReadonlySet<string> = new Set()

function places(view: HistoryView): Map<string, string> {
  const found = new Map<string, string>()
  for (const [n, slot] of view.market.entries()) if (slot) found.set(slot.card, `market:${n}:${slot.investor}:${slot.tokens}`)
  for (const nation of view.nations) for (const card of cardsOf(nation)) found.set(card, `seat:${nation.seat}`)
  return found
}

/** The cards that lie elsewhere or carry other tokens, the seats that hold more or fewer, the Supply. */
export function changes(before: HistoryView, after: HistoryView): Set<string> {
  const found = new Set<string>()
  const were = places(before)
  for (const [card, place] of places(after)) if (were.get(card) !== place) found.add(card)
  for (const nation of after.nations) {
    const was = before.nations.find((other) => other.seat === nation.seat)
    if (was && (was.tokens !== nation.tokens || was.points !== nation.points || was.attack_strength !== nation.attack_strength || was.defense_strength !== nation.defense_strength)) found.add(`seat:${nation.seat}`)
  }
  if (before.supply !== after.supply) found.add('supply')
  return found
}
