/** Along History on one page: what to know before the first turn, with pictures. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Overview } from '../../contract'
import type { OverviewWords } from './overview.en'
import Picture from './Picture.svelte'

const sections = [
  { id: 'roll', clauses: ['AH-12', 'AH-13', 'AH-20'] },
  { id: 'buy', clauses: ['AH-23', 'AH-24', 'AH-26'] },
  { id: 'calamity', clauses: ['AH-39', 'AH-41', 'AH-21'] },
  { id: 'pawns', clauses: ['AH-76', 'AH-77'] },
  { id: 'war', clauses: ['AH-50', 'AH-53', 'AH-57'] },
  { id: 'achieve', clauses: ['AH-62', 'AH-65', 'AH-70'] },
  { id: 'end', clauses: ['AH-80', 'AH-81', 'AH-83'] },
]

const words = lateCatalogue<OverviewWords>({
  en: () => import('./overview.en'),
  'zh-Hant': () => import('./overview.zh-Hant'),
  fr: () => import('./overview.fr'),
  de: () => import('./overview.de'),
})

const overview: Overview = { sections, words, Picture }

export default overview
