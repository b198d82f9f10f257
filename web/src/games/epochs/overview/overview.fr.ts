/** Epochs on one page, in French. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Faites grandir une civilisation en trois époques de six tours : territoires, villes, inventions, merveilles, et armées s’il le faut.',
  reveal: 'Révéler une tuile',
  revealText: 'Chaque tour commence par retourner une tuile de la carte et choisir son orientation.',
  plan: 'Inventer ou recouvrir',
  planText: 'Jouez une invention : inventez-la pour sa prime de lancement et sa capacité, puis faites une action ; ou recouvrez une carte du marché et faites-en deux.',
  actions: 'Huit actions',
  actionsText: 'S’étendre, bâtir une ville, un comptoir ou une merveille, rechercher, améliorer une unité, changer de régime ou utiliser l’ordre de production.',
  resources: 'Les ressources',
  resourcesText: 'Nourriture, production et science paient ; l’or remplace les trois. Culture et autorité ne se dépensent jamais comme des pièces.',
  trade: 'Offre et demande',
  tradeText: 'Les territoires offrent, villes et comptoirs demandent. En fin d’époque, vous gagnez de l’or selon le plus bas des deux.',
  war: 'La guerre',
  warText: 'Les unités prêtes ajoutent leur combat et leurs dés. Les barbares peuvent toujours être attaqués ; les joueurs seulement par les bellicistes, et les bellicistes par tous.',
  end: 'Les points',
  endText: 'Culture, honneur, territoires, villes, or, chefs-d’œuvre, et ce que disent les cartes à la fin. Il faut nourrir les villes à la fin de chaque époque.',
}

export default words
