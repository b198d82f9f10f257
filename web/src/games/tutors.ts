/** The games that have a guide; each comes only when it is wanted. */

import type { GameView } from '../lib/messages'
import type { Tutor } from '../lib/tutor'

type Loading = () => Promise<{ default: Tutor }>

const TUTORS: Record<string, () => Promise<{ default: unknown }>> = {
  flow: () => import('./flow/tutor'),
  'flow-of-history': () => import('./flow-of-history/tutor'),
}

/** How to get a game's guide; null: the game has none. A guide is only ever shown views of its own game. */
export function tutorOf(game: string): Loading | null {
  return Object.hasOwn(TUTORS, game) ? (TUTORS[game] as () => Promise<{ default: Tutor<GameView> }>) : null
}
