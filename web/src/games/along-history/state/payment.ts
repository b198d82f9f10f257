/** A payment as it is laid out: which sources pay for a card, what still lacks, and the moves that say so (AH-113 to AH-115). */

import type { AgesView, CardFace, Civilization, Resource } from '../types'

export type Faces = ReadonlyMap<string, CardFace>

/** The price of a card now. */
export interface Price {
  card: string
  population: number
  resource: Resource
  resources: number
}

/** What there is to pay with: dice by their place in the view, cards by id. */
export interface Means {
  greens: { at: number; die: string; value: number }[]
  blue: { at: number; shows: string } | null
  doubles: number[]
  cards: { card: string; number: number; population: number; resource: Record<Resource, number>; heritage: boolean }[]
  ur: number
  /** Population that the first green die costs more. */
  claim: number
}

/** What is chosen to pay: each die with how many x2 go with it. */
export interface Laid {
  greens: ReadonlyMap<number, number>
  /** How many x2 go with the blue die; null: it does not pay. */
  blue: number | null
  cards: readonly string[]
  urResource: number
  urPopulation: number
}

export const EMPTY: Laid = { greens: new Map(), blue: null, cards: [], urResource: 0, urPopulation: 0 }
const UR_POPULATION = 3

/** What a seat can pay with in its turn. */
export function meansOf(view: AgesView, own: Civilization, faces: Faces): Means {
  const open = view.dice.map((die, at) => ({ ...die, at })).filter((die) => !die.spent)
  const blue = open.find((die) => die.colour === 'blue')
  const cardOf = (card: string, heritage: boolean) => {
    const face = faces.get(card)
    const { population = 0, ingenuity = 0, strength = 0, culture = 0 } = face?.gives ?? {}
    return { card, number: face?.number ?? 0, population, resource: { ingenuity, strength, culture }, heritage }
  }
  const cards = own.stacks.filter((stack) => !stack.tilted).map((stack) => cardOf(stack.card, false))
  const heritage = view.heritage_left ? own.heritage.map((card) => cardOf(card, true)) : []
  return {
    greens: open.filter((die) => die.colour === 'green').map(({ at, die, shows }) => ({ at, die, value: Number(shows) })),
    blue: blue ? { at: blue.at, shows: blue.shows } : null,
    doubles: open.filter((die) => die.die === 'x2').map((die) => die.at),
    cards: [...heritage, ...cards].filter((one) => one.population + one.resource.ingenuity + one.resource.strength + one.resource.culture > 0).sort((a, b) => a.number - b.number),
    ur: own.ur,
    claim: view.claim,
  }
}

/** What may still pay where a payment has begun: what is legal, and after the Resource all that has Population. */
export function meansLeft(means: Means, legal: readonly string[], resourceDue: boolean): Means {
  const blue = legal.some((move) => move.startsWith('pay blue'))
  const cards = means.cards.map((one) => (legal.includes(one.card) ? one : { ...one, resource: { ingenuity: 0, strength: 0, culture: 0 } }))
  if (resourceDue) return { ...means, blue: blue ? means.blue : null, cards: cards.filter((one) => legal.includes(one.card) || one.population > 0) }
  const greens = means.greens.filter((die) => legal.some((move) => move === `pay ${die.die}` || move.startsWith(`pay ${die.die} `)))
  return { ...means, greens, blue: null, cards: cards.filter((one) => legal.includes(one.card)), ur: legal.includes('ur population') ? means.ur : 0 }
}

/** What a laid payment gives of Population and of the Resource asked for. */
export function gives(laid: Laid, means: Means, resource: Resource): { population: number; resource: number } {
  const greens = means.greens.filter((die) => laid.greens.has(die.at))
  const dice = greens.reduce((sum, die) => sum + die.value * 2 ** (laid.greens.get(die.at) ?? 0), 0)
  const cards = means.cards.filter((one) => laid.cards.includes(one.card))
  return {
    population: (greens.length > 0 ? dice - means.claim : 0) + cards.reduce((sum, one) => sum + one.population, 0) + UR_POPULATION * laid.urPopulation,
    resource: (laid.blue !== null && means.blue?.shows === resource ? 2 ** laid.blue : 0) + cards.reduce((sum, one) => sum + one.resource[resource], 0) + laid.urResource,
  }
}

/** What a laid payment still lacks. */
export function lackOf(laid: Laid, means: Means, price: Price): { population: number; resource: number } {
  const given = gives(laid, means, price.resource)
  return { population: Math.max(0, price.population - given.population), resource: Math.max(0, price.resources - given.resource) }
}

