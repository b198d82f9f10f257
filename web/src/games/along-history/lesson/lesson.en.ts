/** What the lesson of Along History says, in English. */

const english = {
  buy: 'Acquire a card',
  buyAsk: 'Three events lie in your row. Fire costs 6 Population and 1 Ingenuity: your green dice show people, the blue one Ingenuity. Press Fire and confirm the payment.',
  buyDone: 'Fire is part of your Civilization: 1 point, and 2 Population as a bonus for later payments.',
  buyWrong: 'Possible, but take Fire: its bonus helps you most.',
  bonus: 'Pay with a bonus',
  bonusAsk: 'Agriculture costs 7 Population, and your dice show 6. Tilt Fire for 2 more: press Agriculture and confirm.',
  bonusDone: 'A tilted card rests until your next turn. Nothing is given back: dice and cards pay as a whole.',
  bonusWrong: 'Try Agriculture: you can pay it with your bonus.',
  reroll: 'Re-roll',
  rerollAsk: 'Mountain and Plain want Strength, but the blue die shows Ingenuity. Put a die away to roll the blue one again.',
  rerollDone: 'Strength. You may go on re-rolling as long as you have dice to put away.',
  rerollWrong: 'That is allowed, but roll the blue die again.',
  swap: 'Swap a Calamity away',
  swapAsk: 'Wolves are a Calamity: if they stay in your row, they strike when your turn ends. Put a die away to swap them for a card of Mira’s.',
  swapDone: 'Now they are Mira’s trouble. Nobody can refuse a swap.',
  swapWrong: 'Give the Wolves away: choose Swap, a die, Wolves, then a card of Mira’s.',
  war: 'War',
  warAsk: 'A red die shows War. Attack Mira: tilt cards for more strength, then roll.',
  warDone: 'Both sides add three dice. The winner takes a counter that is not worth more than the difference.',
  warWrong: 'Peace is fine, but here you learn war: declare it.',
  counter: 'Achievements',
  counterAsk: 'You meet some conditions on the map. Move to a counter that glows and take it.',
  counterDone: 'Its value counts at the end, and wars can steal it. Now a card must go under: Decadence.',
  counterWrong: 'You may stay, but take a counter.',
  decadence: 'Decadence',
  decadenceAsk: 'Slide a card under another one. Burial Rites has no bonus to lose: a good choice.',
  decadenceDone: 'It keeps its points. Every bonus on a covered card costs 2 points at the end of the Age.',
  decadenceWrong: 'Choose a card, then the one it goes under.',
}

export default english
export type LessonWords = Record<keyof typeof english, string>
