/** What the lesson of Flow says, in French. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  draw: 'Piocher',
  drawAsk: 'Quatre animaux veulent rejoindre le bateau, au milieu. Vous gagnez ou perdez ensemble. Piochez votre première tuile.',
  drawDone: 'Un tour, c’est cela : piocher une tuile et la poser, ou jouer une carte à la place.',
  drawWrong: 'Piochez d’abord une tuile.',
  place: 'Poser',
  placeAsk: 'Appuyez sur une case claire : l’eau d’un animal doit atteindre la tuile. Posez-la où elle va.',
  placeDone: 'L’eau continue. Les tuiles restent en place, sauf si une carte ou la vague les déplace.',
  placeWrong: 'Vous pouvez l’échanger, mais cette fois posez-la.',
  bend: 'Tourner',
  bendAsk: 'La rivière du chat doit tourner au sud, vers le bateau. Tournez la courbe (appuyez dessus, ou R) et posez-la au bout de la rivière, juste au-dessus du bateau.',
  bendDone: 'Les bords ouverts se rencontrent, et l’eau coule maintenant vers le sud.',
  bendWrong: 'Permis, mais cela ne mène pas le chat au bateau. Prenez le bout de la rivière, ouvert à l’ouest et au sud.',
  obstacle: 'Un obstacle',
  obstacleAsk: 'Des rochers : l’eau s’arrête ici, et il faut la poser. Choisissez une case où elle gêne peu.',
  obstacleDone: 'Un animal ne doit jamais être enfermé ; la page ne montre que les cases permises.',
  obstacleWrong: 'Posez l’obstacle.',
  trade: 'Échanger',
  tradeAsk: 'Une ligne droite, une courbe ou une bifurcation simple s’échange contre une carte action. Échangez cette bifurcation.',
  tradeDone: 'Une carte pour plus tard. La tuile va à la défausse.',
  tradeWrong: 'Elle irait là, mais cette fois appuyez sur « Échanger ».',
  bird: 'Garder une tuile',
  birdAsk: 'La vague approche. Jouez « Oiseau » et posez-le sur une tuile à ne pas perdre.',
  birdDone: 'Si un dé frappe la tuile, c’est l’oiseau qui s’envole. Une carte est un tour entier.',
  birdWrong: 'Pas encore : jouez « Oiseau », puis appuyez sur une tuile.',
  support: 'Dégager la voie',
  supportAsk: 'Des rochers sous la rivière du chat barrent la route du bateau. Jouez « Soutien » et retirez-les.',
  supportDone: 'La voie est libre. Gardez ces cartes pour le bon moment.',
  supportWrong: 'Prenez « Soutien » et appuyez sur les rochers.',
  wave: 'La vague géante',
  waveAsk: 'C’est le dernier tour de la manche. Posez la croix où elle aide le plus, puis vient la vague.',
  waveDone: 'Deux dés ont balayé une rangée et une colonne. Le bateau et les animaux restent ; puis la manche suivante commence.',
  waveWrong: 'Posez la croix.',
  win: 'Ramenez-les',
  winAsk: 'Il manque une tuile. Posez-la pour que les quatre animaux atteignent le bateau.',
  winDone: 'Les quatre y sont à la fin d’un tour : vous avez gagné ensemble.',
  winWrong: 'Presque. Le trou est juste sous le bateau.',
}

export default words
