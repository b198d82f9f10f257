/** Along History on one page, in English. */

const english = {
  lead: 'Lead a people through one to three Ages. Dice pay for events; the cards you acquire make your Civilization.',
  roll: 'Roll',
  rollText: 'Three green dice are Population, the blue one a Resource, two red ones are for the Active Player alone. Put a die away to roll another one again.',
  buy: 'Acquire events',
  buyText: 'Three events lie before you. Pay Population and a Resource with dice and bonuses, and the card enters your Civilization.',
  calamity: 'Calamities',
  calamityText: 'Those still in your row at the end of your turn as Active Player destroy cards. Resolve them, swap them away, or be protected.',
  pawns: 'Everybody plays',
  pawnsText: 'After the Active Player, the others use the same green and blue results by pawns, without red dice and re-rolls.',
  war: 'War',
  warText: 'A War face or a Universal Resource allows one. Tilted Population and three dice decide; the winner takes a counter not above the difference.',
  achieve: 'Achievements',
  achieveText: 'Move up the map to counters whose conditions you meet. Each one taken makes you slide a card under another: Decadence.',
  end: 'End of an Age',
  endText: 'All cards count their points, counters their value, and every covered bonus costs 2. What lies open becomes heritage for the next Age.',
}

export default english
export type OverviewWords = Record<keyof typeof english, string>
