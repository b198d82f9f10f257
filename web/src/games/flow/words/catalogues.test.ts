/** What Flow's board and guide say, in each language, and that the game's catalogue names every piece. */

import { beforeAll, describe, expect, it } from 'vitest'
import { needGame } from '../../../lib/sentences'
import { describeCatalogue } from '../../../lib/words/catalogueChecks'
import guideDe from '../guide/de'
import guide from '../guide/en'
import guideFr from '../guide/fr'
import guideZh from '../guide/zh-Hant'
import { animalName, animalsText, boatName, cellName, effectText, pieceName, sidesText } from '../say'
import { CELLS } from '../state/geometry'
import { ANIMALS, CARDS, SCENARIOS, TILES } from '../types'
import boardDe from './board.de'
import { board } from './board.en'
import boardFr from './board.fr'
import boardZh from './board.zh-Hant'

const KEYS = ['keys.rotate', 'keys.trade', 'keys.discard', 'keys.place', 'keys.white', 'keys.black']

describeCatalogue('board, German', board, boardDe, ['at', ...KEYS, 'keys.back', 'ofKind', 'secondsShort', 'pause'])
describeCatalogue('board, French', board, boardFr, [...KEYS, 'ofKind', 'secondsShort', 'pause'])
describeCatalogue('board, Chinese', board, boardZh, [...KEYS, 'keys.back', 'ofKind'])
describeCatalogue('guide, German', guide, guideDe)
describeCatalogue('guide, French', guide, guideFr)
describeCatalogue('guide, Chinese', guide, guideZh)

describe('names', () => {
  beforeAll(() => needGame('flow'))

  it('are there for every piece, animal and place', () => {
    for (const [kind, ids] of [['tile', TILES], ['card', CARDS], ['scenario', SCENARIOS]] as const) {
      const names = ids.map((id) => pieceName(kind, id))
      expect(new Set(names).size).toBe(ids.length)
      for (const name of names) expect(name).not.toMatch(/^fl-|-obstacle/)
    }
    for (const id of [...CARDS, ...SCENARIOS]) expect(effectText(id), id).toMatch(/\.$/)
    expect(ANIMALS.map(animalName)).toEqual(['The cat', 'The dog', 'The capybara', 'The lemur'])
    for (const cell of CELLS) expect(cellName(cell)).toMatch(/^(Row [1-6]|Middle row), (column [1-6]|middle column)$/)
    expect(boatName()).toBe('the boat')
  })

  it('stand in rows', () => {
    expect(sidesText('new')).toBe('north, east and west')
    expect(animalsText(['cat', 'dog'])).toBe('the cat and the dog')
  })
})
