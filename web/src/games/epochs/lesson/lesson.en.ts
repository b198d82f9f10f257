/** What the lesson of Epochs says, in English. */

const english = {
  civilization: 'Choose a civilization',
  civilizationAsk: 'Two boards were dealt to you. Choose one: its abilities are yours to unlock later.',
  civilizationDone: 'Nobody sees your choice until all have chosen.',
  civilizationWrong: 'Choose one of the two.',
  reveal: 'Reveal a tile',
  revealAsk: 'Every turn begins on the map. Press a face-down tile to turn it over, and choose how it lies.',
  revealDone: 'Five terrains, treasures to find, camps of barbarians, neutral cities: the world grows tile by tile.',
  revealWrong: 'First reveal a tile.',
  plan: 'Invent',
  planAsk: 'Play one card of your hand: invent it, and you and your left neighbour get its debut. Choose a card and invent it.',
  planDone: 'Its ability is yours for the rest of the game; one action follows. Covering a market card instead gives two actions.',
  planWrong: 'That is possible, but this time invent a card of your hand.',
  expand: 'Expand',
  expandAsk: 'Your first action takes a land. Press a hex that glows and pay 1 food.',
  expandDone: 'The land is yours and brings supply. From now on, new lands must touch what is yours.',
  expandWrong: 'Useful later. Now take a land.',
  research: 'Research',
  researchAsk: 'Science pays for research. Take the next row of your track, left or right reward.',
  researchDone: 'Gold stands in for missing science, as it does for food and production.',
  researchWrong: 'A fair action, but choose Research.',
  government: 'Change government',
  governmentAsk: 'You have culture enough for another government. Choose one: it costs nothing but the action.',
  governmentDone: 'More cities, another command, and a reward at once.',
  governmentWrong: 'Possible, but a better government waits.',
  wonder: 'Build a wonder',
  wonderAsk: 'Production builds wonders. Build the one on the market that you can pay.',
  wonderDone: 'Its reward comes at once: culture, mostly, and what the card says.',
  wonderWrong: 'Save that: the wonder is within reach.',
  city: 'Build a city',
  cityAsk: 'A city stands on a corner between your lands. Press the corner that glows.',
  cityDone: '4 points and demand for goods; but at the end of every epoch a city must be fed.',
  cityWrong: 'Not bad, but build the city.',
}

export default english
export type LessonWords = Record<keyof typeof english, string>
