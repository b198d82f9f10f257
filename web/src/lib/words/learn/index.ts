/** What lessons, galleries and overviews say in every game, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { learnWords as english, type LearnWords } from './learn.en'

export const learnWords = catalogue<LearnWords>(english, {
  'zh-Hant': () => import('./learn.zh-Hant'),
  fr: () => import('./learn.fr'),
  de: () => import('./learn.de'),
})
