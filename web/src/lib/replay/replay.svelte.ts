/** A replay as the page shows it: the game that was asked for, the place in it, its chances, and the moves that are tried. */

import { api, trouble } from '../net/api'
import { store, stored } from '../browser/storage'
import type { BotInfo, ReplayMoment, Replay } from '../wire'
import { Player } from './player.svelte'
import { fragmentOf, placeIn, readRecord, turnsOf } from './moments'
import { ofRecord, ofTable, type ReportRequest } from '../analysis/report.svelte'
import { Trial } from '../analysis/trial.svelte'
import { gamePrefix, needGame, type Sentence } from '../sentences'
import { legalMoves, type LegalMove } from '../table/legal'
import { replayWords as words } from '../words/replay'

export class ReplayState {
  replay = $state.raw<Replay | null>(null)
  wrong = $state.raw<Sentence | null>(null)
  busy = $state(false)
  /** A record that could not be opened. */
  failed = $state('')
  reporting = $state.raw<ReportRequest | null>(null)
  /** Whether the chances were asked for. */
  begun = $state(false)
  /** The moves that are tried; null: the game is shown as it was played. */
  trial = $state.raw<Trial | null>(null)
  bots = $state.raw<BotInfo[]>([])
  level = $state(stored<string>('local', 'trial-bot') ?? 'medium')
  /** What came of copying a link. */
  said = $state('')

  readonly player = new Player(() => ({ last: this.last, turns: this.turns }), () => this.write(null)) // prettier-ignore
  moments = $derived.by<ReplayMoment[]>(() => this.replay?.moments ?? [])
  last = $derived.by(() => Math.max(0, this.moments.length - 1))
  turns = $derived.by(() => turnsOf(this.moments))
  moment = $derived.by<ReplayMoment | null>(() => this.moments[this.player.at] ?? null)
  /** The position that is shown: of the game, or after what was tried. */
  shown = $derived.by<ReplayMoment | null>(() => {
    const tried = this.trial?.tried
    if (!tried || this.moment === null) return this.moment
    const last = tried.line.at(-1)
    const number = this.player.at + tried.line.length
    return { ...this.moment, number, seat: last?.seat ?? null, events: last?.events ?? [], points: tried.points, turn: tried.turn, view: tried.view }
  })
  /** The one before it. */
  before = $derived.by<ReplayMoment | null>(() => {
    if (this.trial === null || this.moment === null) return this.moments[this.player.at - 1] ?? null
    return { ...this.moment, points: this.trial.tried?.line.at(-2)?.points ?? this.moment.points }
  })

  /** What may be tried now. */
  legal = $derived.by<LegalMove[]>(() => {
    const prefix = this.replay && gamePrefix(this.replay.game)
    const view = this.trial?.asked ? this.trial.tried?.view : null
    return this.replay && prefix && view ? legalMoves(view, { prefix, info: this.replay.moves }) : []
  })

  /** The record that was sent, where it is not a table's game. */
  private sent: unknown = null
  private writing: ReturnType<typeof setTimeout> | undefined

  /** `id`: the table whose game is shown; null: a record that is opened here. */
  constructor(readonly id: string | null) {}

  async load(): Promise<void> {
    const kept = this.id === null ? stored<string>('session', 'record') : null
    if (kept !== null) await this.open(kept)
    else if (this.id !== null) await this.show(api.replay(this.id))
  }

  stop(): void {
    clearTimeout(this.writing)
    this.forget()
  }

  /** Opens a record by its text, and keeps it in case the page is loaded again. */
  async open(record: string): Promise<void> {
    const read = readRecord(record)
    if ('wrong' in read) {
      this.wrong = { code: 'rr-error-detail', args: { detail: words[read.wrong] } }
      return
    }
    if (await this.show(api.replayRecord(read.record), read.record)) store('session', 'record', record)
    else this.failed = record
  }

  close(): void {
    this.player.playing = false
    this.forget()
    store('session', 'record', null)
    this.replay = null
    this.failed = ''
    history.replaceState(history.state, '', location.pathname)
  }

  private async show(asked: Promise<Replay>, record: unknown = null): Promise<boolean> {
    this.busy = true
    this.wrong = null
    try {
      const found = await asked
      const place = placeIn(location.hash, found.moments.length - 1)
      this.player.at = place?.at ?? 0
      this.replay = found
      void needGame(found.game)
      this.forget()
      this.sent = record
      this.reporting = this.id === null ? ofRecord(record) : ofTable(this.id)
      if (this.id !== null) this.begin()
      void this.loadBots(found.game)
      if (place?.moves) this.tryFrom(place.moves)
      return true
    } catch (error) {
      this.wrong = trouble(error).sentence
      return false
    } finally {
      this.busy = false
    }
  }

  private async loadBots(game: string): Promise<void> {
    try {
      this.bots = (await api.games()).find((other) => other.id === game)?.bots ?? []
      if (!this.bots.some((bot) => bot.id === this.level)) this.level = this.bots[1]?.id ?? this.bots[0]?.id ?? ''
    } catch {
      this.bots = []
    }
  }

  // Chances and trying

  begin(): void {
    this.begun = true
    this.reporting?.start()
  }

  private forget(): void {
    this.reporting?.stop()
    this.reporting = null
    this.begun = false
    this.trial?.stop()
    this.trial = null
  }

  /** Tries moves from the moment that is shown. */
  tryFrom(moves: string[]): void {
    this.player.playing = false
    this.trial?.stop()
    this.trial = new Trial(this.id === null ? { record: this.sent } : { table: this.id }, this.player.at, moves, () => this.level, (tried) => this.write(tried)) // prettier-ignore
    this.write(moves)
    void this.trial.start()
    scrollTo({ top: 0 })
  }

  leave(): void {
    this.trial?.stop()
    this.trial = null
    this.write(null)
  }

  setLevel(bot: string): void {
    this.level = bot
    store('local', 'trial-bot', bot)
  }

  // The place in the address

  /** Writes the place into the address, a little later, since browsers take only so many changes. */
  private write(moves: string[] | null): void {
    clearTimeout(this.writing)
    this.writing = setTimeout(() => history.replaceState(history.state, '', fragmentOf(this.player.at, moves)), 150)
  }

  /** Goes to the place that the address has come to name. */
  readAddress(): void {
    const named = this.replay ? placeIn(location.hash, this.last) : null
    if (named === null || (this.trial === null && named.at === this.player.at && named.moves === null)) return
    this.player.playing = false
    this.player.at = named.at
    this.trial?.stop()
    this.trial = null
    if (named.moves) this.tryFrom(named.moves)
  }

  async copyLink(): Promise<void> {
    clearTimeout(this.writing)
    history.replaceState(history.state, '', fragmentOf(this.player.at, this.trial?.moves ?? null))
    try {
      await navigator.clipboard.writeText(location.href)
      this.said = words.linkCopied
    } catch {
      this.said = words.linkFailed
    }
    setTimeout(() => (this.said = ''), 4000)
  }
}
