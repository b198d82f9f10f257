/** What the gallery of Along History says of goods and dice, in French. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  goods: 'Biens',
  dice: 'Dés rouges',
  population: 'Chaque carte en coûte. Les dés verts et les bonus la paient.',
  resource: 'La plupart des cartes coûtent une sorte de Ressource. Le dé bleu et les bonus la paient.',
  gold: 'À partir de l’Antiquité, une autre façon d’acheter une carte.',
  ur: 'Ressource universelle',
  urText: 'Vaut 3 Population, 1 Ressource au choix ou une guerre. Vous pouvez en garder deux.',
  x2: 'Double un autre dé.',
  war: 'Permet une guerre à la fin de votre tour.',
  reroll: 'Relancez autant de dés que vous voulez.',
  golden: 'Redressez une carte inclinée et servez-vous-en encore.',
  vp: 'Points de victoire',
}

export default words
