/** What hints, reports and trying moves say, in the page's language. */

import { catalogue } from './languages/catalogue.svelte'
import { analysisWords as english } from './words.analysis.en'

export type AnalysisWords = typeof english

export const analysisWords = catalogue<AnalysisWords>(english, {
  'zh-Hant': () => import('./words.analysis.zh-Hant'),
  fr: () => import('./words.analysis.fr'),
  de: () => import('./words.analysis.de'),
})
