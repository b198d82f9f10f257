/** What the gallery of The Flow of History says of icons, in English. */

const english = {
  icons: 'Icons',
  culture: 'Each is worth 1 point at the end.',
  harvest: 'When you harvest, each brings 1 token from the Reserve into the Supply before you take your half.',
  trade: 'When somebody snipes your investment, each gives you 1 token from the Supply first.',
  attack: 'Your strength when you attack. It counts when you defend, too.',
  defense: 'Counts with your attack icons when somebody attacks you.',
  science: 'Many cards check it: who completes one takes 1 token from the Supply for each.',
  industry: 'Many cards check it: who completes one takes 1 token from the Supply for each.',
}

export default english
export type GalleryWords = Record<keyof typeof english, string>
