/** What the parts of Flow's board share: the view, what may be chosen, the tile in hand and how it lies, what is explained. */

import type { Verdict } from '../../../lib/wire'
import { BoardState, currentBoard, type Look } from '../../shared/boardState.svelte'
import { effectText, pieceName } from '../say'
import { BOAT, CARDS, type Card, type Cell, type Edge, type Face, type FlowView, type Scenario, type Tile } from '../types'
import { animalsOf, beyond, cellsOf, spot } from './geometry'
import { formsOf, heldAfter, lying, optionsAfter, type Faces } from './plans'

export type Step = 'facing' | 'turn' | 'tile' | 'aim' | 'die'

/* eslint-disable svelte/prefer-svelte-reactivity -- maps and sets are made anew, never changed */
export class FlowBoard extends BoardState<FlowView> {
  /** The moves of a card that have been chosen here and not been sent yet. */
  plan = $state.raw<readonly string[]>([])
  /** How the tile in hand is wished to lie. */
  wished = $state<string | null>(null)
  /** The cell that is pointed at. */
  cursor = $state<string | null>(null)

  /** All cells, in reading order. */
  cells = $derived.by(() => new Map(cellsOf(this.view).map((cell) => [cell.cell, cell])))
  animals = $derived.by(() => animalsOf(this.view))
  faces = $derived.by<Faces>(() => new Map((this.props().catalogue as Face[]).map((face) => [face.id, face])))
  legal = $derived.by<readonly string[]>(() => this.props().legal.map((move) => move.notation))
  /** What may be chosen now. */
  options = $derived.by<readonly string[]>(() => (this.asked && this.plan.length > 0 ? optionsAfter(this.view, this.plan) : this.legal))
  step = $derived.by<Step | null>(() => (!this.asked ? null : this.plan.length > 0 ? 'aim' : ((this.view.decision?.kind ?? null) as Step | null)))
  /** The card that is being played. */
  card = $derived.by<Card | null>(() => (this.plan.length > 0 ? ((this.plan[0]?.split(' ')[1] ?? null) as Card | null) : this.view.in_play))
  /** The tile in hand, whoever's turn it is, and the cell it was lifted from. */
  held = $derived.by<Tile | null>(() => (this.plan.length > 0 ? heldAfter(this.view, this.plan).tile : this.view.in_hand))
  from = $derived.by<string | null>(() => (this.plan.length > 0 ? heldAfter(this.view, this.plan).from : this.view.lifted_from))
  forms = $derived.by<readonly string[]>(() => (this.held === null ? [] : formsOf(this.faces, this.held)))
  /** How the tile lies while nothing else asks for another way. */
  form = $derived.by<string>(() => (this.wished !== null && this.forms.includes(this.wished) ? this.wished : (this.forms[0] ?? '')))
  /** The cells where the tile in hand fits, and how. */
  spaces = $derived.by<ReadonlyMap<string, readonly string[]>>(() => {
    const found = new Map<string, string[]>()
    for (const move of this.options) {
      const [verb, cell = '', form = ''] = move.split(' ')
      if (verb === 'place') found.set(cell, [...(found.get(cell) ?? []), form])
    }
    return found
  })
  /** The cells that a card may be aimed at, or the boat may face. */
  aims = $derived.by<ReadonlySet<string>>(() => new Set(this.options.flatMap((move) => this.aimedAt(move))))
  /** The kinds of discarded tiles that may come back. */
  kinds = $derived.by<readonly Tile[]>(() => this.options.flatMap((move) => (/^aim [a-z]+(-obstacle)?$/.test(move) ? [move.slice(4) as Tile] : [])))
  /** The cells with something to do, in reading order. */
  goals = $derived.by<readonly string[]>(() => [...this.spaces.keys(), ...this.aims].sort())
  /** One's own cards, or, to someone who watches, the active player's. */
  mine = $derived.by<readonly Card[]>(() => {
    const hand = this.view.hands.find(({ seat }) => seat === this.me)?.cards
    return hand ? CARDS.filter((card) => (hand[card] ?? 0) > 0) : []
  })
  /** The tiles that are turned up, to be taken instead of drawing. */
  upturned = $derived.by<readonly Tile[]>(() => Object.keys(this.view.revealed) as Tile[])
  /** What a hint suggests, if it can be played now. */
  hint = $derived.by<string | null>(() => this.options.find((move) => move === this.props().hint) ?? null)
  /** How the tile in hand is shown: as it would lie in the cell that is pointed at. */
  shown = $derived.by<string>(() => (this.cursor === null ? this.form : this.fit(this.cursor)))

  /** Whether the clock keeps everybody from acting. */
  get stopped(): boolean {
    return ['ready', 'interlude'].includes(this.props().clock?.phase ?? '')
  }

  /** What a tile, an action card or a scenario card is called; a content pack may have its own name for it. */
  name(kind: 'tile' | 'card' | 'scenario', id: string): string {
    return this.faces.get(id)?.name ?? pieceName(kind, id)
  }

  /** What a card does. */
  effect(id: Card | Scenario): string {
    const text = this.faces.get(id)?.text ?? null
    return text === null ? effectText(id) : typeof text === 'string' ? text : this.say(text)
  }

  /** How the tile would lie in a cell: as it is held, or turned on until it fits. */
  fit(cell: string): string {
    const fitting = this.spaces.get(cell)
    if (!fitting || fitting.includes(this.form)) return this.form
    const at = this.forms.indexOf(this.form)
    return [...this.forms.slice(at), ...this.forms.slice(0, at)].find((form) => fitting.includes(form)) ?? this.form
  }

