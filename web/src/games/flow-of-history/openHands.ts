/** Only the cards one starts with are hidden, until everyone has kept one: then a device may be passed on without a curtain. */

import type { GameView } from '../../lib/wire'
import type { HistoryView } from './types'

export const openHands = (view: GameView): boolean => view.decision?.kind !== 'keep' && (view as HistoryView).hand.length === 0
