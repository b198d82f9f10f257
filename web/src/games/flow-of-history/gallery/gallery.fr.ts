/** What the gallery of The Flow of History says of icons, in French. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  icons: 'Icônes',
  culture: 'Chacune vaut 1 point à la fin.',
  harvest: 'Quand vous récoltez, chacune fait passer 1 jeton de la Réserve au Stock avant que vous n’en preniez la moitié.',
  trade: 'Quand on vous souffle un investissement, chacune vous donne d’abord 1 jeton du Stock.',
  attack: 'Votre force en attaque. Elle compte aussi en défense.',
  defense: 'Compte avec vos icônes d’attaque quand on vous attaque.',
  science: 'Beaucoup de cartes la vérifient : qui en finalise une prend 1 jeton du Stock pour chacune.',
  industry: 'Beaucoup de cartes la vérifient : qui en finalise une prend 1 jeton du Stock pour chacune.',
}

export default words
