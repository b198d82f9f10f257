/** Where the pieces of a hex lie, and what grows around them: quiet spots, clear of cities and posts, always the same. */

import { cornerPoint, cornersOf, hexCentre, type Point } from '../../shared/hexes'
import type { City, Hex, Terrain } from '../types'

export type Item = 'cube' | 'camp' | 'token' | 'natural'

export interface Laid extends Point {
  item: Item
}

/** A circle that is taken. */
type Taken = readonly [x: number, y: number, radius: number]

const RADIUS: Record<Item, number> = { cube: 34, camp: 38, token: 28, natural: 28 }
const SPOTS: Point[] = []
for (let x = -48; x <= 48; x += 8) for (let y = -40; y <= 52; y += 8) if (Math.abs(x) / 86.6 + Math.max(0, Math.abs(y) - 50) / 50 < 0.62) SPOTS.push({ x, y })

export const POST_AT: readonly Point[] = [
  { x: -36, y: 32 },
  { x: 36, y: 32 },
]

export function itemsOn(hex: Hex): Item[] {
  return [...(hex.owner === null ? [] : ['cube' as const]), ...(hex.camp ? ['camp' as const] : []), ...(hex.token ? ['token' as const] : []), ...(hex.natural ? ['natural' as const] : [])]
}

function quiet(item: Item, at: Point, taken: readonly Taken[]): number {
  let cost = Math.abs(at.y - 26) * 0.25 + Math.abs(at.x) * 0.06
  for (const [x, y, radius] of taken) {
    const gap = Math.hypot(at.x - x, at.y - y) - RADIUS[item] - radius + 6
    if (gap < 0) cost -= 4 * gap
  }
  return cost
}

/** The quietest spots of a hex for its pieces, best side by side below the middle. */
function settle(items: readonly Item[], taken: readonly Taken[]): Point[] {
  const [first, second] = items
  if (!first) return []
  const costs = SPOTS.map((at) => quiet(first, at, taken))
  if (!second) return [SPOTS[costs.indexOf(Math.min(...costs))] ?? { x: 0, y: 0 }]
  const others = SPOTS.map((at) => quiet(second, at, taken))
  const need = RADIUS[first] + RADIUS[second] - 1
  let best = { cost: Infinity, a: 0, b: 0 }
  SPOTS.forEach((p, a) => {
    SPOTS.forEach((q, b) => {
      if (q.x <= p.x) return
      const far = Math.hypot(p.x - q.x, p.y - q.y)
      const cost = (costs[a] ?? 0) + (others[b] ?? 0) + (far < need ? 3 * (need - far) : (far - need) * 0.1) + Math.abs(p.y - q.y) * 0.12
      if (cost < best.cost) best = { cost, a, b }
    })
  })
  return [SPOTS[best.a] ?? { x: 0, y: 0 }, SPOTS[best.b] ?? { x: 0, y: 0 }, { x: 0, y: -40 }].slice(0, items.length)
}

export interface Plant extends Point {
  art: 'pine' | 'oak' | 'peak' | 'dune'
  width: number
  height: number
}

/** What is drawn on a hex, around its centre. */
export interface Ground {
  pieces: Laid[]
  plants: Plant[]
  /** Waves and grass, as one path. */
  lines: string
  /** Grains of sand. */
  dots: Point[]
}

