/** Ce que disent les rediffusions, en français (vouvoiement ; mêmes termes que page/fr.ts). */

import type { ReplayWords } from './en'

const moves = (count: number) => `${count} coup${count < 2 ? '' : 's'}`

const french: ReplayWords = {
  replay: 'Revoir la partie',
  replayOf: (title) => `Revoir : ${title}`,
  openRecord: 'Ouvrir une feuille de partie',
  openRecordText: 'Parcourez une partie que vous avez gardée en fichier.',
  openTitle: 'Ouvrir une feuille de partie',
  openText:
    'Choisissez le fichier téléchargé à la fin d’une partie, ou collez son contenu. Il est parcouru ici et n’est pas conservé sur le serveur.',
  chooseFile: 'Choisir un fichier',
  orPaste: 'Ou coller la feuille de partie',
  openButton: 'Ouvrir',
  opening: 'On rejoue la partie…',
  openAnother: 'Ouvrir une autre feuille de partie',
  empty: 'Collez d’abord une feuille de partie, ou choisissez son fichier.',
  notJson: 'Ce n’est pas une feuille de partie : impossible de la lire comme JSON.',
  tooLarge: 'Cela dépasse un mégaoctet : aucune feuille de partie n’est aussi grande.',
  unreadable: 'Ce fichier est illisible.',
  fromRecord: 'd’après une feuille de partie',
  toTable: 'Vers la table',
  copyLink: 'Copier le lien vers ce moment',
  linkCopied: 'Lien copié',
  linkFailed: 'L’adresse de cette page est le lien.',
  player: (number) => `Joueur ${number}`,
  moves,

  controls: 'Parcourir la partie',
  slider: 'Moment',
  moment: (number, last) => `Coup ${number} sur ${last}`,
  deal: 'La mise en place',
  dealText: 'Le jeu est en place ; personne n’a encore joué.',
  toMove: 'à jouer',
  first: 'À la mise en place (Début)',
  last: 'À la fin (Fin)',
  backTurn: 'Un tour en arrière (Page préc.)',
  onTurn: 'Un tour en avant (Page suiv.)',
  back: 'Un coup en arrière (flèche gauche)',
  on: 'Un coup en avant (flèche droite)',
  play: 'Lecture (espace)',
  pause: 'Pause (espace)',
  speed: 'Vitesse',
  speedOf: (perSecond) => `${perSecond === 0.5 ? '½' : perSecond}×`,
  keys: 'Touches : flèches gauche et droite pour un coup, Page préc. et Page suiv. pour un tour, Début et Fin, espace pour lire ou mettre en pause.',
  environment: 'La table',
  noEvents: 'Rien que tout le monde ait pu voir.',
  position: 'Position',
  noBoard: 'Ce jeu n’a pas de plateau ici ; suivez ses points et ses événements.',

  journal: 'Journal',
  goTo: (number) => `Aller au coup ${number}`,
  goToDeal: 'Aller à la mise en place',
  earlier: (count) => `Afficher ${moves(count)} avant`,

  pointsNow: 'Points à ce moment',
  standsNow: 'Où en est la partie',
  graph: 'Les points au fil de la partie',
  graphHelp: 'Parcourez avec les flèches, coup par coup.',
  graphOpens: 'Parcourez avec les flèches, coup par coup ; Entrée ou un appui ouvre la partie à cet endroit.',
  readout: (number, parts) => `${number === 0 ? 'Mise en place' : `Coup ${number}`} : ${parts.join(', ')}`,
  readoutPart: (name, points) => `${name} ${points}`,
  gained: (points) => (points > 0 ? `+${points}` : `−${-points}`),
  winner: 'victoire',

  fair: 'Un hasard vérifiable',
  holds: 'La graine de tout le hasard est bien celle sur laquelle le serveur s’était engagé avant le premier coup.',
  holdsNot: 'La graine de cette feuille de partie n’est pas celle de son engagement : la mise en place a pu être choisie.',
  noCommitment: 'Cette feuille de partie ne contient pas d’engagement : elle ne dit pas si sa graine était fixée avant la partie.',
  noSeed: 'Cette feuille de partie commence par une position et non par une mise en place.',
  seed: 'Graine',
  commitment: 'Engagement (SHA-256 de la graine)',
  download: 'Télécharger la feuille de partie',
}

export default french
