/** What is seen and laid out at a table of Along History, and how a card is paid for. */

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
import { BoardState, type Look } from '../../shared/boardState.svelte'
import type { LegalMove } from '../../../lib/table/legal'
import type { Completions } from '../../../lib/wire'
import { cardName } from '../say'
import { UNKNOWN, whole, type AgesView, type CardFace, type Civilization, type EventCard, type SentView } from '../types'
import { completedBy, dearness, doubledNext, EMPTY, isEnough, lackOf, meansAfter, meansLeft, meansOf, movesOf, signOf, toggled, waysToPay, type Laid, type Price } from './payment'
import { legalCards, legalDice } from './choices'

export interface CardLook extends Look {
  /** The card that is shown large. */
  card?: string
}

export type Mode = 'buy' | 'reroll' | 'swap' | 'end' | null

/** How a choice of several moves may be completed; a board that has nobody to ask finds its own way. */
export type Finish = (move: string, after: readonly string[]) => Promise<Completions>

export class PurchaseBoard extends BoardState<AgesView, CardLook> {
  override view = $derived.by(() => whole(this.props().view as SentView))
  mode = $state<Mode>(null)
  /** The card of the row that is being bought. */
  card = $state<string | null>(null)
  /** What is laid out to pay for it. */
  laid = $state.raw<Laid>(EMPTY)
  /** Payments whose moves the server has told; for others we ask step by step. */
  known = $state.raw<readonly { laid: Laid; moves: readonly string[] }[]>([])
  /** Whether the payment was changed by hand. */
  touched = $state(false)
  byGold = $state(false)
  /** The dice that are put away and rolled again, by their places. */
  away = $state<number | null>(null)
  again = $state.raw<readonly number[]>([])
  /** What is swapped; the die is `barter` for a free swap. */
  swapDie = $state<string | null>(null)
  give = $state<string | null>(null)
  take = $state<string | null>(null)
  /** The card that slides under another. */
  sliding = $state<string | null>(null)
  cover = $state<string | null>(null)
  /** What the war dialog lays out. */
  trigger = $state<string>('war')
  target = $state<number | null>(null)
  tilts = $state.raw<readonly string[]>([])
  sending = $state(false)
  /** Whether to pay as soon as it is known what is cheapest. */
  paying = $state(false)
  /** How many questions for ways to pay are not answered yet. */
  private unanswered = 0

  faces = $derived.by(() => new Map((this.props().catalogue as CardFace[]).map((face) => [face.id, face])))
  legal = $derived.by<LegalMove[]>(() => this.props().legal)
  kind = $derived.by(() => this.view.decision?.kind ?? null)
  own = $derived.by(() => this.view.civilizations.find((one) => one.seat === this.props().me))
  /** The others in the order they play after me. */
  others = $derived.by<Civilization[]>(() => {
    const me = this.props().me
    if (me === null) return this.view.civilizations
    const after = (seat: number): number => (seat - me + this.view.players) % this.view.players
    return this.view.civilizations.filter((one) => one.seat !== me).sort((a, b) => after(a.seat) - after(b.seat))
  })
  openCards = $derived.by(() => legalCards(this.legal))
  openDice = $derived.by(() => legalDice(this.legal))
  /** A payment that has begun, which goes on where it stands: somebody came back in the middle of it. */
  begun = $derived.by(() => (this.asked && (this.kind === 'resource' || this.kind === 'population') ? this.view.payment : null))
  means = $derived.by(() => {
    if (!this.own) return null
    const all = meansOf(this.view, this.own, this.faces)
    return this.begun ? meansLeft(all, this.legal.map((move) => move.notation), this.begun.resource > 0) : all
  })
  price = $derived.by<Price | null>(() => (this.card === null ? null : this.priceOf(this.card)))
  lack = $derived.by(() => (this.means && this.price ? lackOf(this.laid, this.means, this.price) : { population: 0, resource: 0 }))
  ways = $derived.by(() => (this.means && this.price && !this.isFree(this.price.card) ? waysToPay(this.means, this.price) : []))
  /** What would be left after the purchase that is laid out. */
  afterwards = $derived.by(() => (this.mode === 'buy' && this.means && this.card !== null ? meansAfter(this.means, this.byGold ? EMPTY : this.laid, this.face(this.card)) : null))
  hint = $derived.by(() => this.props().hint ?? null)
  /** Whether a hint is about a card: it comes next, or later in a choice that is sent as one. */
  hinted(card: string): boolean {
    if (this.mode === 'swap') return this.ahead.includes(card) && this.give !== card && this.take !== card
    return this.sliding === null ? this.hint === card && this.card !== card : this.cover === null && this.ahead.includes(card)
  }

  locked = $derived.by(() => this.props().busy || this.sending)

  get finish(): Finish | null {
    return this.props().finish ?? null
  }

  face(card: string): CardFace {
    return this.faces.get(card) ?? { ...UNKNOWN, id: card, name: { kind: 'card', id: card } }
  }

  name(card: string): string {
    return cardName(this.face(card).name)
  }

  event(card: string): EventCard | undefined {
    return this.own?.row.find((one) => one.card === card)
  }

  isFree(card: string): boolean {
    return (this.event(card)?.free_by ?? null) !== null
  }

  priceOf(card: string): Price {
    const face = this.face(card)
    if (this.begun?.card === card) return { card, population: this.begun.population, resource: face.resource, resources: this.begun.resource }
    return { card, population: this.event(card)?.population ?? face.population, resource: face.resource, resources: face.resources }
  }

  has(notation: string): boolean {
    return this.legal.some((move) => move.notation === notation)
  }

