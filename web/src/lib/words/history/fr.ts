/** What one's own history says, in French. */

import type { HistoryWords } from './en'

const words: HistoryWords = {
  title: 'Mes parties',
  text: 'Vos parties finies, votre bilan et vos cotes.',
  open: 'Ouvrir mes parties',
  noName: 'Vous n’avez pas encore de nom ici, il n’y a donc rien à montrer.',
  none: 'Pas encore de partie finie.',
  ratings: 'Cotes',
  ratingsText: 'D’après les parties entre personnes ; celles avec des bots ne comptent pas.',
  ratedGames: (games) => (games <= 1 ? `${games} partie cotée` : `${games} parties cotées`),
  records: 'Bilan',
  game: 'Jeu',
  players: 'Joueurs',
  played: 'Jouées',
  won: 'Gagnées',
  lost: 'Perdues',
  best: 'Le plus de points',
  opponents: 'Face à face',
  opponent: 'Adversaire',
  nameless: 'Quelqu’un sans nom',
  games: 'Parties finies',
  youWon: 'Gagné',
  youLost: 'Perdu',
  oneDevice: 'Sur un seul appareil',
  gaveUp: 'abandonnée',
  points: (points) => (points <= 1 ? `${points} point` : `${points} points`),
  table: 'La table',
  replay: 'Revoir',
  data: 'Vos données',
  export: 'Tout exporter',
  exportText: 'Un fichier JSON avec vos parties, vos résultats et tout ce que vous avez fait aux tables ici.',
  delete: 'Tout supprimer',
  deleteText: 'Votre nom et ce que vous avez écrit sont effacés de toutes les tables et de tous les replays. Les coups restent, sans auteur. Les parties en cours sont abandonnées.',
  deleteTitle: 'Supprimer votre historique ?',
  deleteYes: 'Supprimer',
  deleted: 'Votre historique est supprimé. Vous n’êtes plus personne ici.',
  rated: 'Cotée',
  unrated: 'Non cotée',
}

export default words
