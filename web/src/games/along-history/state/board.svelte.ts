/** What the parts of the board share: what is laid out, re-rolled and swapped, and what a press means. */

import { currentBoard } from '../../shared/boardState.svelte'
import { cheapest, DICE, proposedRoll, swapDice } from './choices'
import { PurchaseBoard } from './purchase.svelte'

/** What is asked in the middle of a choice that the board usually sends as one. */
export const CARD_KINDS = ['resource', 'population', 'give', 'take', 'calamity', 'destroy', 'attack', 'defence', 'decadence', 'cover']

/** Something that one would miss by ending the turn. */
export interface Warning {
  kind: 'fails' | 'payable' | 'war'
  card?: string
}

export class AgesBoard extends PurchaseBoard {
  // Rolling again and swapping

  startReroll(): void {
    if (!this.asked || this.kind !== 'main') return
    const moves = this.legal.filter((move) => move.verb === 'reroll')
    if (moves.length === 0) return void this.refuse(`reroll ${this.view.dice.find((die) => !die.spent)?.die ?? 'g1'}`)
    this.reset()
    this.mode = 'reroll'
    this.away = cheapest(this.view, this.own, moves.map((move) => move.notation.split(' ')[1] ?? ''))
    this.again = this.away === null ? [] : proposedRoll(this.view, this.own, this.faces, this.away)
  }

  /** Whether the die that is put away lets any number roll. */
  get many(): boolean {
    return this.away !== null && this.view.dice[this.away]?.die === 'reroll'
  }

  pressRerollDie(at: number): void {
    if (this.view.dice[at]?.spent) return
    if (at === this.away) return
    if (this.again.includes(at)) {
      if (this.many && this.again.length > 1) this.again = this.again.filter((other) => other !== at)
      else if (!this.many && this.has(`reroll ${this.view.dice[at]?.die}`)) {
        // What was to roll is put away instead, and the other way round.
        this.again = this.away === null ? [] : [this.away]
        this.away = at
      }
    } else if (this.many) this.again = [...this.again, at]
    else if (this.view.dice[at]?.colour === 'red' && this.has(`reroll ${this.view.dice[at]?.die}`) && this.view.dice[this.away ?? -1]?.colour !== 'red') this.away = at
    else this.again = [at]
  }

  roll(): void {
    const away = this.away === null ? null : this.view.dice[this.away]
    if (!away || this.again.length === 0) return
    const dice = this.again.map((at) => this.view.dice[at]?.die ?? '').sort((a, b) => DICE.indexOf(a) - DICE.indexOf(b))
    // Where nothing more could be marked, the rules roll by themselves; `done` would then end the turn.
    const last = DICE.indexOf(dice.at(-1) ?? '')
    const more = this.view.dice.some((die, at) => !die.spent && at !== this.away && !this.again.includes(at) && DICE.indexOf(die.die) >= last)
    void this.sendWished([`reroll ${away.die}`, ...dice.map((die) => `die ${die}`), ...(this.many && more ? ['done'] : [])])
  }

  startSwap(): void {
    if (!this.asked || this.kind !== 'main') return
    const ways = swapDice(this.legal)
    if (ways.length === 0) return void this.refuse(`swap ${this.view.dice.find((die) => !die.spent)?.die ?? 'g1'}`)
    this.reset()
    this.mode = 'swap'
    const at = ways.includes('barter') ? null : cheapest(this.view, this.own, ways)
    this.swapDie = ways.includes('barter') ? 'barter' : at === null ? (ways[0] ?? null) : (this.view.dice[at]?.die ?? null)
    const mine = this.own?.row.filter((event) => !event.fixed) ?? []
    this.give = (mine.find((event) => event.fuse) ?? (mine.length === 1 ? mine[0] : undefined))?.card ?? null
  }

  swap(): void {
    if (this.swapDie === null || this.give === null || this.take === null) return
    // A card that is the only one to give or to take is not asked for; naming it later would mean to acquire it.
    const mine = this.own?.row.filter((event) => !event.fixed).length ?? 0
    const theirs = this.others.flatMap((one) => one.row.filter((event) => !event.fixed)).length
    this.send(`swap ${this.swapDie}`, ...(mine > 1 ? [this.give] : []), ...(theirs > 1 ? [this.take] : []))
  }

