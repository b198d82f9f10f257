/** Whether the players hide nothing from each other: a device that several share then need not be covered. */

import type { GameView } from '../../lib/wire'
import type { FlowView } from './types'

export const openHands = (view: GameView): boolean => !(view as FlowView).scenarios.includes('no-communication')
