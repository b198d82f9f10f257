/** The gallery of Epochs: cards of every kind, governments, resources and terrains. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import { say } from '../../../lib/sentences'
import type { Gallery, GalleryPiece } from '../../contract'
import { linesOf } from '../cards/texts'
import { board, goodName, refName, terrainName } from '../say'
import { faceOf, RESOURCES, ROMAN, TERRAINS, type Face, type Resource } from '../types'
import type * as wire from '../wire'
import type { GalleryWords } from './gallery.en'
import Piece from './Piece.svelte'

const words = lateCatalogue<GalleryWords>({
  en: () => import('./gallery.en'),
  'zh-Hant': () => import('./gallery.zh-Hant'),
  fr: () => import('./gallery.fr'),
  de: () => import('./gallery.de'),
})

const KINDS = ['invention', 'wonder', 'unit', 'civilization', 'form'] as const
const OF_KIND: Record<string, string[]> = { invention: ['EP-4.1', 'EP-4.4'], wonder: ['EP-6.5'], unit: ['EP-6.6', 'EP-7.1'], civilization: ['EP-1.8', 'EP-9.2'], form: ['EP-6.7'] }
const OF_RESOURCE: Record<Resource, string[]> = { food: ['EP-5.1', 'EP-10.3'], production: ['EP-5.1'], science: ['EP-5.1', 'EP-6.4'], gold: ['EP-5.1', 'EP-10.4'], culture: ['EP-5.3'], authority: ['EP-5.2'], art: ['EP-10.1'], honor: ['EP-12.1'] }

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function facePiece(face: Face): GalleryPiece {
  const abilities = face.abilities.map((one) => [refName(one.name), ROMAN[one.epoch], one.text.map((sentence) => say(sentence)).join(' ')].filter(Boolean).join(' · '))
  return {
    id: `${face.kind}-${face.id}`,
    group: face.kind,
    name: refName(face.name),
    text: [...linesOf({ say: (sentence) => say(sentence) }, face).slice(1), ...abilities],
    clauses: OF_KIND[face.kind] ?? [],
    tags: [ROMAN[face.epoch] ? board.epoch(ROMAN[face.epoch] ?? '') : ''],
  }
}

const gallery: Gallery = {
  groups: () => [...KINDS.map((kind): [string, string] => [kind, words[kind]]), ['resource', words.resource], ['terrain', words.terrain]],
  pieces: (catalogue) => [
    ...(catalogue as wire.Face[]).map(faceOf).map(facePiece),
    ...RESOURCES.map((kind) => ({ id: `resource-${kind}`, group: 'resource', name: capital(goodName(kind)), text: [kind === 'gold' ? words.goldText : words[kind]], clauses: OF_RESOURCE[kind] })),
    ...TERRAINS.map((terrain) => ({ id: `terrain-${terrain}`, group: 'terrain', name: capital(terrainName(terrain)), text: [words.terrainText], clauses: ['EP-2.1'] })),
  ],
  Piece,
}

export default gallery