  // Presses

  /** A card was pressed, in a row or a Civilization. */
  press(card: string): void {
    this.hide()
    if (!this.asked || this.locked) return
    this.verdict = null
    if (this.kind === 'main' || this.begun) this.pressInMain(card)
    else if (this.kind === 'decadence') this.pressSliding(card)
    else if (this.openCards.has(card)) this.send(card)
    else void this.refuse(card)
  }

  private pressInMain(card: string): void {
    if (this.mode === 'swap') {
      const mine = this.own?.row.some((event) => event.card === card)
      if (!this.swappable(card)) void this.refuse(card)
      else if (mine) this.give = card
      else this.take = card
    } else if (this.mode === 'buy' && this.card !== card && this.means?.cards.some((one) => one.card === card)) this.toggle(`card:${card}`)
    else if (this.mode === 'buy' && this.card === card) this.pay()
    else if (this.begun) void this.refuse(card)
    else if (this.openCards.has(card)) {
      if (this.event(card)) this.lay(card)
      else this.send(card) // a heritage card with gold (AH-Q26)
    } else {
      this.reset()
      void this.refuse(card)
    }
  }

  private pressSliding(card: string): void {
    if (this.sliding === card) this.sliding = this.cover = null
    else if (this.sliding === null) {
      if (this.openCards.has(card)) this.sliding = card
      else void this.refuse(card)
    } else if (this.own?.stacks.some((stack) => stack.card === card)) this.cover = card
  }

  slide(): void {
    if (this.sliding !== null && this.cover !== null) this.send(this.sliding, ...((this.own?.stacks.length ?? 0) > 2 ? [this.cover] : []))
  }

  /** A die was pressed, by its place. */
  pressDie(at: number): void {
    const die = this.view.dice[at]
    if (!die || !this.asked || this.locked) return
    if (this.kind === 'main' || this.begun) {
      if (this.mode === 'reroll') this.pressRerollDie(at)
      else if (this.mode === 'swap') {
        if (!die.spent && this.has(`swap ${die.die}`)) this.swapDie = die.die
      } else if (this.mode === 'buy') {
        if (die.die === 'x2' && !die.spent) this.toggleDouble()
        else if (die.colour === 'green' && !die.spent) this.toggle(`die:${at}`)
        else if (die.colour === 'blue' && !die.spent && die.shows === this.price?.resource) this.toggle('blue')
      } else if (die.die === 'golden' && this.has('golden age')) this.send('golden age')
      else if (die.die === 'reroll' && !die.spent) this.startReroll()
      else if (die.die === 'coin' && this.has('coin')) this.send('coin')
      return
    }
    const move = this.openDice.get(die.die)
    if (move && !die.spent) this.send(move)
  }

  /** A space of the map was pressed. */
  pressSpace(space: string): void {
    if (!this.asked || this.kind !== 'counter') return
    const move = `space ${space}`
    if (this.has(move)) this.send(move)
    else void this.refuse(move)
  }

  /** Ends the main phase; what would be missed is told first, once. */
  end(force = false): void {
    if (!this.asked || !this.has('done')) return
    if (this.kind === 'main' && !force && this.mode !== 'end' && this.warnings.length > 0) {
      this.reset()
      this.mode = 'end'
    } else this.send('done')
  }

  /** What one would miss by ending the turn now. */
  warnings = $derived.by<Warning[]>(() => {
    const own = this.own
    if (!own || this.kind !== 'main' || !this.asked) return []
    const active = this.view.turn_player === this.view.active
    return [
      ...(active ? own.row.filter((event) => event.fuse).map(({ card }) => ({ kind: 'fails' as const, card })) : []),
      ...own.row.filter((event) => this.openCards.has(event.card)).map(({ card }) => ({ kind: 'payable' as const, card })),
      ...(active && this.view.options['no_war'] !== 'on' && this.view.dice.some((die) => die.die === 'war' && !die.spent) ? [{ kind: 'war' as const }] : []),
    ]
  })
}

export const boardState = () => currentBoard<AgesBoard>()
