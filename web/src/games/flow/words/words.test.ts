/** Everything the server says of Flow is said in every language. */

import { describe, expect, it } from 'vitest'
import type { Decision, GameEvent, LegalMove, OptionInfo, ScoreLine } from '../../../lib/wire'
import { board as english } from './board.en'
import { german } from './de'
import { french } from './fr'
import { options } from './options.en'
import said from './said.json'
import { cellText, formText, spelled } from './places'
import { tellingOf, voiceOf, type Tongue } from './speak'
import { DECISIONS, EVENTS, SENTENCES } from './templates'
import { chinese } from './zh-Hant'

const tongues: [string, Tongue][] = [
  ['German', german],
  ['French', french],
  ['Chinese', chinese],
]
/** English says what the server says: its templates are those of the rules. */
const server: Tongue = { board: english, options, verbs: {}, events: EVENTS, decisions: DECISIONS, sentences: SENTENCES }

function slots(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), (match) => match[1] as string).sort()
}

/** What the server says, each with a voice's way to say it. */
function told(tongue: Tongue): [mine: string, theirs: string][] {
  const voice = voiceOf(tongue)
  return [
    ...(said.events as unknown as GameEvent[]).map((event): [string, string] => [voice.tellEvent(event), event.text]),
    ...(said.decisions as unknown as Decision[]).map((decision): [string, string] => [voice.tellDecision(decision), decision.text]),
    ...(said.moves as unknown as LegalMove[]).map((move): [string, string] => [voice.tellMove(move), move.says]),
    ...(said.lines as unknown as ScoreLine[]).map((line): [string, string] => [voice.tellScore(line), line.text]),
    ...said.verdicts.map((text): [string, string] => [voice.tellRefusal(text), text]),
  ]
}

describe('the templates', () => {
  it('are those of the rules', () => {
    for (const [mine, theirs] of told(server)) expect(mine.replace(/open at|(?<=cannot lie)(?= (?!open))/, (at) => (at ? 'open to the' : ' open to the'))).toBe(spelled(theirs))
  })

  it('tell every kind of event', () => {
    const kinds = new Set(Object.keys(EVENTS).map((key) => key.replace(/^(obstacle|expired|rolled|moved)_.*/, '$1').replace('bird_gone', 'bird_off')))
    expect([...kinds].sort()).toEqual([...said.kinds].sort())
    for (const event of said.events as unknown as GameEvent[]) expect(Object.keys(EVENTS)).toContain(tellingOf(event))
  })

  it('know every refusal of the rules', () => {
    const example: Record<string, string> = {
      asked: 'Draw a tile or play an action card.', named: 'curve', card: 'Support', stack: 'only 1', tile: 'a tee', hand: 'cross with an obstacle',
      unless: ' or traded', form: 'ns', cell: 'r2c3', sides: 'north and west', blocked: 'the cat and the lemur', there: 'the scenario tile', what: 'the dog', side: 'east',
    } // prettier-ignore
    for (const template of said.refusals) {
      const text = template.replace(/\{(\w+)\}/g, (_, slot: string) => example[slot] ?? slot)
      expect(voiceOf(chinese).tellRefusal(text), text).not.toBe(text)
    }
  })

  it('know every piece', () => {
    for (const { id, name, kind, text } of said.pieces) {
      const known = { tile: english.tiles, card: english.cards, scenario: english.scenarios }[kind] as Record<string, string | { name: string; text: string }>
      expect(known[id]).toEqual(kind === 'tile' ? name : { name, text })
    }
  })
})

describe('where a tile lies and how', () => {
  it('is said in plain words', () => {
    expect(spelled('p1 places the tee at r2c0, open at new.')).toBe('p1 places the tee at row 3, column 1, open to the north, east and west.')
    expect(spelled('The space at r3c5 is next to no tile and no animal.')).toBe('The space at row 4, column 6 is next to no tile and no animal.')
    expect(voiceOf(german).tellRefusal('Place the tee at r2c0, open at new.')).toBe('Lege die Gabelung auf Zeile 3, Spalte 1, offen nach Norden, Osten und Westen.')
    expect(formText(english, 'nesw/e')).toBe('north, east, south and west (east: no water)')
    expect(cellText(chinese.board, 'r0c6')).toBe('第 1 列第 7 行')
  })

  it('is never left as the rules write it', () => {
    for (const tongue of [server, german, french, chinese]) for (const [mine] of told(tongue)) expect(spelled(mine)).not.toMatch(/\br\dc\d\b|(open at|nach|côté|開口) [nesw]+[.,。]/)
  })
})

describe.each([['English', server] as [string, Tongue], ...tongues])('%s', (_, tongue) => {
  it('names every option and its values', () => {
    for (const option of said.options as unknown as OptionInfo[]) {
      expect(Object.keys(tongue.options[option.id]?.values ?? {}).sort(), option.id).toEqual([...option.values].sort())
    }
  })
})

describe.each(tongues)('%s', (_, tongue) => {
  it('uses the same facts as English', () => {
    for (const [mine, theirs] of [
      [tongue.events, EVENTS],
      [tongue.decisions, DECISIONS],
      [tongue.sentences, SENTENCES],
    ] as [Record<string, string>, Record<string, string>][]) {
      expect(Object.keys(mine).sort()).toEqual(Object.keys(theirs).sort())
      for (const [key, template] of Object.entries(theirs)) expect(slots(mine[key] ?? ''), key).toEqual(slots(template))
    }
  })

  it('says everything that the board says in English', () => {
    const keys = (words: object): string[] => Object.entries(words).flatMap(([key, word]) => (typeof word === 'object' ? [key, ...keys(word as object)] : [key]))
    expect(keys(tongue.board)).toEqual(keys(english))
    for (const kind of ['tiles', 'animals', 'sides'] as const) expect(new Set(Object.values(tongue.board[kind])).size).toBe(Object.keys(english[kind]).length)
  })

  it('leaves nothing in English', () => {
    for (const [mine, theirs] of told(tongue)) {
      expect(mine, theirs).not.toBe(theirs)
      expect(mine, theirs).not.toMatch(/\{|undefined| {2}/)
      expect(mine, theirs).not.toMatch(/\b(the|you|your|tile|from|with|space)\b/i)
    }
  })
})
