/** A map of spaces and lines: where an arrow key leads from a space. */

export interface MapSpace {
  id: string
  x: number
  y: number
}

export interface MapLine {
  from: string
  to: string
  /** It leads both ways, beside the course. */
  across?: boolean
}

export const ARROWS: Record<string, [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }

/** The space that lies in a direction: a neighbour on a line if there is one, else the nearest. */
export function towards(spaces: readonly MapSpace[], lines: readonly MapLine[], from: string, [dx, dy]: readonly [number, number]): string | null {
  const here = spaces.find((space) => space.id === from)
  if (!here) return null
  const joined = new Set(lines.flatMap((line) => (line.from === from ? [line.to] : line.to === from ? [line.from] : [])))
  let best: { id: string; far: number } | null = null
  for (const space of spaces) {
    const along = (space.x - here.x) * dx + (space.y - here.y) * dy
    const aside = Math.abs((space.x - here.x) * dy) + Math.abs((space.y - here.y) * dx)
    if (space.id === from || along <= 0 || aside > along * 2.5) continue
    const far = along + 1.5 * aside + (joined.has(space.id) ? 0 : 1000)
    if (best === null || far < best.far) best = { id: space.id, far }
  }
  return best?.id ?? null
}

/** The line between two spaces as a curve that leaves and enters upright, or straight where it leads across. */
export function curve(a: MapSpace, b: MapSpace, across: boolean): string {
  if (across) return `M${a.x} ${a.y}L${b.x} ${b.y}`
  const bend = (b.y - a.y) * 0.43
  return `M${a.x} ${a.y}C${a.x} ${a.y + bend} ${b.x} ${b.y - bend} ${b.x} ${b.y}`
}
