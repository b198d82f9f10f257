/** What lessons, galleries and overviews say in every game, in French. */

import { many } from '../../languages/tools'
import type { LearnWords } from './learn.en'

const french: LearnWords = {
  reference: 'Règles et galerie',
  overview: 'Le jeu en une page',
  gallery: 'Galerie',
  galleryOf: (title) => `${title} : la galerie`,
  searchPieces: 'Chercher des cartes, tuiles et icônes',
  pieces: (shown, all) => (shown === all ? many(all, 'élément', 'éléments') : `${shown} sur ${many(all, 'élément', 'éléments')}`),
  filter: 'N’afficher que',
  everything: 'Tout',
  noPiece: 'Rien ici ne contient tous ces mots.',
  allPieces: 'Tout afficher',
  clauses: 'Règles',
  previous: 'Élément précédent',
  next: 'Élément suivant',
  changeIt: 'Le changer au laboratoire',
  laboratory: 'Laboratoire',
  laboratoryText: 'Changez une carte ou un nombre et voyez ce que cela fait.',

  learn: 'Apprendre en cinq minutes',
  lessons: 'Apprendre un jeu',
  lessonsText: 'Trois à cinq minutes, une chose à la fois.',
  begun: 'commencée',
  lessonOf: (title) => `Apprendre ${title}`,
  step: (now, all) => `Étape ${now} sur ${all}`,
  yourMove: 'À vous',
  well: 'Bien joué',
  notYet: 'Pas tout à fait',
  goOn: 'Continuer',
  tryAgain: 'Réessayer',
  showMe: 'Montrez-moi',
  back: 'Étape précédente',
  again: 'Recommencer',
  leave: 'Quitter',
  kept: 'Vous pouvez partir à tout moment : votre progression reste enregistrée sur cet appareil.',
  finished: 'Vous savez l’essentiel.',
  finishedText: 'Jouez une première partie contre des adversaires faciles. Quelques conseils vous aideront ; le reste peut attendre.',
  firstGame: 'Jouer votre première partie',
  readRules: 'Lire les règles',
  noLesson: 'Il n’y a pas de leçon pour ce jeu.',
  opponent: (number) => (number === 1 ? 'Mira' : number === 2 ? 'Otto' : 'Juno'),
}

export default french
