/** Moments that deserve a look: an Age that ended, a war that was fought. */

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
import { untrack } from 'svelte'
import { facts } from '../../../lib/sentences'
import type { GameEvent } from '../../../lib/wire'
import { total, type AgesView, type CardFace } from '../types'
import type { AgesBoard } from './board.svelte'

/** An Age that ended: the table before that, and what the journal said of points and heritage. */
export interface AgeEnd {
  before: AgesView
  events: readonly GameEvent[]
}

/** A seat's lines of the score sheet. */
export interface Scored {
  seat: number
  before: number
  cards: number
  lost: number
  counters: number
  total: number
  heritage: string[]
}

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

/** What has been told of a war so far: what each seat rolled, and what its army came to. */
export interface Battle {
  defender: number | null
  dice: ReadonlyMap<number, number[]>
  totals: ReadonlyMap<number, number>
}

const QUIET: Battle = { defender: null, dice: new Map(), totals: new Map() }

export class Moments {
  /** The Age that ended last; null: that was seen. */
  age = $state.raw<AgeEnd | null>(null)
  war = $state.raw<Fought | null>(null)
  private battle = QUIET
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
        const fresh = events !== this.told
        this.shown = now
        this.told = events
        if (was !== null && was.age !== now.age && !now.over) this.age = { before: was, events }
        if (!fresh) return
        const { battle, fought } = follow(this.battle, events, was ?? now)
        this.battle = battle
        if (was !== null && fought) this.war = fought
      })
    })
  }
}

/** The score sheet of an Age that ended. Who was at turn since then may have used heritage already: it counts all the same. */
export function sheetOf({ before, events }: AgeEnd, now: AgesView, faces: ReadonlyMap<string, CardFace>): Scored[] {
  const told = (kind: string, seat: number) => events.filter((event) => event.kind === kind).map((event) => facts(event.sentence)).find((found) => Number(found['seat']) === seat) // prettier-ignore
  return before.civilizations.map((was) => {
    const own = now.civilizations.find((one) => one.seat === was.seat) ?? was
    const scores = told('scores', was.seat)
    const counters = scores ? Number(scores['counters']) : was.counters.reduce((sum, one) => sum + one.value, 0)
    const lost = scores ? Number(scores['lost']) : 2 * was.lost
    const cards = scores ? Number(scores['cards']) : own.score - was.score - counters + lost
    const kept = own.heritage.filter((card) => !was.heritage.includes(card))
    const used = was.stacks.map((stack) => stack.card).filter((card) => !kept.includes(card) && total(faces.get(card)?.bonuses ?? {}) > 0)
    const heritage = [...kept, ...used.slice(0, Math.max(0, Number(told('heritage', was.seat)?.['count'] ?? 0) - kept.length))]
    return { seat: was.seat, before: was.score, cards, lost, counters, total: was.score + cards - lost + counters, heritage }
  })
}

/** Follows the wars that events tell of; the last that ended is told. */
export function follow(before: Battle, events: readonly GameEvent[], table: AgesView): { battle: Battle; fought: Fought | null } {
  let battle = before
  let fought: Fought | null = null
  for (const event of events) {
    const told = facts(event.sentence)
    const number = (name: string): number => Number(told[name] ?? 0)
    const seat = number('seat')
    if (event.kind === 'attacks') battle = { defender: number('target'), dice: new Map(), totals: new Map() }
    else if (event.kind === 'war_roll' || event.kind === 'war_reroll') {
      const dice = [1, 2, 3].flatMap((face) => Array<number>(number(['ones', 'twos', 'threes'][face - 1] ?? '')).fill(face))
      battle = { ...battle, dice: new Map(battle.dice).set(seat, dice) }
    } else if (event.kind === 'total') battle = { ...battle, totals: new Map(battle.totals).set(seat, number('total')) }
    else if (['steals', 'no_small_counter', 'repelled'].includes(event.kind)) {
      const defender = number('target')
      const counter = table.civilizations.find((one) => one.seat === defender)?.counters.find((one) => one.id === String(told['counter'] ?? ''))
      const attack = battle.totals.get(seat) ?? 0
      const defence = battle.totals.get(defender) ?? attack - number('difference')
      fought = { attacker: seat, defender, attack, defence, attackDice: battle.dice.get(seat) ?? [], defenceDice: battle.dice.get(defender) ?? [], counter: event.kind === 'steals' ? (counter?.value ?? 1) : 0, clause: event.clause }
      battle = QUIET
    }
  }
  return { battle, fought }
}
