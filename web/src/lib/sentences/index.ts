/** Sentences in the page's language: `say` makes a text of one, `sayParts` keeps players' names apart. */

import type { Language } from '../languages/language.svelte'
import { Catalogues, type Files } from './catalogues.svelte'
import type { PlayerNames } from './catalogue'
import { partsOf, unmarked, type Part } from './parts'
import type { Sentence } from './sentence'

export type { PlayerNames } from './catalogue'
export type { Part } from './parts'
export type { Arg, Ref, Sentence } from './sentence'

const FRAME = 'frame'
/** A game's clauses are long, and read one at a time: they have a folder of their own. */
const CLAUSES = '/clauses'

const frameNow = import.meta.glob<string>('../../../../src/riverrun/words/en/*.ftl', { query: '?raw', import: 'default', eager: true })
const frame = import.meta.glob<string>(['../../../../src/riverrun/words/*/*.ftl', '!../../../../src/riverrun/words/en/*.ftl'], { query: '?raw', import: 'default' })
// The terminal's screen is never shown here.
const games = import.meta.glob<string>(['../../../../src/riverrun/games/*/words/*/*.ftl', '!../../../../src/riverrun/games/*/words/*/screen.ftl'], { query: '?raw', import: 'default' })

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
  return path.endsWith('/clauses.ftl') ? game + CLAUSES : game
}

const catalogues = new Catalogues(new Map([...byFolder(frame, () => FRAME), ...byFolder(games, gameIn)]))
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
