/** A game that is over, in numbers: what was laid, taken and played, and when each animal's way was complete. */

import { facts } from '../../lib/sentences'
import type { GameEvent, ReplayMoment } from '../../lib/wire'
import { animalsOf } from './state/geometry'
import type { AnimalId, FlowView } from './types'

export interface Summed {
  won: boolean
  rounds: number
  turns: number
  laid: number
  taken: number
  guarded: number
  played: number
  traded: number
  /** What is left of tiles and cards. */
  tiles: number
  cards: number
  /** Each animal's way at the end, and the round in which it was complete. */
  ways: { id: AnimalId; path: string[]; steps: number; round: number | null }[]
}

export function summed(moments: readonly ReplayMoment[]): Summed {
  const last = moments[moments.length - 1]?.view as FlowView
  const count = (holds: (event: GameEvent) => boolean) => moments.reduce((sum, { events }) => sum + events.filter(holds).length, 0)
  const rounds = new Map<AnimalId, number | null>()
  for (const { view, events } of moments) {
    for (const { kind, sentence } of events) {
      if (kind === 'home') rounds.set(facts(sentence)['animal'] as AnimalId, (view as FlowView).round)
      if (kind === 'cut_off') rounds.set(facts(sentence)['animal'] as AnimalId, null)
    }
  }
  return {
    won: last.won ?? false,
    rounds: last.round,
    turns: last.turn,
    laid: count(({ kind }) => kind === 'placed' || kind === 'returned'),
    taken: count(({ kind }) => kind === 'swept'),
    guarded: count(({ kind, sentence }) => kind === 'bird_off' && facts(sentence)['stays'] === 1),
    played: count(({ kind }) => kind === 'played'),
    traded: count(({ kind }) => kind === 'traded'),
    tiles: last.stack + Object.values(last.revealed).reduce<number>((all, some) => all + (some ?? 0), 0),
    cards: last.deck,
    ways: animalsOf(last).map(({ id, path }) => ({ id, path, steps: Math.max(0, path.length - 2), round: path.length > 0 ? (rounds.get(id) ?? last.round) : null })),
  }
}
