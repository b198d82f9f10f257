/** What a card's text says, in lines: its effects, what its failure does, whether it may be swapped. */

import type { Sentence } from '../../../lib/sentences'
import { board } from '../say'
import type { CardFace } from '../types'

export function effectLines(face: CardFace, say: (sentence: Sentence) => string): string[] {
  return [...face.effects, ...face.failure].map(say)
}

/** The same in a few words, for a card of one's own. */
export function shortEffect(face: CardFace, name: (card: string) => string): string {
  const found: string[] = []
  if (face.frees.length > 0) found.push(board.free(face.frees.map(name).join(', ')))
  for (const [card, by] of Object.entries(face.eases)) found.push(by < 0 ? board.cheaperTo(name(card), -by) : board.cheaper(name(card), by))
  if (face.generals > 0) found.push(board.general)
  if (face.attack + face.defence > 0) found.push(board.armyShort(face.attack, face.defence))
  return found.join(' · ')
}
