/** What a game's guide consists of, and which tip comes next. */

import type { GameEvent, GameView, LogItem, TableInfo } from '../wire'
import type { LegalMove } from './legal'

/** The table at one moment, as the person who is guided sees it. */
export interface Moment<V extends GameView = GameView> {
  view: V
  info: TableInfo
  /** The seat that is looked through. */
  seat: number
  /** What is asked of this seat; null: nothing, others decide. */
  kind: string | null
  legal: LegalMove[]
  /** What has happened since the seat last moved, that move included. */
  events: GameEvent[]
  /** The last wish was refused. */
  refused: boolean
  /** The table's clock stands before a round: there is time to read. */
  waiting: boolean
}

export interface Tip<V extends GameView = GameView> {
  id: string
  /** The part of the page that it points at, which is marked with `data-guide`: ask, journal, or a board's own. */
  anchor: string
  /** The rule that says so; empty: it is about the page. */
  clause: string
  /** Whether it matters now. */
  when: (moment: Moment<V>) => boolean
}

export interface Guide<V extends GameView = GameView> {
  /** The first that matters comes first. */
  tips: Tip<V>[]
  /** Each tip's title, and under its id and `Text` what it says. */
  words: Record<string, string>
}

/** How many tips may follow each other before a move is made: a guide is no lecture. */
export const IN_A_ROW = 4

/** The first tip that matters now and has not been seen. */
export function nextTip<V extends GameView>(tips: Tip<V>[], moment: Moment<V>, seen: (id: string) => boolean): Tip<V> | null {
  return tips.find((tip) => !seen(tip.id) && tip.when(moment)) ?? null
}

/**
 * Whether a tip still speaks of what is so: on the board as it is now, but with what was asked and had happened when it
 * came, since bots move on while it is read.
 */
export function isStillSo<V extends GameView>(tip: Tip<V>, came: Moment<V>, now: Moment<V>): boolean {
  const { kind, events, refused, waiting } = came
  return tip.when({ ...now, kind, events, refused, waiting, legal: now.kind === null ? came.legal : now.legal })
}

/** The events since a seat's last move, that move included, without what was undone. */
export function eventsSince(items: LogItem[], undone: ReadonlySet<number>, seat: number): GameEvent[] {
  const told = items.filter((item) => !undone.has(item.number))
  const last = told.findLastIndex((item) => item.kind === 'move' && item.seat === seat)
  return told.slice(Math.max(0, last)).flatMap((item) => item.events ?? [])
}
