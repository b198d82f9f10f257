/** The gallery of Flow: tiles, action cards, scenario cards, and who swims. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Gallery, GalleryPiece } from '../../contract'
import { animalName, boatName, capital, effectText, pieceName } from '../say'
import { isObstacle } from '../state/geometry'
import { ANIMALS, type Face } from '../types'
import type { GalleryWords } from './gallery.en'
import Piece from './Piece.svelte'

const words = lateCatalogue<GalleryWords>({
  en: () => import('./gallery.en'),
  'zh-Hant': () => import('./gallery.zh-Hant'),
  fr: () => import('./gallery.fr'),
  de: () => import('./gallery.de'),
})

const GROUPS = { tile: 'tiles', card: 'cards', scenario: 'scenarios' } as const
const OF_CARD: Record<string, string[]> = {
  support: ['FL-G1'], bird: ['FL-G2'], current: ['FL-G3'], fishing: ['FL-G4'], 'calm-waters': ['FL-G5'], return: ['FL-G6'],
  obstacles: ['FL-H1'], 'no-communication': ['FL-H2'], 'one-card': ['FL-H3'], 'no-new-cards': ['FL-H4'], 'firm-obstacles': ['FL-H5'], 'single-path': ['FL-H6'], 'obstacles-remain': ['FL-H7'],
} // prettier-ignore

function facePiece(face: Face): GalleryPiece {
  const tile = face.kind === 'tile'
  const rocky = tile && isObstacle(face.id)
  return {
    id: `${face.kind}-${face.id}`,
    group: GROUPS[face.kind],
    name: capital(pieceName(face.kind, face.id)),
    text: [tile ? (rocky ? words.obstacle : words.tile) : effectText(face.id), `${words.count}: ${face.count}`],
    clauses: tile ? (rocky ? ['FL-A6', 'FL-D4', 'FL-E6'] : ['FL-E2', 'FL-E3', 'FL-A8']) : (OF_CARD[face.id] ?? []),
  }
}

const gallery: Gallery = {
  groups: () => [['tiles', words.tiles], ['cards', words.cards], ['scenarios', words.scenarios], ['animals', words.animals]],
  pieces: (catalogue) => [
    ...(catalogue as Face[]).map(facePiece),
    ...ANIMALS.map((animal) => ({ id: `animal-${animal}`, group: 'animals', name: animalName(animal), text: [words.animal], clauses: ['FL-A2', 'FL-I1'] })),
    { id: 'boat', group: 'animals', name: capital(boatName()), text: [words.boat], clauses: ['FL-A5', 'FL-I1'] },
  ],
  Piece,
}

export default gallery
