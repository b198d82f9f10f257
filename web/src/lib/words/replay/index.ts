/** What replays say, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { replayWords as english, type ReplayWords } from './en'

export const replayWords = catalogue<ReplayWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