export const isEnough = (laid: Laid, means: Means, price: Price): boolean => {
  const lack = lackOf(laid, means, price)
  return lack.population === 0 && lack.resource === 0
}

/** How many x2 dice a payment takes. */
export const doublesIn = (laid: Laid): number => (laid.blue ?? 0) + [...laid.greens.values()].reduce((sum, times) => sum + times, 0)

/** How dear a payment is, for choosing among several: what is rare weighs more, and so does what is wasted. */
export function dearness(laid: Laid, means: Means, price: Price): number {
  const given = gives(laid, means, price.resource)
  const cards = means.cards.filter((one) => laid.cards.includes(one.card))
  const tilted = cards.reduce((sum, one) => sum + (one.heritage ? 6 : 0.7 * (one.population + one.resource.ingenuity + one.resource.strength + one.resource.culture)), 0)
  const dice = means.greens.reduce((sum, die) => sum + (laid.greens.has(die.at) ? die.value : 0), 0)
  return tilted + 0.5 * dice + 1.1 * doublesIn(laid) + 4 * (laid.urResource + laid.urPopulation) + 0.6 * (given.population - price.population) + (given.resource - price.resources)
}

/** Whether nothing can be left out of a payment. */
function isLean(laid: Laid, means: Means, price: Price): boolean {
  return !parts(laid).some((part) => isEnough(without(laid, part), means, price))
}

/** The sources of a payment by name: `die:2`, `x2:2`, `card:fire`, `ur:resource`. */
export function parts(laid: Laid): string[] {
  return [
    ...[...laid.greens.keys()].map((at) => `die:${at}`),
    ...[...laid.greens].flatMap(([at, times]) => (times > 0 ? [`x2:${at}`] : [])),
    ...(laid.blue === null ? [] : ['blue', ...(laid.blue > 0 ? ['x2:blue'] : [])]),
    ...laid.cards.map((card) => `card:${card}`),
    ...(laid.urResource > 0 ? ['ur:resource'] : []),
    ...(laid.urPopulation > 0 ? ['ur:population'] : []),
  ]
}

/** A payment without one of its sources. */
export function without(laid: Laid, part: string): Laid {
  const [kind = '', which = ''] = part.split(':')
  const greens = new Map(laid.greens)
  if (kind === 'die') greens.delete(Number(which))
  if (kind === 'x2' && which !== 'blue') greens.set(Number(which), (greens.get(Number(which)) ?? 1) - 1)
  return {
    greens,
    blue: part === 'blue' ? null : part === 'x2:blue' ? (laid.blue ?? 1) - 1 : laid.blue,
    cards: kind === 'card' ? laid.cards.filter((card) => card !== which) : laid.cards,
    urResource: laid.urResource - (part === 'ur:resource' ? 1 : 0),
    urPopulation: laid.urPopulation - (part === 'ur:population' ? 1 : 0),
  }
}

function subsets<T>(list: readonly T[]): T[][] {
  return list.reduce<T[][]>((found, one) => [...found, ...found.map((some) => [...some, one])], [[]])
}

/** Every way to give x2 dice to chosen greens: the highest gains most, so only it and the next are tried. */
function doublings(greens: Means['greens'], most: number): Map<number, number>[] {
  const high = [...greens].sort((a, b) => b.value - a.value)
  const plain = new Map(high.map((die) => [die.at, 0]))
  const found = [plain]
  const [first, second] = high
  if (first && most >= 1) found.push(new Map(plain).set(first.at, 1))
  if (first && most >= 2) found.push(new Map(plain).set(first.at, 2))
  if (first && second && most >= 2) found.push(new Map(plain).set(first.at, 1).set(second.at, 1))
  return found
}

/** Payments without a superfluous source, the least dear first. */
export function waysToPay(means: Means, price: Price, keep: Laid = EMPTY, most = 12): Laid[] {
  const useful = means.cards.filter((one) => one.population > 0 || one.resource[price.resource] > 0)
  const cardSets = subsets(useful.slice(0, 7)).filter((some) => some.filter((one) => one.heritage).length <= 1)
  const greenSets = subsets(means.greens)
  const fits = means.blue?.shows === price.resource
  const found: { laid: Laid; dear: number }[] = []
  for (const cards of cardSets) {
    for (const greens of greenSets) {
      for (let onBlue = -1; onBlue <= (fits ? means.doubles.length : -1); onBlue++) {
        for (const doubled of doublings(greens, means.doubles.length - Math.max(0, onBlue))) {
          for (let ur = 0; ur <= means.ur; ur++) {
            for (let asResource = 0; asResource <= ur; asResource++) {
              const laid: Laid = { greens: doubled, blue: onBlue < 0 ? null : onBlue, cards: cards.map((one) => one.card), urResource: asResource, urPopulation: ur - asResource }
              if (!isEnough(laid, means, price) || !contains(laid, keep) || !isLean(laid, means, price)) continue
              found.push({ laid, dear: dearness(laid, means, price) })
            }
          }
        }
      }
    }
  }
  const seen = new Set<string>()
  const unlike = found.sort((a, b) => a.dear - b.dear).filter(({ laid }) => {
    const sign = signOf(laid, means)
    return !seen.has(sign) && seen.add(sign)
  }) // prettier-ignore
  return unlike.slice(0, most).map(({ laid }) => laid)
}

