/** Ce que dit la page des règles, en français. */

import type { RulesWords } from './en'

/** En français, zéro est au singulier. */
const rules = (count: number) => (count < 2 ? 'règle' : 'règles')

const rulesWords: RulesWords = {
  games: 'Règles des jeux',
  gamesText: 'Chaque règle avec son numéro, dans nos propres mots : celui que citent les coups et les refus.',
  of: (title) => `${title} : les règles`,
  lead: 'Chaque règle avec son numéro, dans nos propres mots ; les pages indiquent où elle figure dans les livrets. Les coups et les refus citent ces numéros.',
  allGames: 'Tous les jeux',
  noGame: 'Ce jeu n’existe pas ici.',
  read: 'Lire les règles',
  players: (least, most) => (least === most ? `${least} joueur${least < 2 ? '' : 's'}` : `${least} à ${most} joueurs`),

  search: 'Chercher dans les règles',
  count: (shown, all) => (shown === all ? `${all} ${rules(all)}` : `${shown} ${rules(shown)} sur ${all}`),
  none: 'Aucune règle ne contient tous ces mots.',
  clear: 'Montrer toutes les règles',
  contents: 'Sections du livret',
  link: (clause) => `Lien vers la règle ${clause}`,

  marks: { ruling: 'notre décision', inferred: 'déduit', invented: 'inventé' },
  marksText: {
    ruling: 'Les livrets laissent ce point ouvert ; voici comment on joue ici.',
    inferred: 'Les livrets ne le disent pas, mais cela en découle.',
    invented: 'Ce que disaient les livrets nous est inconnu ; ceci en tient lieu.',
  },
  marksTitle: 'Degré de certitude d’une règle',
  stated: 'Sans autre mention, la règle figure dans un livret.',
  edition: (edition, pages, several) => `${edition} édition, ${several ? 'pages' : 'page'} ${pages}`,
  editions: { first: 'première', second: 'deuxième' },
  option: (name) => `Option : ${name}`,
}

export default rulesWords
