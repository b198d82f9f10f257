/** Flow on one page, in French. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Tout le monde joue ensemble : amenez le chat, le chien, le capybara et le lémurien au bateau avant d’être à court de tuiles.',
  goal: 'Quatre animaux, un bateau',
  goalText: 'Vous gagnez quand, à la fin d’un tour, l’eau mène de chaque coin au bateau, au milieu. Les chemins peuvent se rejoindre.',
  turn: 'Un tour',
  turnText: 'Piochez une tuile et posez-la, ou jouez une carte action. Puis c’est au joueur suivant.',
  place: 'Où une tuile se pose',
  placeText: 'L’eau d’un animal doit l’atteindre, et les bords ouverts se rencontrent. Tournez-la à volonté. Ce qui est posé reste.',
  obstacle: 'Les obstacles',
  obstacleText: 'L’eau s’arrête aux rochers. Il faut les poser, mais jamais de façon à enfermer un animal.',
  cards: 'Cartes action',
  cardsText: 'Elles retirent, déplacent, gardent ou récupèrent des tuiles, ou calment un dé. Au lieu de poser une ligne droite, une courbe ou une bifurcation simple, vous pouvez l’échanger contre une carte.',
  wave: 'La vague géante',
  waveText: 'Quand la manche est finie, deux dés balaient une rangée et une colonne. Le bateau et les animaux restent, et un oiseau protège sa tuile contre un dé.',
}

export default words
