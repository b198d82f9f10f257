/** An environment for tests: sockets that do what they are told, and a clock that is moved by hand. */

import type { Closing, SocketLike, Environment } from './connection'
import type { GameView, LogItem, SeatInfo, TableInfo, TableUpdate } from '../wire'

export class FakeSocket implements SocketLike {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: Closing) => void) | null = null
  sent: Record<string, unknown>[] = []
  closed = false

  constructor(readonly url: string) {}

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }

  close(): void {
    this.closed = true
  }

  // What the other side does

  accept(): void {
    this.onopen?.()
  }

  tell(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }

  drop(code = 1006, reason = ''): void {
    this.closed = true
    this.onclose?.({ code, reason })
  }

  /** What was sent of one kind. */
  did(kind: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message['do'] === kind)
  }
}

export class FakeEnvironment implements Environment {
  sockets: FakeSocket[] = []
  now = 0
  private timers: { at: number; action: () => void }[] = []

  connect(url: string): SocketLike {
    const socket = new FakeSocket(url)
    this.sockets.push(socket)
    return socket
  }

  setTimer(action: () => void, ms: number): unknown {
    const timer = { at: this.now + ms, action }
    this.timers.push(timer)
    return timer
  }

  clearTimer(timer: unknown): void {
    this.timers = this.timers.filter((other) => other !== timer)
  }

  random(): number {
    return 1
  }

  get socket(): FakeSocket {
    const socket = this.sockets[this.sockets.length - 1]
    if (!socket) throw new Error('nothing has connected yet')
    return socket
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const until = this.now + ms
    for (;;) {
      const next = this.timers.filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.now = next.at
      this.clearTimer(next)
      next.action()
    }
    this.now = until
  }
}

export const aGameView: GameView = { game: 'a-game', options: {}, seat: null, players: 2, decision: null, legal: [], legal_args: {}, over: false }

export function aSeat(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return { seat, kind: 'person', name: `N${seat}`, bot: null, yours: false, kept: false, here: false, resigned: false, ...more }
}

export function aTable(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'abcdefghijklmnop',
    game: 'a-game',
    title: 'A Game',
    players: 2,
    options: {},
    pack: null,
    content: '',
    stage: 'running',
    listed: false,
    hints: true,
    watchers_write: false,
    rated: false,
    yours: false,
    seats: [aSeat(0), aSeat(1)],
    turn: 0,
    moves: 0,
    version: 0,
    opened: 0,
    changed: 0,
    commitment: '',
    seed: null,
    undo: 0,
    undo_asks: 0,
    undo_seat: null,
    frozen: null,
    winners: [],
    idle: [],
    vote: null,
    together: false,
    turn_limit: null,
    asking: null,
    again: null,
    ended: null,
    ...more,
  }
}

export function anItem(number: number, more: Partial<LogItem> = {}): LogItem {
  return { number, kind: 'move', at: number, seat: 0, text: null, events: [], undone: [], ...more }
}

/** An update with the entries after `since`, up to `version`. */
export function anUpdate(since: number, version: number, more: Partial<TableUpdate> = {}): TableUpdate {
  const items = Array.from({ length: Math.max(0, version - since) }, (_, n) => anItem(since + n + 1))
  return {
    type: 'update',
    version,
    since,
    seat: null,
    table: aTable({ version }),
    items,
    view: aGameView,
    scores: null,
    clock: null,
    ...more,
  }
}
