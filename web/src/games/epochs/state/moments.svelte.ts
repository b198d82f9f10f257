/** Moments that deserve a look: a tile turning over, a debut for two, a wonder, a war with its dice, the end of an epoch. */

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
import { untrack } from 'svelte'
import { facts, type Sentence } from '../../../lib/sentences'
import { settings } from '../../../lib/browser/settings.svelte'
import type { GameEvent } from '../../../lib/wire'
import { isNothing, type Amounts, type EpochsView } from '../types'
import type { EpochsBoard } from './board.svelte'

/** One line over the map, for a while. */
export interface Banner {
  sign: string
  seat: number | null
  sentence: Sentence
  /** Of a debut: what it gives the inventor, and then the left neighbour. */
  shares?: readonly Share[]
}

/** What somebody gets of a debut. */
export interface Share {
  seat: number
  gains: Amounts
}

/** One side of a war as it was fought. */
export interface Fighter {
  seat: number | null
  total: number
  dice: number[]
}

/** How a war went. */
export interface Fought {
  attack: Fighter
  defence: Fighter
  kind: 'land' | 'city' | 'camp' | 'neutral'
  at: string
  lines: Sentence[]
  over: boolean
}

/** What the end of an epoch brought each seat, step by step. */
export interface Ended {
  epoch: number
  /** By step (0 to 6) and seat: amounts, and what else is to be said. */
  cells: Cell[][]
  step: number
  over: boolean
}

export interface Cell {
  /** What was gained, less what was lost. */
  gains: Amounts
  /** What its cities ate, and gold that paid for it. */
  paid: Amounts
  fed: number
  starved: number
  /** What stays, and how many others make gold. */
  kept: Amounts
  turned: number
  camps: number
}

const BANNERS: Record<string, string> = {
  tile_revealed: 'compass',
  invented: 'bolt',
  taken: 'turn',
  built: 'wonder',
  new_form: 'crown',
  unlocked: 'plus',
  declared: 'torch',
  starved: 'feed',
  city_placed: 'city',
  post_placed: 'post',
  denied: 'lock',
  agreed: 'post',
}
const ATTACKS: Record<string, Fought['kind']> = { attacks_land: 'land', attacks_city: 'city', attacks_camp: 'camp', attacks_neutral: 'neutral' }
const SPOILS = ['repelled', 'camp_beaten', 'neutral_beaten', 'takes_honor', 'takes_art', 'takes_gold', 'land_taken', 'last_land', 'city_taken', 'occupies', 'settles', 'leaves_empty']
const LAST = ['occupies', 'settles', 'leaves_empty', 'repelled']
const SHOWN_FOR = 3600
/** How long a tile that has turned over is looked at: at the usual pace, and at least. */
const TURNED_FOR = [1600, 1200] as const

export const cell = (): Cell => ({ gains: {}, paid: {}, fed: 0, starved: 0, kept: {}, turned: 0, camps: 0 })

/** Follows the war that events tell of. */
export function followWar(war: Fought | null, event: GameEvent): Fought | null {
  const told = facts(event.sentence)
  const number = (name: string): number => Number(told[name] ?? 0)
  const kind = ATTACKS[event.kind]
  if (kind) {
    const defender = told['defender'] === undefined ? null : number('defender')
    return { attack: { seat: number('seat'), total: 0, dice: [] }, defence: { seat: defender, total: 0, dice: [] }, kind, at: String(told['hex'] ?? told['site'] ?? ''), lines: [], over: false }
  }
  if (!war || war.over) return war
  const side = (): 'attack' | 'defence' => (number('seat') === war.attack.seat ? 'attack' : 'defence')
  if (event.kind === 'protects') return { ...war, defence: { ...war.defence, seat: number('seat') } }
  if (event.kind === 'rolled') {
    const dice = (told['dice'] as unknown[] | undefined)?.map((face) => (typeof face === 'object' && face !== null && 'id' in face ? Number(face.id) : Number(face))) ?? []
    return { ...war, [side()]: { ...war[side()], dice } }
  }
  if (event.kind === 'total') return { ...war, [side()]: { ...war[side()], total: number('total') } }
  if (event.kind === 'camp_strength' || event.kind === 'neutral_strength') return { ...war, defence: { ...war.defence, total: number('total') } }
  if (SPOILS.includes(event.kind)) return { ...war, lines: [...war.lines, event.sentence], over: LAST.includes(event.kind) }
  return war
}

