/** What the parts of the board share: the view, what may be chosen, what has been picked up, what is explained. */

import { BoardState, currentBoard, type Look } from '../../shared/boardState.svelte'
import { NOTHING } from './changes'
import { byCard, cardsIn, facesOf, hasTarget, read, wish, wishOf, type Choice } from './choices'
import { bankerName, board, cardName } from '../say'
import { whole, type CardFace, type HistoryView, type Nation, type SentView } from '../types'

/** Where the rules tell of actions that may have nothing to be about. */
const CLAUSES: Readonly<Record<string, string>> = { complete: 'FOH-K1', snipe: 'FOH-N1' }

/** The actions a turn may consist of, in the order the rules name them. */
export const ACTIONS = ['invest', 'complete', 'snipe', 'activate', 'harvest']
export const BONUSES = ['invest', 'snipe', 'pass']

export interface CardLook extends Look {
  /** The card that is shown large. */
  card?: string
}

const UNKNOWN: Omit<CardFace, 'id' | 'name'> = {
  age: '',
  type: null,
  timing: 'none',
  text: null,
  effect: null,
  obsolete: false,
  check: null,
  stripe: [],
}

export class HistoryBoard extends BoardState<HistoryView, CardLook> {
  override view = $derived.by(() => whole(this.props().view as SentView))
  /** The action that was chosen, before its card is. */
  mode = $state<string | null>(null)
  /** The card that was picked up. */
  card = $state<string | null>(null)
  /** The card that is opened on a phone, large and with what may be done with it. */
  sheet = $state<string | null>(null)
  /** What has just changed: cards by id, seats as `seat:0`, `supply`. */
  fresh = $state.raw<ReadonlySet<string>>(NOTHING)

  faces = $derived.by(() => facesOf(this.props().catalogue))
  choices = $derived.by(() => this.props().legal.map(read))
  cards = $derived.by(() => byCard(this.choices))
  /** What a hint suggests, if it can be played now. */
  hint = $derived.by<Choice | null>(() => this.choices.find((choice) => choice.move.notation === this.props().hint) ?? null)
  kind = $derived.by(() => this.view.decision?.kind ?? null)
  /** Whether the decision is one of several actions, rather than one of several things. */
  acting = $derived.by(() => this.kind === 'action' || this.kind === 'bonus')
  /** What a number key picks: the cards of the market, then of the nations, then the seats. */
  targets = $derived.by<string[]>(() => {
    if (!this.asked) return []
    const open = (card: string) => this.glows(card)
    const market = this.view.market.flatMap((slot) => (slot ? [slot.card] : []))
    const cards = [...this.view.hand, ...market].filter(open)
    const rest = [...this.cards.keys()].filter((card) => open(card) && !cards.includes(card))
    const seats = this.choices.flatMap((choice) => (choice.seat === null ? [] : [`seat:${choice.seat}`]))
    return [...cards, ...rest, ...seats]
  })

  face(card: string): CardFace {
    return this.faces.get(card) ?? { ...UNKNOWN, id: card, name: { kind: 'card', id: card } }
  }

  name(card: string): string {
    return cardName(this.face(card).name)
  }

  override seat(seat: number | 'banker' | null): string {
    return seat === 'banker' ? bankerName() : super.seat(seat)
  }

  nation(seat: number): Nation | undefined {
    return this.view.nations.find((nation) => nation.seat === seat)
  }

  /** What may be done with a card, given the action that was chosen. */
  about(card: string): Choice[] {
    const all = this.cards.get(card) ?? []
    return this.mode === null ? all : all.filter((choice) => choice.verb === this.mode)
  }

  glows(card: string): boolean {
    return this.about(card).length > 0
  }

  /** The number key of a card or seat; 0: none. */
  number(target: string): number {
    const at = this.targets.indexOf(target)
    return at >= 0 && at < 9 ? at + 1 : 0
  }

  ofVerb(verb: string): Choice[] {
    return this.choices.filter((choice) => choice.verb === verb)
  }

  play(choice: Choice | undefined): void {
    if (!choice || this.busy) return
    this.hide()
    this.props().onplay(choice.move.notation)
  }

  /** Forgets what was picked up; another question came, or someone went back. */
  override reset(): void {
    this.mode = null
    this.card = null
    this.sheet = null
    super.reset()
  }

  back(): void {
    if (this.sheet !== null) {
      this.sheet = null
      this.card = null
      this.verdict = null
    } else if (this.verdict) this.verdict = null
    else if (this.card !== null && this.mode !== null && this.ofVerb(this.mode).some((choice) => choice.card !== this.card)) this.card = null
    else {
      this.card = null
      this.mode = null
    }
  }

  /** A card was pressed. */
  press(card: string): void {
    this.hide()
    if (!this.asked || this.busy) return
    const about = this.about(card)
    this.verdict = null
    const only = about[0]
    if (only && about.length === 1 && (!this.acting || (this.mode !== null && this.mode === only.verb && only.verb !== 'invest'))) {
      this.play(only)
    } else if (about.length > 0) {
      this.card = this.card === card && this.mode === null ? null : card
    } else {
      this.card = null
      void this.refuse(this.wishFor(card))
    }
  }

  /** A card was pressed on a phone: it is looked at first. */
  open(card: string): void {
    this.hide()
    this.verdict = null
    this.sheet = card
    this.card = this.glows(card) && !this.busy ? card : null
    if (this.card === null && this.asked && this.view.market.some((slot) => slot?.card === card)) void this.refuse(this.wishFor(card))
  }

  pressSeat(seat: number): void {
    const choice = this.choices.find((other) => other.seat === seat)
    if (choice) this.play(choice)
    else if (this.asked && this.kind === 'target') void this.refuse(`attack p${seat + 1}`)
  }

  pick(target: string): void {
    if (target.startsWith('seat:')) this.pressSeat(Number(target.slice(5)))
    else this.press(target)
  }

  /** An action was chosen. */
  act(verb: string): void {
    if (!this.asked || this.busy) return
    this.verdict = null
    const choices = this.ofVerb(verb)
    const first = choices[0]
    if (!first) {
      this.mode = null
      this.card = null
      const nothing = this.nothingTo(verb)
      if (nothing === null) void this.refuse(this.wishOf(verb))
      else this.verdict = { move: verb, legal: false, clause: CLAUSES[verb] ?? '', sentence: { code: 'rr-error-detail', args: { detail: nothing } } }
    } else if (choices.length === 1 && (first.card === null || verb === 'complete')) this.play(first)
    else if (choices.length === 1 && this.mode === verb && this.card === first.card && verb !== 'invest') this.play(first)
    else {
      const cards = cardsIn(choices)
      // A card that is in the hand already is the one that is meant.
      const held = this.card !== null && cards.includes(this.card) ? this.card : null
      this.mode = verb
      this.card = held ?? (cards.length === 1 ? first.card : null)
    }
  }

  /** Why an action has no card at all that it could be about; null: it has one, of which the rules tell. */
  nothingTo(verb: string): string | null {
    return hasTarget(this.view, this.me, verb) ? null : (board.nothing[verb] ?? null)
  }

  wishFor(card: string): string {
    return wish(this.view, this.me ?? 0, card, this.mode)
  }

  wishOf(verb: string): string {
    return wishOf(this.view, this.me ?? 0, verb, this.faces)
  }
}

export const boardState = () => currentBoard<HistoryBoard>()
