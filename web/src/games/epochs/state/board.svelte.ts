/** What the parts of the board share: the view, what may be chosen, what is laid out before it is sent. */

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
import { BoardState, currentBoard, type Look } from '../../shared/boardState.svelte'
import { hexCentre, isCorner } from '../../shared/hexes'
import type { LegalMove } from '../../../lib/table/legal'
import { tileOf } from '../map/lines'
import { faceOf, unknown, whole, type Action, type City, type EpochsView, type Face, type Hex, type Offer, type Realm, type SentView, type Target } from '../types'
import type * as wire from '../wire'
import { actionOf, askOf, restOf, wordOf } from './asks'

export interface PieceLook extends Look {
  /** The piece that is shown large. */
  piece?: Face
}

/** A move that may be paid in several ways: the moves that follow it, and which of them is laid out. */
export interface Laid {
  move: string
  ways: readonly (readonly string[])[]
  at: number
}

export class EpochsBoard extends BoardState<EpochsView, PieceLook> {
  override view = $derived.by(() => whole(this.props().view as SentView))
  /** The one action that is looked at; null: all that may be done glows. */
  action = $state<Action | null>(null)
  laid = $state.raw<Laid | null>(null)
  /** The card of the hand, or the market space (1 to 4), that is to be played. */
  card = $state<string | null>(null)
  space = $state<number | null>(null)
  /** Which way a turned tile is shown. */
  way = $state(0)
  /** What is to be attacked. */
  aim = $state<string | null>(null)
  /** A city to which routes by land and by sea lead. */
  route = $state<string | null>(null)
  /** A free action that is being chosen. */
  free = $state<'convert' | 'declare' | null>(null)
  /** The move that was to be played though something would be missed; it was told once. */
  warned = $state<string | null>(null)
  sending = $state(false)
  /** How often something was played here. */
  acted = $state(0)
  /** Whether what was played last is a free action, after which the same is asked again. */
  actedFreely = false

  faces = $derived.by(() => new Map((this.props().catalogue as wire.Face[]).map((face) => [`${face.kind} ${face.id}`, faceOf(face)])))
  legal = $derived.by<LegalMove[]>(() => this.props().legal)
  moves = $derived.by(() => new Set(this.legal.map((move) => move.notation)))
  ask = $derived.by(() => askOf(this.legal, this.view))
  own = $derived.by<Realm | undefined>(() => this.view.realms.find((one) => one.seat === this.props().me))
  /** How often one may still invent, and cover, in this epoch. */
  invents = $derived.by(() => this.view.printed.inventions - (this.own?.invented ?? 0))
  covers = $derived.by(() => this.view.printed.covers - (this.own?.covered ?? 0))
  /** Through whose eyes prices and chances are told. */
  others = $derived.by<Realm[]>(() => {
    const me = this.props().me
    if (me === null) return this.view.realms
    const after = (seat: number): number => (seat - me + this.view.players) % this.view.players
    return this.view.realms.filter((one) => one.seat !== me).sort((a, b) => after(a.seat) - after(b.seat))
  })
  /** The hexes as they lie, a tile that is being turned as it would. */
  hexes = $derived.by(() => {
    const found = new Map(this.view.hexes.map((hex) => [hex.hex, hex]))
    for (const hex of this.view.turning?.ways[this.way] ?? []) found.set(hex.hex, hex)
    return found
  })
  cities = $derived.by(() => {
    const found = new Map(this.view.cities.map((city) => [city.site, city]))
    const neutral = this.view.turning?.neutral[this.way]
    if (neutral) found.set(neutral, { site: neutral, owner: null, posts: [] })
    return found
  })
  hidden = $derived.by(() => new Map(this.view.tiles.filter((tile) => tile.tile === null && tile.place !== this.view.turning?.place).map((tile) => [tile.place, tile])))
  targets = $derived.by(() => new Map(this.view.targets.map((target) => [target.at, target])))
  /** What is told now: what stands, and what the move that waits would bring about. */
  warnings = $derived.by(() => this.view.warnings.filter((one) => one.move === null || one.move === this.warned))
  aimed = $derived.by<Target | null>(() => (this.aim === null ? null : (this.targets.get(this.aim) ?? null)))
  hint = $derived.by(() => this.props().hint ?? null)
  locked = $derived.by(() => this.props().busy || this.sending)
  /** What may be pressed on the map, by the spot, with the moves that it means. */
  spots = $derived.by<Map<string, string[]>>(() => {
    const found = new Map<string, string[]>()
    const add = (spot: string, move: string): void => void found.set(spot, [...(found.get(spot) ?? []), move])
    for (const { notation } of this.legal) {
      const [word, rest] = [wordOf(notation), restOf(notation)]
      if (word === 'reveal') add(`tile ${rest}`, notation)
      else if (['expand', 'city', 'post-land', 'post-sea', 'attack', 'return', 'lose'].includes(word) && this.shows(notation)) add(rest, notation)
    }
    return found
  })