/** Follows one war after the other: the last is the one of now, and before it lie one's own that were not put away yet. */
export function followWars(wars: readonly Fought[], event: GameEvent, me: number | null): readonly Fought[] {
  const own = wars.filter((war) => me !== null && (war.attack.seat === me || war.defence.seat === me))
  const begun = followWar(null, event)
  if (begun) return [...settleWars(own, false), begun]
  const last = wars.at(-1)
  // Whoever fought sees the dice until they act, however soon the next turn begins.
  if (event.kind === 'turn') return Number(facts(event.sentence)['seat']) === last?.attack.seat ? wars : own
  const now = last && followWar(last, event)
  return now ? [...wars.slice(0, -1), now] : wars
}

/** Wars that the view does not tell of any more are over, whatever was taken. */
export const settleWars = (wars: readonly Fought[], goesOn: boolean): readonly Fought[] => (goesOn ? wars : wars.map((war) => (war.over ? war : { ...war, over: true })))

const plus = (sum: Amounts, kind: string, amount: number): Amounts => ({ ...sum, [kind]: (sum[kind] ?? 0) + amount })

/** Follows who shares in a debut: first the inventor's gains are told, then the left neighbour's, then anything else. */
export function followDebut(shares: readonly Share[] | null, event: GameEvent): readonly Share[] | null {
  const told = facts(event.sentence)
  const seat = Number(told['seat'] ?? -1)
  if (event.kind === 'invented') return [{ seat, gains: {} }]
  const last = shares?.at(-1)
  if (!shares || !last) return null
  if (event.kind === 'debut') return [...shares, { seat, gains: {} }]
  if (event.kind === 'gain' && seat === last.seat) return [...shares.slice(0, -1), { seat, gains: plus(last.gains, String(told['resource'] ?? ''), Number(told['amount'] ?? 0)) }]
  return event.kind === 'gain_nothing' ? shares : null
}

/** The seven steps by the events that belong to one; gains and losses belong to the step that they come in. */
const STEPS: Record<string, number> = { art_given: 0, income: 1, paid: 2, cities_fed: 2, starved: 2, kept: 3, turned_to_gold: 3, pillaged: 4, restored: 5, marker_back: 6 }

/** Follows the end of an epoch. */
export function followEnd(end: Ended | null, event: GameEvent, players: number): Ended | null {
  const told = facts(event.sentence)
  const number = (name: string): number => Number(told[name] ?? 0)
  if (event.kind === 'epoch_ends') return { epoch: number('epoch'), cells: Array.from({ length: 7 }, () => Array.from({ length: players }, cell)), step: 0, over: false }
  if (!end || end.over) return end
  if (event.kind === 'new_epoch' || event.kind === 'game_ends') return { ...end, step: 7, over: true }
  const step = STEPS[event.kind] ?? end.step
  const cells = end.cells.map((row, n) => (n === step ? row.map((one, seat) => (seat === number('seat') ? changed(one, event.kind, told) : one)) : row))
  return { ...end, step, cells }
}

/** What an event changes in its seat's cell; only what no gain or loss tells is counted by the event itself. */
function changed(one: Cell, kind: string, told: Record<string, unknown>): Cell {
  const number = (name: string): number => Number(told[name] ?? 0)
  const more = (resource: string, amount: number): Cell => ({ ...one, gains: plus(one.gains, resource, amount) })
  switch (kind) {
    case 'gain':
      return more(String(told['resource'] ?? ''), number('amount'))
    case 'lose':
      return more(String(told['resource'] ?? ''), -number('amount'))
    case 'paid':
      return { ...one, paid: plus(plus(one.paid, String(told['resource'] ?? ''), number('amount')), 'gold', number('gold')) }
    case 'kept':
      return { ...one, kept: plus(one.kept, String(told['resource'] ?? ''), number('count')) }
    case 'turned_to_gold':
      return { ...more('gold', number('gold')), turned: number('count') }
    case 'restored':
      return more('authority', number('count'))
    case 'cities_fed':
      return { ...one, fed: number('count') }
    case 'starved':
      return { ...one, starved: one.starved + 1 }
    case 'pillaged':
      return { ...one, camps: number('camps') }
    default:
      return one
  }
}