  /** Whether a card may be chosen now, given what is being done. */
  glows(card: string): boolean {
    if (!this.asked) return false
    if (this.begun) return this.means?.cards.some((one) => one.card === card) ?? false
    if (this.kind !== 'main') return this.openCards.has(card) && (this.kind !== 'cover' || card !== this.view.decision?.about)
    if (this.mode === 'swap') return this.swappable(card)
    if (this.mode === 'buy' && this.means?.cards.some((one) => one.card === card)) return !this.byGold && !this.isFree(this.card ?? '')
    return this.openCards.has(card)
  }

  swappable(card: string): boolean {
    return this.view.civilizations.some((one) => one.row.some((event) => event.card === card && !event.fixed))
  }

  /** Plays moves as one. */
  send(...moves: string[]): void {
    const [first, ...rest] = moves
    if (first === undefined || this.locked) return
    this.hide()
    this.props().onplay(first, ...rest)
  }

  /**
   * Plays moves as one, without those that the rules make by themselves: what the rules would refuse after the moves
   * before it has been made already.
   */
  async sendWished(moves: readonly string[]): Promise<void> {
    if (this.locked) return
    this.sending = true
    const told = this.told
    try {
      const made: string[] = []
      for (const move of moves) {
        const legal = made.length === 0 ? this.has(move) : ((await this.explain(move, made))?.legal ?? true)
        if (legal) made.push(move)
      }
      if (this.told !== told) return
      this.sending = false
      this.send(...made)
    } catch {
      this.sending = false
      if (this.told === told) this.send(...moves.slice(0, 1)) // the rest is asked one by one
    } finally {
      this.sending = false
    }
  }

  /** Forgets what was laid out; another question came, or someone went back. */
  override reset(): void {
    this.mode = null
    this.card = null
    this.laid = EMPTY
    this.known = []
    this.paying = false
    this.touched = false
    this.byGold = false
    this.away = null
    this.again = []
    this.swapDie = null
    this.give = null
    this.take = null
    this.sliding = null
    this.cover = null
    this.tilts = []
    this.target = null
    super.reset()
  }

  back(): void {
    if (this.verdict) this.verdict = null
    else if (this.begun) this.resume()
    else if (this.mode === 'swap' && this.take !== null) this.take = null
    else this.reset()
  }

  // Buying

  /** Lays out the best payment for a card. */
  lay(card: string): void {
    this.reset()
    this.mode = 'buy'
    this.card = card
    const event = this.event(card)
    this.byGold = event !== undefined && !event.payable && event.free_by === null && event.buyable
    this.laid = this.ways[0] ?? EMPTY
    if (!this.isFree(card) && !this.byGold) this.learn(event?.buyable ? [card, 'by goods'] : [card])
  }

  /** Goes on with a payment that has begun, if there is one: the best way to complete it is laid out. */
  resume(): void {
    this.reset()
    if (!this.begun) return
    this.mode = 'buy'
    this.card = this.begun.card
    this.laid = this.ways[0] ?? EMPTY
    for (const { notation } of this.legal.slice(0, 6)) this.learn([notation])
  }

  /** Asks how a payment that begins so may be completed. */
  private learn(begin: readonly string[]): void {
    const ask = this.finish
    const { told, card } = this
    if (!ask) return
    this.unanswered += 1
    ask(begin[begin.length - 1] as string, begin.slice(0, -1)).then(
      ({ ways }) => {
        if (this.told !== told || this.card !== card || !this.means || !this.price) return
        const { means, price } = this
        const found = ways.flatMap(({ moves, settled }) => {
          const laid = settled ? completedBy(moves, means, price) : null
          return laid ? [{ laid, moves }] : []
        })
        this.known = [...this.known, ...found]
        // What is dear (a Universal Resource, heritage) is not spent where something else would do.
        const best = this.known.map(({ laid }) => laid).sort((a, b) => dearness(a, means, price) - dearness(b, means, price))[0]
        if (best && !this.touched && dearness(best, means, price) < dearness(this.laid, means, price)) this.laid = best
      },
      () => undefined,
    ).finally(() => {
      this.unanswered -= 1
      if (this.unanswered > 0 || !this.paying) return
      this.paying = false
      this.pay()
    })
  }

  /** A source was pressed: it pays now or no longer does; what became superfluous is taken back. */
  toggle(source: string): void {
    if (!this.means || !this.price || this.byGold) return
    this.touched = true
    this.verdict = null
    this.laid = toggled(this.laid, source, this.means, this.price)
  }

  /** An x2 die was pressed: it goes on to the next die that it could double, and at last on none. */
  toggleDouble(): void {
    if (!this.means) return
    this.touched = true
    this.laid = doubledNext(this.laid, this.means)
  }

  choose(laid: Laid): void {
    this.touched = true
    this.byGold = false
    this.laid = laid
  }

  pay(): void {
    const { card, means, price } = this
    if (card === null || !means || !price || this.locked) return
    const event = this.event(card)
    if (this.isFree(card)) return this.send(card)
    const first = this.begun ? [] : [card]
    const both = !this.begun && (event?.payable ?? false) && (event?.buyable ?? false)
    if (this.byGold) return this.send(card, ...(both ? ['by gold'] : []))
    if (this.unanswered > 0 && !this.touched) {
      this.paying = true // something cheaper may be laid out by itself
      return
    }
    if (!isEnough(this.laid, means, price)) return
    const told = this.known.find(({ laid }) => signOf(laid, means) === signOf(this.laid, means))
    if (told) return this.send(...told.moves)
    void this.sendWished([...first, ...(both ? ['by goods'] : []), ...movesOf(this.laid, means, price)])
  }
}
