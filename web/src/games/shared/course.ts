/** What a game that is won or lost together tells of how it went; its folder brings it, replays draw it. */

import type { GameView, ReplayMoment } from '../../lib/wire'

/** How a game went that is won or lost together, where players have no points of their own. */
export interface Course {
  /** What its tab is called, and what its lines show. */
  tab: string
  title: string
  lines: { name: string; values: number[] }[]
  tell: (value: number) => string
  /** Moments that stand out, and what they are called. */
  breaks: { at: number; name: string }[]
}

/** A count that matters at a moment. */
export interface Count {
  name: string
  value: string
}

/** What the players of such a game share. */
export interface Shared {
  courseOf: (moments: readonly ReplayMoment[]) => Course
  countsAt: (view: GameView) => Count[]
}