  /** The tile in hand as a cell would show it. */
  laid(form: string): { tile: Tile; open: string; dry: string } | null {
    return this.held === null ? null : { tile: this.held, ...lying(this.faces, this.held, form) }
  }

  /** A tile as it is shown where it lies nowhere. */
  sample(tile: Tile): { tile: Tile; open: string; dry: string } {
    return { tile, ...lying(this.faces, tile, formsOf(this.faces, tile)[0] ?? '') }
  }

  /** What looking closer at a button tells: why it cannot be pressed. */
  doubt(move: string): Look | null {
    return this.can(move) ? null : { wish: move }
  }

  can(move: string): boolean {
    return this.options.includes(move)
  }

  private aimedAt(move: string): string[] {
    if (/^aim r\dc\d$/.test(move)) return [move.slice(4)]
    const next = move.startsWith('face ') ? beyond(BOAT, move.slice(5) as Edge) : null
    return next === null ? [] : [next]
  }

  /** The side of the boat that a cell lies on. */
  private sideOf(cell: string): Edge | null {
    return (['n', 'e', 's', 'w'] as const).find((edge) => beyond(BOAT, edge) === cell) ?? null
  }

  /** What may be done in a cell: the tile fits as it lies, or turned, or a card may be aimed there. */
  may(cell: string): 'now' | 'turned' | 'aim' | null {
    if (this.aims.has(cell)) return 'aim'
    const fitting = this.spaces.get(cell)
    return fitting ? (fitting.includes(this.form) ? 'now' : 'turned') : null
  }

  // What is done

  /** Chooses a move: a card is sent whole, with all its targets. */
  choose(move: string): void {
    if (!this.asked || this.busy) return
    if (!this.can(move)) {
      void this.refuse(move)
      return
    }
    this.hide()
    this.verdict = null
    if (this.plan.length === 0 && !move.startsWith('play ')) {
      this.props().onplay(move)
      return
    }
    const plan = [...this.plan, move]
    if (optionsAfter(this.view, plan).length > 0) this.plan = plan
    else {
      this.plan = []
      this.props().onplay(...(plan as [string, ...string[]]))
    }
  }

  /** A button that stands where another stood was pressed; the second half of a double click on that one does nothing. */
  answer(event: MouseEvent, move: string): void {
    if (event.detail < 2) this.choose(move)
  }

  /** A cell was pressed; by touch, a tile that has to be turned first is only shown there. */
  press(cell: string, touch = false): void {
    if (!this.asked || this.busy) return
    const seen = this.cursor === cell
    this.cursor = cell
    if (this.spaces.has(cell)) {
      const form = this.fit(cell)
      if (touch && !seen && form !== this.form) this.verdict = null
      else this.choose(`place ${cell} ${form}`)
    } else this.choose(this.wishFor(cell))
  }

  /** The move that pressing a cell means. */
  wishFor(cell: string): string {
    if (this.held !== null) return `place ${cell} ${this.fit(cell)}`
    if (this.step === 'facing') return `face ${this.sideOf(cell) ?? 'n'}`
    return this.step === 'aim' ? `aim ${cell}` : `place ${cell} ns`
  }

  /** Turns the tile in hand; where it is pointed at a space, to the next way that fits there. */
  turn(by: 1 | -1): void {
    const fitting = this.cursor === null ? undefined : this.spaces.get(this.cursor)
    const ring = fitting && fitting.length > 1 ? this.forms.filter((form) => fitting.includes(form)) : this.forms
    const at = ring.indexOf(fitting && fitting.length > 1 ? this.shown : this.form)
    this.wished = ring[(at + by + ring.length) % ring.length] ?? null
    this.verdict = null
  }

  /** Moves the cursor; the first press of an arrow goes to where something can be done. */
  steer(edge: Edge): void {
    this.verdict = null
    if (this.cursor === null) this.cursor = this.goals[0] ?? BOAT
    else this.cursor = beyond(this.cursor, edge) ?? this.cursor
  }

  /** Goes to the nearest cell where something can be done. */
  home(): void {
    if (this.cursor !== null && this.goals.includes(this.cursor)) return
    const [row, column] = spot(this.cursor ?? BOAT)
    const far = (cell: string) => Math.abs(spot(cell)[0] - row) + Math.abs(spot(cell)[1] - column)
    this.cursor = [...this.goals].sort((a, b) => far(a) - far(b))[0] ?? this.cursor
  }

  back(): void {
    if (this.verdict) this.verdict = null
    else if (this.plan.length > 0) this.plan = this.plan.slice(0, -1)
    else this.cursor = null
  }

  override reset(): void {
    this.plan = []
    this.wished = null
    super.reset()
  }

  /** Asks the rules about a move, after those that have been chosen here. */
  override explain(move: string): Promise<Verdict> | null {
    return super.explain(move, this.plan)
  }
}

export const boardState = () => currentBoard<FlowBoard>()

/** Whether water from an animal flows in a cell. */
export const flows = (cell: Cell): boolean => cell.water.length > 0

/** How a cell's channels look: with water from an animal, only from the boat, or dry. */
export const flowOf = (cell: Cell): 'flowing' | 'still' | 'dry' => (flows(cell) ? 'flowing' : cell.boat ? 'still' : 'dry')
