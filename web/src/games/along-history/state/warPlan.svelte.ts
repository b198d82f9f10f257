/** A war before it is fought: who attacks whom, what each side has for certain, and the chances. */

/* eslint-disable svelte/prefer-svelte-reactivity -- odds are made anew, never changed */

import type { LegalMove } from '../../../lib/table/legal'
import type { Civilization } from '../types'
import type { AgesBoard } from './board.svelte'
import { tiltable } from './choices'
import { plus, sumsOf, warOdds } from './odds'

/** What an army and what its owner has ready come to. */
export const against = (one: Civilization): number => one.defence + (one.ready.population ?? 0)

const aimOf = (move: LegalMove): number => Number(move.notation.split(' p')[1]) - 1

export class WarPlan {
  constructor(private readonly ui: AgesBoard) {}

  kind = $derived.by(() => this.ui.kind ?? '')
  war = $derived.by(() => this.ui.view.war)
  me = $derived.by(() => this.ui.own)
  defending = $derived.by(() => this.kind === 'defence' || (this.kind === 'general' && this.war?.defender === this.ui.me && this.war.attack !== null))
  triggers = $derived.by(() => (this.kind === 'war' ? this.ui.legal.filter((move) => move.verb.startsWith('war')).map((move) => move.notation) : []))
  trigger = $derived.by(() => (this.triggers.includes(this.ui.trigger) ? this.ui.trigger : (this.triggers[0] ?? 'war')))
  /** The one who is attacked, where that is settled. */
  fixed = $derived.by(() => (this.kind === 'war' || this.kind === 'target' ? null : (this.war?.defender ?? null)))
  targets = $derived.by(() => (this.kind === 'target' ? this.ui.legal.filter((move) => move.verb === 'target').map(aimOf) : this.ui.others.map((one) => one.seat)))
  /** Where cards are tilted one by one, only those that come next may follow. */
  tilts = $derived.by(() => (this.me ? tiltable(this.me, this.ui.faces).filter((one) => this.war === null || this.ui.openCards.has(one.card)) : []))
  /** What is certain on my side, and what is still to roll, with the re-rolls of Generals. */
  army = $derived.by(() => this.war?.army ?? this.me?.attack ?? 0)
  mine = $derived.by(() => this.army + this.tilts.filter((one) => this.ui.tilts.includes(one.card)).reduce((sum, one) => sum + one.adds, 0))
  rolled = $derived.by(() => (this.war && this.war.dice.length > 0 ? this.war.dice : null))
  dice = $derived.by(() => sumsOf(this.rolled && this.war ? this.war.sums : (this.me?.sums ?? [])))
  target = $derived.by(() => this.fixed ?? this.ui.target ?? [...this.targets].sort((a, b) => this.chance(b) - this.chance(a))[0] ?? null)
  rival = $derived.by(() => this.ui.view.civilizations.find((one) => one.seat === (this.defending ? this.war?.attacker : this.target)))
  odds = $derived.by(() => (!this.me || !this.rival ? new Map<number, number>() : this.defending ? this.heldWith(this.me, this.mine) : this.oddsOn(this.rival)))
  /** The chance of what I want: to win, or to hold. */
  win = $derived.by(() => (this.defending ? (this.odds.get(0) ?? 0) : 1 - (this.odds.get(0) ?? 0)))
  /** The chance to hold without what may be added. */
  bare = $derived.by(() => (this.me && this.defending ? (this.heldWith(this.me, this.army).get(0) ?? 0) : 0))
  /** What may be lost. */
  holds = $derived.by(() => (this.defending ? this.me : this.rival)?.counters ?? [])

  /** The chance to win against a seat. */
  chance(seat: number): number {
    const one = this.ui.view.civilizations.find((other) => other.seat === seat)
    return one ? 1 - (this.oddsOn(one).get(0) ?? 1) : 0
  }

  private oddsOn(one: Civilization): Map<number, number> {
    return warOdds(plus(this.dice, this.mine), plus(sumsOf(one.sums), against(one)), one.counters)
  }

  private heldWith(me: Civilization, army: number): Map<number, number> {
    return warOdds(new Map([[this.war?.attack ?? 0, 1]]), plus(this.dice, army), me.counters)
  }
}
