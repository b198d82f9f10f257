/** What the end of a game says, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { endingWords as english, type EndingWords } from './en'

export const endingWords = catalogue<EndingWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
