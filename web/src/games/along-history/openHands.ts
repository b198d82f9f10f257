/** Everything at the table lies open (AH-2): a device may be passed on without a curtain. */

import type { OpenHandsModule } from '../contract'

export const openHands: OpenHandsModule['openHands'] = () => true
