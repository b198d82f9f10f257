/** A table as the page shows it: the socket's knowledge, whose eyes are looked through, what moves mean, the table as text. */

import { api, trouble } from '../net/api'
import { myInvite } from '../browser/storage'
import { inviteIn, withoutFragment, type Invite } from '../browser/links'
import { retryWithTheBrowser } from '../net/connection'
import { speech } from '../languages/language.svelte'
import { gamePrefix, needGame, type Sentence } from '../sentences'
import type { ClockInfo, ClockCommand, GameView, LogItem, InvitationState, MoveSpaceInfo, Presence, Refused, SeatInfo, TableInfo, TableUpdate, TableCommand } from '../wire'
import { legalMoves, type LegalMove, type MoveSpace } from './legal'
import { eyesFor, isMyTurn } from './seats'
import { TableSocket, undoneBy } from '../net/socket'
import { UpdateQueue } from './queue'

const NOTHING: ReadonlySet<number> = Object.freeze(new Set<number>())
const NOBODY: ReadonlyMap<number, string> = Object.freeze(new Map<number, string>())
const PLAYING = new Set<ClockInfo['phase']>(['running', 'finishing', 'choosing'])
/** How often a seat that is not ours after all is looked for anew. */
const MOST_STRAYS = 3
/** How late what happens may be shown where a clock runs, in milliseconds. */
const LATEST = 1000
/** The server passes on ten in a second. */
const POINT_EVERY = 110

/** What the page knows at one moment. */
interface Known {
  update: TableUpdate | null
  /** The last entry of the journal by then. */
  upTo: number
}

export class TableClient {
  /** The newest update through the eyes that are looked through. */
  update = $state.raw<TableUpdate | null>(null)
  items = $state.raw<LogItem[]>([])
  undone = $state.raw<ReadonlySet<number>>(NOTHING)
  presence = $state.raw<Presence | null>(null)
  /** What others point at, by seat. */
  pointing = $state.raw<ReadonlyMap<number, string>>(NOBODY)
  up = $state(true)
  bye = $state.raw<Sentence | null>(null)
  pending = $state(0)
  screen = $state.raw<{ text: string; language: string } | null>(null)
  /** Why the last wish was not done. */
  refused = $state.raw<Refused | null>(null)
  /** The table cannot be shown at all. */
  gone = $state.raw<Refused | null>(null)
  /** The invitation this person came with. */
  invite = $state.raw<Invite | null>(null)
  /** How many updates have come that are not shown yet. */
  waiting = $state(0)
  /** What that is good for, once the server has said so. */
  inviteState = $state.raw<InvitationState | null>(null)
  /** The seat that the device has to be passed to before anything is shown. */
  curtain = $state<number | null>(null)

  /** The frame that is known even while new eyes have seen nothing yet. */
  info = $derived.by<TableInfo | null>(() => this.update?.table ?? this.frame)
  seats = $derived.by<SeatInfo[]>(() => this.withPresence(this.info?.seats ?? []))
  /** The table's clock, if the game is played against one. */
  clock = $derived.by<ClockInfo | null>(() => this.update?.clock ?? null)
  /** Whether nobody may look at the game now. */
  paused = $derived.by(() => this.clock?.phase === 'paused')
  /** What happened, as far as it may be read: while the clock is paused, what has happened since. */
  told = $derived.by<LogItem[]>(() => {
    const pause = this.paused ? (this.items.findLast((item) => item.kind === 'paused')?.number ?? 0) : 0
    return this.items.filter((item) => item.number >= pause)
  })
  /** The seat whose decision can be made here now. */
  asked = $derived.by<number | null>(() => {
    const info = this.info
    if (this.clock && !PLAYING.has(this.clock.phase)) return null
    if (!info || !this.update?.view || this.curtain !== null || !isMyTurn(info)) return null
    return this.update.seat === info.turn ? info.turn : null
  })
  /** What moves mean here; null: it has not come yet. */
  space = $derived.by<MoveSpace | null>(() => {
    const prefix = this.info && gamePrefix(this.info.game)
    return prefix && this.moves ? { prefix, info: this.moves } : null
  })
  legal = $derived.by<LegalMove[]>(() => (this.asked !== null && this.update?.view && this.space ? legalMoves(this.update.view, this.space) : []))

