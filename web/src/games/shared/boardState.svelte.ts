/** What the parts of every board share: the view, the seats' names, why a move is refused, what is looked at closely. */

import { getContext, setContext } from 'svelte'
import { say, type PlayerNames, type Sentence } from '../../lib/sentences'
import type { GameView, Verdict } from '../../lib/wire'
import type { BoardProps } from '../contract'

const KEY = Symbol('board')

/** What looking closer shows: some lines, and why a move is refused. */
export interface Look {
  lines?: string[]
  /** The move whose refusal is told. */
  wish?: string | null
}

/** What is shown, and beside what. */
export type Peek<L extends Look> = L & { anchor: Element; lines: string[]; wish: string | null }

export abstract class BoardState<V extends GameView = GameView, L extends Look = Look> {
  /** Why something cannot be done, as it was last asked by a press. */
  verdict = $state.raw<Verdict | null>(null)
  peek = $state.raw<Peek<L> | null>(null)
  /** What the rules say of the move that is peeked at. */
  peekVerdict = $state.raw<Verdict | null>(null)

  view = $derived.by(() => this.props().view as V)
  asked = $derived.by(() => this.props().legal.length > 0)
  /** Whether somebody else is asked. */
  waits = $derived.by(() => !this.asked && this.view.decision !== null && this.view.decision.seat !== this.me)
  /** What a hint suggests after the move it begins with. */
  ahead = $derived.by<readonly string[]>(() => this.props().ahead ?? [])
  /** What is told, by its content: what is told again after the connection was lost is the same. */
  told = $derived.by(() => JSON.stringify([this.props().me, this.props().view]))

  private answers: Record<string, Promise<Verdict>> = {}

  constructor(protected readonly props: () => BoardProps) {
    setContext(KEY, this)
  }

  get me(): number | null {
    return this.props().me
  }

  get busy(): boolean {
    return this.props().busy
  }

  /** Whether the game was given up. */
  get givenUp(): boolean {
    return this.props().givenUp ?? false
  }

  get game(): string {
    return this.view.game
  }

  seat(seat: number | null): string {
    return seat === null ? '' : (this.props().seats[seat] ?? `p${seat + 1}`)
  }

  /** What players are called. */
  readonly names: PlayerNames = (seat) => this.props().seats[seat] ?? null

  /** A sentence in the page's language, players by their names. */
  say(sentence: Sentence): string {
    return say(sentence, this.names)
  }

  /** Another question was asked: what was chosen for the last one is forgotten. */
  reset(): void {
    this.verdict = null
    this.answers = {}
    this.hide()
  }

  /** Asks the rules about a move, once some others are made; once for each and for each question. */
  explain(move: string, after: readonly string[] = []): Promise<Verdict> | null {
    const ask = this.props().explain
    return ask ? (this.answers[[...after, move].join(', ')] ??= ask(move, after)) : null
  }

  async refuse(move: string): Promise<void> {
    const told = this.told
    try {
      const verdict = await this.explain(move)
      if (verdict && !verdict.legal && this.told === told) this.verdict = verdict
    } catch {
      // whoever wants to know asks again
    }
  }

  /** Shows something beside what is pointed at. */
  show(anchor: Element, look: L): void {
    const wish = look.wish ?? null
    const shown: Peek<L> = { ...look, anchor, lines: look.lines ?? [], wish }
    this.peekVerdict = null
    this.peek = shown
    if (wish === null) return
    this.explain(wish)?.then(
      (verdict) => {
        if (this.peek === shown && !verdict.legal) this.peekVerdict = verdict
      },
      () => undefined,
    )
  }

  hide(): void {
    this.peek = null
    this.peekVerdict = null
  }
}

/** The state of the board that a component is part of. */
export function currentBoard<B>(): B {
  return getContext<B>(KEY)
}
