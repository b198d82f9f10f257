/** Every catalogue says everything, from the same facts, and nothing in English. */

import { describe, expect, it } from 'vitest'
import { board } from '../../games/flow-of-history/words/board.en'
import boardDe from '../../games/flow-of-history/words/board.de'
import boardFr from '../../games/flow-of-history/words/board.fr'
import boardZh from '../../games/flow-of-history/words/board.zh-Hant'
import guide from '../../games/flow-of-history/guide/en'
import guideDe from '../../games/flow-of-history/guide/de'
import guideFr from '../../games/flow-of-history/guide/fr'
import guideZh from '../../games/flow-of-history/guide/zh-Hant'
import { bestOf } from '../languages/language.svelte'
import { SERVER } from '../languages/server'
import de from './page/de'
import { english } from './page/en'
import fr from './page/fr'
import zh from './page/zh-Hant'
import { rulesWords } from './rules/en'
import rulesDe from './rules/de'
import rulesFr from './rules/fr'
import rulesZh from './rules/zh-Hant'
import { analysisWords } from './analysis/en'
import analysisDe from './analysis/de'
import analysisFr from './analysis/fr'
import analysisZh from './analysis/zh-Hant'
import { replayWords } from './replay/en'
import replayDe from './replay/de'
import replayFr from './replay/fr'
import replayZh from './replay/zh-Hant'

const catalogues: [string, object, object][] = [
  ['page, German', english, de],
  ['page, French', english, fr],
  ['page, Chinese', english, zh],
  ['replay, German', replayWords, replayDe],
  ['replay, French', replayWords, replayFr],
  ['replay, Chinese', replayWords, replayZh],
  ['analysis, German', analysisWords, analysisDe],
  ['analysis, French', analysisWords, analysisFr],
  ['analysis, Chinese', analysisWords, analysisZh],
  ['rules, German', rulesWords, rulesDe],
  ['rules, French', rulesWords, rulesFr],
  ['rules, Chinese', rulesWords, rulesZh],
  ['board, German', board, boardDe],
  ['board, French', board, boardFr],
  ['board, Chinese', board, boardZh],
  ['guide, German', guide, guideDe],
  ['guide, French', guide, guideFr],
  ['guide, Chinese', guide, guideZh],
]

/** What is the same as in English, and rightly so: names, signs, and words that languages share. */
const SAME: Record<string, string[]> = {
  'page, German': ['name', 'list', 'lobby', 'speeds.normal', 'kinds.bot', 'botName', 'verify', 'apiSockets'],
  'page, French': ['name', 'list', 'volume', 'guide', 'kinds.bot', 'options', 'bot', 'botName', 'table', 'journal', 'tableName', 'points', 'verify', 'apiSockets'],
  'page, Chinese': ['name', 'list', 'botName', 'verify'],
  'replay, German': ['slider', 'speedOf', 'readoutPart', 'gained'],
  'replay, French': ['slider', 'speedOf', 'position', 'journal', 'readoutPart', 'gained'],
  'replay, Chinese': ['speedOf', 'readoutPart', 'gained'],
  'board, German': ['reserve', 'iconTotal', 'keys.invest', 'keys.complete', 'keys.snipe', 'keys.activate', 'keys.harvest', 'keys.pass'],
  'board, French': ['bonus', 'points', 'iconTotal', 'keys.invest', 'keys.complete', 'keys.snipe', 'keys.activate', 'keys.harvest', 'keys.pass'],
  'board, Chinese': ['iconTotal', 'keys.invest', 'keys.complete', 'keys.snipe', 'keys.activate', 'keys.harvest', 'keys.pass'],
}

function flat(words: object, at = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flat(value, `${at}${key}.`) : [[`${at}${key}`, value] as [string, unknown]],
  )
}

/** What a text is with each argument marked, so that one can see which are used. */
function said(value: unknown, arity: number): string {
  if (typeof value === 'string') return value
  const say = value as (...args: unknown[]) => string
  for (const args of [
    Array.from({ length: arity }, (_, n) => 71 + n),
    Array.from({ length: arity }, (_, n) => `<${n}>`),
    Array.from({ length: arity }, (_, n) => [`<${n}>`]),
    Array.from({ length: arity }, (_, n) => (n === 0 ? 71 : [`<${n}>`])),
  ]) {
    try {
      return String(say(...args))
    } catch {
      // another kind of argument
    }
  }
  return ''
}

describe.each(catalogues)('the %s catalogue', (title, theirs, mine) => {
  const english = flat(theirs)
  const foreign = new Map(flat(mine))

  it('has the same keys', () => {
    expect([...foreign.keys()].sort()).toEqual(english.map(([key]) => key).sort())
  })

  it('says something everywhere, from the same facts', () => {
    for (const [key, value] of english) {
      if (key === 'server') continue
      const arity = typeof value === 'function' ? value.length : 0
      const text = said(foreign.get(key), arity)
      expect(text.trim(), key).not.toBe('')
      expect(text, key).not.toMatch(/undefined|NaN|\[object/)
      const marks = (from: string) => (from.match(/7[1-4]|<\d>/g) ?? []).filter((mark, n, all) => all.indexOf(mark) === n).sort()
      expect(marks(text), key).toEqual(marks(said(value, arity)))
    }
  })

  it('leaves nothing in English', () => {
    const same = english.filter(([key, value]) => {
      const arity = typeof value === 'function' ? value.length : 0
      return key !== 'server' && said(foreign.get(key), arity) === said(value, arity)
    })
    expect(same.map(([key]) => key)).toEqual(SAME[title] ?? [])
  })
})

describe('the server’s sentences', () => {
  it.each([
    ['German', de],
    ['French', fr],
    ['Chinese', zh],
  ])('are all said in %s', (_, words) => {
    for (const template of SERVER) {
      const text = template.replaceAll('{n}', '7').replaceAll('{s}', 's').replaceAll('{name}', 'Ada Lovelace').replaceAll('{id}', '0abc')
      const told = words.server(text)
      expect(told, text).not.toBeNull()
      expect(told).not.toBe(text)
      expect(told).not.toContain('{')
      for (const fact of ['7', 'Ada Lovelace', '0abc']) expect(told?.includes(fact), text).toBe(text.includes(fact))
    }
    expect(words.server('What nobody ever said.')).toBeNull()
    expect(words.server('Took back 1 move.')).toContain('1')
  })
})

it('the browser’s wishes choose a language', () => {
  expect(bestOf(['fr-CA', 'en'])).toBe('fr')
  expect(bestOf(['zh-TW'])).toBe('zh-Hant')
  expect(bestOf(['zh-CN', 'en'])).toBe('zh-Hant')
  expect(bestOf(['it', 'de-AT', 'en'])).toBe('de')
  expect(bestOf(['en-GB', 'de'])).toBe('en')
  expect(bestOf(['ja'])).toBe('en')
  expect(bestOf([])).toBe('en')
})
