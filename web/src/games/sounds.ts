/** What each game's events sound like; a game that is not listed sounds like moves. */

import type { SoundMap } from '../lib/table/sound'

export const sounds: Record<string, () => Promise<{ default: SoundMap }>> = {
  flow: () => import('./flow/sounds'),
  'flow-of-history': () => import('./flow-of-history/sounds'),
}
