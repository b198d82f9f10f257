/** Play now: from a press to the first decision, without a form. */

import { boardOf } from '../../games'
import { api } from '../net/api'
import { needGame } from '../sentences'
import type { GameInfo } from '../wire'
import { madeUpName, seatsNow } from './firstSeats'
import { me } from './person.svelte'
import { router } from './router.svelte'

/** Opens a table and goes there; what the table needs is fetched meanwhile. */
export async function playNow(game: GameInfo, names: readonly string[]): Promise<void> {
  void boardOf(game.id)?.().catch(() => null)
  void needGame(game.id)
  if (me.name === null) await me.rename(madeUpName(names))
  const opened = await api.create({ game: game.id, seats: seatsNow(game) })
  router.go(`/t/${opened.id}`)
}
