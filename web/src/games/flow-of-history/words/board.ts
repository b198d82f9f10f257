/** What the board itself says, in the page's language. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { BoardWords } from './board.en'

export const board = lateCatalogue<BoardWords>({
  en: () => import('./board.en'),
  'zh-Hant': () => import('./board.zh-Hant'),
  fr: () => import('./board.fr'),
  de: () => import('./board.de'),
})
