/** What the board and the guide say, in each language, and that the game's catalogue names all that the board names. */

import { beforeAll, describe, expect, it } from 'vitest'
import { needGame } from '../../../lib/sentences'
import { describeCatalogue } from '../../../lib/words/catalogueChecks'
import guideDe from '../guide/de'
import guide from '../guide/en'
import guideFr from '../guide/fr'
import guideZh from '../guide/zh-Hant'
import { goodName, naturalName, terrainName } from '../say'
import { RESOURCES, TERRAINS } from '../types'
import boardDe from './board.de'
import { board } from './board.en'
import boardFr from './board.fr'
import boardZh from './board.zh-Hant'

const KEYS = ['keys.expand', 'keys.city', 'keys.post', 'keys.research', 'keys.wonder', 'keys.upgrade', 'keys.government', 'keys.command', 'keys.pass', 'keys.end']

describeCatalogue('board, German', board, boardDe, ['and', 'count', 'map.hex', 'plusDice', ...KEYS, 'sevenSteps.3', 'nothing', 'tabs.hand'])
describeCatalogue('board, French', board, boardFr, ['question', 'and', 'count', 'steps.action', 'map.hex', 'culture', 'plusDice', 'combat', 'formation', 'cubes', 'art', 'inventions', ...KEYS, 'thenActions', 'sevenSteps.4', 'nothing', 'famine'])
describeCatalogue('board, Chinese', board, boardZh, ['and', 'count', 'map.hex', 'plusDice', ...KEYS, 'nothing'])
describeCatalogue('guide, German', guide, guideDe)
describeCatalogue('guide, French', guide, guideFr)
describeCatalogue('guide, Chinese', guide, guideZh)

describe('names', () => {
  beforeAll(() => needGame('epochs'))

  it('are there for resources, terrains and naturals', () => {
    for (const kind of RESOURCES) expect(goodName(kind)).not.toBe('')
    expect(TERRAINS.map(terrainName)).toEqual(['sea', 'plain', 'forest', 'desert', 'mountain'])
    expect(naturalName('minor-luxury')).toContain('luxury')
  })
})