  private moves = $state.raw<MoveSpaceInfo | null>(null)
  private frame = $state.raw<TableInfo | null>(null)
  private socket: TableSocket | null = null
  private newest: TableUpdate | null = null
  private readonly queue = new UpdateQueue<Known>(
    (known) => this.show(known),
    () => (this.socket?.view?.clock ? LATEST : null),
  )
  /** The seat whose player last said that the device is theirs. */
  private shown: number | null = null
  /** Whether a device that several seats share need not be covered between them. */
  private open = false
  private ended = false
  private lastPoint = 0
  private nextPoint: ReturnType<typeof setTimeout> | null = null
  private calm: (() => void) | null = null
  private drawing = false
  private drawAgain = false
  private drawn = ''
  /** Whether the table is read as text. */
  private reading = false
  /** Whether the clock was asked to wait for somebody who reads the guide here. */
  private guided = false
  /** How many wishes for the clock to wait or to go on are not answered yet. */
  private letting = 0
  /** How often the server did not let us look through a seat we took for ours. */
  private strays = 0
  /** Whether the server keeps us out until we ask as somebody else. */
  private kept = false
  /** The version that a move was sent about which is not answered yet. */
  private decided = $state<number | null>(null)

  constructor(
    readonly id: string,
    private readonly onTurn: (table: TableInfo) => void,
    /** Whether the players of a game hide nothing from each other. */
    private readonly isOpen: (game: string, view: GameView) => boolean = () => false,
    /** For how many milliseconds what others did is looked at before the next thing is shown. */
    private readonly holds: (update: TableUpdate) => number = () => 0,
  ) {}

  /** Takes the invitation out of the address, and keeps it in case the page is loaded again. */
  invited(): void {
    const invite = inviteIn(location.hash)
    if (invite) {
      withoutFragment()
      myInvite.store(this.id, invite)
    }
    this.invite = invite ?? myInvite.of(this.id)
    void this.checkInvite()
  }

  /** Asks what the invitation is good for, now that somebody came with it or a seat has changed. */
  async checkInvite(): Promise<void> {
    const { invite } = this
    if (!invite) return
    try {
      this.inviteState = await api.checkInvitation(this.id, invite)
    } catch {
      // sitting down tells
    }
  }

  async start(): Promise<void> {
    let first: TableUpdate
    try {
      first = await api.firstLook(this.id)
      if (this.ended) return
      this.frame = first.table
      if (first.view) this.open = this.isOpen(first.table.game, first.view)
    } catch (error) {
      if (this.ended) return
      const refused = trouble(error)
      if (refused.error === 'unavailable') {
        this.up = false
        setTimeout(() => {
          if (!this.ended) void this.start()
        }, 2000)
      } else {
        this.up = true
        this.gone = refused
      }
      return
    }
    this.up = true
    void needGame(this.frame.game)
    void this.learnMoves()
    const { seat, curtain } = eyesFor(this.frame, this.shown, this.open)
    this.curtain = curtain
    this.socket = new TableSocket(this.id, seat, {
      changed: () => this.read(),
      refused: (refused) => this.strange(refused),
      shut: (refused) => this.shut(refused),
    })
    this.calm = retryWithTheBrowser(this.socket)
    if (curtain === null && first.seat === seat) {
      // What is seen already need not wait for the socket.
      this.socket.begin(first)
      this.newest = this.socket.view
      this.show({ update: this.socket.view, upTo: Math.max(0, ...this.socket.items.keys()) })
    }
    this.socket.open()
  }

  stop(): void {
    this.ended = true
    if (this.nextPoint !== null) clearTimeout(this.nextPoint)
    this.calm?.()
    this.queue.clear()
    this.socket?.close()
  }

  /** The version that is shown: what is decided is decided about it. */
  get version(): number {
    return this.update?.version ?? this.socket?.version ?? 0
  }

  /** Shows everything that has happened, at once. */
  skip(): void {
    this.queue.skip()
    this.waiting = 0
  }

