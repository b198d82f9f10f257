/** The lines of a map: coasts, borders of owners, edges of tiles. */

import { cornerPoint, cornersOf, edgePath, hexCentre, hexesAt, hexId, hexPath, hexesOf, neighboursOf, placeOf, type Point } from '../../shared/hexes'
import { TERRAINS, type City, type EpochsView, type Hex, type Terrain } from '../types'

export interface Lines {
  all: string
  sea: string
  ground: Record<Terrain, string>
  coast: string
  landEdges: string
  seaEdges: string
  tileEdges: string
  tileEdgesAtSea: string
  /** For each seat its lands and the border around them. */
  owners: { seat: number; lands: string; border: string }[]
}

const unique = (pairs: readonly (readonly [string, string])[]): string => pairs.map(([a, b]) => edgePath(a, b)).join('')

/** The place of the tile that a hex is part of. */
export function tileOf(hex: string): string {
  const [q, r] = placeOf(hex)
  return hexId(q >> 1, r >> 1)
}

/** The hexes of a tile's place. */
export function hexesIn(place: string): string[] {
  const [i, j] = placeOf(place)
  return [hexId(2 * i, 2 * j), hexId(2 * i + 1, 2 * j), hexId(2 * i, 2 * j + 1), hexId(2 * i + 1, 2 * j + 1)]
}

/** The border around some hexes. */
export function rim(hexes: readonly string[]): string {
  const own = new Set(hexes)
  return hexes.flatMap((hex) => neighboursOf(hex).flatMap((other) => (own.has(other) ? [] : [edgePath(hex, other)]))).join('')
}

/** The way of a trade route by sea to a city: from a corner of a seat's nearest land, city or post, over the water between. */
export function seaRoute(site: string, seat: number, hexes: ReadonlyMap<string, Hex>, cities: ReadonlyMap<string, City>): Point[] {
  const ours = (corner: string): boolean => cities.get(corner)?.owner === seat || (cities.get(corner)?.posts.includes(seat) ?? false)
  const open = (hex: string): boolean => hexes.get(hex)?.terrain === 'sea'
  const ways = hexesAt(site).filter(open).map((hex) => [hex])
  const seen = new Set(ways.flat())
  for (const way of ways) {
    const [here = ''] = way
    const corners = cornersOf(here).filter((corner) => corner !== site)
    const start = corners.find(ours) ?? corners.find((corner) => hexesAt(corner).some((hex) => hexes.get(hex)?.owner === seat))
    if (start) return [cornerPoint(start), ...way.map(hexCentre), cornerPoint(site)]
    for (const next of neighboursOf(here)) {
      if (!open(next) || seen.has(next)) continue
      seen.add(next)
      ways.push([next, ...way])
    }
  }
  return []
}

export function linesOf(view: Pick<EpochsView, 'columns' | 'rows' | 'players'>, hexes: ReadonlyMap<string, Hex>): Lines {
  const terrain = (hex: string): Terrain | undefined => hexes.get(hex)?.terrain
  const pairs = [...hexes.keys()].flatMap((hex) => neighboursOf(hex).flatMap((other) => (hexes.has(other) && hex < other ? [[hex, other] as const] : [])))
  const water = ([a, b]: readonly [string, string]): number => Number(terrain(a) === 'sea') + Number(terrain(b) === 'sea')
  const apart = ([a, b]: readonly [string, string]): boolean => tileOf(a) !== tileOf(b)
  const of = (kind: Terrain): string[] => [...hexes.values()].filter((hex) => hex.terrain === kind).map((hex) => hex.hex)
  const owned = (seat: number): string[] => [...hexes.values()].filter((hex) => hex.owner === seat).map((hex) => hex.hex)
  return {
    all: hexPath(hexesOf(view.columns, view.rows)),
    sea: hexPath(of('sea')),
    ground: Object.fromEntries(TERRAINS.map((kind) => [kind, hexPath(of(kind))])) as Record<Terrain, string>,
    coast: unique(pairs.filter((pair) => water(pair) === 1)),
    landEdges: unique(pairs.filter((pair) => water(pair) === 0)),
    seaEdges: unique(pairs.filter((pair) => water(pair) === 2)),
    tileEdges: unique(pairs.filter((pair) => apart(pair) && water(pair) === 0)),
    tileEdgesAtSea: unique(pairs.filter((pair) => apart(pair) && water(pair) === 2)),
    owners: Array.from({ length: view.players }, (_, seat) => ({ seat, lands: hexPath(owned(seat)), border: rim(owned(seat)) })).filter(({ lands }) => lands !== ''),
  }
}
