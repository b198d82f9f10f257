/** What the gallery of Epochs says of groups and signs, in French. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  invention: 'Inventions',
  wonder: 'Merveilles',
  unit: 'Unités',
  civilization: 'Civilisations',
  form: 'Régimes',
  resource: 'Ressources',
  terrain: 'Terrains',
  food: 'Paie l’expansion et nourrit vos villes à la fin d’une époque.',
  production: 'Paie les villes, les unités et les merveilles.',
  science: 'Paie la recherche.',
  goldText: 'Remplace nourriture, production et science.',
  culture: 'Des points, de meilleurs régimes et des chefs-d’œuvre.',
  authority: 'Des cubes qui prennent des territoires et marquent ce qui est à vous.',
  art: 'Des points à la fin.',
  honor: 'Des points gagnés à la guerre.',
  terrainText: 'Un hexagone de la carte. Certaines unités s’y battent mieux, certaines inventions en parlent.',
}

export default words