/** What a payment uses, whichever of equal dice it is: equal faces are the same option (AH-111). */
export function signOf(laid: Laid, means: Means): string {
  const greens = means.greens.filter((die) => laid.greens.has(die.at)).map((die) => `${die.value}x${laid.greens.get(die.at)}`)
  return [greens.sort().join(), laid.blue, [...laid.cards].sort().join(), laid.urResource, laid.urPopulation].join('|')
}

/** Whether a payment uses all that another does. */
export function contains(laid: Laid, part: Laid): boolean {
  return (
    [...part.greens].every(([at, times]) => (laid.greens.get(at) ?? -1) >= times) &&
    (part.blue === null || (laid.blue ?? -1) >= part.blue) &&
    part.cards.every((card) => laid.cards.includes(card)) &&
    laid.urResource >= part.urResource &&
    laid.urPopulation >= part.urPopulation
  )
}

const TIMES = ['', ' x2', ' x4']

/** The moves of a payment in the order of clause 114; what is no longer needed is left out. */
export function movesOf(laid: Laid, means: Means, price: Price): string[] {
  const moves: string[] = []
  let { population } = price
  let resource = price.resources
  const cards = means.cards.filter((one) => laid.cards.includes(one.card))
  const used = new Set<string>()
  if (laid.blue !== null && resource > 0) {
    moves.push(`pay blue${TIMES[laid.blue] ?? ''}`)
    resource -= 2 ** laid.blue
  }
  for (const one of cards) {
    if (resource <= 0 || one.resource[price.resource] === 0) continue
    moves.push(one.card)
    used.add(one.card)
    resource -= one.resource[price.resource]
    population -= one.population
  }
  for (let n = 0; n < laid.urResource && resource > 0; n++, resource--) moves.push('ur resource')
  const greens = means.greens.filter((die) => laid.greens.has(die.at)).sort((a, b) => b.value - a.value || (laid.greens.get(b.at) ?? 0) - (laid.greens.get(a.at) ?? 0))
  let claim = means.claim
  for (const die of greens) {
    if (population <= 0) break
    const times = laid.greens.get(die.at) ?? 0
    moves.push(`pay ${die.die}${TIMES[times] ?? ''}`)
    population += claim - die.value * 2 ** times
    claim = 0
  }
  for (const one of cards) {
    if (population <= 0) break
    if (used.has(one.card) || one.population === 0) continue
    moves.push(one.card)
    population -= one.population
  }
  for (let n = 0; n < laid.urPopulation && population > 0; n++, population -= UR_POPULATION) moves.push('ur population')
  return moves
}

/** What moves lay out; what the engine does by itself is not among them. */
export function laidBy(moves: readonly string[], means: Means): Laid {
  const greens = new Map<number, number>()
  let blue: number | null = null
  const cards: string[] = []
  let urResource = 0
  let urPopulation = 0
  for (const move of moves) {
    const [verb = '', which = '', times = ''] = move.split(' ')
    if (verb === 'pay' && which === 'blue') blue = Math.max(0, TIMES.indexOf(times && ` ${times}`))
    else if (verb === 'pay') {
      const die = means.greens.find((one) => one.die === which && !greens.has(one.at))
      if (die) greens.set(die.at, Math.max(0, TIMES.indexOf(times && ` ${times}`)))
    } else if (move === 'ur resource') urResource++
    else if (move === 'ur population') urPopulation++
    else if (means.cards.some((one) => one.card === move)) cards.push(move)
  }
  return { greens, blue, cards, urResource, urPopulation }
}

