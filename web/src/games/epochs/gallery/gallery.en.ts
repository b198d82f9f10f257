/** What the gallery of Epochs says of groups and signs, in English. */

const english = {
  invention: 'Inventions',
  wonder: 'Wonders',
  unit: 'Units',
  civilization: 'Civilizations',
  form: 'Governments',
  resource: 'Resources',
  terrain: 'Terrains',
  food: 'Pays for expanding, and feeds your cities at the end of an epoch.',
  production: 'Pays for cities, units and wonders.',
  science: 'Pays for research.',
  goldText: 'Stands in for food, production and science.',
  culture: 'Points, better governments, and great works of art.',
  authority: 'Cubes that take lands and mark what is yours.',
  art: 'Points at the end.',
  honor: 'Points from won wars.',
  terrainText: 'A hex of the map. Some units fight better here, and some inventions speak of it.',
}

export default english
export type GalleryWords = Record<keyof typeof english, string>
