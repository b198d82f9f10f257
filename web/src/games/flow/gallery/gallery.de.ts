/** What the gallery of Flow says of groups and of what swims, in German. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  tiles: 'Plättchen',
  cards: 'Aktionskarten',
  scenarios: 'Szenariokarten',
  animals: 'Tiere und Boot',
  animal: 'Beginnt in seiner Ecke und will zum Boot. Wasser verlässt es auf zwei Seiten.',
  boat: 'In der Mitte. Ihr gewinnt, wenn am Ende eines Zuges Wasser jedes Tier hierher führt.',
  tile: 'Lege es so ans Wasser, dass offene Seiten an offene stoßen.',
  obstacle: 'An den Felsen endet das Wasser. Es muss gelegt werden, aber nie so, dass ein Tier eingeschlossen ist.',
  count: 'Im Spiel',
}

export default words
