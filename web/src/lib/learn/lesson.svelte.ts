/** A lesson as it goes: the step, what was tried there, how the rules judged it, and how far one got. */

import { api, trouble } from '../net/api'
import { legalMoves, type LegalMove } from '../table/legal'
import type { Completions, LessonInfo, LessonMoment, Refused, Verdict } from '../wire'
import { keepProgress, progress } from './progress'

export class LessonRun {
  info = $state.raw<LessonInfo | null>(null)
  step = $state(0)
  moment = $state.raw<LessonMoment | null>(null)
  /** How the last try was judged; a wrong one was not made. */
  judged = $state<LessonMoment['judged']>('going')
  refused = $state.raw<Refused | null>(null)
  /** The lesson cannot be given at all. */
  gone = $state.raw<Refused | null>(null)
  busy = $state(false)
  /** Whether what to do is shown on the board. */
  shown = $state(false)
  private moves = $state.raw<string[]>([])
  /** How often the server was asked: an answer that comes after a later question counts no more. */
  private asked = 0

  readonly finished = $derived.by(() => this.info !== null && this.step >= this.info.steps.length)
  readonly id = $derived.by(() => this.info?.steps[this.step]?.id ?? '')
  readonly legal = $derived.by<LegalMove[]>(() => {
    const { info, moment, judged } = this
    return info && moment && judged !== 'done' && moment.turn === info.seat ? legalMoves(moment.view, { prefix: info.prefix, info: info.moves }) : []
  })
  /** The next move of those that do it, if one asked to be shown. */
  readonly hint = $derived.by(() => (this.shown && this.judged !== 'done' ? (this.info?.steps[this.step]?.shows[this.moves.length] ?? null) : null))

  /** What follows it. */
  readonly ahead = $derived.by(() => (this.hint === null ? [] : (this.info?.steps[this.step]?.shows.slice(this.moves.length + 1) ?? [])))

  constructor(private readonly game: string) {}

  async start(): Promise<void> {
    try {
      this.info = await api.lesson(this.game)
    } catch (error) {
      this.gone = trouble(error)
      return
    }
    await this.go(Math.min(progress(this.game) ?? 0, this.info.steps.length))
    if (this.moment === null && !this.finished) this.gone = this.refused
  }

  /** Goes to a step, from its beginning; the one before stands until the position of this one is here. */
  async go(step: number): Promise<void> {
    const to = Math.max(0, step)
    if (to < (this.info?.steps.length ?? 0)) {
      const moment = await this.ask(to, [])
      if (moment === null) return
      this.moment = moment
    } else {
      this.asked += 1 // what was asked before counts no more
      this.busy = false
      this.refused = null
    }
    this.step = to
    keepProgress(this.game, to)
    this.moves = []
    this.shown = false
    this.judged = 'going'
  }

  /** Tries a move, or several as one. */
  async play(...moves: string[]): Promise<void> {
    if (this.busy || this.judged === 'done') return
    const tried = [...this.moves, ...moves]
    const moment = await this.ask(this.step, tried)
    if (moment === null) return
    this.judged = moment.judged
    if (moment.judged === 'wrong') return
    this.moves = tried
    this.moment = moment
  }

  /** What moves bring about in a step; null where the server refuses, or something else was asked since. */
  private async ask(step: number, moves: string[]): Promise<LessonMoment | null> {
    const number = ++this.asked
    this.busy = true
    this.refused = null
    try {
      const moment = await api.tryLesson(this.game, step, moves)
      return number === this.asked ? moment : null
    } catch (error) {
      if (number === this.asked) this.refused = trouble(error)
      return null
    } finally {
      if (number === this.asked) this.busy = false
    }
  }

  explain(move: string, after: readonly string[]): Promise<Verdict> {
    return api.explainLesson(this.game, this.step, move, this.moves, after)
  }

  finish(move: string, after: readonly string[]): Promise<Completions> {
    return api.finishLesson(this.game, this.step, move, this.moves, after)
  }
}
