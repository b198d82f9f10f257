/** The games that have a guide; each comes only when it is wanted. */

import type { GameView } from '../lib/messages'
import type { Guide } from '../lib/table/tips'

type Loading = () => Promise<{ default: Guide }>

const GUIDES: Record<string, () => Promise<{ default: unknown }>> = {
  flow: () => import('./flow/guide'),
  'flow-of-history': () => import('./flow-of-history/guide'),
}

/** How to get a game's guide; null: the game has none. A guide is only ever shown views of its own game. */
export function guideOf(game: string): Loading | null {
  return Object.hasOwn(GUIDES, game) ? (GUIDES[game] as () => Promise<{ default: Guide<GameView> }>) : null
}
