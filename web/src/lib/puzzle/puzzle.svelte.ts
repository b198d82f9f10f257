/** A puzzle as the page shows it: the position, the move that is tried, and the answer. */

import { Trial } from '../analysis/trial.svelte'
import { api, trouble } from '../net/api'
import { gamePrefix, needGame, type Sentence } from '../sentences'
import { legalMoves, type LegalMove } from '../table/legal'
import type { Completions, PuzzleAnswer, PuzzleTask, SeatInfo } from '../wire'
import { keepOutcome, outcomeOf, type Outcome } from './outcome'
import { puzzleWords as words } from '../words/puzzle'

export class PuzzleState {
  task = $state.raw<PuzzleTask | null>(null)
  answer = $state.raw<PuzzleAnswer | null>(null)
  wrong = $state.raw<Sentence | null>(null)
  /** The move that was answered; null: the answer was asked for. */
  move = $state<string | null>(null)
  trial = $state.raw<Trial | null>(null)
  outcome = $state<Outcome | null>(null)
  /** Whether what was made is right so far, and the choice goes on. */
  going = $state(false)

  /** What may be played: until there is an answer. */
  legal = $derived.by<LegalMove[]>(() => {
    const prefix = this.task && gamePrefix(this.task.game)
    const view = this.trial?.asked && this.answer === null ? this.trial.tried?.view : null
    return this.task && prefix && view ? legalMoves(view, { prefix, info: this.task.moves }) : []
  })
  seats = $derived.by<SeatInfo[]>(() => Array.from({ length: this.task?.players ?? 0 }, (_, seat) => this.seat(seat)))

  constructor(readonly day: string) {
    this.outcome = outcomeOf(day)
  }

  async load(): Promise<void> {
    try {
      const task = await api.puzzle(this.day)
      await needGame(task.game)
      this.trial = new Trial({ puzzle: this.day }, 0, [], () => '', () => undefined) // prettier-ignore
      this.task = task
      await this.trial.start()
    } catch (error) {
      this.wrong = trouble(error).sentence
    }
  }

  stop(): void {
    this.trial?.stop()
  }

  /** Plays a move, or several as one; where a choice goes on, the answer waits for the rest of it. */
  async play(...moves: string[]): Promise<void> {
    if (!this.trial || this.answer !== null) return
    await this.trial.play(...moves)
    const [first, ...then] = this.trial.moves
    if (first !== undefined && this.trial.refused === null) await this.ask(first, ...then)
  }

  giveUp(): Promise<void> {
    return this.ask(null)
  }

  /** Back to the position, also while the best choice is still being shown. */
  async again(): Promise<void> {
    do await this.trial?.idle()
    while (this.trial?.busy)
    await this.trial?.back(0)
    this.answer = null
    this.move = null
    this.going = false
  }

  /** Shows the best choice on the board. */
  async showBest(): Promise<void> {
    const choice = this.answer?.choice ?? []
    if (choice.length === 0 || !this.trial) return
    if (this.trial.moves.length > 0) await this.trial.back(0)
    await this.trial.play(...choice)
  }

  finish(move: string, after: readonly string[]): Promise<Completions> {
    return api.finishPuzzle(this.day, move, this.trial?.moves ?? [], after)
  }

  private async ask(move: string | null, ...then: string[]): Promise<void> {
    try {
      const answer = await api.answerPuzzle(this.day, move, ...then)
      this.going = answer.going
      if (answer.going) return
      this.move = move
      this.answer = answer
      if (this.outcome === null) {
        this.outcome = answer.right ? 'right' : 'wrong'
        keepOutcome(this.day, this.outcome)
      }
    } catch (error) {
      this.wrong = trouble(error).sentence
    }
  }

  private seat(seat: number): SeatInfo {
    return { seat, kind: 'person', name: words.player(seat + 1), bot: null, yours: false, kept: false, here: false, resigned: false }
  }
}
