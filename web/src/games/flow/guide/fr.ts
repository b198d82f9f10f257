/** Ce que dit le guide d’une première partie de Flow. */

import type { GuideWords } from './en'

const words: GuideWords = {
  goal: 'Ramenez quatre animaux',
  goalText: 'Le chat, le chien, le capybara et le lémurien veulent atteindre le bateau. Posez des tuiles pour que l’eau mène de chaque coin au milieu ; les chemins peuvent se rejoindre.',
  turn: 'À vous',
  turnText: 'Piochez une tuile ou jouez une carte. Seule la personne dont c’est le tour agit, mais tous gagnent ou perdent ensemble.',
  round: 'La vague arrive',
  roundText: 'Tant que l’anneau n’est pas vide, faites tout ce que vous pouvez. Ensuite deux dés balaient une rangée et une colonne.',
  place: 'Où elle peut aller',
  placeText: 'Les cases claires prennent la tuile telle quelle, celles en pointillé une fois tournée. L’eau d’un animal doit l’atteindre, et les bords ouverts se rencontrent.',
  rotate: 'Tourner',
  rotateText: 'Touchez la tuile, tournez la molette ou appuyez sur R. Au-dessus d’une case, la tuile montre comment elle se poserait.',
  obstacle: 'Un obstacle',
  obstacleText: 'L’eau s’arrête à un obstacle. Il faut le poser quand même, mais jamais de façon à enfermer un animal.',
  trade: 'Échanger',
  tradeText: 'Une ligne droite, une courbe ou une bifurcation simple peut être donnée contre une carte action au lieu d’être posée.',
  card: 'Vos cartes',
  cardText: 'Une carte action est un tour entier. « Oiseau » garde une tuile, « Soutien » en retire une, « Courant » en déplace une : gardez-les pour le bon moment.',
  wave: 'La vague géante',
  waveText: 'Toute tuile sur la rangée du dé blanc et la colonne du dé noir s’en va, mais le bateau et les animaux restent. Les lignes du milieu n’ont pas de numéro.',
  bird: 'Un oiseau',
  birdText: 'La tuile sous un oiseau reste quand un dé la frappe ; puis l’oiseau s’envole. Les deux dés ensemble emportent aussi la tuile.',
  late: 'Temps écoulé',
  lateText: 'Terminez votre tour : posez la tuile en main, puis vient la vague.',
  end: 'Comment cela finit',
  endText: 'Vous gagnez quand, à la fin d’un tour, les quatre animaux atteignent le bateau. Vous perdez quand il n’y a rien à piocher ni à jouer.',
  why: 'Pourquoi est-ce interdit ?',
  whyText: 'Montrez une case ou appuyez longuement dessus : la réponse nomme la règle. Touchez le numéro d’une règle pour la lire.',
}

export default words
