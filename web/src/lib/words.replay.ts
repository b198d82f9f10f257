/** What replays say, in the page's language. */

import { catalogue } from './languages/catalogue.svelte'
import { replayWords as english } from './words.replay.en'

export type ReplayWords = typeof english

export const replayWords = catalogue<ReplayWords>(english, {
  'zh-Hant': () => import('./words.replay.zh-Hant'),
  fr: () => import('./words.replay.fr'),
  de: () => import('./words.replay.de'),
})
