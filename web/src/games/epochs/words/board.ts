/** What the board itself says, in the page's language. */

import { catalogue } from '../../../lib/languages/catalogue.svelte'
import { board as english, type BoardWords } from './board.en'

export const board = catalogue<BoardWords>(english, {
  'zh-Hant': () => import('./board.zh-Hant'),
  fr: () => import('./board.fr'),
  de: () => import('./board.de'),
})
