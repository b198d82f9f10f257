/** Everything the page says, in its language: lib/languages has one catalogue each. */

import { catalogue } from './languages/catalogue.svelte'
import { english } from './languages/en'

export const words = catalogue(english, {
  'zh-Hant': () => import('./languages/zh-Hant'),
  fr: () => import('./languages/fr'),
  de: () => import('./languages/de'),
})
