/** The Flow of History on one page, in English. */

const english = {
  lead: 'Build the nation with the most culture. Each turn you do one thing; the market, the Supply and everybody’s investments are open to all.',
  market: 'The market',
  marketText: 'Five cards (six with five players) lie open. Each has a type, an effect and a stripe of icons. They come from older ages to newer ones.',
  invest: 'Invest, then complete',
  investText: 'Lay tokens on a card. On a later turn complete it: the tokens go to the Supply, you take a bonus for icons you have, and the card is yours.',
  snipe: 'Snipe',
  snipeText: 'Pay an opponent as many tokens as lie on their card, and it is yours at once. They also take a share of the Supply.',
  harvest: 'Harvest',
  harvestText: 'Out of tokens? Your harvest icons fill the Supply, then you take half of it, and at least as much as the age’s number.',
  nation: 'Your nation',
  nationText: 'Cards of one type lie on each other: only the top effect works, but all stripes count. One Leader; Wonders stand side by side.',
  attack: 'Attacks',
  attackText: 'A card with an attack works when you gain it, on anyone strictly weaker: your attack icons against their attack and defence together.',
  end: 'The end',
  endText: 'When The Future appears, the turn is the last. 1 point for each culture icon, 1 for every 2 other icons, and scoring effects.',
}

export default english
export type OverviewWords = Record<keyof typeof english, string>