/** What is left once a payment is made and the card has entered. */
export function meansAfter(means: Means, laid: Laid, entered: CardFace | undefined): Means {
  const used = doublesIn(laid)
  const { population = 0, ingenuity = 0, strength = 0, culture = 0 } = entered?.gives ?? {}
  const fresh = entered && population + ingenuity + strength + culture > 0 ? [{ card: entered.id, number: entered.number, population, resource: { ingenuity, strength, culture }, heritage: false }] : []
  const heritageUsed = means.cards.some((one) => one.heritage && laid.cards.includes(one.card))
  return {
    greens: means.greens.filter((die) => !laid.greens.has(die.at)),
    blue: laid.blue === null ? means.blue : null,
    doubles: means.doubles.slice(used),
    cards: [...means.cards.filter((one) => !laid.cards.includes(one.card) && !(heritageUsed && one.heritage)), ...fresh],
    ur: Math.min(2, means.ur - laid.urResource - laid.urPopulation + (entered?.type === 'wonder' ? 1 : 0)),
    claim: laid.greens.size > 0 ? 0 : means.claim,
  }
}

/** What lacks of a card where all that can pay is spent as well as possible (AH-116). */
export function shortOf(means: Means, price: Price): { population: number; resource: number } {
  const own = means.cards.filter((one) => !one.heritage)
  const sum = (list: Means['cards'], of: (one: Means['cards'][number]) => number): number => list.reduce((all, one) => all + of(one), 0)
  let best = { population: 99, resource: 99 }
  const fits = means.blue?.shows === price.resource
  for (const heritage of [null, ...means.cards.filter((one) => one.heritage)]) {
    const cards = heritage ? [...own, heritage] : own
    for (let onBlue = 0; onBlue <= (fits ? means.doubles.length : 0); onBlue++) {
      for (let asResource = 0; asResource <= means.ur; asResource++) {
        const resource = sum(cards, (one) => one.resource[price.resource]) + asResource + (fits ? 2 ** onBlue : 0)
        const high = Math.max(0, ...means.greens.map((die) => die.value))
        const dice = means.greens.reduce((all, die) => all + die.value, 0) + (2 ** (means.doubles.length - onBlue) - 1) * high - means.claim
        const people = sum(cards, (one) => one.population) + UR_POPULATION * (means.ur - asResource) + Math.max(0, dice)
        const lack = { population: Math.max(0, price.population - people), resource: Math.max(0, price.resources - resource) }
        if (lack.resource < best.resource || (lack.resource === best.resource && lack.population < best.population)) best = lack
      }
    }
  }
  return best
}

/** A payment with one more source. */
function added(laid: Laid, source: string): Laid {
  const [kind = '', which = ''] = source.split(':')
  if (kind === 'die') return { ...laid, greens: new Map(laid.greens).set(Number(which), 0) }
  if (kind === 'blue') return { ...laid, blue: 0 }
  if (kind === 'card') return { ...laid, cards: [...laid.cards, which] }
  if (source === 'ur:resource') return { ...laid, urResource: laid.urResource + 1 }
  return { ...laid, urPopulation: laid.urPopulation + 1 }
}

/** What moves lay out, with what the rules add by themselves; null: that is no payment. */
export function completedBy(moves: readonly string[], means: Means, price: Price): Laid | null {
  const laid = laidBy(moves, means)
  return isEnough(laid, means, price) ? laid : (waysToPay(means, price, laid, 1)[0] ?? null)
}

/** A payment with one more source, or without it; what became superfluous is left out. */
export function toggled(before: Laid, source: string, means: Means, price: Price): Laid {
  if (parts(before).includes(source)) return without(before, source)
  let laid = added(before, source)
  for (const other of parts(laid).filter((part) => part !== source)) {
    const less = without(laid, other)
    if (isEnough(less, means, price)) laid = less
  }
  return laid
}

/** A payment in which the x2 dice go with the next dice that they could double, and at last with none. */
export function doubledNext(laid: Laid, means: Means): Laid {
  const most = means.doubles.length
  const high = means.greens.filter((die) => laid.greens.has(die.at)).sort((a, b) => b.value - a.value)[0]
  const options: [number, number][] = []
  for (let blue = 0; blue <= (laid.blue === null ? 0 : most); blue++) for (let green = 0; green <= (high ? most - blue : 0); green++) options.push([green, blue])
  const now = options.findIndex(([green, blue]) => green === (high ? (laid.greens.get(high.at) ?? 0) : 0) && blue === (laid.blue ?? 0))
  const [green, blue] = options[(now + 1) % options.length] ?? [0, 0]
  const greens = new Map([...laid.greens].map(([at]) => [at, at === high?.at ? green : 0]))
  return { ...laid, greens, blue: laid.blue === null ? null : blue }
}
