/** Ce que disent les conseils, les analyses et les essais, en français (vouvoiement ; termes de page/fr.ts). */

import { listed } from '../../languages/tools'
import { GRAMMARS } from '../../sentences/grammar'
import type { AnalysisWords } from './en'

/** d’Ada, de Bob */
const of = (name: string) => GRAMMARS.fr.cases['de']?.(name) ?? name

const french: AnalysisWords = {
  hint: 'Conseil',
  hintTitle: 'Que pourrais-je jouer ? (?)',
  thinking: 'Réflexion en cours…',
  hintRequest: 'Conseil',
  playIt: 'Jouer ce coup',
  closeHint: 'Fermer le conseil',
  more: 'Pourquoi, et quoi d’autre ?',
  why: 'Pourquoi',
  costs: 'Ce qu’il coûte',
  betterBy: (percent) => `Il gagne ${percent} plus souvent que le meilleur des autres.`,
  else: 'Coups comparés',
  line: 'Suite probable',
  lineText: 'Tant que cela ne dépend ni du caché ni des tirages.',
  lookedAt: (futures, moves) => `${futures} suites simulées pour ${moves} coups possibles.`,
  wins: (percent) => `${percent} de chances de gagner`,
  between: (low, high) => `entre ${low} et ${high}`,
  percent: (value) => `${value} %`,

  course: 'Déroulement de la partie',
  pointsTab: 'Score',
  chancesTab: 'Chances de gagner',
  chances: 'Chances de gagner au fil de la partie',
  everyone: 'Tous ensemble',
  chancesHelp: 'Parcourez avec les flèches, coup par coup.',
  working: (done, total) => `Calcul des chances en cours : ${done} décisions sur ${total}.`,
  ahead: (count) => (count === 1 ? 'Une autre analyse passe avant.' : `${count} autres analyses passent avant.`),
  workOut: 'Calculer les chances',
  workOutText: 'Le serveur examine chaque décision de la partie ; cela prend un moment.',
  how: (futures) =>
    `D’après ${futures} simulations par décision, avec ce que ce joueur savait ; les bandes pâles montrent l’incertitude.`,
  turning: 'Tournants',
  noTurning: 'Aucun coup n’a beaucoup coûté à lui seul.',
  turningAt: (number, name, percent) => `Coup ${number}, ${name} : ${percent} de perdus`,
  gaveAway: (percent) => `−${percent}`,
  turningNow: (name, percent) => `${name} va perdre ${percent} de chances de gagner.`,
  played: 'Joué :',
  better: 'Meilleur :',
  tryBetter: 'Essayer le meilleur coup',
  asTable: 'En tableau',
  move: 'Coup',
  who: 'Qui décide',
  gave: 'Perdu',

  tryHere: 'Essayer à partir d’ici',
  trying: 'Et si ?',
  tryingFrom: (number) => (number === 0 ? 'Depuis la mise en place' : `Depuis le coup ${number}`),
  tryingText: 'Jouez pour chaque place à son tour. La partie jouée n’en est pas changée.',
  tried: 'Coups essayés',
  triedNone: 'Rien d’essayé encore : choisissez un coup sur le plateau.',
  takeBack: 'Annuler le coup',
  takeBackTo: (number) => `Revenir avant le coup essayé ${number}`,
  bot: 'Niveau du bot',
  answer: 'Laisser un bot répondre',
  answering: 'Le bot réfléchit…',
  others: (name) => `Les bots répondent pour tous sauf ${name}`,
  toGame: 'Retour à la partie',
  asked: (name) => `C’est à ${name} de jouer.`,
  over: 'Ici, la partie est finie.',
  overWon: (names) => `Ici, la partie est finie : victoire ${listed(names.map(of), ', ', ' et ')}.`,
  stoodIn: 'C’est la stratégie rapide du bot qui a répondu : la sienne n’était pas prête à temps.',
  copyLine: 'Copier le lien vers cette suite',
  moves: 'Coups',
}

export default french
