/** Flow in another language: what the server tells as facts is said in its words; sentences are recognised first. */

import { filled, reader } from '../../../lib/languages/sentences'
import { listed } from '../../../lib/languages/tools'
import type { GameEvent } from '../../../lib/wire'
import type { Voice } from '../../shared/voice'
import type { AnimalId, Card, Edge, Scenario, Tile } from '../types'
import { board as english, type BoardWords } from './board.en'
import type { OptionWords } from './options.en'
import { cellText, formText } from './places'
import { DECISIONS, EVENTS, SENTENCES } from './templates'

/** What a language knows of the game, besides what its board says. */
export interface Tongue {
  /** The names of all pieces. */
  board: BoardWords
  options: OptionWords
  /** The moves' verbs, as titles. */
  verbs: Record<string, string>
  events: Record<keyof typeof EVENTS, string>
  decisions: Record<keyof typeof DECISIONS, string>
  sentences: Record<keyof typeof SENTENCES, string>
}

const BY_NAME = {
  tile: byName(english.tiles),
  card: byName(Object.fromEntries(Object.entries(english.cards).map(([id, { name }]) => [id, name]))),
  scenario: byName(Object.fromEntries(Object.entries(english.scenarios).map(([id, { name }]) => [id, name]))),
  animal: byName(english.animals),
  side: byName(english.sides),
}
const EFFECTS = new Map(Object.entries(english.cards).map(([id, { text }]) => [text, id as Card]))

function byName<T extends string>(names: Record<T, string>): Map<string, T> {
  return new Map((Object.entries(names) as [T, string][]).map(([id, name]) => [name.toLowerCase(), id]))
}

/** One of these names, the longest first, so that none is taken for the beginning of another. */
const one = (names: Map<string, string>) => `(?:${[...names.keys()].sort((a, b) => b.length - a.length).map((name) => `${letters(name.charAt(0))}${name.slice(1)}`).join('|')})`
const letters = (letter: string) => (letter.toLowerCase() === letter.toUpperCase() ? letter : `[${letter.toLowerCase()}${letter.toUpperCase()}]`)

const titled = (names: Iterable<string>) => `(?:${[...names].sort((a, b) => b.length - a.length).join('|')})`
const SHAPES: Record<string, string> = {
  tile: one(BY_NAME.tile),
  card: titled(Object.values(english.cards).map(({ name }) => name)),
  scenario: titled(Object.values(english.scenarios).map(({ name }) => name)),
  animal: one(BY_NAME.animal),
  animals: `${one(BY_NAME.animal)}(?: and ${one(BY_NAME.animal)})*`,
  side: one(BY_NAME.side),
  sides: `${one(BY_NAME.side)}(?: and ${one(BY_NAME.side)})*`,
  cell: 'r\\dc\\d',
  form: '[nesw]+(?:/[nesw])?|wild',
  seat: '[pP]\\d+',
  count: '\\d+',
  effect: titled([...EFFECTS.keys()].map((text) => text.replace(/[.]/g, '\\.'))),
}

type Reader = ReturnType<typeof reader>
let known: { sentences: [keyof typeof SENTENCES, Reader][]; decisions: [keyof typeof DECISIONS, Reader][] } | null = null

function readers<K extends string>(templates: Record<K, string>): [K, Reader][] {
  return (Object.entries(templates) as [K, string][]).map(([key, template]) => [key, reader(template, SHAPES)])
}

const all = () => (known ??= { sentences: readers(SENTENCES), decisions: readers(DECISIONS) })

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The template that tells an event: some kinds tell several things. */
export function tellingOf({ kind, facts }: GameEvent): string {
  if (kind === 'obstacle') return `obstacle_${String(facts['outcome']).replaceAll(' ', '_')}`
  if (kind === 'moved' && facts['form'] === 'wild') return 'moved_wild'
  if (kind === 'bird_off' && !facts['stays']) return 'bird_gone'
  if (kind === 'expired' && facts['late']) return 'expired_late'
  if (kind === 'rolled' && facts['white'] === null) return 'rolled_black'
  if (kind === 'rolled' && facts['black'] === null) return 'rolled_white'
  return kind
}

