/** Everything the server says of the game is said in every language. */

import { describe, expect, it } from 'vitest'
import { filled } from '../../../lib/languages/sentences'
import type { Decision, GameEvent, LegalMove, OptionInfo, ScoreLine } from '../../../lib/wire'
import { chinese } from './zh-Hant'
import { french } from './fr'
import { german } from './de'
import { effectOf, readEffect, type Face } from './face'
import said from './said.json'
import { voiceOf, type Tongue } from './speak'
import { DECISIONS, EVENTS, NAMES, PLACES, SENTENCES } from './templates'

const faces = said.cards as unknown as Face[]
const tongues: [string, Tongue][] = [
  ['German', german],
  ['French', french],
  ['Chinese', chinese],
]

function slots(template: string): string[] {
  return Array.from(template.matchAll(/\{(\w+)\}/g), (match) => match[1] as string).sort()
}

/** English says what the server says: its templates are those of the rules. */
const english: Tongue = {
  ...german,
  cards: Object.fromEntries(faces.map((face) => [face.id, face.name])),
  events: EVENTS,
  decisions: DECISIONS,
  places: PLACES,
  sentences: SENTENCES,
  banker: 'the Banker',
  quoted: (name) => name,
  tokens: (count) => `${count} ${count === 1 ? 'token' : 'tokens'}`,
  icon: (icon) => icon,
  type: (type) => type.charAt(0).toUpperCase() + type.slice(1),
  effect: () => 'EFFECT',
}

describe('the templates', () => {
  it('are those of the rules', () => {
    expect(Object.keys(EVENTS).filter((kind) => !['snipe_banker', 'take_reserve'].includes(kind)).sort()).toEqual([...said.kinds].sort())
    expect(Object.keys(DECISIONS).sort()).toEqual([...said.decisionKinds].sort())
  })

  it('make the journal’s sentences from its facts', () => {
    const names = new Map(faces.map((face) => [face.id, new Set<string>()]))
    for (const face of faces) names.get(face.id)?.add(face.name)
    for (const event of said.events as unknown as GameEvent[]) {
      // A card has two titles, one in each edition.
      const tellings = [{}, ...faces.filter((face) => Object.values(event.facts).includes(face.id)).map((face) => ({ [face.id]: face.name }))]
      expect(tellings.map((cards) => voiceOf({ ...english, cards: { ...english.cards, ...cards } }).tellEvent(event))).toContain(event.text)
    }
  })

  it('recognise every card’s effect by what it says', () => {
    for (const face of faces) expect(readEffect(face.text), face.text).toEqual(effectOf(face))
  })

  it('know every card by its titles', () => {
    for (const face of faces) expect(NAMES[face.name]).toBe(face.id)
  })

  it('know every refusal of the rules', () => {
    // What stands for a player, a number or a card in the rules' own templates.
    const example: Record<string, string> = {
      own: 'Castle', card: 'Temple', about: 'Knights', cover: 'Castle', where: 'in the deck', held: '2 tokens', amount: '3', stake: '4 tokens',
      cost: 'it costs 3 tokens and you have 1 token', type: 'Military', target: 'p2', victim: 'p2', theirs: '3', yours: '2',
    } // prettier-ignore
    for (const investor of ['You have', 'p2 has', 'The Banker has']) {
      for (const template of said.refusals) {
        const text = filled(template, { ...example, investor })
        expect(voiceOf(chinese).tellRefusal(text), text).not.toBe(text)
      }
    }
  })
})

describe.each(tongues)('%s', (_, tongue) => {
  const voice = voiceOf(tongue)

  it('names all that there is', () => {
    const ids = new Set(faces.map((face) => face.id))
    expect(Object.keys(tongue.cards).sort()).toEqual([...ids].sort())
    expect(new Set(Object.values(tongue.cards)).size).toBe(ids.size)
    expect(Object.keys(tongue.timings).sort()).toEqual(Object.keys(said.timings).sort())
    for (const option of said.options as unknown as OptionInfo[]) {
      expect(Object.keys(tongue.options[option.id]?.values ?? {}).sort()).toEqual([...option.values].sort())
    }
  })

  it('uses the same facts as English', () => {
    for (const [mine, theirs] of [
      [tongue.events, EVENTS],
      [tongue.decisions, DECISIONS],
      [tongue.places, PLACES],
      [tongue.sentences, SENTENCES],
    ] as [Record<string, string>, Record<string, string>][]) {
      expect(Object.keys(mine).sort()).toEqual(Object.keys(theirs).sort())
      for (const [key, template] of Object.entries(theirs)) expect(slots(mine[key] ?? ''), key).toEqual(slots(template))
    }
  })

  it('says what every card does', () => {
    for (const face of faces) {
      const text = voice.cardText(face)
      expect(text, face.id).toMatch(/[.。]$/)
      expect(text, face.id).not.toMatch(/undefined|null|NaN| {2}|\{/)
      for (const number of face.text.replace(face.name, '').match(/\d+/g) ?? []) expect(text, face.id).toContain(number)
    }
  })

  it('leaves nothing in English', () => {
    const told = [
      ...(said.events as unknown as GameEvent[]).map((event) => [voice.tellEvent(event), event.text]),
      ...(said.decisions as unknown as Decision[]).map((decision) => [voice.tellDecision(decision), decision.text]),
      ...(said.moves as unknown as LegalMove[]).map((move) => [voice.tellMove(move), move.says]),
      ...(said.lines as unknown as ScoreLine[]).map((line) => [voice.tellScore(line), line.text]),
      ...said.verdicts.map((text) => [voice.tellRefusal(text), text]),
      ...faces.map((face) => [voice.cardText(face), face.text]),
    ] as [string, string][]
    for (const [mine, theirs] of told) {
      expect(mine, theirs).not.toBe(theirs)
      expect(mine, theirs).not.toMatch(/\{|undefined| {2}/)
      expect(mine, theirs).not.toMatch(/\b(the|you|your|token|tokens|of|to|from)\b/i)
    }
  })
})
