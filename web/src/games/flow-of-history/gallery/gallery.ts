/** The gallery of The Flow of History: all cards by type, and the seven icons. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Gallery, GalleryPiece } from '../../contract'
import { ageName, board, cardName, cardText, iconName, oneIcon, timingName, typeName } from '../say'
import { ICONS, TYPES, type CardFace, type Icon } from '../types'
import type { GalleryWords } from './gallery.en'
import Piece from './Piece.svelte'

const words = lateCatalogue<GalleryWords>({
  en: () => import('./gallery.en'),
  'zh-Hant': () => import('./gallery.zh-Hant'),
  fr: () => import('./gallery.fr'),
  de: () => import('./gallery.de'),
})

const OF_TIMING: Record<string, string[]> = { instant: ['FOH-G3'], attack: ['FOH-W1', 'FOH-W2'], permanent: ['FOH-G3', 'FOH-E1'], action: ['FOH-A1'], scoring: ['FOH-V4'], end: ['FOH-U3'], none: [] }
const OF_TYPE: Record<string, string[]> = { leader: ['FOH-G2'], wonder: ['FOH-G2'] }
const OF_ICON: Record<Icon, string[]> = {
  culture: ['FOH-V2'],
  harvest: ['FOH-H1'],
  trade: ['FOH-N2'],
  attack: ['FOH-W1'],
  science: ['FOH-C4', 'FOH-K2'],
  defense: ['FOH-W1'],
  industry: ['FOH-C4', 'FOH-K2'],
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function cardPiece(face: CardFace): GalleryPiece {
  return {
    id: face.id,
    group: face.type ?? 'wonder',
    name: cardName(face.name),
    text: [
      face.effect ? board.about(timingName(face), cardText(face)) : '',
      face.stripe.length > 0 ? board.stripe(face.stripe.map(iconName).join(', ')) : '',
      face.check ? board.checks(oneIcon(face.check)) : '',
    ]
      .filter(Boolean)
      .map(capital),
    clauses: [...(OF_TIMING[face.timing] ?? []), ...(OF_TYPE[face.type ?? ''] ?? [])],
    tags: [typeName(face.type), board.age(ageName(face.age)), face.check ? iconName(face.check) : ''],
  }
}

const gallery: Gallery = {
  groups: () => [...TYPES.map((type): [string, string] => [type, typeName(type)]), ['icons', words.icons]],
  pieces: (catalogue) => [
    ...(catalogue as CardFace[]).map(cardPiece),
    ...ICONS.map((icon) => ({ id: `icon-${icon}`, group: 'icons', name: iconName(icon), text: [words[icon]], clauses: OF_ICON[icon] })),
  ],
  Piece,
}

export default gallery
