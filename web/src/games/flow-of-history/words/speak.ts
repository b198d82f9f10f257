/** The game in another language: what the server tells as facts is said in its words; sentences are recognised first. */

import { filled, reader } from '../../../lib/languages/sentences'
import type { CardVoice, Effect, Icon, Timing, Type } from './face'
import { effectOf, readEffect } from './face'
import { DECISIONS, EVENTS, NAMES, PLACES, SENTENCES } from './templates'

/** What a language knows of the game. */
export interface Tongue {
  /** Every card's title, by its id. */
  cards: Record<string, string>
  types: Record<Type, string>
  icons: Record<Icon, string>
  timings: Record<Timing, string>
  /** The moves' verbs, as titles. */
  verbs: Record<string, string>
  ties: Record<'cards' | 'tokens', string>
  options: Record<string, { name: string; text: string; values: Record<string, string> }>
  events: Record<keyof typeof EVENTS, string>
  decisions: Record<keyof typeof DECISIONS, string>
  places: Record<keyof typeof PLACES, string>
  sentences: Record<keyof typeof SENTENCES, string>
  banker: string
  /** What a move changes: the names of facts that are no icon. */
  facts: Record<'tokens' | 'attack' | 'defense' | 'snipers', string>
  /** A card's title within a sentence. */
  quoted(name: string): string
  tokens(count: number): string
  /** An icon within a sentence, and a type. */
  icon(icon: Icon): string
  type(type: Type): string
  /** What an effect does, as a sentence; `card` is its card's title within a sentence. */
  effect(effect: Effect, card: string): string
}

const CARDS = new Set(['card', 'own', 'about', 'cover', 'by', 'lost', 'other'])
const TOKENS = new Set(['tokens', 'stake', 'held', 'price', 'cost'])
const SEATS = new Set(['seat', 'target', 'investor'])
const PHRASES = new Set(['where', 'effect', 'decision', 'usage', 'text', 'hint'])

function shapes(template: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, slot = ''] of template.matchAll(/\{(\w+)\}/g)) {
    if (CARDS.has(slot) || PHRASES.has(slot)) continue
    found[slot.replace(/\d+$/, '')] = TOKENS.has(slot)
      ? '\\d+ tokens?'
      : SEATS.has(slot)
        ? '[pP]\\d+'
        : slot === 'icon' || slot === 'type'
          ? '\\w+'
          : '\\d+'
  }
  return found
}

type Reader = ReturnType<typeof reader>

function readers<K extends string>(templates: Record<K, string>): [K, Reader][] {
  return (Object.entries(templates) as [K, string][]).map(([key, template]) => [key, reader(template, shapes(template))])
}

let known: { sentences: [keyof typeof SENTENCES, Reader][]; decisions: [keyof typeof DECISIONS, Reader][]; places: [keyof typeof PLACES, Reader][] } | null =
  null

function recognised<K extends string>(list: [K, Reader][], text: string): [K, Record<string, string>] | null {
  for (const [key, read] of list) {
    const found = read(text)
    if (found) return [key, found]
  }
  return null
}

export function voiceOf(tongue: Tongue): CardVoice {
  const titled = (id: string) => tongue.cards[id]
  const card = (id: string, fallback: string) => tongue.quoted(titled(id) ?? fallback)
  /** A card by its English title. */
  const byName = (name: string) => card(NAMES[name] ?? '', name)

  function all() {
    return (known ??= { sentences: readers(SENTENCES), decisions: readers(DECISIONS), places: readers(PLACES) })
  }

  /** What was read in a sentence, in this language; null: part of it is not known. */
  function values(found: Record<string, string>): Record<string, string> | null {
    const said: Record<string, string> = {}
    for (const [slot, text] of Object.entries(found)) {
      let value: string | null = text
      if (CARDS.has(slot)) value = byName(text)
      else if (TOKENS.has(slot)) value = tongue.tokens(parseInt(text))
      else if (slot === 'icon') value = tongue.icon(text as Icon)
      else if (slot === 'type') value = text === 'Special' ? text : tongue.type(text.toLowerCase() as Type)
      else if (slot === 'where') value = phrase(all().places, tongue.places, text)
      else if (slot === 'decision') value = phrase(all().decisions, tongue.decisions, text)
      else if (slot === 'effect') value = effectFrom(text, found['card'] ?? '')
      if (value === null) return null
      said[slot] = value
    }
    return said
  }

  function phrase<K extends string>(list: [K, Reader][], templates: Record<K, string>, text: string): string | null {
    const found = recognised(list, text)
    const said = found && values(found[1])
    return found && said && filled(templates[found[0]], said)
  }

  function effectFrom(text: string, name: string): string | null {
    const effect = readEffect(text)
    return effect && tongue.effect(effect, byName(name))
  }

  const sentence = (text: string) => phrase(all().sentences, tongue.sentences, text) ?? text

  return {
    cardName: (id, fallback) => (id === null ? undefined : titled(id)) ?? fallback,
    cardText: (face) => tongue.effect(effectOf(face), card(face.id, face.name)),
    timingText: (face) => tongue.timings[face.timing as Timing] ?? face.timing_text,
    typeName: (type) => (type === null ? '' : (tongue.types[type as Type] ?? type)),
    iconName: (icon) => tongue.icons[icon as Icon] ?? icon,
    verbName: (word) => tongue.verbs[word] ?? word,
    tieName: (tie) => tongue.ties[tie as 'cards'] ?? tie.replaceAll('_', ' '),
    optionName: (option) => tongue.options[option]?.name ?? option.replaceAll('_', ' '),
    optionText: (option) => tongue.options[option.id]?.text ?? option.text,
    optionValue: (option, value) => tongue.options[option]?.values[value] ?? value,
    factName: (fact) => (fact.startsWith('icon-') ? tongue.icons[fact.slice(5) as Icon] : tongue.facts[fact as 'tokens']) ?? null,
    tellMove: (move) => sentence(move.says),
    tellRefusal: sentence,
    tellScore: (line) => sentence(line.text),
    tellDecision: (decision) => phrase(all().decisions, tongue.decisions, decision.text) ?? decision.text,
    tellEvent: (event) => {
      let kind = event.kind
      if (kind === 'snipe' && event.facts['investor'] === 'banker') kind = 'snipe_banker'
      if (kind === 'take' && event.facts['reserve']) kind = 'take_reserve'
      const template = tongue.events[kind as keyof typeof EVENTS] as string | undefined
      if (template === undefined) return event.text
      const said: Record<string, string> = {}
      for (const [slot, fact] of Object.entries(event.facts)) {
        if (SEATS.has(slot)) said[slot] = typeof fact === 'number' && fact < 5 ? `p${fact + 1}` : tongue.banker
        else if (CARDS.has(slot)) said[slot] = card(String(fact), String(fact))
        else if (TOKENS.has(slot)) said[slot] = tongue.tokens(Number(fact))
        else said[slot] = String(fact)
      }
      return filled(template, said)
    },
  }
}
