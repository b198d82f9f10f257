/**
 * The page says what Python says. tests/words/test_page_says_the_same.py plays games, writes what was said to a file, and
 * names it in RIVERRUN_SAID; without one there is nothing to compare.
 */

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Language } from '../languages/language.svelte'
import { aGameView } from '../net/fake'
import { legalMoves } from '../table/legal'
import type { GameView, MoveSpaceInfo } from '../wire'
import { Catalogue, prefixIn } from './catalogue'
import { NOBODY } from './catalogues.svelte'
import { unmarked } from './parts'
import { prefixOf, type Sentence } from './sentence'

interface Given {
  said: { sentence: Sentence; texts: Record<Language, string> }[]
  legal: { prefix: string; moves: MoveSpaceInfo; view: Partial<GameView>; sentences: Sentence[] }[]
}

const file = process.env['RIVERRUN_SAID']
const sources = import.meta.glob<string>(
  ['../../../../src/riverrun/words/*/*.ftl', '../../../../src/riverrun/games/*/words/*/*.ftl', '!../../../../src/riverrun/games/*/words/*/screen.ftl'],
  { query: '?raw', import: 'default', eager: true },
)

/** Every catalogue, by language and prefix. */
function catalogues(): Map<string, Catalogue> {
  const texts = new Map<string, string[]>()
  for (const [path, text] of Object.entries(sources)) {
    const key = `${path.split('/').at(-2)} ${prefixIn([text])}`
    texts.set(key, [...(texts.get(key) ?? []), text])
  }
  const found = new Map<string, Catalogue>()
  for (const [key, text] of texts) {
    const [language, prefix] = key.split(' ') as [Language, string]
    found.set(key, new Catalogue(language, prefix, text, (sentence, names) => found.get(`${language} ${prefixOf(sentence.code)}`)?.format(sentence, names) ?? sentence.code))
  }
  return found
}

/** Thousands of sentences in four languages take longer than a test usually may. */
const LONG = 60_000

it.runIf(file)('the same words in every language', () => {
  const { said } = JSON.parse(readFileSync(file as string, 'utf-8')) as Given
  const all = catalogues()
  expect(said.length).toBeGreaterThan(500)
  const other = said.flatMap(({ sentence, texts }) =>
    Object.entries(texts).flatMap(([language, text]) => {
      const own = unmarked(all.get(`${language} ${prefixOf(sentence.code)}`)?.format(sentence, NOBODY) ?? '(nothing)')
      return own === text ? [] : [{ language, sentence: JSON.stringify(sentence), python: text, page: own }]
    }),
  )
  expect(other.slice(0, 20)).toEqual([])
}, LONG)

it.runIf(file)('the same sentences of legal moves', () => {
  const { legal } = JSON.parse(readFileSync(file as string, 'utf-8')) as Given
  for (const { prefix, moves, view, sentences } of legal) {
    const own = legalMoves({ ...aGameView, ...view }, { prefix, info: moves }).map((move) => move.sentence)
    expect(own).toEqual(sentences.map((sentence) => ({ args: {}, ...sentence })))
  }
}, LONG)
