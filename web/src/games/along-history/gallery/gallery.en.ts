/** What the gallery of Along History says of goods and dice, in English. */

const english = {
  goods: 'Goods',
  dice: 'Red dice',
  population: 'Every card costs some. Green dice and bonuses pay it.',
  resource: 'Most cards cost one kind of Resource. The blue die and bonuses pay it.',
  gold: 'From Antiquity on, another way to buy a card.',
  ur: 'Universal Resource',
  urText: 'Worth 3 Population, 1 Resource of any kind, or a war. You may hold two.',
  x2: 'Doubles another die.',
  war: 'Allows a war at the end of your turn.',
  reroll: 'Roll as many dice again as you like.',
  golden: 'Straighten a tilted card and use it again.',
  vp: 'Victory points',
}

export default english
export type GalleryWords = Record<keyof typeof english, string>
