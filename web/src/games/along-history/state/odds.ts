/** Chances: what a re-rolled die shows, and how a war may end. */

import type { AgesView, Colour, Held } from '../types'

/** How likely each face of a die is, the likeliest last where numbers grow. */
export function faceOdds(view: AgesView, colour: Colour): { shows: string; chance: number }[] {
  const counts = view.faces[colour] ?? {}
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return Object.entries(counts).map(([shows, count]) => ({ shows, chance: count / all }))
}

/** How likely it is that a numbered die shows more than now. */
export function betterChance(view: AgesView, colour: Colour, shows: string): number {
  return faceOdds(view, colour).reduce((sum, one) => sum + (Number(one.shows) > Number(shows) ? one.chance : 0), 0)
}

const FEWEST = 3

/** What war dice may come to, as the server tells it: its list begins with the lowest sum. */
export const sumsOf = (chances: readonly number[]): Map<number, number> => new Map(chances.map((chance, n) => [FEWEST + n, chance] as const).filter(([, chance]) => chance > 0))

export const mean = (odds: ReadonlyMap<number, number>): number => [...odds].reduce((sum, [value, chance]) => sum + value * chance, 0)

/** The counter that falls with a difference: the highest not above it (AH-57); 0: none. */
export const fallen = (counters: readonly Held[], difference: number): number => Math.max(0, ...counters.map((one) => one.value).filter((value) => value <= difference))

/** How likely each counter falls, 0 for none, when two armies meet with dice still to roll. */
export function warOdds(attack: ReadonlyMap<number, number>, defence: ReadonlyMap<number, number>, counters: readonly Held[]): Map<number, number> {
  const found = new Map<number, number>([[0, 0]])
  for (const value of [...new Set(counters.map((one) => one.value))].sort((a, b) => a - b)) found.set(value, 0)
  for (const [mine, p] of attack) {
    for (const [theirs, q] of defence) {
      const value = fallen(counters, mine - theirs)
      found.set(value, (found.get(value) ?? 0) + p * q)
    }
  }
  return found
}

/** A distribution moved by what does not roll. */
export const plus = (odds: ReadonlyMap<number, number>, by: number): Map<number, number> => new Map([...odds].map(([sum, chance]) => [sum + by, chance]))

export const percent = (chance: number): number => Math.round(100 * chance)
