/** What the board says: pieces, resources, terrains and actions by the game's catalogue, the rest in the board's own words. */

import { thingName, type Ref } from '../../lib/sentences'
import { inOrder, type Amounts } from './types'
import { board } from './words/board'

export { board } from './words/board'

export const GAME = 'epochs'

/** What something is called: a content pack's own name, or the catalogue's. */
export const refName = ({ kind, id, name }: Ref): string => name || thingName(GAME, kind, String(id))

export const goodName = (kind: string): string => (kind === 'trade_supply' ? board.supply : kind === 'trade_demand' ? board.demand : thingName(GAME, 'resource', kind))
export const terrainName = (terrain: string): string => thingName(GAME, 'terrain', terrain)
export const naturalName = (natural: string): string => thingName(GAME, 'natural', natural)
export const advantageName = (kind: string): string => thingName(GAME, 'advantage', kind)
export const flagName = (flag: string): string => thingName(GAME, 'flag', flag)

export const formationName = (formation: string): string => thingName(GAME, 'formation', formation)

/** Amounts in words: "2 food, 1 gold". */
export const goodsText = (amounts: Amounts): string => board.and(inOrder(amounts).map(([kind, amount]) => board.count(amount, goodName(kind))))
