/** What The Flow of History sounds like, by the kinds of its journal (`Happened` in games/flow_of_history). */

import type { SoundMap } from '../../lib/table/sound'

const sounds: SoundMap = {
  invest: 'tokens',
  complete: 'tokens',
  snipe: 'tokens',
  trade: 'tokens',
  half: 'tokens',
  pay: 'tokens',
  reap: 'tokens',
  catch_up: 'tokens',
  take: 'tokens',
  khan: 'tokens',
  communism: 'tokens',
  attack: 'attack',
  steal: 'attack',
  lose: 'attack',
  // What only sets the scene, or is told by what follows.
  sow: null,
  first: null,
  start: null,
  dealt: null,
  turn: null,
  reveal: null,
  pass: null,
  end: 'end',
}

export default sounds
