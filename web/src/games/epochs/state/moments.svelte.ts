/** Moments that deserve a look: a tile turning over, a debut for two, a wonder, a war with its dice, the end of an epoch. */

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
import { untrack } from 'svelte'
import { facts, type Sentence } from '../../../lib/sentences'
import { settings } from '../../../lib/browser/settings.svelte'
import type { GameEvent } from '../../../lib/wire'
import type { EpochsBoard } from './board.svelte'

/** One line over the map, for a while. */
export interface Banner {
  sign: string
  seat: number | null
  sentence: Sentence
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
  gains: Record<string, number>
  fed: number
  starved: number
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

const cell = (): Cell => ({ gains: {}, fed: 0, starved: 0, camps: 0 })

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

/** Follows the end of an epoch. */
export function followEnd(end: Ended | null, event: GameEvent, players: number): Ended | null {
  const told = facts(event.sentence)
  const number = (name: string): number => Number(told[name] ?? 0)
  if (event.kind === 'epoch_ends') return { epoch: number('epoch'), cells: Array.from({ length: 7 }, () => Array.from({ length: players }, cell)), step: 0, over: false }
  if (!end || end.over) return end
  const at = (step: number, change: (cell: Cell) => Cell): Ended => ({
    ...end,
    step: Math.max(end.step, step),
    cells: end.cells.map((row, n) => (n === step ? row.map((one, seat) => (seat === number('seat') ? change(one) : one)) : row)),
  })
  const more = (step: number, gains: Record<string, number>): Ended =>
    at(step, (one) => ({ ...one, gains: Object.entries(gains).reduce((sum, [kind, n]) => ({ ...sum, [kind]: (sum[kind] ?? 0) + n }), one.gains) }))
  switch (event.kind) {
    case 'art_given':
      return more(0, { art: 1 })
    case 'income':
      return more(1, { gold: number('gold'), culture: number('culture') })
    case 'cities_fed':
      return at(2, (one) => ({ ...one, fed: number('count') }))
    case 'starved':
      return at(2, (one) => ({ ...one, starved: one.starved + 1 }))
    case 'turned_to_gold':
      return more(3, { gold: number('gold') })
    case 'pillaged':
      return at(4, (one) => ({ ...one, camps: number('camps') }))
    case 'restored':
      return more(5, { authority: number('count') })
    case 'marker_back':
      return more(6, { culture: -number('lost') })
    case 'gain':
      return end.step === 2 ? more(2, { [String(told['resource'] ?? '')]: number('amount') }) : end
    case 'new_epoch':
    case 'game_ends':
      return { ...end, step: 7, over: true }
    default:
      return end
  }
}

export class Moments {
  banner = $state.raw<Banner | null>(null)
  war = $state.raw<Fought | null>(null)
  end = $state.raw<Ended | null>(null)
  /** The places whose tiles have just turned over. */
  fresh = $state.raw<readonly string[]>([])
  private told: readonly GameEvent[] | null = null
  private hidden: ReadonlySet<string> | null = null
  private queue: Banner[] = []
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly ui: EpochsBoard,
    items: () => readonly GameEvent[],
  ) {
    $effect(() => {
      const view = ui.view
      const events = items()
      untrack(() => {
        const before = this.hidden
        this.hidden = new Set(view.tiles.filter((tile) => tile.tile === null).map((tile) => tile.place))
        if (before) this.fresh = [...before].filter((place) => !this.hidden?.has(place))
        if (events === this.told) return
        const first = this.told === null
        this.told = events
        for (const event of events) this.follow(event, first)
        if (first && this.war?.over) this.war = null
        if (first && this.end?.over) this.end = null
      })
    })
    // Whoever acts has seen enough.
    $effect(() => {
      void ui.acted
      untrack(() => {
        if (this.war?.over) this.war = null
        if (this.end?.over) this.end = null
      })
    })
    $effect(() => () => clearTimeout(this.timer))
  }

  private follow(event: GameEvent, first: boolean): void {
    // Whoever fought sees the dice until they act, however soon the next turn begins.
    const fought = this.ui.me !== null && (this.war?.attack.seat === this.ui.me || this.war?.defence.seat === this.ui.me)
    if (event.kind === 'turn' && !fought && Number(facts(event.sentence)['seat']) !== this.war?.attack.seat) this.war = null
    this.war = followWar(this.war, event)
    this.end = followEnd(this.end, event, this.ui.view.players)
    const sign = BANNERS[event.kind]
    const seat = facts(event.sentence)['seat']
    if (first || !sign || (seat !== undefined && Number(seat) === this.ui.me && !['built', 'invented', 'taken', 'starved'].includes(event.kind))) return
    this.queue = [...this.queue.slice(-2), { sign, seat: seat === undefined ? null : Number(seat), sentence: event.sentence }]
    if (this.banner === null) this.next()
  }

  private next(): void {
    this.banner = this.queue[0] ?? null
    this.queue = this.queue.slice(1)
    if (this.banner) this.timer = setTimeout(() => this.next(), SHOWN_FOR * Math.max(0.5, settings.speed))
  }
}
