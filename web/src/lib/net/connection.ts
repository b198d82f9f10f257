/** A websocket that stays: it is opened again when it is lost, and asked now and then whether it is still there. */

import type { Sentence } from '../sentences'

/** How the other side closed. */
export interface Closing {
  code: number
  /** The code of a sentence, if the server says why. */
  reason: string
}

/** As much of a WebSocket as is used here, so that tests can bring their own. */
export interface SocketLike {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: Closing) => void) | null
  send(text: string): void
  close(): void
}

/** What a connection needs from around it. */
export interface Environment {
  connect(url: string): SocketLike
  setTimer(action: () => void, ms: number): unknown
  clearTimer(timer: unknown): void
  random(): number
}

export interface Listener {
  /** The connection is up: say what has to be said first. */
  opened(): void
  heard(message: unknown): void
  /** The connection came up or went down. */
  changed(up: boolean): void
  /** The server will not have it, and would not a second time: it is not tried again. */
  shut?(reason: Sentence | null): void
}

export const FIRST_WAIT = 500
export const LONGEST_WAIT = 10_000
export const PING_EVERY = 20_000
export const PONG_WITHIN = 10_000

/** The server closes with 4000 and what HTTP would answer. */
const REFUSED = 4400
const TOO_MANY = 4429
const FAILED = 4500

/** A table whose log cannot be read: that takes a person, not another try. */
const OUT_OF_REACH = 'rr-error-table-quarantined'

/** Whether the same address would be refused again: only room may be found meanwhile. */
const isFinal = ({ code, reason }: Closing): boolean => reason === OUT_OF_REACH || (code >= REFUSED && code < FAILED && code !== TOO_MANY)

/** Why a connection was closed, if the server said so. */
const said = ({ reason }: Closing): Sentence | null => (reason.startsWith('rr-error-') ? { code: reason } : null)

/** The browser's own environment. */
export const browser: Environment = {
  connect: (url) => new WebSocket(url) as unknown as SocketLike,
  setTimer: (action, ms) => setTimeout(action, ms),
  clearTimer: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
}

/** The full address of a websocket on this page's own host. */
export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}

export class Connection {
  up = false
  /** Why the server closed the last one, until a new one has told something. */
  reason: Sentence | null = null
  private socket: SocketLike | null = null
  private wanted = false
  private tries = 0
  private retry: unknown = null
  private ping: unknown = null
  private pong: unknown = null

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
    private readonly environment: Environment = browser,
  ) {}

  open(): void {
    if (this.wanted) return
    this.wanted = true
    this.connect()
  }

  close(): void {
    this.wanted = false
    this.disconnect()
    this.environment.clearTimer(this.retry)
    this.retry = null
  }

  /** Drops the connection and makes a new one: after the person behind the cookie has changed, say. */
  reconnect(): void {
    if (!this.wanted) return
    this.disconnect()
    this.environment.clearTimer(this.retry)
    this.retry = null
    this.tries = 0
    this.connect()
  }

  /** Tries again at once instead of waiting, or asks at once whether the connection still holds. */
  retryNow(): void {
    if (!this.wanted) return
    if (this.retry !== null) this.reconnect()
    else if (this.up) this.heartbeat()
  }

  /** Sends if the connection is up; says whether it was. */
  send(message: unknown): boolean {
    if (!this.up || this.socket === null) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  private connect(): void {
    const socket = this.environment.connect(this.url())
    this.socket = socket
    socket.onopen = () => {
      if (this.socket !== socket) return
      this.up = true
      this.ping = this.environment.setTimer(() => this.heartbeat(), PING_EVERY)
      this.listener.changed(true)
      this.listener.opened()
    }
    socket.onmessage = (event) => {
      if (this.socket !== socket) return
      this.tries = 0 // only now: a server that is full opens, and closes at once
      this.reason = null
      this.environment.clearTimer(this.pong)
      let message: unknown
      try {
        message = JSON.parse(String(event.data))
      } catch {
        return
      }
      this.listener.heard(message)
    }
    socket.onclose = (event) => {
      if (this.socket === socket) this.closed(event)
    }
  }

  private closed(event: Closing): void {
    this.reason = said(event)
    if (!isFinal(event)) {
      this.lost()
      return
    }
    this.disconnect()
    this.listener.changed(false)
    this.listener.shut?.(this.reason)
  }

  private lost(): void {
    this.disconnect()
    if (!this.wanted) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + 0.25 * this.environment.random())
    this.tries += 1
    this.retry = this.environment.setTimer(() => {
      this.retry = null
      this.connect()
    }, wait)
    this.listener.changed(false)
  }

  private disconnect(): void {
    const socket = this.socket
    this.socket = null
    this.up = false
    this.environment.clearTimer(this.ping)
    this.environment.clearTimer(this.pong)
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null
      try {
        socket.close()
      } catch {
        // it was never open
      }
    }
  }

  private heartbeat(): void {
    this.environment.clearTimer(this.ping)
    this.environment.clearTimer(this.pong)
    this.ping = this.environment.setTimer(() => this.heartbeat(), PING_EVERY)
    this.send({ do: 'ping' })
    this.pong = this.environment.setTimer(() => this.lost(), PONG_WITHIN)
  }
}

/** Makes a connection try again at once when the network or the reader comes back; gives the function that ends it. */
export function retryWithTheBrowser(connection: { retryNow(): void }): () => void {
  const online = () => connection.retryNow()
  const seen = () => {
    if (!document.hidden) connection.retryNow()
  }
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seen)
  }
}
