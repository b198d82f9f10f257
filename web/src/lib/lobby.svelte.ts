/** The lobby, live. */

import { api } from './api'
import { hurryWithTheBrowser, Line, socketUrl } from './line'
import type { Lobby } from './messages'
import { isMyTurn } from './seats'

export class LiveLobby {
  lobby = $state.raw<Lobby | null>(null)
  up = $state(true)
  private readonly line: Line
  private calm: (() => void) | null = null

  constructor(private readonly onTurn: (table: string, title: string) => void) {
    this.line = new Line(
      () => socketUrl('/api/lobby/socket'),
      {
        opened: () => undefined,
        heard: (message) => this.heard(message),
        changed: (up) => {
          this.up = up
        },
      },
    )
  }

  start(): void {
    void this.load()
    this.calm = hurryWithTheBrowser(this.line)
    this.line.open()
  }

  stop(): void {
    this.calm?.()
    this.line.close()
  }

  /** Looks again as whoever the cookie says now. */
  again(): void {
    this.line.redial()
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
    if (typeof message === 'object' && message !== null && 'open' in message && 'mine' in message) this.take(message as Lobby)
  }

  private take(lobby: Lobby): void {
    const before = this.lobby
    this.lobby = lobby
    if (!before) return
    const waited = before.mine.filter(isMyTurn).map((table) => table.id)
    for (const table of lobby.mine) if (isMyTurn(table) && !waited.includes(table.id)) this.onTurn(table.id, table.title)
  }
}
