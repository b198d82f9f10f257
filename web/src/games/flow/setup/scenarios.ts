/** A choice of scenario cards as the option lists it, within what the game says that it may list. */

import type { Listable, OptionInfo } from '../../../lib/wire'
import { SCENARIOS, type Scenario } from '../types'

/** How many of each may be in play, and how many in all, by the game's options. */
export function listable(options: readonly OptionInfo[]): Listable {
  return options.find((option) => option.id === 'scenarios')?.listable ?? { items: {}, most: 0 }
}

export const CLAUSES: Record<Scenario, string> = {
  obstacles: 'FL-H1', 'no-communication': 'FL-H2', 'one-card': 'FL-H3', 'no-new-cards': 'FL-H4', 'firm-obstacles': 'FL-H5',
  'single-path': 'FL-H6', 'obstacles-remain': 'FL-H7',
} // prettier-ignore

const isScenario = (id: string): id is Scenario => (SCENARIOS as readonly string[]).includes(id)

/** The cards that the option lists; none where they are drawn. */
export function listed(option: string | undefined): Scenario[] {
  return (option ?? '').split(',').filter(isScenario)
}

/** How the option lists these cards: in the box's order, so that the same choice reads the same. */
export function asOption(cards: readonly Scenario[]): string {
  return cards.length === 0 ? 'drawn' : SCENARIOS.flatMap((id) => cards.filter((card) => card === id)).join(',')
}

export const countOf = (cards: readonly Scenario[], id: Scenario): number => cards.filter((card) => card === id).length

/** Why one more of a card cannot come into play: all are, or so many cards are, or nobody is there to be silent with. */
export function whyNotMore(cards: readonly Scenario[], id: Scenario, players: number, { items, most }: Listable): 'all' | 'full' | 'alone' | null {
  if (id === 'no-communication' && players === 1) return 'alone'
  if (countOf(cards, id) >= (items[id] ?? 0)) return 'all'
  return cards.length >= most ? 'full' : null
}

/** A choice with one card less of a kind. */
export function withoutOne(cards: readonly Scenario[], id: Scenario): Scenario[] {
  const at = cards.indexOf(id)
  return at < 0 ? [...cards] : cards.toSpliced(at, 1)
}
