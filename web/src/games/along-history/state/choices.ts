/** What may be chosen, and what is proposed first: the cheapest die to put away, the one that is worth rolling. */

import type { LegalMove } from '../../../lib/table/legal'
import type { AgesView, Ask, CardFace, Civilization, Type } from '../types'
import { total } from '../types'
import { meansOf, type Faces } from './payment'

/** Dice in the order in which they are marked (AH-114). */
export const DICE = ['g1', 'g2', 'g3', 'blue', 'x2', 'war', 'reroll', 'golden', 'coin']

/** The cards that may be named now. */
export const legalCards = (legal: readonly LegalMove[]): ReadonlySet<string> => new Set(legal.filter((move) => move.verb === 'card').map((move) => move.notation))

/** What naming a die would play, in a question that is about dice alone. */
export function legalDice(legal: readonly LegalMove[]): ReadonlyMap<string, string> {
  return new Map(legal.filter((move) => move.verb === 'die' || move.verb === 'pay').map((move) => [move.notation.split(' ')[1] ?? '', move.notation] as const).reverse())
}

/** What a swap may be made with: dice by name, or `barter`. */
export function swapDice(legal: readonly LegalMove[]): string[] {
  return legal.filter((move) => move.verb === 'swap' || move.verb === 'swap_barter').map((move) => move.notation.slice('swap '.length))
}

/** How much each die is worth in hand, the cheapest first. */
function worth(view: AgesView, own: Civilization | undefined, die: string): number {
  const tilted = own?.stacks.some((stack) => stack.tilted) ?? false
  const prey = view.civilizations.some((one) => one.seat !== own?.seat && one.counters.length > 0)
  const wanted = own?.row.some((event) => (event.lacks as Record<string, number>)[view.dice.find((one) => one.die === 'blue')?.shows ?? ''] === undefined) ?? false
  const values: Record<string, number> = { reroll: 0, golden: tilted ? 3.5 : 0.5, war: prey && view.options['no_war'] !== 'on' ? 2.5 : 0.8, g1: 1.5, g2: 2.6, g3: 4, blue: wanted ? 3.2 : 1.2, x2: 4.5, coin: 3.8 }
  return values[die] ?? 9
}

/** The place of the cheapest of some dice; null: none is there. */
export function cheapest(view: AgesView, own: Civilization | undefined, dice: readonly string[]): number | null {
  const found = view.dice.map((die, at) => ({ die, at })).filter(({ die }) => !die.spent && dice.includes(die.die))
  found.sort((a, b) => worth(view, own, a.die.die) - worth(view, own, b.die.die))
  return found[0]?.at ?? null
}

/** Which die is worth rolling again: the blue one where its Resource buys nothing, else the lowest green. */
export function proposedRoll(view: AgesView, own: Civilization | undefined, faces: Faces, away: number): number[] {
  const open = view.dice.map((die, at) => ({ die, at })).filter(({ die, at }) => !die.spent && at !== away)
  const blue = open.find(({ die }) => die.colour === 'blue')
  const needs = own?.row.filter((event) => event.free_by === null).map((event) => faces.get(event.card)?.resource) ?? []
  if (blue && !needs.includes(blue.die.shows as never)) return [blue.at]
  const low = open.filter(({ die }) => die.colour === 'green').sort((a, b) => Number(a.die.shows) - Number(b.die.shows))[0]
  return [(low ?? open[0])?.at].filter((at) => at !== undefined)
}

/** How much a seat has of what a counter asks for, once a card has entered. */
export function haveWith(ask: Ask, own: Civilization, card: CardFace): number {
  const have = ask.have[own.seat] ?? 0
  switch (ask.kind) {
    case 'type':
      return have + (card.type === ask.of ? 1 : 0)
    case 'vp':
      return have + card.vp
    case 'cards':
      return have + 1
    case 'types':
      return have + (own.types[card.type as Type] ? 0 : 1)
    case 'bonus':
      return have + (ask.of === null ? total(card.bonuses) : ((card.bonuses as Record<string, number>)[ask.of] ?? 0))
    default:
      return have
  }
}

/** The Population that a seat may add by tilting in a war. */
export function tiltable(own: Civilization, faces: Faces): { card: string; number: number; adds: number }[] {
  return own.stacks
    .filter((stack) => !stack.tilted)
    .map((stack) => ({ card: stack.card, number: faces.get(stack.card)?.number ?? 0, adds: faces.get(stack.card)?.gives.population ?? 0 }))
    .filter((one) => one.adds > 0)
    .sort((a, b) => a.number - b.number)
}

/**
 * The moves that tilt cards for a war, ascending; `done` where more could be tilted. Somebody who defends is asked no
 * more once safe: `enough` is how much that takes; null: an attacker is asked to the end.
 */
export function tiltMoves(able: readonly { card: string; number: number; adds: number }[], wished: readonly string[], enough: number | null): string[] {
  const moves: string[] = []
  let sum = 0
  let last = -1
  for (const one of able) {
    if (enough !== null && sum >= enough) return moves
    if (!wished.includes(one.card)) continue
    moves.push(one.card)
    sum += one.adds
    last = one.number
  }
  const safe = enough !== null && sum >= enough
  return able.some((one) => one.number > last) && !safe ? [...moves, 'done'] : moves
}

/** What each seat's turn consists of. */
export const phasesOf = (view: AgesView): string[] => (view.pawns ? ['upkeep', 'mainPawns', 'warUr', 'draw', 'counter', 'ur'] : ['upkeep', 'roll', 'main', 'calamities', 'war', 'draw', 'counter', 'ur'])

/** Which of them it is at. */
export function phaseNow(view: AgesView): string {
  if (view.phase === 'main') return view.pawns ? 'mainPawns' : 'main'
  return view.phase === 'war' && view.pawns ? 'warUr' : view.phase
}

export { meansOf }
