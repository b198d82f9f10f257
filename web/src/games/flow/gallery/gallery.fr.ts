/** What the gallery of Flow says of groups and of what swims, in French. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  tiles: 'Tuiles',
  cards: 'Cartes action',
  scenarios: 'Cartes scénario',
  animals: 'Animaux et bateau',
  animal: 'Part de son coin et veut rejoindre le bateau. L’eau en sort de deux côtés.',
  boat: 'Au milieu. Vous gagnez quand, à la fin d’un tour, l’eau mène chaque animal ici.',
  tile: 'Posez-la au bord de l’eau, côtés ouverts contre côtés ouverts.',
  obstacle: 'L’eau s’arrête aux rochers. Il faut la poser, mais jamais de façon à enfermer un animal.',
  count: 'Dans la boîte',
}

export default words