  /** The device was passed on: shows the seat behind the curtain. */
  passed(): void {
    if (this.curtain === null) return
    this.shown = this.curtain
    this.curtain = null
    this.screen = null
    this.drawn = ''
    this.refused = null
    this.socket?.look(this.shown)
  }

  /** Does something at the table; what is refused says so in `refused`. */
  async wish(wish: TableCommand): Promise<boolean> {
    if (!this.socket) return false
    this.refused = null
    const outcome = await this.socket.wish(wish)
    if (!outcome.ok) this.refused = outcome.refused
    return outcome.ok
  }

  play(move: string): Promise<boolean> {
    if (this.asked === null) return Promise.resolve(false)
    return this.decide({ do: 'play', seat: this.asked, move, seen: this.version })
  }

  /** Plays several moves as one: all of them, or none. */
  playAll(moves: string[]): Promise<boolean> {
    if (this.asked === null) return Promise.resolve(false)
    return this.decide({ do: 'play', seat: this.asked, moves, seen: this.version })
  }

  /** Whether what is asked was answered and the server has not said so: what a newer version asks is there to be answered. */
  get deciding(): boolean {
    return this.decided !== null && this.decided === this.version
  }

  private async decide(wish: TableCommand): Promise<boolean> {
    if (this.deciding) return false
    const about = this.version
    this.decided = about
    try {
      return await this.wish(wish)
    } finally {
      if (this.decided === about) this.decided = null
    }
  }

  /** Starts, pauses or resumes the clock, or ends the interlude: for the seat that is to, if it is ours, or for any of ours. */
  time(wish: ClockCommand): Promise<boolean> {
    const mine = this.seats.filter((seat) => seat.yours && !seat.resigned).map((seat) => seat.seat)
    const seat = mine.find((one) => one === this.clock?.starter) ?? mine[0]
    return seat === undefined ? Promise.resolve(false) : this.wish({ do: wish, seat })
  }

  /** Has the clock wait while the guide is read here, and go on afterwards; to play on lets it go on, too. */
  letRead(open: boolean): void {
    const { clock } = this
    if (this.guided === open || !clock || clock.phase === 'over' || clock.phase === 'paused') return
    this.guided = open
    const seat = this.seats.find((one) => one.yours && !one.resigned)?.seat
    if (seat === undefined || (this.letting === 0 && (clock.reading ?? false) === open)) return
    this.letting += 1 // what the clock says may be of before
    const done = () => (this.letting -= 1)
    this.socket?.wish(open ? { do: 'pause', seat, reading: true } : { do: 'resume', seat }).then(done, done)
  }

  /** Shows the others what is pointed at here, no more often than the server passes it on. */
  point(text: string | null): void {
    const seat = this.update?.seat ?? null
    if (seat === null || this.clock?.quiet) return
    if (this.nextPoint !== null) clearTimeout(this.nextPoint)
    const wait = Math.max(0, this.lastPoint + POINT_EVERY - Date.now())
    this.nextPoint = setTimeout(() => {
      this.nextPoint = null
      this.lastPoint = Date.now()
      this.socket?.point(seat, text)
    }, wait)
  }

  /** Asks over HTTP, and then looks again as whoever the cookie says now. */
  async change(asking: () => Promise<unknown>): Promise<boolean> {
    this.refused = null
    try {
      await asking()
    } catch (error) {
      this.refused = trouble(error)
      return false
    }
    await this.again()
    return true
  }

  /** The person behind the cookie may sit elsewhere now. */
  async again(): Promise<void> {
    try {
      this.frame = (await api.table(this.id, null)).table
    } catch (error) {
      const refused = trouble(error)
      if (this.kept && refused.error !== 'unavailable') this.gone = refused
      else if (this.kept) setTimeout(() => !this.ended && void this.again(), 2000)
      return
    }
    this.kept = false
    if (this.ended || !this.socket) return
    const { seat, curtain } = eyesFor(this.frame, this.shown, this.open)
    this.curtain = curtain
    this.socket.reopen(seat)
  }

  /** Reads the table as text from now on, in the page's language, or no longer. */
  readText(reading: boolean): void {
    this.reading = reading
    if (reading) void this.draw()
  }

