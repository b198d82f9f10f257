/** Sentences in the page's language: `say` makes a text of one, `sayParts` keeps players' names apart. */

import addresses from 'virtual:catalogues'
import type { Language } from '../languages/language.svelte'
import { Catalogues, type Files } from './catalogues.svelte'
import type { PlayerNames } from './catalogue'
import { partsOf, unmarked, type Part } from './parts'
import { plainId, type Arg, type Sentence } from './sentence'

export type { PlayerNames } from './catalogue'
export type { Part } from './parts'
export { facts, plain } from './sentence'
export type { Arg, Ref, Sentence } from './sentence'

const FRAME = 'frame'
/** A game's clauses are long, and read one at a time: they have a folder of their own. */
const CLAUSES = '/clauses'

const frameNow = import.meta.glob<string>('../../../../src/riverrun/words/en/*.ftl', { query: '?raw', import: 'default', eager: true })
/** While one works on the page, and in tests, the files themselves; the terminal's screen is never shown here. */
const files = import.meta.env.PROD
  ? {}
  : import.meta.glob<string>(['../../../../src/riverrun/words/*/*.ftl', '!../../../../src/riverrun/words/en/*.ftl', '../../../../src/riverrun/games/*/words/*/*.ftl', '!../../../../src/riverrun/games/*/words/*/screen.ftl'], { query: '?raw', import: 'default' })

/** A text of the built page. */
const text = (address: string) => async (): Promise<string> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.text()
}
const found: Record<string, () => Promise<string>> = { ...files, ...Object.fromEntries(Object.entries(addresses).map(([path, address]) => [path, text(address)])) }

/** Files by the folder that needs them and by language. */
export function byFolder(found: Record<string, () => Promise<string>>, folderOf: (path: string) => string): Map<string, Files> {
  const folders = new Map<string, Map<Language, (() => Promise<string>)[]>>()
  for (const [path, load] of Object.entries(found)) {
    const language = path.split('/').at(-2) as Language
    const folder = folders.get(folderOf(path)) ?? new Map<Language, (() => Promise<string>)[]>()
    folder.set(language, [...(folder.get(language) ?? []), load])
    folders.set(folderOf(path), folder)
  }
  return folders
}

/** The id of the game whose folder a file is in. */
export function gameIn(path: string): string {
  const game = (/\/games\/(\w+)\//.exec(path)?.[1] ?? '').replaceAll('_', '-')
  return /\/(clauses[\w-]*|rulings)\.ftl$/.test(path) ? game + CLAUSES : game
}

const catalogues = new Catalogues(byFolder(found, (path) => gameIn(path) || FRAME))
catalogues.add('en', Object.values(frameNow))
void catalogues.need(FRAME)

/** Has a game's words come; the page says nothing of that game before. */
export const needGame = (game: string): Promise<void> => catalogues.need(game)

/** Has the wording of a game's rules come. */
export const needClauses = (game: string): Promise<void> => catalogues.need(game + CLAUSES)

/** What a sentence says in the page's language; a component that reads it follows the language. */
export function say(sentence: Sentence, names?: PlayerNames): string {
  return unmarked(catalogues.say(sentence, names))
}

/** The same in parts, players' names apart from the rest. */
export function sayParts(sentence: Sentence, names?: PlayerNames): Part[] {
  return partsOf(catalogues.say(sentence, names))
}

/** The prefix of a game's codes; null: its words have not come yet. */
export const gamePrefix = (game: string): string | null => catalogues.codeOf(game, '')?.slice(0, -1) ?? null

/** What one of a game's codes says (`score-cards`); null: the game has no such code, or its words have not come yet. */
export function sayOf(game: string, rest: string, args: Record<string, Arg> = {}, names?: PlayerNames): string | null {
  void catalogues.need(game)
  const code = catalogues.codeOf(game, rest)
  return code !== null && catalogues.has(code) ? say({ code, args }, names) : null
}

/** A game's title; `english` is what it is called until its words have come. */
export const gameTitle = (game: string, english: string): string => sayOf(game, 'title') ?? english

/** The name of a game's thing: a card, a type, a scenario. */
export const thingName = (game: string, kind: string, id: string, kase?: string): string =>
  (kase === undefined ? null : sayOf(game, `${kind}-${plainId(id)}.${kase}`)) ?? sayOf(game, `${kind}-${plainId(id)}`) ?? id

export const optionName = (game: string, option: string): string => thingName(game, 'option', option)

/** What an option is about. */
export const optionText = (game: string, option: string): string => sayOf(game, `option-${plainId(option)}.text`) ?? ''

/** A value of an option; what the catalogue does not list is told as it is written. */
export const optionValue = (game: string, option: string, value: string): string => sayOf(game, `value-${plainId(option)}-${plainId(value)}`) ?? value

/** The title of a group of moves. */
export const verbName = (game: string, verb: string): string => thingName(game, 'verb', verb)

/** What breaks a tie. */
export const tieName = (game: string, tie: string): string => thingName(game, 'tie', tie)

/** A bot's name, and what it does. */
export const botName = (bot: string): string => (catalogues.has(`rr-bot-${plainId(bot)}`) ? say({ code: `rr-bot-${plainId(bot)}` }) : bot)
export const botText = (bot: string): string => (catalogues.has(`rr-bot-${plainId(bot)}.text`) ? say({ code: `rr-bot-${plainId(bot)}.text` }) : '')