export class Moments {
  banner = $state.raw<Banner | null>(null)
  wars = $state.raw<readonly Fought[]>([])
  end = $state.raw<Ended | null>(null)
  /** What lies over the map: the first war that has something to tell, and the end of an epoch unless a city of the map is asked for. */
  shownWar = $derived.by(() => this.wars.find((war) => war.lines.length > 0 || war.over) ?? null)
  shownEnd = $derived.by(() => (this.ui.ask === 'lose' ? null : this.end))
  /** The places whose tiles have just turned over. */
  fresh = $state.raw<readonly string[]>([])
  /** Whether something is to be looked at on the map before anything covers it. */
  shows = $derived.by(() => this.fresh.length > 0 || this.shownWar !== null || this.shownEnd !== null)
  private told: readonly GameEvent[] | null = null
  private hidden: ReadonlySet<string> | null = null
  private queue: Banner[] = []
  private debut: readonly Share[] | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private turning: ReturnType<typeof setTimeout> | undefined
  /** Wars and ends that lay open. */
  private seen = new WeakSet<Fought | Ended>()

  constructor(
    readonly ui: EpochsBoard,
    items: () => readonly GameEvent[],
  ) {
    // Before anything is drawn: what opens by itself waits for what is shown.
    $effect.pre(() => {
      const view = ui.view
      const events = items()
      untrack(() => this.tell(view, events))
    })
    // Whoever acts has seen enough of what lay open.
    $effect.pre(() => {
      void ui.acted
      untrack(() => this.forget())
    })
    $effect(() => () => {
      clearTimeout(this.timer)
      clearTimeout(this.turning)
    })
  }

  /** Follows what has happened; what had when the page came is not shown. */
  tell(view: EpochsView, events: readonly GameEvent[]): void {
    const before = this.hidden
    this.hidden = new Set(view.tiles.filter((tile) => tile.tile === null).map((tile) => tile.place))
    if (before) this.turnOver([...before].filter((place) => !this.hidden?.has(place)))
    if (events === this.told) return
    const first = this.told === null
    this.told = events
    for (const event of events) this.follow(event, first)
    this.wars = settleWars(this.wars, view.war !== null)
    if (this.banner === null) this.next()
    if (first) this.forget(true)
  }

  /** What is shown now lies open to whoever looks. */
  see(): void {
    for (const one of [this.shownWar, this.shownEnd]) if (one) this.seen.add(one)
  }

  /** Puts away the war that is shown, and brings up the next. */
  dismissWar(): void {
    this.wars = this.wars.filter((war) => war !== this.shownWar)
  }

  /** Puts away what lies over the map; whether anything did. */
  dismiss(): boolean {
    const { shownWar, shownEnd } = this
    this.dismissWar()
    if (shownEnd) this.end = null
    return shownWar !== null || shownEnd !== null
  }

  /** Puts away what is over and was seen. */
  forget(unseen = false): void {
    const stays = (one: Fought | Ended): boolean => !one.over || !(unseen || this.seen.has(one))
    if (!this.wars.every(stays)) this.wars = this.wars.filter(stays)
    if (this.end && !stays(this.end)) this.end = null
  }

  private turnOver(places: readonly string[]): void {
    if (places.length === 0) return
    const [usual, least] = TURNED_FOR
    this.fresh = places
    clearTimeout(this.turning)
    this.turning = setTimeout(() => (this.fresh = []), Math.max(least, usual * settings.speed))
  }

  private follow(event: GameEvent, first: boolean): void {
    this.wars = followWars(this.wars, event, this.ui.me)
    this.end = followEnd(this.end, event, this.ui.view.players)
    this.debut = followDebut(this.debut, event)
    if (!first && this.debut && this.debut.length > 1) this.share(this.debut)
    const sign = BANNERS[event.kind]
    const seat = facts(event.sentence)['seat']
    if (first || !sign || (seat !== undefined && Number(seat) === this.ui.me && !['built', 'invented', 'taken', 'starved'].includes(event.kind))) return
    this.queue = [...this.queue.slice(-2), { sign, seat: seat === undefined ? null : Number(seat), sentence: event.sentence }]
  }

  /** Tells with who invented something what the debut gives both. */
  private share(shares: readonly Share[]): void {
    const at = this.queue.findLastIndex((banner) => banner.sign === BANNERS['invented'])
    this.queue = this.queue.map((banner, n) => (n === at ? { ...banner, shares: shares.filter((one) => !isNothing(one.gains)) } : banner))
  }

  private next(): void {
    this.banner = this.queue[0] ?? null
    this.queue = this.queue.slice(1)
    if (this.banner) this.timer = setTimeout(() => this.next(), SHOWN_FOR * Math.max(0.5, settings.speed))
  }
}
