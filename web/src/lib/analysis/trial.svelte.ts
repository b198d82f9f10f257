/** Trying moves from a moment of a game: what was tried, where it leads, and bots that answer. */

import { api, trouble, Trouble } from '../net/api'
import type { Refused, WhatIf, TrySource, Verdict } from '../wire'

export class Trial {
  /** Where the tried moves lead; null: the first answer has not come yet. */
  tried = $state.raw<WhatIf | null>(null)
  busy = $state(false)
  /** Whether a bot is thinking. */
  answering = $state(false)
  refused = $state.raw<Refused | null>(null)
  /** The seat that is played by hand while bots answer for the others; null: all are. */
  own = $state<number | null>(null)
  moves = $derived.by<string[]>(() => this.tried?.line.map((move) => move.move) ?? this.first)
  /** Through whose eyes the board is looked at. */
  eyes = $derived.by<number | null>(() => this.own ?? this.tried?.turn ?? this.last)
  /** Whether the next move is made by hand. */
  asked = $derived.by(() => !this.busy && this.tried !== null && this.tried.turn !== null && (this.own === null || this.tried.turn === this.own))

  private last: number | null = null
  private ended = false
  private going: Promise<void> = Promise.resolve()

  constructor(
    readonly source: TrySource,
    readonly moment: number,
    private readonly first: string[],
    /** The bot that answers. */
    private readonly bot: () => string,
    private readonly changed: (moves: string[]) => void,
  ) {}

  start(): Promise<void> {
    return this.go(this.first)
  }

  /** Leaves: what is still being asked is not waited for. */
  stop(): void {
    this.ended = true
  }

  /** Waits for what is being asked. */
  idle(): Promise<void> {
    return this.going
  }

  /** Tries a move, or several as one: a card with its targets. */
  play(...moves: string[]): Promise<void> {
    return this.go([...this.moves, ...moves])
  }

  /** Keeps only so many of the tried moves. */
  async back(to = this.moves.length - 1): Promise<void> {
    if (this.busy || to < 0) return
    this.own = null // otherwise a bot would answer again at once
    await this.go(this.moves.slice(0, to))
  }

  /** A bot makes one move, for whoever is asked. */
  answer(): Promise<void> {
    return this.go(this.moves, this.bot())
  }

  /** From now on bots answer for all others. */
  async others(seat: number | null): Promise<void> {
    this.own = seat
    if (!this.busy) await this.go(this.moves)
  }

  private async go(moves: string[], bot?: string): Promise<void> {
    if (this.busy || this.ended) return
    this.going = this.lead(moves, bot)
    await this.going
  }

  private async lead(moves: string[], bot?: string): Promise<void> {
    this.busy = true
    this.refused = null
    try {
      await this.ask(moves, bot)
      // Each answer is shown before the next is asked for.
      while (!this.ended && this.own !== null && this.tried && this.tried.turn !== null && this.tried.turn !== this.own) {
        await this.ask(this.moves, this.bot())
      }
    } catch (error) {
      if (!this.ended) this.refused = trouble(error)
    } finally {
      this.busy = false
      this.answering = false
    }
  }

  private async ask(moves: string[], bot?: string): Promise<void> {
    this.answering = bot !== undefined
    const more = { ...(bot === undefined ? {} : { bot }), ...(this.own === null ? {} : { seat: this.own }) }
    const tried = await api.try(this.source, this.moment, moves, more)
    if (this.ended) return
    this.last = tried.turn ?? this.tried?.turn ?? this.last
    this.tried = tried
    this.changed(this.moves)
  }

  /** What the rules say of a move here. */
  async explain(text: string, after: readonly string[] = []): Promise<Verdict> {
    try {
      await api.try(this.source, this.moment, [...this.moves, ...after, text])
      return { move: text, legal: true, clause: '', sentence: { code: 'rr-error-detail', args: { detail: '' } } }
    } catch (error) {
      if (error instanceof Trouble && error.refused.error === 'illegal' && error.refused.clause) {
        return { move: text, legal: false, clause: error.refused.clause, sentence: error.refused.sentence }
      }
      throw error
    }
  }
}
