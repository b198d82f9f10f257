/** What the guide through a first game of Flow says. */

const english = {
  goal: 'Bring four animals home',
  goalText: 'The cat, the dog, the capybara and the lemur want to reach the boat. Lay tiles so that water leads from each corner to the middle; their ways may join.',
  turn: 'Your turn',
  turnText: 'Draw a tile, or play one of your cards. Only the player whose turn it is acts, but everybody wins or loses together.',
  round: 'The wave is coming',
  roundText: 'Before the ring is empty you may do as much as you like. Then two dice sweep a row and a column of the board.',
  place: 'Where it may lie',
  placeText: 'Bright spaces take the tile as it lies now, dashed ones when it is turned. It must touch water that comes from an animal, and open edges must meet open ones.',
  rotate: 'Turning',
  rotateText: 'Press the tile, turn the wheel, or press R. Over a space the tile shows how it would fit.',
  obstacle: 'An obstacle',
  obstacleText: 'Water ends at an obstacle. It must be laid all the same, but never so that an animal has no way on.',
  trade: 'Trading',
  tradeText: 'A plain straight, curve or tee may be given away for an action card instead of being laid.',
  card: 'Your cards',
  cardText: 'An action card is a whole turn. Birds guard a tile, Support removes one, Current moves one: save them for when they matter.',
  wave: 'What the wave takes',
  waveText: 'Every tile on the row of the white die and the column of the black die goes, but the boat and the animals stay. The middle lines have no number.',
  bird: 'A bird',
  birdText: 'The tile under a bird stays when one die hits it; then the bird flies off. Both dice together take the tile as well.',
  late: 'Time is up',
  lateText: 'What was begun is finished: lay the tile in your hand, and then the wave comes.',
  end: 'How it ends',
  endText: 'You win when all four animals reach the boat at the end of a turn. You lose when there is no tile to draw and no card to play.',
  why: 'Why not?',
  whyText: 'Point at a space, or press it long: the answer names the rule. Wherever the number of a rule stands, you can open it.',
}

export default english
export type GuideWords = Record<keyof typeof english, string>
