/** What one’s own history says, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { historyWords as english, type HistoryWords } from './en'

export const historyWords = catalogue<HistoryWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
