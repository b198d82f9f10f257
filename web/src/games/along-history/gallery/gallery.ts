/** The gallery of Along History: all cards by type, the goods they cost, and the faces of the red dice. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import { say } from '../../../lib/sentences'
import type { Gallery, GalleryPiece } from '../../contract'
import { effectLines } from '../cards/texts'
import { ageName, amountsText, board, cardName, goodName, typeName } from '../say'
import { GOODS, TYPES, total, type CardFace } from '../types'
import type { GalleryWords } from './gallery.en'
import Piece from './Piece.svelte'

const words = lateCatalogue<GalleryWords>({
  en: () => import('./gallery.en'),
  'zh-Hant': () => import('./gallery.zh-Hant'),
  fr: () => import('./gallery.fr'),
  de: () => import('./gallery.de'),
})

const OF_TYPE: Record<string, string[]> = { terrain: ['AH-23', 'AH-27'], character: ['AH-23', 'AH-27'], progress: ['AH-23', 'AH-27'], wonder: ['AH-31'], calamity: ['AH-39', 'AH-41'] }
const RED = { x2: 'AH-15', war: 'AH-16', reroll: 'AH-14', golden: 'AH-17' } as const

function cardPiece(face: CardFace): GalleryPiece {
  return {
    id: face.id,
    group: face.type,
    name: cardName(face.name),
    text: [total(face.bonuses) > 0 ? `${board.bonus} ${amountsText(face.gives)}` : board.noBonus, ...effectLines(face, (sentence) => say(sentence)), face.transmissible ? '' : board.fixed].filter(Boolean),
    clauses: OF_TYPE[face.type] ?? [],
    tags: [typeName(face.type), ageName(face.age), goodName(face.resource)],
  }
}

const gallery: Gallery = {
  groups: () => [...TYPES.map((type): [string, string] => [type, typeName(type)]), ['goods', words.goods], ['dice', words.dice]],
  pieces: (catalogue) => [
    ...(catalogue as CardFace[]).map(cardPiece),
    ...GOODS.map((good) => ({ id: `good-${good}`, group: 'goods', name: goodName(good), text: [good === 'population' || good === 'gold' ? words[good] : words.resource], clauses: good === 'gold' ? ['AH-28', 'AH-29'] : ['AH-24', 'AH-25'] })),
    { id: 'good-ur', group: 'goods', name: words.ur, text: [words.urText], clauses: ['AH-74', 'AH-38'] },
    ...Object.entries(RED).map(([face, clause]) => ({ id: `die-${face}`, group: 'dice', name: board.faces[face] ?? face, text: [words[face as keyof typeof RED]], clauses: ['AH-13', clause] })),
  ],
  Piece,
}

export default gallery
