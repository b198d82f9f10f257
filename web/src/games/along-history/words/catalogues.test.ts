/** What the board and the guide say, in each language, and that the game's catalogue names all that the board names. */

import { beforeAll, describe, expect, it } from 'vitest'
import { needGame } from '../../../lib/sentences'
import { describeCatalogue } from '../../../lib/words/catalogueChecks'
import guideDe from '../guide/de'
import guide from '../guide/en'
import guideFr from '../guide/fr'
import guideZh from '../guide/zh-Hant'
import { ageName, goodName, typeName } from '../say'
import { GOODS, TYPES } from '../types'
import boardDe from './board.de'
import { board } from './board.en'
import boardFr from './board.fr'
import boardZh from './board.zh-Hant'

const KEYS = ['keys.reroll', 'keys.swap', 'keys.end', 'keys.golden', 'keys.coin', 'keys.war']
/** Numbers and signs are the same everywhere. */
const ALIKE = ['lostPoints', 'cheaper', 'faces.x2', ...KEYS]

describeCatalogue('board, German', board, boardDe, ['and', 'or', 'count', 'phases.ur', 'wars', 'universal', 'lostPoints', 'cheaper', 'general', 'faces.x2', ...KEYS, 'start'])
describeCatalogue('board, French', board, boardFr, ['and', 'or', 'count', 'wars', 'lostPoints', 'bonus', 'cheaper', 'faces.x2', ...KEYS])
describeCatalogue('board, Chinese', board, boardZh, ['and', 'or', 'count', ...ALIKE])
describeCatalogue('guide, German', guide, guideDe)
describeCatalogue('guide, French', guide, guideFr)
describeCatalogue('guide, Chinese', guide, guideZh)

describe('names', () => {
  beforeAll(() => needGame('along-history'))

  it('are there for types, goods and Ages', () => {
    expect(TYPES.map(typeName)).toEqual(['Terrain', 'Character', 'Progress', 'Wonder', 'Calamity'])
    expect(GOODS.map(goodName)).toEqual(['Population', 'Ingenuity', 'Strength', 'Culture', 'gold'])
    expect(['prehistory', 'antiquity', 'middle-ages'].map(ageName)).toEqual(['Prehistory', 'Antiquity', 'Middle Ages'])
  })
})