export function voiceOf({ board, options, verbs, events, decisions, sentences }: Tongue): Voice {
  const and = (names: string[]) => listed(names, ', ', board.and)
  const cardName = (id: Card | undefined) => (id === undefined ? null : board.cards[id].name)

  /** What was read in a sentence, in this language; null: part of it is not known. */
  function value(slot: string, text: string): string | null {
    const name = text.toLowerCase()
    if (slot === 'tile') return board.tiles[BY_NAME.tile.get(name) as Tile] ?? null
    if (slot === 'card') return cardName(BY_NAME.card.get(name) as Card | undefined)
    if (slot === 'animal') return board.animals[BY_NAME.animal.get(name) as AnimalId] ?? null
    if (slot === 'animals') return and(name.split(' and ').map((animal) => board.animals[BY_NAME.animal.get(animal) as AnimalId]))
    if (slot === 'side') return board.sides[BY_NAME.side.get(name) as Edge] ?? null
    if (slot === 'sides') return and(name.split(' and ').map((side) => board.sides[BY_NAME.side.get(side) as Edge]))
    if (slot === 'decision') return phrase(all().decisions, decisions, text)
    if (slot === 'effect') return board.cards[EFFECTS.get(text) as Card]?.text ?? null
    if (slot === 'cell') return cellText(board, text)
    if (slot === 'form') return formText(board, text)
    return text
  }

  function phrase<K extends string>(list: [K, Reader][], templates: Record<K, string>, text: string): string | null {
    for (const [key, read] of list) {
      const found = read(text)
      if (!found) continue
      const said: Record<string, string> = {}
      for (const [slot, part] of Object.entries(found)) {
        const mine = value(slot, part)
        if (mine === null) return null
        said[slot] = mine
      }
      return capital(filled(templates[key], said))
    }
    return null
  }

  const sentence = (text: string) => phrase(all().sentences, sentences, text) ?? text

  function fact(slot: string, told: unknown): string {
    const id = String(told)
    if (slot === 'seat') return `p${Number(told) + 1}`
    if (slot === 'tile') return board.tiles[id as Tile] ?? id
    if (slot === 'card') return cardName(id as Card) ?? id
    if (slot === 'scenario') return board.scenarios[id as Scenario]?.name ?? id
    if (slot === 'animal') return board.animals[id as AnimalId] ?? id
    if (slot === 'side') return board.sides[id.charAt(0) as Edge] ?? id
    if (slot === 'die') return board.dice[id as 'white' | 'black'] ?? id
    if (slot === 'cell') return cellText(board, id)
    if (slot === 'form') return formText(board, id)
    return id
  }

  return {
    verbName: (word) => verbs[word] ?? word,
    factName: (fact) => (fact.startsWith('need-') ? board.needs(board.animals[fact.slice(5) as AnimalId] ?? fact.slice(5)) : (board.weighed[fact as 'cards'] ?? null)),
    tieName: (tie) => tie.replaceAll('_', ' '),
    optionName: (option) => options[option]?.name ?? option.replaceAll('_', ' '),
    optionText: (option) => options[option.id]?.text ?? option.text,
    optionValue: (option, value) => options[option]?.values[value] ?? value,
    tellMove: (move) => sentence(move.says),
    tellRefusal: sentence,
    tellScore: (line) => sentence(line.text),
    tellDecision: (decision) => phrase(all().decisions, decisions, decision.text) ?? decision.text,
    tellEvent: (event) => {
      const template = events[tellingOf(event) as keyof typeof EVENTS] as string | undefined
      if (template === undefined) return event.text
      const said = filled(template, Object.fromEntries(Object.entries(event.facts).map(([slot, told]) => [slot, fact(slot, told)])))
      return said.startsWith('p') ? said : capital(said)
    },
  }
}
