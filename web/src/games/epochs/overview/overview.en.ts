/** Epochs on one page, in English. */

const english = {
  lead: 'Grow a civilization over three epochs of six turns: lands, cities, inventions, wonders, and armies if you must.',
  reveal: 'Reveal a tile',
  revealText: 'Every turn begins by turning over a tile of the map and choosing how it lies.',
  plan: 'Invent or cover',
  planText: 'Play one invention card: invent it for its debut and ability, then take one action; or cover a market card with it and take two.',
  actions: 'Eight actions',
  actionsText: 'Expand, build a city, a trading post or a wonder, research, upgrade a unit, change government, or take the production command.',
  resources: 'Resources',
  resourcesText: 'Food, production and science pay; gold stands in for all three. Culture and authority are never spent like coins.',
  trade: 'Supply and demand',
  tradeText: 'Lands supply, cities and trading posts demand. At the end of an epoch you earn gold by the lower of the two.',
  war: 'War',
  warText: 'Ready units add their combat and dice. Barbarians may always be attacked; rivals only by warmongers, and warmongers by all.',
  end: 'Points',
  endText: 'Culture, honour, lands, cities, gold, great works of art, and what cards say at the end. Cities must be fed at the end of every epoch.',
}

export default english
export type OverviewWords = Record<keyof typeof english, string>
