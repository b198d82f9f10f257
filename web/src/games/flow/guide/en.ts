/** What the guide through a first game of Flow says. */

const english = {
  goal: 'Bring four animals home',
  goalText: 'The cat, the dog, the capybara and the lemur want to reach the boat. Place tiles so that water leads from each corner to the middle; their routes may join.',
  turn: 'Your turn',
  turnText: 'Draw a tile, or play one of your cards. Only the player whose turn it is acts, but everybody wins or loses together.',
  round: 'The wave is coming',
  roundText: 'Until the ring is empty, take as many turns as you can. Then two dice sweep a row and a column of the board.',
  place: 'Where it fits',
  placeText: 'Bright spaces take the tile as it lies now, dashed ones when you turn it. Water from an animal must reach it, and open sides must meet open sides.',
  rotate: 'Turn the tile',
  rotateText: 'Press the tile, turn the wheel, or press R. Over a space the tile shows how it would fit.',
  obstacle: 'An obstacle',
  obstacleText: 'Water ends at an obstacle. You must still place it, but never so that an animal is shut in.',
  trade: 'Trade a tile',
  tradeText: 'You can trade a plain straight, curve or tee for an action card instead of placing it.',
  card: 'Your cards',
  cardText: 'Playing an action card takes your whole turn. Bird guards a tile, Support removes one, Current moves one: save them for when they matter.',
  wave: 'The giant wave',
  waveText: 'Every tile in the row of the white die and the column of the black die goes; the boat and the animals stay. The middle lines have no number.',
  bird: 'A bird',
  birdText: 'The tile under a bird stays when one die hits it; then the bird flies off. Both dice together take the tile as well.',
  late: 'Time is up',
  lateText: 'Finish your turn: place the tile in your hand, then the wave comes.',
  end: 'How it ends',
  endText: 'You win when all four animals reach the boat at the end of a turn. You lose when there is no tile to draw and no card to play.',
  why: 'Why not?',
  whyText: 'Point at a space, or press and hold it: the answer names the rule. Press a rule’s number to read it.',
}

export default english
export type GuideWords = Record<keyof typeof english, string>
