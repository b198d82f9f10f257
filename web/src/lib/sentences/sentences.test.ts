/** Sentences by small catalogues: numbers, names, rows, players, and what is missing. */

import { describe, expect, it } from 'vitest'
import { Catalogue, prefixIn } from './catalogue'
import { Catalogues } from './catalogues.svelte'
import { byFolder, gameIn } from '.'
import { partsOf, unmarked } from './parts'
import type { Arg, Sentence } from './sentence'

const ENGLISH = `
# A comment is no message.
ab-event-pays =
    { $seat } pays { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } for { $card }.
ab-event-turn = It’s { NAME($seat, case: "possessive") } turn.
ab-event-lost = Lost: { LIST($cards, join: "or") }.
ab-event-two = { LIST($types, join: "and", case: "stem", last: "one") }.
ab-event-buys = { ID($investor) ->
    [banker] from the Banker
   *[other] from { $investor }
}
ab-event-from = { $source ->
    [supply] Supply
   *[reserve] Reserve
}
ab-refuse-asked = Something else is asked. { $asked }
ab-ask-action = Choose, { $seat }.
ab-card-great-wall = Great Wall
    .first = The Great Wall
    .start = A Great Wall
ab-card-mill = mill
ab-type-military = military
    .stem = military-
    .one = military card
ab-type-wonder = wonder
    .one = wonder card
ab-clause-e1 = Beside a tile.
    .title = Beside
`
const FRENCH = `
ab-event-turn = Au tour { NAME($seat, case: "de") }.
ab-event-lost = Perdu : { LIST($cards) }.
ab-card-mill = moulin
ab-count = { $n ->
    [one] une
   *[other] plusieurs
}
`

const names = (seat: number) => ['Ada', 'Max', 'Zoë'][seat] ?? null
const wall = { kind: 'card', id: 'great_wall' }
const mill = { kind: 'card', id: 'mill' }
const player = (id: number) => ({ kind: 'player', id })

function sayer(language: 'en' | 'fr' | 'de', source: string) {
  const one: Catalogue = new Catalogue(language, 'ab', [source], (inner, called) => one.format(inner, called) ?? inner.code)
  return (code: string, args: Record<string, Arg> = {}) => {
    const said = one.format({ code, args }, names)
    return said === null ? null : unmarked(said)
  }
}

const en = sayer('en', ENGLISH)
const fr = sayer('fr', FRENCH)

describe('a sentence', () => {
  it('has players by name, things by their names, and numbers as they are', () => {
    expect(en('ab-event-pays', { seat: player(0), tokens: 1, card: wall })).toBe('Ada pays 1 token for Great Wall.')
    expect(en('ab-event-pays', { seat: player(7), tokens: 12345, card: mill })).toBe('p8 pays 12345 tokens for mill.')
    expect(en('ab-event-pays', { seat: { ...player(0), name: 'Grace' }, tokens: 0, card: mill })).toBe('Grace pays 0 tokens for mill.')
  })

  it('has an edition’s title, a pack’s own, or a case', () => {
    expect(en('ab-event-lost', { cards: [{ ...wall, form: 'first' }] })).toBe('Lost: The Great Wall.')
    expect(en('ab-event-lost', { cards: [{ ...wall, form: 'third' }] })).toBe('Lost: Great Wall.')
    expect(en('ab-event-lost', { cards: [{ ...wall, name: 'Long Wall' }] })).toBe('Lost: Long Wall.')
  })

  it('has rows with their last word, and the last in a case of its own', () => {
    expect(en('ab-event-lost', { cards: [wall, mill, wall] })).toBe('Lost: Great Wall, mill or Great Wall.')
    expect(en('ab-event-lost', { cards: [] })).toBe('Lost: .')
    expect(en('ab-event-lost', { cards: mill })).toBe('Lost: mill.')
    const types = ['military', 'wonder'].map((id) => ({ kind: 'type', id }))
    expect(en('ab-event-two', { types })).toBe('military- and wonder card.')
  })

  it('selects by ids, by words and by plurals', () => {
    expect(en('ab-event-buys', { investor: { kind: 'role', id: 'banker' } })).toBe('from the Banker')
    expect(en('ab-event-buys', { investor: player(1) })).toBe('from Max')
    expect(en('ab-event-from', { source: 'supply' })).toBe('Supply')
    expect([0, 1, 2].map((n) => fr('ab-count', { n }))).toEqual(['une', 'une', 'plusieurs'])
  })

  it('may hold another', () => {
    expect(en('ab-refuse-asked', { asked: { code: 'ab-ask-action', args: { seat: player(2) } } })).toBe('Something else is asked. Choose, Zoë.')
  })

  it('declines players’ names as the language does', () => {
    expect([0, 1].map((seat) => en('ab-event-turn', { seat: player(seat) }))).toEqual(['It’s Ada’s turn.', 'It’s Max’s turn.'])
    expect([0, 1].map((seat) => fr('ab-event-turn', { seat: player(seat) }))).toEqual(['Au tour d’Ada.', 'Au tour de Max.'])
    const de = sayer('de', 'ab-event-turn = { NAME($seat, case: "genitive") } Zug')
    expect([0, 1].map((seat) => de('ab-event-turn', { seat: player(seat) }))).toEqual(['Adas Zug', 'Max’ Zug'])
  })

  it('has attributes with codes of their own', () => {
    expect(en('ab-clause-e1.title')).toBe('Beside')
    expect(en('ab-clause-e1.other')).toBeNull()
    expect(en('ab-nothing')).toBeNull()
  })

  it('names what has no name by its code', () => {
    expect(fr('ab-event-lost', { cards: [wall, mill] })).toBe('Perdu : ab-card-great-wall et moulin.')
  })
})

