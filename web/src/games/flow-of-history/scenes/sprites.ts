/** Which sprite has a card's scene, where only the card's id is known. */

import a, { ids as idsA } from './ages/a.ts?sprite'
import future from './ages/future.ts?sprite'
import i, { ids as idsI } from './ages/i.ts?sprite'
import ii, { ids as idsII } from './ages/ii.ts?sprite'
import iii, { ids as idsIII } from './ages/iii.ts?sprite'
import iv, { ids as idsIV } from './ages/iv.ts?sprite'
import start, { ids as idsStart } from './ages/start.ts?sprite'
import v, { ids as idsV } from './ages/v.ts?sprite'

const SPRITES = new Map(
  ([[start, idsStart], [a, idsA], [i, idsI], [ii, idsII], [iii, idsIII], [iv, idsIV], [v, idsV]] as const).flatMap(([sprite, ids]) => ids.map((id) => [id, sprite] as const)),
) // prettier-ignore

export const spriteOf = (card: string): string => SPRITES.get(`foh-${card}`) ?? future
