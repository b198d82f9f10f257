/** Every catalogue says everything, from the same facts, and nothing in English. */

import { expect, it } from 'vitest'
import { describeCatalogue } from './catalogueChecks'
import { bestOf } from '../languages/language.svelte'
import de from './page/de'
import { english } from './page/en'
import fr from './page/fr'
import zh from './page/zh-Hant'
import { lobbyWords } from './lobby/en'
import lobbyDe from './lobby/de'
import lobbyFr from './lobby/fr'
import lobbyZh from './lobby/zh-Hant'
import { rulesWords } from './rules/en'
import rulesDe from './rules/de'
import rulesFr from './rules/fr'
import rulesZh from './rules/zh-Hant'
import { analysisWords } from './analysis/en'
import analysisDe from './analysis/de'
import analysisFr from './analysis/fr'
import analysisZh from './analysis/zh-Hant'
import { learnWords } from './learn/learn.en'
import learnDe from './learn/learn.de'
import learnFr from './learn/learn.fr'
import learnZh from './learn/learn.zh-Hant'
import { endingWords } from './ending/en'
import endingDe from './ending/de'
import endingFr from './ending/fr'
import endingZh from './ending/zh-Hant'
import { replayWords } from './replay/en'
import replayDe from './replay/de'
import replayFr from './replay/fr'
import replayZh from './replay/zh-Hant'
import { historyWords } from './history/en'
import historyDe from './history/de'
import historyFr from './history/fr'
import historyZh from './history/zh-Hant'
import { turnWords } from './turns/turns.en'
import turnsDe from './turns/turns.de'
import turnsFr from './turns/turns.fr'
import turnsZh from './turns/turns.zh-Hant'
import { noticeWords } from './notices/notices.en'
import noticesDe from './notices/notices.de'
import noticesFr from './notices/notices.fr'
import noticesZh from './notices/notices.zh-Hant'
import laboratoryWords from './laboratory/en'
import laboratoryDe from './laboratory/de'
import laboratoryFr from './laboratory/fr'
import laboratoryZh from './laboratory/zh-Hant'
import { puzzleWords } from './puzzle/en'
import puzzleDe from './puzzle/de'
import puzzleFr from './puzzle/fr'
import puzzleZh from './puzzle/zh-Hant'

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
  ['history, German', historyWords, historyDe],
  ['history, French', historyWords, historyFr],
  ['history, Chinese', historyWords, historyZh],
  ['notices, German', noticeWords, noticesDe],
  ['notices, French', noticeWords, noticesFr],
  ['notices, Chinese', noticeWords, noticesZh],
  ['lobby, German', lobbyWords, lobbyDe],
  ['lobby, French', lobbyWords, lobbyFr],
  ['lobby, Chinese', lobbyWords, lobbyZh],
  ['learn, German', learnWords, learnDe],
  ['learn, French', learnWords, learnFr],
  ['learn, Chinese', learnWords, learnZh],
  ['puzzle, German', puzzleWords, puzzleDe],
  ['puzzle, French', puzzleWords, puzzleFr],
  ['puzzle, Chinese', puzzleWords, puzzleZh],
  ['laboratory, German', laboratoryWords, laboratoryDe],
  ['laboratory, French', laboratoryWords, laboratoryFr],
  ['laboratory, Chinese', laboratoryWords, laboratoryZh],
  ['turns, German', turnWords, turnsDe],
  ['turns, French', turnWords, turnsFr],
  ['turns, Chinese', turnWords, turnsZh],
  ['ending, German', endingWords, endingDe],
  ['ending, French', endingWords, endingFr],
  ['ending, Chinese', endingWords, endingZh],
  ['rules, German', rulesWords, rulesDe],
  ['rules, French', rulesWords, rulesFr],
  ['rules, Chinese', rulesWords, rulesZh],
]

/** What is the same as in English, and rightly so: names, signs, and words that languages share. */
const SAME: Record<string, string[]> = {
  'page, German': ['name', 'lobby', 'speeds.normal', 'kinds.bot', 'animals.otter', 'chatTab', 'verify', 'apiSockets'],
  'page, French': ['name', 'volume', 'guide', 'kinds.bot', 'options', 'bot', 'table', 'journal', 'tableName', 'toTable', 'verify', 'apiSockets'],
  'page, Chinese': ['name', 'verify'],
  'learn, German': ['opponent'],
  'learn, French': ['opponent'],
  'learn, Chinese': ['opponent'],
  'analysis, German': ['gaveAway'],
  'analysis, French': ['gaveAway'],
  'analysis, Chinese': ['percent', 'gaveAway'],
  'laboratory, German': ['fields.bonus', 'fields.formation', 'fields.gold', 'fields.land', 'fields.name', 'fields.option', 'fields.text'],
  'laboratory, French': ['files.inventions', 'fields.action', 'fields.animal', 'fields.art', 'fields.bonus', 'fields.combat', 'fields.condition', 'fields.culture', 'fields.face', 'fields.faces', 'fields.formation', 'fields.gain', 'fields.obstacle', 'fields.option', 'fields.points', 'fields.population', 'fields.source', 'fields.terrain', 'fields.type', 'fields.types', 'fields.vertical'],
  'ending, German': ['place', 'minus'],
  'ending, French': ['place', 'minus'],
  'ending, Chinese': ['minus'],
  'replay, German': ['slider', 'speedOf', 'readoutPart', 'gained'],
  'replay, French': ['slider', 'speedOf', 'position', 'journal', 'readoutPart', 'gained'],
  'replay, Chinese': ['speedOf', 'readoutPart', 'gained'],
  'history, French': ['points'],
}

for (const [title, theirs, mine] of catalogues) describeCatalogue(title, theirs, mine, SAME[title])

it('the browser’s wishes choose a language', () => {
  expect(bestOf(['fr-CA', 'en'])).toBe('fr')
  expect(bestOf(['zh-TW'])).toBe('zh-Hant')
  expect(bestOf(['zh-CN', 'en'])).toBe('zh-Hant')
  expect(bestOf(['it', 'de-AT', 'en'])).toBe('de')
  expect(bestOf(['en-GB', 'de'])).toBe('en')
  expect(bestOf(['ja'])).toBe('en')
  expect(bestOf([])).toBe('en')
})
