/** What the gallery of The Flow of History says of icons, in German. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  icons: 'Symbole',
  culture: 'Jedes ist am Ende 1 Punkt wert.',
  harvest: 'Wenn du erntest, bringt jedes 1 Marker aus der Reserve in den Vorrat, bevor du deine Hälfte nimmst.',
  trade: 'Wenn dir jemand eine Investition wegschnappt, gibt dir jedes zuerst 1 Marker aus dem Vorrat.',
  attack: 'Deine Stärke im Angriff. Bei der Verteidigung zählt es auch.',
  defense: 'Zählt mit deinen Angriffssymbolen, wenn dich jemand angreift.',
  science: 'Viele Karten prüfen es: Wer eine abschließt, nimmt für jedes 1 Marker aus dem Vorrat.',
  industry: 'Viele Karten prüfen es: Wer eine abschließt, nimmt für jedes 1 Marker aus dem Vorrat.',
}

export default words
