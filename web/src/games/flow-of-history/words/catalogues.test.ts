/** What the board and the guide say, in each language, and that the game's catalogue names all that the board names. */

import { beforeAll, describe, expect, it } from 'vitest'
import { needGame } from '../../../lib/sentences'
import { describeCatalogue } from '../../../lib/words/catalogueChecks'
import guideDe from '../guide/de'
import guide from '../guide/en'
import guideFr from '../guide/fr'
import guideZh from '../guide/zh-Hant'
import { ageName, bankerName, cardName, iconName, narrowName, oneIcon, someIcons, timingName, typeName } from '../say'
import { ICONS, TYPES, type CardFace } from '../types'
import boardDe from './board.de'
import { board } from './board.en'
import boardFr from './board.fr'
import boardZh from './board.zh-Hant'

const KEYS = ['keys.invest', 'keys.complete', 'keys.snipe', 'keys.activate', 'keys.harvest', 'keys.pass']

describeCatalogue('board, German', board, boardDe, ['about', 'reserve', ...KEYS])
describeCatalogue('board, French', board, boardFr, ['bonus', 'points', ...KEYS])
describeCatalogue('board, Chinese', board, boardZh, [...KEYS])
describeCatalogue('guide, German', guide, guideDe)
describeCatalogue('guide, French', guide, guideFr)
describeCatalogue('guide, Chinese', guide, guideZh)

describe('names', () => {
  beforeAll(() => needGame('flow-of-history'))

  it('are there for types, icons, ages and timings', () => {
    expect(TYPES.map(typeName)).toEqual(['Military', 'Construction', 'Knowledge', 'Government', 'Leader', 'Wonder'])
    expect(ICONS.map(iconName)).toEqual(['Culture', 'Harvest', 'Trade', 'Attack', 'Science', 'Defence', 'Industry'])
    expect(oneIcon('culture')).toBe('culture icon')
    expect(someIcons(2, 'trade')).toBe('2 trade')
    expect(['S', 'A', 'I', 'V', 'Future'].map(ageName)).toEqual(['S', 'A', 'I', 'V', 'Future'])
    const timings = ['none', 'instant', 'attack', 'attack_all', 'permanent', 'action', 'scoring', 'end']
    expect(timings.map((timing) => timingName({ timing } as CardFace))).toEqual(['No effect', 'Instant', 'Attack', 'Attack all', 'Permanent', 'Turn action', 'Scoring', 'End'])
    expect(bankerName()).toBe('the Banker')
  })

  it('of cards are the catalogue’s, an edition’s, or a content pack’s own', () => {
    const einstein = { kind: 'card', id: 'albert-einstein' }
    expect(cardName(einstein)).toBe('Albert Einstein')
    expect(cardName({ ...einstein, form: 'first' })).toBe('Einstein')
    expect(narrowName({ ...einstein, form: 'first' })).toBe('Einstein')
    expect(narrowName({ ...einstein, name: 'Emmy Noether' })).toBe('Emmy Noether')
    expect(cardName({ kind: 'card', id: 'pyramids', form: 'first' })).toBe(cardName({ kind: 'card', id: 'pyramids' }))
  })
})
