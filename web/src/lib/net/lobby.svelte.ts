/** The lobby, live. */

import { api } from './api'
import { heardBuild } from './build'
import { Connection, retryWithTheBrowser, socketUrl } from './connection'
import type { Sentence } from '../sentences'
import type { Hello, Lobby, TableInfo } from '../wire'
import { isMyTurn } from '../table/seats'

export class LiveLobby {
  lobby = $state.raw<Lobby | null>(null)
  up = $state(true)
  /** How many seconds the server's time is ahead of this device's. */
  ahead = $state(0)
  /** Why the server closed the connection, while it is down. */
  bye = $state.raw<Sentence | null>(null)
  private readonly connection: Connection
  private calm: (() => void) | null = null

  constructor(private readonly onTurn: (table: TableInfo) => void) {
    this.connection = new Connection(
      () => socketUrl('/api/lobby/socket'),
      {
        opened: () => undefined,
        heard: (message) => this.heard(message),
        changed: (up) => {
          this.up = up
          this.bye = this.connection.reason
        },
      },
    )
  }

  start(): void {
    void this.load()
    this.calm = retryWithTheBrowser(this.connection)
    this.connection.open()
  }

  stop(): void {
    this.calm?.()
    this.connection.close()
  }

  /** Looks again as whoever the cookie says now. */
  again(): void {
    this.connection.reconnect()
    void this.load()
  }

  private async load(): Promise<void> {
    try {
      this.take(await api.lobby())
    } catch {
      // the socket brings it
    }
  }

  private heard(message: unknown): void {
    this.bye = null
    if (typeof message !== 'object' || message === null) return
    if ('build' in message) heardBuild((message as Hello).build)
    else if ('open' in message && 'mine' in message) this.take(message as Lobby)
  }

  private take(lobby: Lobby): void {
    const before = this.lobby
    this.lobby = lobby
    if (lobby.now != null) this.ahead = lobby.now - Date.now() / 1000
    if (!before) return
    const waited = before.mine.filter(isMyTurn).map((table) => table.id)
    for (const table of lobby.mine) if (isMyTurn(table) && !waited.includes(table.id)) this.onTurn(table)
  }
}
