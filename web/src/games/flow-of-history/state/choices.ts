/** What may be chosen, grouped as the board offers it, and what a choice would mean. */

import { facts } from '../../../lib/sentences'
import type { LegalMove } from '../../../lib/table/legal'
import { cardsOf, uncovered, type CardFace, type Effect, type HistoryView, type Icon, type Nation, type Type } from '../types'

export interface Choice {
  move: LegalMove
  verb: string
  /** The card it is about. */
  card: string | null
  /** How many tokens, as the notation writes it: "3", "63+". */
  amount: string | null
  /** The seat it is about. */
  seat: number | null
}

export type Faces = ReadonlyMap<string, CardFace>

export function facesOf(catalogue: unknown[]): Faces {
  return new Map((catalogue as CardFace[]).map((face) => [face.id, face]))
}

/** The different cards that choices are about. */
export function cardsIn(choices: Choice[]): (string | null)[] {
  return choices.map((choice) => choice.card).filter((card, n, all) => all.indexOf(card) === n)
}

/** A move with what it is about. */
export function read(move: LegalMove): Choice {
  const { card, target } = facts(move.sentence)
  return {
    move,
    verb: move.verb,
    card: move.verb !== 'stake' && typeof card === 'string' ? card : null,
    amount: move.verb === 'invest' || move.verb === 'stake' ? (move.notation.split(' ').at(-1) ?? null) : null,
    seat: move.verb === 'attack' && typeof target === 'number' ? target : null,
  }
}

/** A number that a move's sentence names: what a harvest gains, what completing returns. */
export const told = (choice: Choice, name: string): number => Number(facts(choice.move.sentence)[name] ?? 0)

/** The choices about each card, in the order they are listed. */
export function byCard(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>()
  for (const choice of choices) {
    if (choice.card === null) continue
    const others = found.get(choice.card)
    if (others) others.push(choice)
    else found.set(choice.card, [choice])
  }
  return found
}

/** A stepper's choices, the fewest tokens first. */
export function steps(choices: Choice[]): Choice[] {
  return choices.filter((choice) => choice.amount !== null).sort((a, b) => value(a) - value(b))
}

/** How many tokens a step places at least; "63+" comes after "63". */
export function value(choice: Choice): number {
  const amount = choice.amount ?? '0'
  return parseInt(amount, 10) + (amount.endsWith('+') ? 0.5 : 0)
}

/** The opponents who could snipe after a choice. */
export function snipers(choice: Choice): number[] {
  const found = facts(choice.move.sentence).snipers
  return Array.isArray(found) ? found.map(Number) : []
}

/** The step with the fewest tokens that no opponent could pay now; -1: none, or "63+", which asks further. */
export const safeStep = (all: Choice[]): number => all.findIndex((step) => snipers(step).length === 0 && Number.isInteger(value(step)))

/** Where a nation's icons of one kind come from. */
export function sources(nation: Nation, icon: Icon, faces: Faces): { stripes: { card: string; count: number }[]; givers: string[] } {
  const stripes = cardsOf(nation)
    .map((card) => ({ card, count: faces.get(card)?.stripe.filter((other) => other === icon).length ?? 0 }))
    .filter((source) => source.count > 0)
  const givers = uncovered(nation).filter((card) => {
    const effect = faces.get(card)?.effect
    if (!effect?.verb.startsWith('provide')) return false
    return effect.icon === icon || (effect.icons?.[icon] ?? 0) > 0
  })
  return { stripes, givers: nation.given[icon] > 0 ? givers : [] }
}

/** What to ask the rules about when someone presses a card that cannot be chosen now. */
export function wish(view: HistoryView, me: number, card: string, mode: string | null): string {
  const kind = view.decision?.kind
  if (kind === 'take' || kind === 'bank' || kind === 'discard' || kind === 'keep') return `${kind} ${card}`
  if (mode === 'invest') return `invest ${card} 1`
  if (mode !== null && ['snipe', 'complete', 'activate'].includes(mode)) return `${mode} ${card}`
  const slot = view.market.find((other) => other?.card === card)
  if (!slot) return `activate ${card}`
  if (slot.investor === null) return `invest ${card} 1`
  return `${slot.investor === me ? 'complete' : 'snipe'} ${card}`
}

/** Whether there is a card that an action could be about: another's investment to snipe, one's own to complete. */
export function hasTarget(view: HistoryView, me: number | null, verb: string): boolean {
  const invested = view.market.flatMap((slot) => (slot === null || slot.investor === null ? [] : [slot.investor]))
  if (verb === 'snipe') return invested.some((one) => one !== me)
  return verb !== 'complete' || invested.some((one) => one === me)
}

