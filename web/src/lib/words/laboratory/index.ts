/** What the laboratory says, in the page's language. */

import { lateCatalogue } from '../../languages/catalogue.svelte'
import type { LaboratoryWords } from './en'

export const laboratoryWords = lateCatalogue<LaboratoryWords>({
  en: () => import('./en'),
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
