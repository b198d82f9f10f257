/** What the gallery of Flow says of groups and of what swims, in English. */

const english = {
  tiles: 'Tiles',
  cards: 'Action cards',
  scenarios: 'Scenario cards',
  animals: 'Animals and boat',
  animal: 'Starts in its corner and wants to reach the boat. Water leaves it on two sides.',
  boat: 'In the middle. You win when water leads every animal here at the end of a turn.',
  tile: 'Lay it beside water so that open sides meet open sides.',
  obstacle: 'Water ends at the rocks. It must be placed, but never so that an animal is shut in.',
  count: 'In the box',
}

export default english
export type GalleryWords = Record<keyof typeof english, string>
