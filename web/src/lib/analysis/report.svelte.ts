/** The report on a game: asked for, and asked again until it is made. */

import { api, trouble } from '../net/api'
import type { Refused, Report, ReportState } from '../wire'

const SOON = 1000
const LATER = 4000

export class ReportRequest {
  state = $state.raw<ReportState | null>(null)
  refused = $state.raw<Refused | null>(null)
  report = $derived.by<Report | null>(() => this.state?.report ?? null)
  private timer: ReturnType<typeof setTimeout> | undefined
  private ended = false

  /** `first` begins it; `again` asks how far it is. */
  constructor(
    private readonly first: () => Promise<ReportState>,
    private readonly again: (id: string) => Promise<ReportState>,
  ) {}

  start(): void {
    this.refused = null
    void this.ask(this.first)
  }

  stop(): void {
    this.ended = true
    clearTimeout(this.timer)
  }

  private async ask(asking: () => Promise<ReportState>): Promise<void> {
    let wait = SOON
    try {
      const state = await asking()
      if (this.ended) return
      this.state = state
      this.refused = null
      if (state.report !== null || state.trouble !== null) return
      if (state.ahead > 0) wait = LATER
    } catch (error) {
      if (this.ended) return
      const refused = trouble(error)
      // A server that is away for a moment comes back.
      if (refused.error !== 'unavailable') {
        this.refused = refused
        return
      }
      wait = LATER
    }
    const id = this.state?.id
    this.timer = setTimeout(() => void this.ask(id === undefined ? this.first : () => this.again(id)), wait)
  }
}

export function ofTable(id: string): ReportRequest {
  return new ReportRequest(
    () => api.report(id),
    () => api.report(id),
  )
}

export function ofRecord(record: unknown): ReportRequest {
  return new ReportRequest(() => api.reportRecord(record), api.recordReport)
}
