/** What the lesson of The Flow of History says, in English. */

const english = {
  invest: 'Invest',
  investAsk: 'Cards become yours in two steps. First invest: press The Pyramids and lay 2 tokens or more on it.',
  investDone: 'Your tokens lie on the card until a later turn. More tokens make it dearer for others to take.',
  investWrong: 'You may do that, but choose The Pyramids and lay at least 2 tokens: a Wonder brings points for every Wonder.',
  complete: 'Complete',
  completeAsk: 'Mira and Otto have played. Complete The Pyramids: that is your action this turn.',
  completeDone: 'The card is yours. Your 2 tokens went to the Supply, and 1 came back: the card checks industry, and you had one industry icon.',
  completeWrong: 'Harvest can wait. Complete your investment before somebody snipes it.',
  snipe: 'Snipe',
  snipeAsk: 'Mira has laid 2 tokens on the Temple. You have 4: snipe it.',
  snipeDone: 'You paid Mira 2 tokens and have the Temple at once, without a bonus. She also took half the Supply: sniping feeds its victim.',
  snipeWrong: 'That is allowed too, but then Mira completes the Temple. Press it on the market and choose Snipe.',
  harvest: 'Harvest',
  harvestAsk: 'You have 1 token left, and 7 lie in the Supply. Harvest.',
  harvestDone: 'Your harvest icon added 1 from the Reserve; of 8 tokens you took half.',
  harvestWrong: 'With a single token, anybody snipes that. Fill your purse first: harvest.',
  cover: 'Covered cards count',
  coverAsk: 'Complete the Republic. It is a Government, like your starting card.',
  coverDone: 'The Republic lies on your starting card. Only the top effect works, but the icons on both stripes count, to the end of the game.',
  coverWrong: 'Harvest is always possible, but your investment waits: complete the Republic.',
  attack: 'Attack',
  attackAsk: 'Complete Warriors, then choose whom they attack.',
  attackDone: 'Three attack icons beat fewer attack and defence icons together: you took 2 tokens. Your Archers lie underneath, and their stripe still counts.',
  attackWrong: 'Not now: complete Warriors, the card you have invested in.',
  activate: 'Activate',
  activateAsk: 'Your Leader has a turn action. Activate Ramesses II and take a Wonder from the market.',
  activateDone: 'A Wonder without investing; the Leader’s price was to leave. Wonders never cover each other.',
  activateWrong: 'Possible, but try your Leader: press Ramesses II in your nation.',
  end: 'The end',
  endAsk: 'One card is left in the deck: The Future. Complete the Monastery and see what happens.',
  endDone: 'The Future filled the gap, so this turn was the last. Each culture icon is 1 point, every 2 other icons 1 point, then scoring effects such as The Pyramids.',
  endWrong: 'Complete the Monastery: two icons more, and the game ends.',
}

export default english
export type LessonWords = Record<keyof typeof english, string>
