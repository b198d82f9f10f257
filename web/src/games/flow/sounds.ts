/** What Flow sounds like, by the kinds of its journal (`Happened` in games/flow). */

import type { SoundMap } from '../../lib/table/sound'

const sounds: SoundMap = {
  rolled: 'attack',
  swept: 'attack',
  gained: 'tokens',
  unseen: 'tokens',
  home: 'tokens',
  bird_on: 'tokens',
  // What only sets the scene.
  first: null,
  dealt: null,
  scenario: null,
  replaced: null,
  obstacle: null,
  flipped: null,
  turn: null,
  round: null,
  calm_over: null,
  won: 'end',
  lost: 'end',
}

export default sounds
