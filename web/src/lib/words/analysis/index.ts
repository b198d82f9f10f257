/** What hints, reports and trying moves say, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { analysisWords as english, type AnalysisWords } from './en'

export const analysisWords = catalogue<AnalysisWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
