/** What Along History sounds like, by the kinds of its journal (`Happened` in games/along_history). */

import type { SoundMap } from '../../lib/table/sound'

const sounds: SoundMap = {}

export default sounds
