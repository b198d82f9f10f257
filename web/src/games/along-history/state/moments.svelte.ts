/** Moments that deserve a look: an Age that ended, a war that was fought. */

import { untrack } from 'svelte'
import { facts } from '../../../lib/sentences'
import type { GameEvent } from '../../../lib/wire'
import type { AgesView } from '../types'
import type { AgesBoard } from './board.svelte'

/** How a war went. */
export interface Fought {
  attacker: number
  defender: number
  attack: number
  defence: number
  attackDice: number[]
  defenceDice: number[]
  /** The value of the counter that fell; 0: none. */
  counter: number
  clause: string
}

export class Moments {
  /** The table as it stood when the last Age ended; null: that was seen. */
  age = $state.raw<AgesView | null>(null)
  war = $state.raw<Fought | null>(null)
  private shown: AgesView | null = null
  private told: readonly GameEvent[] | null = null

  constructor(
    readonly ui: AgesBoard,
    items: () => readonly GameEvent[],
  ) {
    $effect(() => {
      const now = ui.view
      const events = items()
      untrack(() => {
        const was = this.shown
        this.shown = now
        const fresh = events !== this.told
        const first = this.told === null
        this.told = events
        if (was !== null && was.age !== now.age && !now.over) this.age = was
        if (fresh && !first && was !== null) this.war = foughtIn(events, was) ?? this.war
      })
    })
  }
}

/** The last war that events tell of; null: none. */
export function foughtIn(events: readonly GameEvent[], before: AgesView): Fought | null {
  const end = events.findLast((event) => event.kind === 'compared' || event.kind === 'stolen' || event.kind === 'held')
  if (!end) return null
  const told = facts(end.sentence)
  const number = (name: string): number => Number(told[name] ?? 0)
  return { attacker: Number(told['seat'] ?? before.turn_player), defender: number('target'), attack: number('attack'), defence: number('defence'), attackDice: [], defenceDice: [], counter: number('value'), clause: end.clause }
}
