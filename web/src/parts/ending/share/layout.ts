/** Where things stand on the picture of a finished game. */

export const WIDTH = 1200
export const HEIGHT = 630
/** The pictures on the left: the game's above, the last position below. */
export const PICTURES = { width: 456, cover: 345 } as const
export const LEFT = 496
export const RIGHT = 1160

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** How high a seat's row is. */
const ROW = 54
const SEATS_TOP = 158
const COLUMN_GAP = 28

/** Where each seat stands: in one column, or in two where they are many. */
export function seatBoxes(count: number): Box[] {
  const columns = count > 3 ? 2 : 1
  const width = (RIGHT - LEFT - (columns - 1) * COLUMN_GAP) / columns
  const rows = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, n) => ({ x: LEFT + Math.floor(n / rows) * (width + COLUMN_GAP), y: SEATS_TOP + (n % rows) * ROW, width, height: ROW }))
}

/** What is left for the graph. */
export function graphBox(count: number): Box {
  const rows = Math.ceil(count / (count > 3 ? 2 : 1))
  const y = SEATS_TOP + rows * ROW + 18
  return { x: LEFT, y, width: RIGHT - LEFT, height: 562 - y }
}

/** A text cut so that it fits, by how wide texts are. */
export function fitted(text: string, width: number, measure: (text: string) => number): string {
  if (measure(text) <= width) return text
  const letters = [...text]
  while (letters.length > 1 && measure(`${letters.join('').trimEnd()}…`) > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}

/** A text in lines that fit, at most so many; the last is cut. */
export function wrapped(text: string, width: number, most: number, measure: (text: string) => number): string[] {
  const lines: string[] = ['']
  // Chinese breaks between any two letters.
  const parts = text.match(/[\u3000-\u9fff\uff00-\uffef]|[^\s\u3000-\u9fff\uff00-\uffef]+\s*/g) ?? [text]
  for (const part of parts) {
    const now = lines.at(-1) ?? ''
    if (now === '' || measure((now + part).trimEnd()) <= width || lines.length === most) lines[lines.length - 1] = now + part
    else lines.push(part)
  }
  return lines.map((line) => fitted(line.trimEnd(), width, measure))
}
