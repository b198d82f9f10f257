/** What is said about the time of a turn, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { turnWords as english, type TurnWords } from './turns.en'

export const turnWords = catalogue<TurnWords>(english, {
  'zh-Hant': () => import('./turns.zh-Hant'),
  fr: () => import('./turns.fr'),
  de: () => import('./turns.de'),
})
