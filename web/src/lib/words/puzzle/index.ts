/** What puzzles say, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { puzzleWords as english, type PuzzleWords } from './en'

export const puzzleWords = catalogue<PuzzleWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