  /** Whether a move belongs to the action that is looked at. */
  private shows(notation: string): boolean {
    return this.action === null || actionOf(notation) === this.action
  }

  face(kind: string, id: string): Face {
    return this.faces.get(`${kind} ${id}`) ?? unknown(id, kind)
  }

  has(notation: string): boolean {
    return this.moves.has(notation)
  }

  hex(id: string): Hex | undefined {
    return this.hexes.get(id)
  }

  city(id: string): City | undefined {
    return this.cities.get(id)
  }

  realm(seat: number): Realm | undefined {
    return this.view.realms.find((one) => one.seat === seat)
  }

  /** All offers of the markets, by the move that takes them. */
  offer(move: string): Offer | undefined {
    return [...this.view.units, ...this.view.basics, ...this.view.wonders, ...this.view.governments].find((one) => one.move === move)
  }

  /** Plays moves as one. */
  send(...moves: string[]): void {
    const [first, ...rest] = moves
    if (first === undefined || this.locked) return
    this.hide()
    this.acted += 1
    this.actedFreely = ['convert', 'unlock'].includes(wordOf(first))
    this.props().onplay(first, ...rest)
  }

  /** Plays a move, with the payment that spends least gold; where there are several, they are laid out first. */
  async act(move: string): Promise<void> {
    if (this.locked) return
    if (!this.has(move)) return void this.refuse(move)
    if (this.laid?.move === move) return this.pay()
    if (this.warn(move)) return
    const ask = this.props().finish
    this.verdict = null
    if (!ask) return this.send(move)
    const told = this.told
    this.sending = true
    try {
      const { ways } = await ask(move, [], WAYS)
      const found = payments(move, ways.map((way) => way.moves))
      const paid = needsMore(move, ways.map((way) => way.moves)) ? await this.morePayments(move, found) : found
      if (this.told !== told) return
      this.sending = false
      if (paid.length < 2) return this.send(move, ...(paid[0] ?? []))
      this.laid = { move, ways: paid, at: 0 }
    } catch {
      this.sending = false
      if (this.told === told) this.send(move) // the rest is asked
    } finally {
      this.sending = false
    }
  }

  /** All payments beside those that are known, where what follows a payment has hidden some: more gold, and less. */
  private async morePayments(move: string, known: string[][]): Promise<string[][]> {
    const found = new Set(known.map((numbers) => goldIn(numbers)))
    if (known.some((numbers) => numbers.length !== 1)) return known
    const goes = async (gold: number): Promise<boolean> => found.has(gold) || (gold >= 0 && ((await this.explain(`number ${gold}`, [move]))?.legal ?? false))
    for (const by of [1, -1]) {
      let gold = Math.min(...found)
      while (await goes(gold + by)) found.add((gold += by))
    }
    return [...found].sort((a, b) => a - b).map((gold) => [`number ${gold}`])
  }

  /** Sends what is laid out. */
  pay(): void {
    if (this.laid) this.send(this.laid.move, ...(this.laid.ways[this.laid.at] ?? []))
  }

  step(by: number): void {
    if (!this.laid) return
    this.laid = { ...this.laid, at: Math.min(this.laid.ways.length - 1, Math.max(0, this.laid.at + by)) }
  }

  /** Forgets what was laid out; another question came, or someone went back. */
  override reset(): void {
    this.action = null
    this.laid = null
    this.card = null
    this.space = null
    this.route = null
    this.free = null
    this.warned = null
    this.way = 0
    if (this.aim !== null && !this.targets.has(this.aim)) this.aim = null
    super.reset()
  }

  back(): void {
    if (this.verdict) this.verdict = null
    else if (this.laid) this.laid = null
    else if (this.route !== null) this.route = null
    else if (this.free) this.free = null
    else if (this.warned !== null) this.warned = null
    else if (this.space !== null && this.card !== null) this.space = null
    else {
      const { aim } = this
      this.reset()
      if (this.ask === 'military' && aim !== null) this.aim = null
    }
  }

  // Presses

  /** A hex, a corner or a city of the map was pressed. */
  press(spot: string): void {
    this.hide()
    if (!this.asked || this.locked) return
    this.verdict = null
    if (this.ask === 'reveal') return this.only(`reveal ${tileOf(spot)}`)
    const moves = this.spots.get(spot) ?? []
    if (this.ask === 'military') {
      if (this.targets.has(spot)) {
        if (this.aim === spot && this.has(`attack ${spot}`)) this.send(`attack ${spot}`)
        else this.aim = spot
      } else this.only(`attack ${spot}`)
      return
    }
    if (moves.length > 1) {
      this.laid = null
      this.route = spot
    } else if (moves[0] !== undefined) void this.act(moves[0])
    else this.only(this.wish(spot))
  }

