/** What the game's words know of cards. */

import type { Voice } from '../../shared/voice'

export type Icon = 'culture' | 'harvest' | 'trade' | 'attack' | 'science' | 'defense' | 'industry'
export type Type = 'military' | 'construction' | 'knowledge' | 'government' | 'leader' | 'wonder'
export type Timing = 'none' | 'instant' | 'attack' | 'attack_all' | 'permanent' | 'action' | 'scoring' | 'end'

/** What the words need of a card; the server's CardFace has it all. */
export interface Face {
  id: string
  name: string
  type: string | null
  timing: string
  timing_text: string
  text: string
  effect: Record<string, unknown> | null
  obsolete: boolean
}

/** An effect as the content declares it, nothing left out. */
export interface Effect {
  verb: string
  amount: number
  per: number
  choose: number
  source: 'supply' | 'reserve'
  cost: number
  icon: Icon | null
  icons: [Icon, number][]
  of_icon: Icon | null
  of_type: Type | null
  types: Type[]
  remove_self: boolean
  discard_own: Type | null
  /** Whether an attack hits every weaker opponent. */
  all: boolean
  /** Whether it is void at scoring. */
  obsolete: boolean
}

/** What only this game can say. */
export interface CardVoice extends Voice {
  /** A card's title; the fallback is the server's. */
  cardName(id: string | null, fallback: string): string
  /** What a card does. */
  cardText(face: Face): string
  /** When a card's effect happens. */
  timingText(face: Face): string
  /** A card type's title. */
  typeName(type: string | null): string
  /** An icon's title. */
  iconName(icon: string): string
}

const NOTHING: Effect = {
  verb: 'none',
  amount: 1,
  per: 1,
  choose: 1,
  source: 'supply',
  cost: 0,
  icon: null,
  icons: [],
  of_icon: null,
  of_type: null,
  types: [],
  remove_self: false,
  discard_own: null,
  all: false,
  obsolete: false,
}

/** A card's effect. */
export function effectOf(face: Face): Effect {
  const { icons, ...rest } = face.effect ?? {}
  return {
    ...NOTHING,
    ...(rest as Partial<Effect>),
    icons: Object.entries((icons ?? {}) as Record<Icon, number>) as [Icon, number][],
    all: face.timing === 'attack_all',
    obsolete: face.obsolete,
  }
}

const ICON = '(culture|harvest|trade|attack|science|defense|industry)'
const TYPE = '(Military|Construction|Knowledge|Government|Leader|Wonder)'
const VICTIM = '(?:A|Every) weaker opponent'

function kinds(text: string): Type[] {
  return Array.from(text.matchAll(new RegExp(TYPE, 'g')), (match) => match[0].toLowerCase() as Type)
}

function icons(text: string): [Icon, number][] {
  return Array.from(text.matchAll(new RegExp(`(\\d+) ${ICON}`, 'g')), (match) => [match[2] as Icon, Number(match[1])])
}

/** Of what there is so much: an icon or a type. */
function counted(text: string): Pick<Effect, 'of_icon' | 'of_type'> {
  const type = kinds(text)[0] ?? null
  const icon = new RegExp(`^${ICON} icon`).exec(text)?.[1] as Icon | undefined
  return { of_icon: type === null ? (icon ?? null) : null, of_type: type }
}

/** What gaining costs first. */
function price(text: string | undefined): Partial<Effect> {
  if (!text) return {}
  if (text.startsWith('Remove')) return { remove_self: true }
  const cost = /^Pay (\d+)/.exec(text)?.[1]
  return cost ? { cost: Number(cost) } : { discard_own: kinds(text)[0] ?? null }
}

const ALL: Type[] = ['military', 'construction', 'knowledge', 'government', 'leader', 'wonder']

/** The effects by the English sentences they make (words.py). */
const SENTENCES: [RegExp, (found: string[]) => Partial<Effect>][] = [
  [/^No effect\.$/, () => ({ verb: 'none' })],
  [/^Gives (.+) at scoring\.$/, ([, given = '']) => ({ verb: 'score_gain_icons', icons: icons(given) })],
  [
    /^Gives (\d+) (\w+) for each (.+) you have\.$/,
    ([, amount, icon, what = '']) => {
      const of = counted(what)
      return { verb: of.of_type ? 'provide_per_card' : 'provide_per_icon', amount: Number(amount), icon: icon as Icon, ...of }
    },
  ],
  [/^Gives (.+)\.$/, ([, given = '']) => ({ verb: 'provide', icons: icons(given) })],
  [
    /^(?:(.+), then gain|Gain) one (.*)card nobody has invested in from the market\.$/,
    ([, paid, what = '']) => ({ verb: 'gain_market', types: what === '' ? ALL : kinds(what), ...price(paid) }),
  ],
  [/^(?:(.+), then gain|Gain) the top card of the deck\.$/, ([, paid]) => ({ verb: 'gain_top', ...price(paid) })],
  [
    /^Take (\d+) tokens? from the (Supply|Reserve) for each (.+) you have\.$/,
    ([, amount, source, what = '']) => ({
      verb: 'take_tokens',
      amount: Number(amount),
      source: source === 'Supply' ? 'supply' : 'reserve',
      ...counted(what),
    }),
  ],
  [/^Take up to (\d+) tokens? from (a|every) weaker opponent\.$/, ([, amount, who]) => ({ verb: 'steal_tokens', amount: Number(amount), all: who === 'every' })],
  [new RegExp(`^${VICTIM} loses a Wonder of your choice\\.$`), ([all = '']) => ({ verb: 'discard_wonder', all: all.startsWith('Every') })],
  [
    new RegExp(`^${VICTIM} loses the top (.+) card( of your choice)?\\.$`),
    ([all = '', what = '']) => ({
      verb: 'discard_top',
      types: kinds(what),
      choose: what.includes(' and ') ? 2 : 1,
      all: all.startsWith('Every'),
    }),
  ],
  [/^All players' tokens go to the Supply/, () => ({ verb: 'communism' })],
  [/^Each time an attack effect of yours happens, take (\d+) tokens?/, ([, amount]) => ({ verb: 'on_attack_take', amount: Number(amount) })],
  [/^Attacks you gain do not happen/, () => ({ verb: 'pacifist' })],
  [/^Ends the game when/, () => ({ verb: 'end_game' })],
  [/^(\d+) culture for each set of (.+) cards\.$/, ([, amount, what = '']) => ({ verb: 'score_sets', amount: Number(amount), types: kinds(what) })],
  [
    /^(\d+) culture for (?:each|every (\d+)) (.+)\.$/,
    ([, amount, per, what = '']) => {
      const of = counted(what)
      return { verb: of.of_type ? 'score_per_card' : 'score_per_icon', amount: Number(amount), per: Number(per ?? 1), ...of }
    },
  ],
]

/** The effect that an English sentence tells; null: it is none that is known. */
export function readEffect(text: string): Effect | null {
  const plain = text.replace(/ Void at scoring\.$/, '')
  for (const [pattern, make] of SENTENCES) {
    const found = pattern.exec(plain)
    if (found) return { ...NOTHING, ...make([...found]), obsolete: plain !== text }
  }
  return null
}
