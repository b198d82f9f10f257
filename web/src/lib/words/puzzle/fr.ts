/** What puzzles say, in French. */

import type { PuzzleWords } from './en'

const words: PuzzleWords = {
  daily: 'Problème du jour',
  title: (day) => `Problème du ${day}`,
  solve: 'Résoudre',
  solved: 'Résolu',
  missed: 'Manqué',
  teaser: (players) => (players === 1 ? 'Seul à la table. Un coup est nettement le meilleur.' : `Une table à ${players}. Un coup est nettement le meilleur.`),
  task: 'Trouvez le meilleur coup.',
  youAre: (seat) => `Vous êtes le joueur ${seat} ; jouez votre coup sur le plateau. Personne d’autre ne le voit.`,
  taskTogether: 'Tous gagnent ou perdent ensemble.',
  giveUp: 'Voir la réponse',
  again: 'Essayer un autre coup',
  playBest: 'Le voir sur le plateau',
  right: 'C’est cela !',
  wrong: 'Pas le meilleur.',
  answer: 'La réponse',
  best: 'Le meilleur',
  second: 'Le deuxième',
  then: 'Et ensuite :',
  going: 'Jusqu’ici, c’est bon : terminez votre coup.',
  next: 'La suite attendue',
  yours: 'Votre coup',
  loses: (percent) => `perd ${percent} des chances de gagner`,
  unrated: 'Votre coup n’a pas mérité d’être examiné : ses chances sont sous toutes celles-ci.',
  reasons: 'Ce qu’il apporte',
  how: (futures) => `D’après ${futures} suites simulées, avec seulement ce que ce joueur sait.`,
  otherVersion: 'Il vient d’autres règles ou d’un autre contenu : les chiffres peuvent différer un peu.',
  earlier: 'Tous les problèmes',
  today: 'Aujourd’hui',
  none: 'Ce serveur n’a pas de problèmes.',
  player: (seat) => `Joueur ${seat}`,
  position: 'La position',
}

export default words
