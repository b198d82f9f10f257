/** The board's and the guide's catalogues say everything in each language. */

import { describeCatalogue } from '../../../lib/words/catalogueChecks'
import guideDe from '../guide/de'
import guide from '../guide/en'
import guideFr from '../guide/fr'
import guideZh from '../guide/zh-Hant'
import boardDe from './board.de'
import { board } from './board.en'
import boardFr from './board.fr'
import boardZh from './board.zh-Hant'

const KEYS = ['keys.invest', 'keys.complete', 'keys.snipe', 'keys.activate', 'keys.harvest', 'keys.pass']

describeCatalogue('board, German', board, boardDe, ['reserve', 'iconTotal', ...KEYS])
describeCatalogue('board, French', board, boardFr, ['bonus', 'points', 'iconTotal', ...KEYS])
describeCatalogue('board, Chinese', board, boardZh, ['iconTotal', ...KEYS])
describeCatalogue('guide, German', guide, guideDe)
describeCatalogue('guide, French', guide, guideFr)
describeCatalogue('guide, Chinese', guide, guideZh)
