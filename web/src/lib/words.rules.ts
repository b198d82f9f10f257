/** What the rules’ page says, in the page's language. */

import { catalogue } from './languages/catalogue.svelte'
import { rulesWords as english } from './words.rules.en'

export type RulesWords = typeof english

export const rulesWords = catalogue<RulesWords>(english, {
  'zh-Hant': () => import('./words.rules.zh-Hant'),
  fr: () => import('./words.rules.fr'),
  de: () => import('./words.rules.de'),
})
