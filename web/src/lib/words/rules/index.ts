/** What the rules’ page says, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { rulesWords as english, type RulesWords } from './en'

export const rulesWords = catalogue<RulesWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
