/** For how long what happened is looked at before the next thing is shown. */

import type { TableUpdate } from '../wire'
import type { SoundMap } from './sound'
import { concerns } from './turns'

/** What others do, in milliseconds at normal speed. */
const OTHERS = 850
/** What concerns oneself is read too. */
const CONCERNS = 1100
/** What one does oneself: until it lies where it goes. */
const OWN = 450

/** The milliseconds for an update at normal speed; what only people said or did beside the game takes none. */
export function holdFor(update: TableUpdate, map: SoundMap): number {
  const mine = update.table.seats.filter((seat) => seat.yours).map((seat) => seat.seat)
  const moves = update.items.filter((item) => item.kind === 'move' && (item.events ?? []).length > 0)
  if (moves.length === 0 || update.table.stage !== 'running') return 0
  const others = moves.filter((item) => typeof item.seat !== 'number' || !mine.includes(item.seat))
  if (others.length === 0) return OWN
  const hit = others.some((item) => (item.events ?? []).some((event) => mine.some((seat) => concerns(event, seat, map))))
  return OTHERS + (hit ? CONCERNS : 0)
}
