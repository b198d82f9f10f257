/** A catalogue in one language: its Fluent messages, and how arguments stand in them. */

import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../languages/language.svelte'
import { GRAMMARS, type Grammar } from './grammar'
import { marked, unmarked } from './parts'
import { isSentence, plainId, prefixOf, type Arg, type Ref, type Sentence } from './sentence'

/** What players are called, by seat; null: they have no name. */
export type PlayerNames = (seat: number) => string | null

/** Says a sentence that another one holds. */
type Say = (sentence: Sentence, names: PlayerNames) => string

/** A whole number, which is written as it is and still selects by its plural. */
class PlainNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}

/** An argument that is no number: a thing, a sentence, a row of them. */
class Value extends FluentType<Arg> {
  constructor(
    value: Arg,
    private readonly words: (value: Arg, names: PlayerNames, kase: string) => string,
    readonly names: PlayerNames,
  ) {
    super(value)
  }

  override toString(): string {
    return this.inCase('')
  }

  inCase(kase: string): string {
    return this.words(this.value, this.names, kase)
  }
}

type Pattern = Parameters<FluentBundle['formatPattern']>[0]

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

export class Catalogue {
  private readonly bundle: FluentBundle
  private readonly grammar: Grammar

  /** `say` says sentences of any catalogue: those that are arguments of this one's. */
  constructor(
    readonly language: Language,
    readonly prefix: string,
    readonly sources: readonly string[],
    private readonly say: Say,
  ) {
    this.grammar = GRAMMARS[language]
    this.bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: {
        NAME: ([value], { case: kase }) => this.inCase(value, text(kase)),
        LIST: ([value], { join, case: kase, last }) => this.list(value, text(join) || 'and', text(kase), text(last)),
        ID: ([value]) => identity(value),
      },
    })
    for (const source of sources) this.bundle.addResource(new FluentResource(source))
  }

  /** What a code says; null: this catalogue does not have it. */
  format({ code, args = {} }: Sentence, names: PlayerNames): string | null {
    const pattern = this.pattern(code)
    if (pattern === null) return null
    const values = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.variable(value, names)]))
    return this.bundle.formatPattern(pattern, values, []) // what is missing is shown as it is written
  }

  has(code: string): boolean {
    return this.pattern(code) !== null
  }

  private pattern(code: string): Pattern | null {
    const [id = '', attribute] = code.split('.')
    const message = this.bundle.getMessage(id)
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? null
  }

  private variable(value: Arg, names: PlayerNames): FluentVariable {
    if (typeof value === 'number') return new PlainNumber(value)
    return typeof value === 'string' ? unmarked(value) : new Value(value, (one, called, kase) => this.words(one, called, kase), names)
  }

  /** An argument as it stands in a sentence. */
  private words(value: Arg, names: PlayerNames, kase: string): string {
    if (typeof value === 'number') return String(value)
    if (typeof value === 'string') return unmarked(value)
    if (isRow(value)) return this.listed(value.map((one) => (wanted: string) => this.words(one, names, wanted)), 'and', kase, '')
    return isSentence(value) ? this.say(value, names) : this.name(value, names, kase)
  }

  /** The name of a thing, in its case and form as far as the language has them. */
  private name(ref: Ref, names: PlayerNames, kase: string): string {
    if (ref.kind === 'player') return this.player(ref, names, kase)
    if (ref.name) return kase === 'start' ? capital(unmarked(ref.name)) : unmarked(ref.name)
    const code = `${this.prefix}-${ref.kind}-${plainId(ref.id)}`
    const forms = [kase, ref.form ?? ''].filter(Boolean).map((form) => `${code}.${form}`)
    for (const one of [...forms, code]) {
      const found = this.format({ code: one }, names)
      if (found !== null) return found
    }
    return code
  }

  private player(ref: Ref, names: PlayerNames, kase: string): string {
    const seat = Number(ref.id)
    const name = unmarked(ref.name ?? '') || names(seat) || `p${seat + 1}`
    const declined = this.grammar.cases[kase]?.(name) ?? name
    const at = declined.indexOf(name)
    return declined.slice(0, at) + marked(name, seat) + declined.slice(at + name.length)
  }

  private inCase(value: FluentValue | undefined, kase: string): string {
    return value instanceof Value ? value.inCase(kase) : text(value)
  }

  private list(value: FluentValue | undefined, join: string, kase: string, last: string): string {
    if (!(value instanceof Value) || !isRow(value.value)) return this.inCase(value, last || kase)
    return this.listed(value.value.map((one) => (wanted: string) => this.words(one, value.names, wanted)), join, kase, last)
  }

  /** Names in a row: a, b and c. The last one, also one alone, has the case `last` where that is given. */
  private listed(items: readonly ((kase: string) => string)[], join: string, kase: string, last: string): string {
    const final = items.at(-1)?.(last || kase) ?? ''
    const before = items.slice(0, -1).map((item) => item(kase))
    if (before.length === 0) return final
    const first = before.join(this.grammar.comma)
    return `${first}${apart(first, this.grammar.joins[join] ?? this.grammar.comma, final)}${final}`
  }
}

const isRow = (value: Arg): value is readonly Arg[] => Array.isArray(value)

/** A text within a message; a number as it is written. */
/** The word between two others, set apart from a number where the language itself has no spaces. */
function apart(before: string, word: string, after: string): string {
  const left = /[0-9]$/.test(unmarked(before)) && !word.startsWith(' ') ? ' ' : ''
  const right = /^[0-9]/.test(unmarked(after)) && !word.endsWith(' ') ? ' ' : ''
  return `${left}${word}${right}`
}

function text(value: FluentValue | undefined): string {
  return value === undefined ? '' : typeof value === 'string' ? value : String(value.valueOf())
}

/** The function ID: what a sentence selects a thing by. */
function identity(value: FluentValue | undefined): FluentValue {
  const given = value instanceof Value ? value.value : null
  if (given === null || typeof given !== 'object' || isRow(given) || isSentence(given)) return value ?? ''
  return typeof given.id === 'number' ? new PlainNumber(given.id) : plainId(given.id)
}

/** The prefix that a catalogue's codes have, from its first message. */
export function prefixIn(sources: readonly string[]): string | null {
  for (const source of sources) {
    const code = /^([a-z][\w-]*) *=/m.exec(source)?.[1]
    if (code !== undefined) return prefixOf(code)
  }
  return null
}
