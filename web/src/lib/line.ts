/** A websocket that stays: it is opened again when it is lost, and asked now and then whether it is still there. */

/** As much of a WebSocket as is used here, so that tests can bring their own. */
export interface Wire {
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: (() => void) | null
  send(text: string): void
  close(): void
}

/** What a line needs from the world around it. */
export interface World {
  dial(url: string): Wire
  later(action: () => void, ms: number): unknown
  never(timer: unknown): void
  random(): number
}

export interface Listener {
  /** The line is up: say what has to be said first. */
  opened(): void
  heard(message: unknown): void
  /** The line came up or went down. */
  changed(up: boolean): void
}

export const FIRST_WAIT = 500
export const LONGEST_WAIT = 10_000
export const PING_EVERY = 20_000
export const PONG_WITHIN = 10_000

/** The browser's own world. */
export const browser: World = {
  dial: (url) => new WebSocket(url) as unknown as Wire,
  later: (action, ms) => setTimeout(action, ms),
  never: (timer) => clearTimeout(timer as number),
  random: () => Math.random(),
}

/** The full address of a websocket on this page's own host. */
export function socketUrl(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`
}

export class Line {
  up = false
  private wire: Wire | null = null
  private wanted = false
  private tries = 0
  private retry: unknown = null
  private ping: unknown = null
  private pong: unknown = null

  constructor(
    private readonly url: () => string,
    private readonly listener: Listener,
    private readonly world: World = browser,
  ) {}

  open(): void {
    if (this.wanted) return
    this.wanted = true
    this.dial()
  }

  close(): void {
    this.wanted = false
    this.hangUp()
    this.world.never(this.retry)
    this.retry = null
  }

  /** Drops the connection and makes a new one: after the person behind the cookie has changed, say. */
  redial(): void {
    if (!this.wanted) return
    this.hangUp()
    this.world.never(this.retry)
    this.retry = null
    this.tries = 0
    this.dial()
  }

  /** Tries again at once instead of waiting, or asks at once whether the line still holds. */
  hurry(): void {
    if (!this.wanted) return
    if (this.retry !== null) this.redial()
    else if (this.up) this.beat()
  }

  /** Sends if the line is up; says whether it was. */
  send(message: unknown): boolean {
    if (!this.up || this.wire === null) return false
    this.wire.send(JSON.stringify(message))
    return true
  }

  private dial(): void {
    const wire = this.world.dial(this.url())
    this.wire = wire
    wire.onopen = () => {
      if (this.wire !== wire) return
      this.up = true
      this.ping = this.world.later(() => this.beat(), PING_EVERY)
      this.listener.changed(true)
      this.listener.opened()
    }
    wire.onmessage = (event) => {
      if (this.wire !== wire) return
      this.tries = 0 // only now: a server that is full opens, and closes at once
      this.world.never(this.pong)
      let message: unknown
      try {
        message = JSON.parse(String(event.data))
      } catch {
        return
      }
      this.listener.heard(message)
    }
    wire.onclose = () => {
      if (this.wire === wire) this.lost()
    }
  }

  private lost(): void {
    this.hangUp()
    if (!this.wanted) return
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.tries) * (0.75 + 0.25 * this.world.random())
    this.tries += 1
    this.retry = this.world.later(() => {
      this.retry = null
      this.dial()
    }, wait)
    this.listener.changed(false)
  }

  private hangUp(): void {
    const wire = this.wire
    this.wire = null
    this.up = false
    this.world.never(this.ping)
    this.world.never(this.pong)
    if (wire !== null) {
      wire.onopen = wire.onmessage = wire.onclose = null
      try {
        wire.close()
      } catch {
        // it was never open
      }
    }
  }

  private beat(): void {
    this.world.never(this.ping)
    this.world.never(this.pong)
    this.ping = this.world.later(() => this.beat(), PING_EVERY)
    this.send({ do: 'ping' })
    this.pong = this.world.later(() => this.lost(), PONG_WITHIN)
  }
}

/** Makes lines hurry when the network or the reader comes back; gives the function that ends it. */
export function hurryWithTheBrowser(line: { hurry(): void }): () => void {
  const online = () => line.hurry()
  const seen = () => {
    if (!document.hidden) line.hurry()
  }
  window.addEventListener('online', online)
  document.addEventListener('visibilitychange', seen)
  return () => {
    window.removeEventListener('online', online)
    document.removeEventListener('visibilitychange', seen)
  }
}
