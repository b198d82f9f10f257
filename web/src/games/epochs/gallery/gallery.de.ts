/** What the gallery of Epochs says of groups and signs, in German. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  invention: 'Erfindungen',
  wonder: 'Wunder',
  unit: 'Einheiten',
  civilization: 'Zivilisationen',
  form: 'Regierungen',
  resource: 'Ressourcen',
  terrain: 'Gelände',
  food: 'Bezahlt das Expandieren und ernährt am Ende einer Epoche deine Städte.',
  production: 'Bezahlt Städte, Einheiten und Wunder.',
  science: 'Bezahlt die Forschung.',
  goldText: 'Steht für Nahrung, Produktion und Wissenschaft.',
  culture: 'Punkte, bessere Regierungen und Kunstwerke.',
  authority: 'Steine, mit denen du Gebiete besetzt und Deines markierst.',
  art: 'Punkte am Ende.',
  honor: 'Punkte aus gewonnenen Kriegen.',
  terrainText: 'Ein Feld der Karte. Manche Einheiten kämpfen hier besser, manche Erfindungen nennen es.',
}

export default words
