/** A hint at a table: asked for, shown as long as it is about the question that is asked now. */

import { api, trouble } from '../net/api'
import type { Hint, Refused } from '../wire'
import type { TableClient } from '../table/client.svelte'

export class HintRequest {
  busy = $state(false)
  /** Why there is no hint. */
  refused = $state.raw<Refused | null>(null)
  /** Whether one may ask now. */
  open = $derived.by(() => this.table.asked !== null && (this.table.info?.hints ?? false))
  /** The hint for what is asked now. */
  hint = $derived.by<Hint | null>(() => (this.found && this.found.question === this.question ? this.found.hint : null))
  /** The move it suggests. */
  move = $derived.by<string | null>(() => this.hint?.moves[0]?.move ?? null)

  private found = $state.raw<{ question: string; hint: Hint } | null>(null)
  /** What is asked now: another question, another hint. */
  private question = $derived.by(() => {
    const { info, asked, legal } = this.table
    return `${info?.moves}:${asked}:${legal.map((move) => move.move).join()}`
  })

  constructor(private readonly table: TableClient) {}

  async ask(): Promise<void> {
    const seat = this.table.asked
    if (this.busy || seat === null || !this.open) return
    const question = this.question
    this.busy = true
    this.refused = null
    this.found = null
    try {
      const hint = await api.hint(this.table.id, seat)
      this.found = { question, hint }
    } catch (error) {
      if (question === this.question) this.refused = trouble(error)
    } finally {
      this.busy = false
    }
  }

  close(): void {
    this.found = null
    this.refused = null
  }
}
