/** How a game of Flow went: the tiles that each animal still needs at each moment, and the waves. */

import type { Course, Count } from '../shared/course'
import type { GameView, ReplayMoment } from '../../lib/wire'
import { animalName, board } from './say'
import { animalsOf } from './state/geometry'
import { rollOf } from './state/sweep'
import { ANIMALS, type AnimalId, type FlowView } from './types'

const BARRED = '✕'

const total = (counts: Partial<Record<string, number>>): number => Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0)

/** How many tiles each animal needs to reach the boat; null: tiles bar every way. */
export function needsIn(view: FlowView): Record<AnimalId, number | null> {
  return Object.fromEntries(animalsOf(view).map(({ id, needs }) => [id, needs])) as Record<AnimalId, number | null>
}

export function courseOf(moments: readonly ReplayMoment[]): Course {
  const needs = moments.map(({ view }) => needsIn(view as FlowView))
  const most = Math.max(...needs.flatMap((all) => ANIMALS.map((id) => all[id] ?? 0)))
  const barred = most + 1
  return {
    tab: board.course.tab,
    title: board.course.title(BARRED),
    lines: ANIMALS.map((id) => ({ name: animalName(id), values: needs.map((all) => all[id] ?? barred) })),
    tell: (value) => (value > most ? BARRED : String(value)),
    breaks: moments.flatMap(({ number, events }) =>
      events
        .filter(({ kind }) => kind === 'rolled')
        .map((event) => ({ at: number, name: board.waveAt(told(rollOf(event))) })),
    ),
  }
}

/** The lines that a roll hits, by the faces that stand at the board's edge. */
const told = ({ white, black }: ReturnType<typeof rollOf>): string => board.waveLine(white, black)

export function countsAt(view: GameView): Count[] {
  const { stack, revealed, discards } = view as FlowView
  const animals = animalsOf(view as FlowView)
  return [
    { name: board.course.home, value: `${animals.filter(({ home }) => home).length} / ${animals.length}` },
    { name: board.course.left, value: String(stack + total(revealed)) },
    { name: board.discards, value: String(total(discards)) },
  ]
}
