/** Players' names within a sentence: marked by signs that nobody writes, so that they can be shown as such. */

/** From the range of Unicode that is for private use: no language has a letter there. */
const BEGIN = '\uE000'
const END = '\uE001'
const SEATS = 0xe100

export interface Part {
  text: string
  /** The seat that this part names; null: plain words. */
  seat: number | null
}

/** A player's name in a sentence. */
export function marked(name: string, seat: number): string {
  return `${BEGIN}${String.fromCharCode(SEATS + seat)}${name}${END}`
}

/** A text that somebody typed, without the signs. */
export function unmarked(text: string): string {
  return text.replace(/[\uE000-\uE1FF]/g, '')
}

/** A sentence in parts, players' names apart from the rest. */
export function partsOf(text: string): Part[] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((part) => (part.startsWith(BEGIN) ? { text: part.slice(2, -1), seat: part.charCodeAt(1) - SEATS } : { text: part, seat: null }))
}
