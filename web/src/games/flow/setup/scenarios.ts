/** Which scenario cards there are, how many of each may be in play, and a choice of them as the option lists it. */

import { SCENARIOS, type Scenario } from '../types'

export const MOST_CARDS = 6
/** How many of each are in the box, and how many of them may be in play: a second No Communication is replaced. */
export const COPIES: Record<Scenario, number> = {
  obstacles: 4, 'no-communication': 2, 'one-card': 1, 'no-new-cards': 1, 'firm-obstacles': 1, 'single-path': 1, 'obstacles-remain': 1,
} // prettier-ignore
export const IN_PLAY: Record<Scenario, number> = { ...COPIES, 'no-communication': 1 }

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
export function whyNotMore(cards: readonly Scenario[], id: Scenario, players: number): 'all' | 'full' | 'alone' | null {
  if (id === 'no-communication' && players === 1) return 'alone'
  if (countOf(cards, id) >= IN_PLAY[id]) return 'all'
  return cards.length >= MOST_CARDS ? 'full' : null
}

/** A choice with one card less of a kind. */
export function withoutOne(cards: readonly Scenario[], id: Scenario): Scenario[] {
  const at = cards.indexOf(id)
  return at < 0 ? [...cards] : cards.toSpliced(at, 1)
}
