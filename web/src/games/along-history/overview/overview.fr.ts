/** Along History on one page, in French. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Menez un peuple à travers un à trois âges. Les dés paient les événements ; les cartes acquises forment votre Civilisation.',
  roll: 'Lancer les dés',
  rollText: 'Trois dés verts sont la Population, le bleu une Ressource, deux rouges ne servent qu’au joueur actif. Écartez un dé pour en relancer un autre.',
  buy: 'Acquérir des événements',
  buyText: 'Trois événements sont devant vous. Payez Population et Ressource avec dés et bonus, et la carte entre dans votre Civilisation.',
  calamity: 'Les Calamités',
  calamityText: 'Celles qui restent dans votre rangée à la fin de votre tour de joueur actif détruisent des cartes. Résolvez-les, échangez-les ou protégez-vous.',
  pawns: 'Tout le monde joue',
  pawnsText: 'Après le joueur actif, les autres utilisent les mêmes résultats verts et bleus avec des pions, sans dés rouges ni relances.',
  war: 'La guerre',
  warText: 'Une face Guerre ou une Ressource universelle la permet. La Population inclinée et trois dés décident ; le vainqueur prend un jeton ne dépassant pas la différence.',
  achieve: 'Accomplissements',
  achieveText: 'Avancez sur le plateau vers les jetons dont vous remplissez la condition. Chacun vous oblige à glisser une carte sous une autre : la décadence.',
  end: 'Fin d’un âge',
  endText: 'Toutes les cartes comptent leurs points, les jetons leur valeur, et chaque bonus recouvert coûte 2. Ce qui est découvert devient l’héritage de l’âge suivant.',
}

export default words
