/** The clauses of the rules, loaded once a game, and the one that is open for reading. */

import { api } from '../net/api'
import { citing, type CitingPart } from './citations'
import type { ClauseInfo } from '../wire'

class Rules {
  /** What is open: a game's clause. */
  open = $state.raw<{ game: string; clause: string } | null>(null)
  clause = $state.raw<ClauseInfo | null>(null)
  failed = $state(false)
  /** The open clause's text, the clauses it names apart from the rest. */
  parts = $state.raw<CitingPart[]>([])
  private readonly known = new Map<string, Promise<ClauseInfo[]>>()

  async show(game: string, clause: string): Promise<void> {
    const open = { game, clause }
    this.open = open
    this.clause = null
    this.failed = false
    try {
      const clauses = await this.of(game)
      if (this.open !== open) return
      this.clause = clauses.find((other) => other.id === clause) ?? null
      this.failed = this.clause === null
      this.parts = citing(this.clause?.text ?? '', new Set(clauses.map((other) => other.id)))
    } catch {
      if (this.open === open) this.failed = true
    }
  }

  close(): void {
    this.open = null
  }

  /** All clauses of a game, in their order. */
  of(game: string): Promise<ClauseInfo[]> {
    const known = this.known.get(game)
    if (known) return known
    const asked = api.clauses(game)
    this.known.set(game, asked)
    asked.catch(() => this.known.delete(game))
    return asked
  }
}

export const rules = new Rules()
