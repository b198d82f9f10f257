/** Flow on one page, in English. */

const english = {
  lead: 'Everybody plays together: bring the cat, the dog, the capybara and the lemur to the boat before the tiles run out.',
  goal: 'Four animals, one boat',
  goalText: 'You win when, at the end of a turn, water leads from every corner to the boat in the middle. Routes may join.',
  turn: 'A turn',
  turnText: 'Draw a tile and place it, or play one action card. Then the next player goes.',
  place: 'Where a tile fits',
  placeText: 'Water from an animal must reach it, and open sides must meet open sides. Turn it as you like. What lies stays.',
  obstacle: 'Obstacles',
  obstacleText: 'Water ends at rocks. You must place them, but never so that an animal is shut in.',
  cards: 'Action cards',
  cardsText: 'They remove, move, guard or fetch tiles, or calm a die. Instead of placing a plain straight, curve or tee, you may trade it for a card.',
  wave: 'The giant wave',
  waveText: 'When the round is over, two dice sweep a row and a column. The boat and the animals stay, and so does what a bird guards against one die.',
}

export default english
export type OverviewWords = Record<keyof typeof english, string>
