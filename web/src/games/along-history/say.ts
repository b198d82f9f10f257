/** What the board says: cards, types, goods, dice and Ages by the game's catalogue, the rest in the board's own words. */

import { say, thingName, type Arg, type Ref } from '../../lib/sentences'
import { GOODS, type Amounts, type DieShown, type Good, type Type } from './types'
import { board } from './words/board'

export { board } from './words/board'

const GAME = 'along-history'

/** A card's title: a content pack's own, or the catalogue's. */
export const cardName = ({ id, name }: Ref): string => name || thingName(GAME, 'card', String(id))

export const typeName = (type: Type): string => thingName(GAME, 'type', type)
export const goodName = (good: Good): string => thingName(GAME, 'bonus', good)
export const ageName = (age: string): string => thingName(GAME, 'age', age)
export const spaceName = (space: string): string => (space === 'start' ? board.start : space)

/** What a counter asks for. */
export function askName({ args }: { args: Readonly<Record<string, Arg>> }): string {
  const name = args['counter'] ?? ''
  if (typeof name === 'object' && 'code' in name) return say(name)
  return typeof name === 'object' && 'id' in name ? thingName(GAME, 'counter', String(name.id)) : String(name)
}

/** Amounts in words: "2 Population, 1 Culture". */
export function amountsText(amounts: Amounts): string {
  return board.and(GOODS.flatMap((good) => (amounts[good] ? [board.count(amounts[good], goodName(good))] : [])))
}

/** What one would miss by ending the turn: of which kind, about which card. */
export function warned({ kind }: { kind: 'fails' | 'payable' | 'war' }, card: string): string {
  return kind === 'war' ? board.warns.war : board.warns[kind](card)
}

/** What a die is called: "green 3", "blue Culture", "red War". */
export function dieName(die: DieShown): string {
  const shows = die.colour === 'blue' ? goodName(die.shows as Good) : (board.faces[die.shows] ?? die.shows)
  return board.dieName(board.colours[die.colour] ?? die.colour, shows)
}
