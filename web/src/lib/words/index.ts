/** Everything the page says, in its language; replays, analysis and the rules’ page have catalogues of their own beside. */

import { catalogue } from '../languages/catalogue.svelte'
import { english } from './page/en'

export const words = catalogue(english, {
  'zh-Hant': () => import('./page/zh-Hant'),
  fr: () => import('./page/fr'),
  de: () => import('./page/de'),
})
