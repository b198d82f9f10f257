/** What Along History sounds like, by the kinds of its journal (`Happened` in games/along_history). */

import type { SoundMap } from '../../lib/table/sound'

const sounds: SoundMap = {
  enter: 'tokens',
  free: 'tokens',
  buy: 'tokens',
  coin: 'tokens',
  earn: 'tokens',
  gold_bonus: 'tokens',
  wonder: 'tokens',
  take_counter: 'tokens',
  attacks: 'attack',
  war_roll: 'attack',
  steals: 'attack',
  fails: 'attack',
  destroy: 'attack',
  lose_gold: 'attack',
  // What only sets the scene, or is told by what follows.
  first: null,
  round: null,
  turn: null,
  dealt: null,
  set_aside: null,
  counters_laid: null,
  counters_given: null,
  pay_die: null,
  pay_card: null,
  pay_heritage: null,
  pay_ur_resource: null,
  pay_ur_population: null,
  pawns: null,
  end_main: null,
  stay: null,
  no_more_wars: null,
  age_ends: 'end',
  game_ends: 'end',
}

export default sounds