  /** Asks what the numbers of moves mean with this table's content, until the server can say. */
  private async learnMoves(): Promise<void> {
    try {
      this.moves = await api.moves(this.id)
    } catch {
      setTimeout(() => {
        if (!this.ended) void this.learnMoves()
      }, 2000)
    }
  }

  private read(): void {
    const socket = this.socket
    if (!socket) return
    this.up = socket.up
    this.bye = socket.bye
    this.pending = socket.pending
    this.presence = socket.presence
    this.pointing = socket.pointing
    if (this.newest === socket.view) return this.addEarlier(socket)
    this.newest = socket.view
    const known: Known = { update: socket.view, upTo: Math.max(0, ...socket.items.keys()) }
    // Other eyes have seen nothing yet, and whoever comes sees all at once.
    if (!socket.view || !this.update) {
      this.queue.clear()
      this.show(known)
    } else this.queue.push({ update: known, holds: this.holds(socket.view) })
    this.waiting = this.queue.waiting
  }

  /** Entries from before a first look come later than it, and are shown at once; what waits stays unseen. */
  private addEarlier(socket: TableSocket): void {
    const [first, last] = [this.items[0], this.items.at(-1)]
    if (first && last && Math.min(...socket.items.keys()) < first.number) this.tell(socket, last.number)
  }

  /** The entries up to one, with all that came late before it. */
  private tell(socket: TableSocket, upTo: number): void {
    this.items = [...socket.items.values()].filter((item) => item.number <= upTo)
    this.undone = undoneBy(this.items)
  }

  private show({ update, upTo }: Known): void {
    const socket = this.socket
    if (!socket) return
    const before = this.info
    this.update = update
    this.tell(socket, upTo)
    this.waiting = this.queue.waiting
    if (!update) return
    const table = update.table
    this.frame = table
    if (table.stage !== 'gathering' && this.invite) {
      this.invite = null
      myInvite.store(this.id, null)
    }
    if (isMyTurn(table) && before && (!isMyTurn(before) || before.turn !== table.turn)) this.onTurn(table)
    if (update.view) this.open = this.isOpen(table.game, update.view)
    const { seat, curtain } = eyesFor(table, this.shown, this.open)
    this.curtain = curtain
    if (curtain === null && seat !== socket.eyes) {
      this.shown = seat
      socket.look(seat)
    } else void this.draw()
  }

  private strange(refused: Refused): void {
    if (refused.error === 'stale') return
    if (refused.error === 'not-found') this.gone = refused
    else if (refused.error === 'not-your-seat' && this.strays++ < MOST_STRAYS) void this.again()
    else this.refused = refused
  }

  /** The server does not let us in: through another seat's eyes it may, if we took a seat for ours; else the reason is shown. */
  private shut(refused: Refused): void {
    if (refused.error === 'not-your-seat' && this.strays <= MOST_STRAYS) this.kept = true
    else this.gone = refused
  }

  /** Fetches the table as text; at most one request is under way. */
  private async draw(): Promise<void> {
    if (this.drawing) {
      this.drawAgain = true
      return
    }
    const socket = this.socket
    if (!this.reading || !socket?.view?.view || this.curtain !== null) return
    const language = speech.now
    const wanted = `${language}:${socket.eyes}:${socket.version}`
    if (wanted === this.drawn) return
    this.drawing = true
    this.drawAgain = false
    const eyes = socket.eyes
    try {
      const screen = await api.screen(this.id, eyes, language)
      if (eyes === socket.eyes && this.curtain === null) {
        this.screen = { text: screen.text, language }
        this.drawn = `${language}:${eyes}:${screen.version}`
      }
    } catch {
      // the next update asks again
    } finally {
      this.drawing = false
    }
    if (this.drawAgain && !this.ended) void this.draw()
  }

  private withPresence(seats: SeatInfo[]): SeatInfo[] {
    const here = this.presence?.here
    return here ? seats.map((seat) => (seat.kind === 'person' ? { ...seat, here: here.includes(seat.seat) } : seat)) : seats
  }
}
