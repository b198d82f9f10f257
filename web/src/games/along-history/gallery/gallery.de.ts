/** What the gallery of Along History says of goods and dice, in German. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  goods: 'Güter',
  dice: 'Rote Würfel',
  population: 'Jede Karte kostet davon. Grüne Würfel und Boni bezahlen sie.',
  resource: 'Die meisten Karten kosten eine Art Ressource. Der blaue Würfel und Boni bezahlen sie.',
  gold: 'Ab der Antike ein anderer Weg, eine Karte zu kaufen.',
  ur: 'Universalressource',
  urText: 'Zählt als 3 Bevölkerung, 1 beliebige Ressource oder ein Krieg. Du darfst zwei haben.',
  x2: 'Verdoppelt einen anderen Würfel.',
  war: 'Erlaubt einen Krieg am Ende deines Zuges.',
  reroll: 'Würfle beliebig viele Würfel neu.',
  golden: 'Richte eine gedrehte Karte auf und nutze sie noch einmal.',
  vp: 'Siegpunkte',
}

export default words
