/** What the end of a game says, in French. */

import { listed } from '../../languages/tools'
import type { EndingWords } from './en'

const all = (names: string[]) => listed(names, ', ', ' et ')
const some = (count: number, one: string, many: string) => `${count} ${count < 2 ? one : many}`

const french: EndingWords = {
  youWin: 'Vous gagnez',
  youShare: (others) => `Vous partagez la victoire avec ${all(others)}`,
  wins: (names) => (names.length === 1 ? `${names[0]} gagne` : `${all(names)} se partagent la victoire`),
  wonTogether: 'Tout le monde gagne ensemble',
  lostTogether: 'Tout le monde perd ensemble',
  givenUp: 'Abandon',
  over: 'La partie est terminée',
  result: (points, others, moves) =>
    `${some(points, 'point', 'points')}${others.length > 0 ? ` contre ${all(others.map(String))}` : ''}, après ${some(moves, 'coup', 'coups')}.`,
  after: (moves) => `Après ${some(moves, 'coup', 'coups')}.`,
  pointsAsTheyStood: 'La partie a été abandonnée ; voici les points à ce moment.',
  stopped: 'La partie a été abandonnée avant la fin.',
  watch: 'Revoir la partie',
  save: 'Enregistrer la partie',
  sharePicture: 'Partager une image',

  // L’image à partager
  picture: 'La partie en image',
  pictureShare: 'Partager',
  pictureSave: 'Enregistrer l’image',
  pictureCopy: 'Copier l’image',
  pictureCopied: 'L’image est copiée.',
  pictureNotCopied: 'Ce navigateur n’a pas permis la copie. Enregistrez plutôt l’image.',
  pictureFailed: 'Ce navigateur n’a pas pu dessiner l’image.',

  points: 'D’où viennent les points',
  itemByItem: 'Ligne par ligne',
  place: (place) => `${place}.`,
  tie: (parts) => `Départage : ${parts.join(', ')}`,
  total: (name, points) => `${name} : ${some(points, 'point', 'points')}`,
  minus: (points) => `−${points}`,

  course: 'Le déroulement de la partie',
  turning: 'Tournants',
  turningText: (count) => (count === 1 ? 'Le coup qui a le plus changé les chances.' : `Les ${count} coups qui ont le plus changé les chances.`),
  noTurning: 'Aucun coup n’a beaucoup cédé à lui seul.',
  atMove: (number) => `Coup ${number}`,
  better: 'Mieux :',
  chance: (name, before, after) => `${name} : de ${before} à ${after} de chances`,
  look: 'Voir le coup',
  accuracy: 'La précision de chacun',
  accuracyText: 'À quel point les coups approchent des meilleurs que l’analyse a trouvés ; 100 : jamais moins bien.',
  accuracyOf: (name, value) => `${name} : ${value} sur 100`,
  working: (done, total) => `L’analyse examine la partie : ${done} décisions sur ${total}.`,
  soon: 'L’analyse commence bientôt.',
}

export default french
