/** What the lesson of Along History says, in French. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  buy: 'Acquérir une carte',
  buyAsk: 'Trois événements sont dans votre rangée. « Feu » coûte 6 Population et 1 Ingéniosité : les dés verts montrent des gens, le bleu l’Ingéniosité. Appuyez sur « Feu » et confirmez le paiement.',
  buyDone: '« Feu » fait partie de votre Civilisation : 1 point, et 2 Population en bonus pour payer plus tard.',
  buyWrong: 'Possible, mais prenez « Feu » : son bonus vous aide le plus.',
  bonus: 'Payer avec un bonus',
  bonusAsk: '« Agriculture » coûte 7 Population, et vos dés en montrent 6. Inclinez « Feu » pour 2 de plus : appuyez sur « Agriculture » et confirmez.',
  bonusDone: 'Une carte inclinée se repose jusqu’à votre prochain tour. On ne rend pas la monnaie : dés et cartes paient en entier.',
  bonusWrong: 'Essayez « Agriculture » : votre bonus permet de la payer.',
  reroll: 'Relancer',
  rerollAsk: 'Montagne et Plaine veulent de la Force, mais le dé bleu montre l’Ingéniosité. Écartez un dé pour relancer le bleu.',
  rerollDone: 'Force. Vous pouvez continuer tant qu’il reste des dés à écarter.',
  rerollWrong: 'C’est permis, mais relancez le dé bleu.',
  swap: 'Échanger une Calamité',
  swapAsk: 'Les Loups sont une Calamité : s’ils restent dans votre rangée, ils frappent à la fin de votre tour. Écartez un dé pour les échanger contre une carte de Mira.',
  swapDone: 'C’est maintenant le souci de Mira. Personne ne peut refuser un échange.',
  swapWrong: 'Donnez les Loups : Échanger, un dé, Loups, puis une carte de Mira.',
  war: 'La guerre',
  warAsk: 'Un dé rouge montre Guerre. Attaquez Mira : inclinez des cartes pour plus de force, puis lancez.',
  warDone: 'Chaque camp ajoute trois dés. Le vainqueur prend un jeton qui ne vaut pas plus que la différence.',
  warWrong: 'La paix est belle, mais ici vous apprenez la guerre : déclarez-la.',
  counter: 'Accomplissements',
  counterAsk: 'Vous remplissez des conditions du plateau. Allez à un jeton qui brille et prenez-le.',
  counterDone: 'Sa valeur compte à la fin, et les guerres peuvent le voler. Une carte doit maintenant passer dessous : la décadence.',
  counterWrong: 'Vous pouvez rester, mais prenez un jeton.',
  decadence: 'Décadence',
  decadenceAsk: 'Glissez une carte sous une autre. « Rites funéraires » n’a pas de bonus à perdre : un bon choix.',
  decadenceDone: 'Elle garde ses points. Chaque bonus d’une carte recouverte coûte 2 points à la fin de l’âge.',
  decadenceWrong: 'Choisissez une carte, puis celle qui la recouvre.',
}

export default words