  /** What pressing a spot that does not glow would mean. */
  private wish(spot: string): string {
    if (this.ask === 'return' || this.ask === 'lose') return `${this.ask} ${spot}`
    if (!isCorner(spot)) return `expand ${spot}`
    return this.cities.has(spot) ? `post-land ${spot}` : `city ${spot}`
  }

  /** Plays a move, or says why it cannot be played. */
  private only(move: string): void {
    if (this.has(move)) this.send(move)
    else void this.refuse(move)
  }

  /** One of the eight actions was pressed. */
  pressAction(action: Action): void {
    if (!this.asked || this.locked) return
    this.verdict = null
    const moves = this.legal.filter((move) => actionOf(move.notation) === action)
    this.laid = null
    this.route = null
    if (moves.length === 0) {
      const choice = this.view.choices.find((one) => one.action === action)
      if (choice?.refused) this.verdict = { move: action, legal: false, clause: choice.clause, sentence: choice.refused }
      return
    }
    if (action === 'command') return void this.act('command')
    if (action === 'government' && moves.length === 1 && moves[0]) return void this.act(moves[0].notation)
    this.action = this.action === action ? null : action
  }

  /** A card of the hand was pressed. */
  pressHand(card: string): void {
    if (this.locked) return
    this.verdict = null
    if (this.ask === 'give') return this.only(`give ${card}`)
    if (this.ask !== 'plan') return
    this.free = null
    this.card = this.card === card && this.space === null ? null : card
  }

  /** A space of the invention market was pressed. */
  pressSpace(space: number): void {
    if (this.locked || this.ask !== 'plan') return
    this.verdict = null
    this.free = null
    this.space = this.space === space ? null : space
  }

  /** Invents what is chosen: a card of the hand, or a market card for which one is given. */
  invent(): void {
    if (this.card !== null && this.space === null) this.only(`invent ${this.card}`)
    else if (this.space !== null) void this.give(`take ${this.space}`)
  }

  cover(): void {
    if (this.space !== null) void this.give(`cover ${this.space}`)
  }

  /** Plays a move that a card of the hand goes with; without one chosen, it is asked for. */
  private async give(move: string): Promise<void> {
    if (!this.has(move)) return void this.refuse(move)
    const card = this.card
    if (card === null) return this.send(move)
    const told = this.told
    this.sending = true
    try {
      // A card that is the only one to give is given by itself.
      const verdict = await this.explain(`give ${card}`, [move])
      if (this.told !== told) return
      this.sending = false
      if (verdict?.legal ?? true) this.send(move, `give ${card}`)
      else this.send(move)
    } catch {
      this.sending = false
      if (this.told === told) this.send(move)
    } finally {
      this.sending = false
    }
  }

  /** Passes or ends the turn; what would be missed is told first, once. */
  leave(move: 'pass' | 'end'): void {
    if (this.has(move) && !this.warn(move)) this.send(move)
  }

  /** Whether a move waits because of what would be missed: what it brings about or, at the turn's end, what stands. */
  private warn(move: string): boolean {
    const missed = this.view.warnings.some((one) => (one.move ?? 'end') === move)
    if (!missed || this.warned === move) return false
    this.warned = move
    return true
  }

  /** Where something lies on the map. */
  home = $derived.by(() => {
    const me = this.props().me
    const mine = this.view.hexes.filter((hex) => hex.owner === me)
    const all = (mine.length > 0 ? mine : this.view.hexes).map((hex) => hexCentre(hex.hex))
    if (all.length === 0) return null
    return { x: all.reduce((sum, at) => sum + at.x, 0) / all.length, y: all.reduce((sum, at) => sum + at.y, 0) / all.length }
  })
}

/** The most ways of going on that are asked for: more than there are payments. */
const WAYS = 32

/** Whether ways of going on may leave payments out: as many as were asked for, or some with more than numbers behind the move. */
export const needsMore = (move: string, ways: readonly (readonly string[])[]): boolean =>
  ways.length >= WAYS || ways.some((moves) => moves.slice(moves.indexOf(move) + 1).some((one) => wordOf(one) !== 'number'))

/** The different payments among ways to go on: the numbers that follow the move, those with the least gold first. */
export function payments(move: string, ways: readonly (readonly string[])[]): string[][] {
  const found = new Map<string, string[]>()
  for (const moves of ways) {
    const after = moves.slice(moves.indexOf(move) + 1)
    const end = after.findIndex((one) => wordOf(one) !== 'number')
    const numbers = end < 0 ? after : after.slice(0, end)
    found.set(numbers.join(), [...numbers])
  }
  const gold = (numbers: readonly string[]): number => numbers.reduce((sum, one) => sum + Number(restOf(one)), 0)
  return [...found.values()].sort((a, b) => gold(a) - gold(b))
}

/** How much gold a way of paying names. */
export const goldIn = (numbers: readonly string[]): number => numbers.reduce((sum, one) => sum + Number(restOf(one)), 0)

export const boardState = () => currentBoard<EpochsBoard>()
