/** A table over its websocket: what is known of it stays whole through drops, repeats and disorder. */

import type { Sentence } from '../sentences'
import { api } from './api'
import { heardBuild } from './build'
import { browser, Connection, socketUrl, type Environment } from './connection'
import type { GameView, LogItem, Presence, Refused, SocketCommand, SocketMessage, SocketUpdate, TableCommand, TableInfo, TableUpdate } from '../wire'

/** How a wish came out: stored, or refused with its reason. */
export type Outcome = { ok: true; version: number } | { ok: false; refused: Refused }

interface Waiting {
  command: TableCommand & { id: string }
  settle: (outcome: Outcome) => void
}

export interface Watcher {
  /** Something that is known has changed. */
  changed(): void
  /** The server refused something that was not one of our wishes. */
  refused?(refused: Refused): void
  /** The server does not let us in, and the connection is given up. */
  shut?(refused: Refused): void
}

/** How many entries of a log a first look brings; earlier ones follow page by page. */
export const LATEST = 300

/** A name for a wish that no other wish has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The entries that these took back. */
export const undoneBy = (items: readonly LogItem[]): ReadonlySet<number> => new Set(items.flatMap((item) => item.undone ?? []))

export class TableSocket {
  /** The newest version that is known without a gap. */
  version = 0
  /** The newest update, with table and view whole; its `items` are only the ones it brought. */
  view: TableUpdate | null = null
  /** The log's entries by number. */
  items = new Map<number, LogItem>()
  presence: Presence | null = null
  /** What others point at, by seat. */
  pointing: ReadonlyMap<number, string> = new Map()
  up = false
  /** What the server said when it closed the connection, until a new one has told something. */
  bye: Sentence | null = null

  private readonly connection: Connection
  private readonly waiting = new Map<string, Waiting>()
  /** Whether an answer to a look, or a connection's first update, is still to come. */
  private looking = true
  /** What the connection was last refused that was none of our wishes. */
  private last: Refused | null = null
  /** The eyes that the connection was made for. */
  private connectedAs: number | null = null

  constructor(
    readonly table: string,
    /** The seat whose eyes are looked through; null: a spectator's. */
    public eyes: number | null,
    private readonly watcher: Watcher,
    environment: Environment = browser,
    private readonly address: (path: string) => string = socketUrl,
    /** Asks for the entries before one that is known. */
    private readonly earlier: (table: string, eyes: number | null, before: number) => Promise<LogItem[]> = api.items,
  ) {
    this.connection = new Connection(
      () => this.url(),
      {
        opened: () => this.opened(),
        heard: (message) => this.heard(message as SocketMessage),
        changed: (up) => {
          this.up = up
          if (up) this.last = null
          else this.bye ??= this.connection.reason
          this.watcher.changed()
        },
        shut: (reason) => this.watcher.shut?.(this.last ?? refusal(reason)),
      },
      environment,
    )
  }

  /** How many wishes have not been answered yet. */
  get pending(): number {
    return this.waiting.size
  }

  /** Begins with what was asked for over HTTP, seen through the same eyes; the connection brings what follows. */
  begin(first: TableUpdate): void {
    this.add(first.items)
    this.version = first.version
    this.view = whole(first, null)
    if (first.since > 0) void this.loadEarlier(first.since + 1)
  }

  open(): void {
    this.connection.open()
  }

  close(): void {
    this.connection.close()
  }

  retryNow(): void {
    this.connection.retryNow()
  }

  /** Connects anew as whoever the cookie says, through this seat's eyes. */
  reopen(eyes: number | null): void {
    this.forget(eyes)
    this.connection.reconnect()
  }

  /** Looks through another seat's eyes: what the former eyes knew is forgotten first. */
  look(eyes: number | null): void {
    if (eyes !== this.eyes) this.forget(eyes)
    this.ask()
  }

  /** Sends a wish until it is answered, however often the connection breaks; the server does it once. */
  wish(wish: TableCommand): Promise<Outcome> {
    const command = { ...wish, id: freshId() }
    return new Promise((settle) => {
      this.waiting.set(command.id, { command, settle })
      this.say(command)
      this.watcher.changed()
    })
  }

  /** Shows the others what is pointed at; what does not get through is not sent again. */
  point(seat: number, text: string | null): void {
    this.say({ do: 'point', seat, text })
  }

  private url(): string {
    this.connectedAs = this.eyes
    const query = new URLSearchParams({ seen: String(this.version), changes: 'yes' })
    if (this.version === 0) query.set('latest', String(LATEST))
    if (this.eyes !== null) query.set('seat', String(this.eyes))
    return this.address(`/api/tables/${this.table}/socket?${query}`)
  }

  private say(command: SocketCommand): void {
    this.connection.send(command)
  }

  private ask(): void {
    this.looking = true
    this.say({ do: 'look', seat: this.eyes, seen: this.version, ...(this.version === 0 && { latest: LATEST }) })
  }

  private forget(eyes: number | null): void {
    this.eyes = eyes
    this.version = 0
    this.view = null
    this.items = new Map()
    this.pointing = new Map()
    this.looking = true
    this.watcher.changed()
  }