/** Numbers from 0 to 1, always the same for a seed. */
function chance(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const inside = (x: number, y: number, scale: number): boolean => Math.abs(x) < 86.6 * scale && Math.abs(y) < (100 - Math.abs(x) / 1.732) * scale

const PEAKS = [
  [-36, 2, 34, 52],
  [38, 4, 32, 46],
  [0, 14, 42, 70],
  [-46, 62, 20, 26],
  [44, 64, 20, 24],
] as const
const DUNES = [
  [-20, -30, 44, 22],
  [26, -8, 40, 20],
  [-30, 40, 38, 18],
  [30, 58, 34, 16],
  [4, -58, 26, 12],
] as const

function grow(terrain: Terrain, seed: number, taken: readonly Taken[]): Omit<Ground, 'pieces'> {
  const random = chance(seed)
  const between = (low: number, high: number): number => low + (high - low) * random()
  const free = (x: number, y: number, room: number): boolean => taken.every(([a, b, radius]) => (x - a) ** 2 + (y - b) ** 2 > (room + radius) ** 2)
  const apart = (spots: readonly Point[], x: number, y: number, far: number, tall: number): boolean => spots.every((spot) => (x - spot.x) ** 2 + ((y - spot.y) * tall) ** 2 > far ** 2)
  const plants: Plant[] = []
  const spots: Point[] = []
  const dots: Point[] = []
  let lines = ''
  const n = (value: number): string => value.toFixed(1)
  if (terrain === 'sea') {
    for (let k = 0; k < 7; k++) {
      const [x, y, w] = [between(-62, 62), between(-62, 62), between(11, 17)]
      if (inside(x, y, 0.8) && free(x, y, 16)) lines += `M${n(x - w)} ${n(y)}q${n(w / 2)} ${n(-w * 0.55)} ${n(w)} 0t${n(w)} 0`
    }
  } else if (terrain === 'forest') {
    for (let k = 0; k < 260; k++) {
      const [x, y] = [between(-78, 78), between(-74, 88)]
      if (inside(x, y - 16, 0.84) && inside(x, y, 0.9) && free(x, y - 16, 15) && apart(spots, x, y, 24, 1.25)) spots.push({ x, y })
    }
    for (const { x, y } of spots.sort((a, b) => a.y - b.y)) {
      const size = between(0.78, 1)
      plants.push({ art: random() < 0.38 ? 'oak' : 'pine', x, y, width: size, height: size })
    }
  } else if (terrain === 'mountain') {
    for (const [x, y, width, height] of PEAKS) {
      if (y > 30 && !free(x, y - 10, 20)) continue
      plants.push({ art: 'peak', x, y: y + (y < 30 && !free(x, y - 20, 8) ? -14 : 0), width: width / 100, height: height / 100 })
    }
  } else if (terrain === 'desert') {
    for (const [x, y, width, height] of DUNES) if (y < 0 || free(x, y - 8, 20)) plants.push({ art: 'dune', x, y, width: width / 100, height: height / 100 })
    for (let k = 0; k < 26; k++) {
      const [x, y] = [between(-75, 75), between(-80, 80)]
      if (inside(x, y, 0.84)) dots.push({ x, y })
    }
  } else {
    for (let k = 0; k < 120; k++) {
      const [x, y] = [between(-74, 74), between(-72, 84)]
      if (!inside(x, y, 0.84) || !free(x, y - 6, 12) || !apart(spots, x, y, 31, 1.3)) continue
      spots.push({ x, y })
      const k2 = between(0.8, 1.1)
      const foot = `M${n(x)} ${n(y)}`
      lines += `${foot}q${n(-2 * k2)} ${n(-9 * k2)} ${n(-8 * k2)} ${n(-12 * k2)}${foot}v${n(-16 * k2)}${foot}q${n(2 * k2)} ${n(-9 * k2)} ${n(8 * k2)} ${n(-12 * k2)}`
    }
  }
  return { plants, lines, dots }
}

const known = new Map<string, Ground>()

/** What is drawn on a hex; what was found once is kept. */
export function groundOf(hex: Hex, cities: ReadonlyMap<string, City>): Ground {
  const corners = cornersOf(hex.hex).flatMap((corner) => cities.get(corner) ?? [])
  const items = itemsOn(hex)
  const key = [hex.hex, hex.terrain, ...items, ...corners.map((city) => `${city.site}${city.posts.length}`)].join(' ')
  const found = known.get(key)
  if (found) return found
  const centre = hexCentre(hex.hex)
  const taken: Taken[] = corners.flatMap((city) => {
    const at = cornerPoint(city.site)
    const [x, y] = [at.x - centre.x, at.y - centre.y]
    return [[x, y - 4, 40] as Taken, ...city.posts.map((_, nth): Taken => [x + (POST_AT[nth]?.x ?? 0), y + (POST_AT[nth]?.y ?? 0), 24])]
  })
  const spots = settle(items, taken)
  const pieces = items.map((item, nth): Laid => ({ item, x: spots[nth]?.x ?? 0, y: spots[nth]?.y ?? 0 }))
  const [q = 0, r = 0] = hex.hex.split('.').map(Number)
  const ground = { pieces, ...grow(hex.terrain, q * 31 + r * 7 + 5, [...taken, ...pieces.map(({ x, y }): Taken => [x, y, 30])]) }
  known.set(key, ground)
  return ground
}