/** What to ask the rules about when someone presses an action that cannot be taken now. */
export function wishOf(view: HistoryView, me: number, verb: string, faces: Faces): string {
  const slots = view.market.filter((slot) => slot !== null)
  const free = slots.find((slot) => slot.investor === null) ?? slots[0]
  const nation = view.nations[me]
  if (verb === 'invest') return `invest ${free?.card ?? 'future'} 1`
  if (verb === 'complete') return `complete ${(slots.find((slot) => slot.investor === me) ?? free)?.card ?? 'future'}`
  if (verb === 'snipe') {
    const others = slots.filter((slot) => slot.investor !== null && slot.investor !== me).sort((a, b) => a.tokens - b.tokens)
    return `snipe ${(others[0] ?? free)?.card ?? 'future'}`
  }
  if (verb === 'activate' && nation) {
    const open = uncovered(nation)
    const card = open.find((id) => faces.get(id)?.timing === 'action') ?? open[0] ?? cardsOf(nation)[0]
    return `activate ${card ?? 'future'}`
  }
  return verb
}

const AGES = ['I', 'II', 'III', 'IV', 'V']

/** How far the game has flowed: 0 is age A, 1 the first card of age I, ... 6 The Future. */
export function flowed(view: HistoryView, catalogue: Iterable<CardFace>): number {
  const counts = AGES.map(() => 0)
  for (const face of catalogue) {
    const age = AGES.indexOf(face.age)
    if (age >= 0) counts[age] = (counts[age] ?? 0) + 1
  }
  const all = counts.reduce((sum, count) => sum + count, 0) + 1
  let drawn = all - view.deck
  if (view.ending) return 6
  if (drawn <= 0) return 0
  drawn -= 1
  for (const [n, count] of counts.entries()) {
    if (drawn < count) return n + 1 + drawn / Math.max(count, 1)
    drawn -= count
  }
  return 6
}

export type Sign =
  | { icon: Icon; count: number }
  | { type: Type }
  | { sign: 'coin' | 'deck' | 'per' | 'gain' | 'lose' | 'pay' | 'or' | 'and' | 'weaker' | 'all'; count?: number }

/** An effect in signs, where that is simple; nothing where only words can say it. */
export function formula(face: CardFace): Sign[] {
  const effect = face.effect
  if (!effect) return []
  const amount = effect.amount ?? 1
  const per: Sign[] = effect.of_icon
    ? [{ sign: 'per', count: effect.per ?? 1 }, { icon: effect.of_icon, count: 1 }]
    : effect.of_type
      ? [{ sign: 'per', count: effect.per ?? 1 }, { type: effect.of_type }]
      : []
  switch (effect.verb) {
    case 'provide':
    case 'score_gain_icons':
      return Object.entries(effect.icons ?? {}).map(([icon, count]) => ({ icon: icon as Icon, count: count ?? 0 }))
    case 'provide_per_card':
    case 'provide_per_icon':
      return effect.icon ? [{ icon: effect.icon, count: amount }, ...per] : []
    case 'score_per_card':
    case 'score_per_icon':
      return [{ icon: 'culture', count: amount }, ...per]
    case 'score_sets':
      return [{ icon: 'culture', count: amount }, { sign: 'per', count: 1 }, ...types(effect, 'and')]
    case 'take_tokens':
      return [{ sign: 'coin', count: amount }, ...per]
    case 'steal_tokens':
      return [{ sign: 'coin', count: amount }, ...victims(face)]
    case 'discard_top':
      return [{ sign: 'lose' }, ...types(effect, effect.choose === 2 ? 'and' : 'or'), ...victims(face)]
    case 'discard_wonder':
      return [{ sign: 'lose' }, { type: 'wonder' }, ...victims(face)]
    case 'gain_top':
      return [{ sign: 'gain' }, { sign: 'deck' }]
    case 'gain_market': {
      const cost: Sign[] = effect.cost ? [{ sign: 'pay' }, { sign: 'coin', count: effect.cost }] : []
      if (effect.discard_own) cost.push({ sign: 'pay' }, { type: effect.discard_own })
      return [...cost, { sign: 'gain' }, ...(effect.types?.length === 6 ? [] : types(effect, 'or'))]
    }
    default:
      return []
  }
}

function types(effect: Effect, word: 'or' | 'and'): Sign[] {
  return (effect.types ?? []).flatMap((type, n): Sign[] => (n > 0 && word === 'or' ? [{ sign: word }, { type }] : [{ type }]))
}

function victims(face: CardFace): Sign[] {
  return [{ sign: face.timing === 'attack_all' ? 'all' : 'weaker' }]
}