  private opened(): void {
    this.looking = true
    if (this.eyes !== this.connectedAs) this.ask() // they changed while the connection was being made
    for (const { command } of this.waiting.values()) this.say(command)
  }

  private heard(message: SocketMessage): void {
    this.bye = null
    switch (message.type) {
      case 'hello':
        heardBuild(message.build)
        break
      case 'update':
        this.update(message)
        break
      case 'ack':
        if (message.id) this.settle(message.id, { ok: true, version: message.version })
        break
      case 'refused':
        this.refused(message)
        break
      case 'pong':
        if (message.version > this.version) this.ask()
        break
      case 'presence':
        this.presence = message
        this.watcher.changed()
        break
      case 'pointing':
        this.pointing = pointed(this.pointing, message.seat, message.text)
        this.watcher.changed()
        break
      case 'bye':
        this.bye = message.sentence
        this.watcher.changed()
        break
    }
  }

  private update(told: SocketUpdate): void {
    if ((told.seat ?? null) !== this.eyes) return // still meant for the eyes we had before
    const update = whole(told, this.view)
    const first = this.version === 0 && this.items.size === 0
    if (update === null || (update.since > this.version && !first)) {
      if (update !== null || !this.looking) this.ask() // the answer brings everything
      return
    }
    const fresh = update.items.filter((item) => !this.items.has(item.number))
    if (update.version < this.version) {
      if (!this.looking) return
      // The server knows less than we do: it was set back. Begin again with what it knows.
      this.forget(this.eyes)
      this.ask()
      return
    }
    const repeats = update.version === this.version && fresh.length === 0 && typeof told.base !== 'number'
    if (repeats && this.view !== null) {
      if (!this.looking) return
      // What was seen stays the very thing that was: nothing is drawn anew for a fresher frame.
      if (JSON.stringify(update.view) === JSON.stringify(this.view.view)) update.view = this.view.view
    }
    this.looking = false
    this.add(fresh)
    this.version = update.version
    this.view = update
    this.watcher.changed()
    if (first && update.since > 0) void this.loadEarlier(update.since + 1)
  }

  private add(fresh: readonly LogItem[]): void {
    if (fresh.length === 0) return
    const items = [...this.items.values(), ...fresh].sort((a, b) => a.number - b.number)
    this.items = new Map(items.map((item) => [item.number, item]))
  }

  /** Brings the entries before those of a first look, page by page, as long as the eyes stay the same. */
  private async loadEarlier(before: number): Promise<void> {
    const eyes = this.eyes
    while (before > 1) {
      const earlier = await this.earlier(this.table, eyes, before).catch(() => [])
      if (eyes !== this.eyes || this.view === null || earlier.length === 0) return
      this.add(earlier.filter((item) => !this.items.has(item.number)))
      before = Math.min(...earlier.map((item) => item.number))
      this.watcher.changed()
    }
  }

  private refused(refused: Refused): void {
    if (refused.error === 'stale') this.ask()
    if (refused.id && this.waiting.has(refused.id)) this.settle(refused.id, { ok: false, refused })
    else {
      this.last = refused
      this.watcher.refused?.(refused)
    }
  }

  private settle(id: string, outcome: Outcome): void {
    const waiting = this.waiting.get(id)
    if (waiting === undefined) return
    this.waiting.delete(id)
    waiting.settle(outcome)
    this.watcher.changed()
  }
}

/** What is told of a connection that was closed without a word. */
function refusal(reason: Sentence | null): Refused {
  return { type: 'refused', error: 'unavailable', sentence: reason ?? { code: 'rr-error-internal' }, clause: null, version: null, id: null }
}

/** An update with all of table and view: where only changes were told, on top of the update before; null: there is none. */
function whole(update: SocketUpdate, last: TableUpdate | null): TableUpdate | null {
  const { base, table, view, ...rest } = { ...update, seat: update.seat ?? null, scores: update.scores ?? null, clock: update.clock ?? null }
  if (typeof base !== 'number') return { ...rest, table: table as TableInfo, view: (view as GameView | null | undefined) ?? null }
  if (last?.version !== base || last.seat !== rest.seat) return null
  const seen = view === undefined ? last.view : view === null ? null : (merged(last.view ?? {}, view) as GameView)
  return { ...rest, table: merged(last.table, table), view: seen }
}

/** Fields on top of others; a list of which only some elements have changed is told as these, by their places. */
function merged<T extends object>(last: T, told: object): T {
  const found = { ...last } as Record<string, unknown>
  for (const [name, value] of Object.entries(told) as [string, unknown][]) {
    const before = found[name]
    const places = Array.isArray(before) && typeof value === 'object' && value !== null && !Array.isArray(value)
    found[name] = places ? Object.assign([...(before as unknown[])], value) : value
  }
  return found as T
}

/** What is pointed at once a seat points at something else, or at nothing. */
function pointed(before: ReadonlyMap<number, string>, seat: number, text: string | null): ReadonlyMap<number, string> {
  const now = new Map(before)
  if (text === null) now.delete(seat)
  else now.set(seat, text)
  return now
}