describe('players', () => {
  const one: Catalogue = new Catalogue('en', 'ab', [ENGLISH], () => '')
  const parts = (sentence: Sentence) => partsOf(one.format(sentence, names) ?? '')

  it('stand apart in a sentence', () => {
    expect(parts({ code: 'ab-event-turn', args: { seat: player(1) } })).toEqual([
      { text: 'It’s ', seat: null },
      { text: 'Max', seat: 1 },
      { text: '’s turn.', seat: null },
    ])
  })

  it('cannot be feigned by what somebody typed', () => {
    const said = parts({ code: 'ab-event-lost', args: { cards: ['\uE000\uE100Ada\uE001'] } })
    expect(said).toEqual([{ text: 'Lost: Ada.', seat: null }])
  })
})

describe('catalogues', () => {
  const file = (text: string) => () => Promise.resolve(text)

  it('are found by game and language, clauses apart', () => {
    const found = byFolder(
      { '../src/riverrun/games/a_game/words/en/names.ftl': file('a'), '../src/riverrun/games/a_game/words/en/rules.ftl': file('b'), '../src/riverrun/games/a_game/words/de/clauses.ftl': file('c') },
      gameIn,
    )
    expect([...found.keys()]).toEqual(['a-game', 'a-game/clauses'])
    expect(found.get('a-game')?.get('en')).toHaveLength(2)
    expect(found.get('a-game/clauses')?.get('de')).toHaveLength(1)
  })

  it('know their prefix by their messages', () => {
    expect(prefixIn(['# nothing\n', ENGLISH])).toBe('ab')
    expect(prefixIn(['# nothing\n'])).toBeNull()
  })

  it('come when they are needed; a code that none has is shown as it is', async () => {
    const catalogues = new Catalogues(new Map([['a-game', new Map([['en', [file(ENGLISH)]]] as const)], ['a-game/clauses', new Map([['en', [file('ab-clause-e2 = More.')]]] as const)]]))
    const code = 'ab-card-mill'
    expect(catalogues.say({ code })).toBe(code)
    const coming = catalogues.need('a-game')
    expect(catalogues.say({ code })).toBe('')
    await coming
    expect(catalogues.say({ code })).toBe('mill')
    await catalogues.need('a-game/clauses')
    expect([catalogues.say({ code }), catalogues.say({ code: 'ab-clause-e2' }), catalogues.say({ code: 'ab-none' })]).toEqual(['mill', 'More.', 'ab-none'])
  })
})
