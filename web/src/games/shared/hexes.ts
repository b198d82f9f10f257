/** Hexes with their points up, side 100: where hexes, corners and edges are drawn, and who touches whom. Names: `3.5`, corners `3.5a` and `3.5b`. */

export interface Point {
  x: number
  y: number
}

/** The length of a side. */
export const SIDE = 100
const HALF = (SIDE * Math.sqrt(3)) / 2

const AROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
]

export const hexId = (q: number, r: number): string => `${q}.${r}`

/** The column and the row of a hex or a corner. */
export function placeOf(id: string): [number, number] {
  const [q = '0', r = '0'] = id.split('.')
  return [Number.parseInt(q, 10), Number.parseInt(r, 10)]
}

const isLower = (corner: string): boolean => corner.endsWith('b')

export function hexCentre(hex: string): Point {
  const [q, r] = placeOf(hex)
  return { x: 2 * HALF * (q + r / 2), y: SIDE * 1.5 * r }
}

export const neighboursOf = (hex: string): string[] => {
  const [q, r] = placeOf(hex)
  return AROUND.map(([a, b]) => hexId(q + a, r + b))
}

/** The three hexes that meet at a corner. */
export function hexesAt(corner: string): string[] {
  const [q, r] = placeOf(corner)
  const two = [hexId(q + 1, r), hexId(q, r + 1)]
  return isLower(corner) ? [...two, hexId(q + 1, r + 1)] : [hexId(q, r), ...two]
}

/** The six corners of a hex. */
export function cornersOf(hex: string): string[] {
  const [q, r] = placeOf(hex)
  return [`${hexId(q, r)}a`, `${hexId(q - 1, r)}a`, `${hexId(q, r - 1)}a`, `${hexId(q - 1, r)}b`, `${hexId(q, r - 1)}b`, `${hexId(q - 1, r - 1)}b`]
}

/** The corners that an edge joins with a corner. */
export function cornersBeside(corner: string): string[] {
  const [q, r] = placeOf(corner)
  return isLower(corner) ? [`${hexId(q, r)}a`, `${hexId(q, r + 1)}a`, `${hexId(q + 1, r)}a`] : [`${hexId(q, r)}b`, `${hexId(q, r - 1)}b`, `${hexId(q - 1, r)}b`]
}

export function cornerPoint(corner: string): Point {
  const [q, r] = placeOf(corner)
  const { x, y } = hexCentre(hexId(q, r))
  return isLower(corner) ? { x: x + 2 * HALF, y: y + SIDE } : { x: x + HALF, y: y + SIDE / 2 }
}

const round = (value: number): string => value.toFixed(1)

/** The outline of a hex as points; smaller than 1: inside it. */
export function hexPoints(hex: string, scale = 1): string {
  const { x, y } = hexCentre(hex)
  return [0, 1, 2, 3, 4, 5].map((n) => `${round(x + scale * SIDE * Math.sin((Math.PI / 3) * n))},${round(y - scale * SIDE * Math.cos((Math.PI / 3) * n))}`).join(' ')
}

/** Hexes as one path. */
export const hexPath = (hexes: readonly string[]): string => hexes.map((hex) => `M${hexPoints(hex).replaceAll(',', ' ').replaceAll(/(\S+ \S+) /g, '$1L')}Z`).join('')

/** The edge between two hexes that touch, as a path. */
export function edgePath(hex: string, other: string): string {
  const a = hexCentre(hex)
  const b = hexCentre(other)
  const mid = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  const far = Math.hypot(b.x - a.x, b.y - a.y)
  const dx = ((b.y - a.y) / far) * (SIDE / 2)
  const dy = ((a.x - b.x) / far) * (SIDE / 2)
  return `M${round(mid.x - dx)} ${round(mid.y - dy)}L${round(mid.x + dx)} ${round(mid.y + dy)}`
}

/** Which spot lies in a direction: hexes and corners are neighbours of what they touch; a neighbour is nearer than others. */
export function spotTowards(from: string, spots: ReadonlyMap<string, Point>, [dx, dy]: readonly [number, number]): string | null {
  const here = spots.get(from)
  if (!here) return null
  const near = new Set(isCorner(from) ? [...hexesAt(from), ...cornersBeside(from)] : [...neighboursOf(from), ...cornersOf(from)])
  let best: { id: string; far: number } | null = null
  for (const [id, { x, y }] of spots) {
    const along = (x - here.x) * dx + (y - here.y) * dy
    const aside = Math.abs((x - here.x) * dy) + Math.abs((y - here.y) * dx)
    if (id === from || along < 20 || aside > along * 1.9) continue
    const far = along + 1.2 * aside + (near.has(id) ? 0 : 1000)
    if (best === null || far < best.far) best = { id, far }
  }
  return best?.id ?? null
}

export const isCorner = (id: string): boolean => /[ab]$/.test(id)

/** All hexes of a map, row by row. */
export const hexesOf = (columns: number, rows: number): string[] => Array.from({ length: columns * rows }, (_, n) => hexId(n % columns, Math.floor(n / columns)))
