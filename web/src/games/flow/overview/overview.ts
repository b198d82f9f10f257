/** Flow on one page: what to know before the first turn, with pictures. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Overview } from '../../contract'
import type { OverviewWords } from './overview.en'
import Picture from './Picture.svelte'

const sections = [
  { id: 'goal', clauses: ['FL-I1', 'FL-I2'] },
  { id: 'turn', clauses: ['FL-C2', 'FL-D1'] },
  { id: 'place', clauses: ['FL-E1', 'FL-E2', 'FL-E3'] },
  { id: 'obstacle', clauses: ['FL-A6', 'FL-D4', 'FL-E6'] },
  { id: 'cards', clauses: ['FL-D2', 'FL-G1', 'FL-G2', 'FL-G3'] },
  { id: 'wave', clauses: ['FL-F1', 'FL-F5', 'FL-F6'] },
]

const words = lateCatalogue<OverviewWords>({
  en: () => import('./overview.en'),
  'zh-Hant': () => import('./overview.zh-Hant'),
  fr: () => import('./overview.fr'),
  de: () => import('./overview.de'),
})

const overview: Overview = { sections, words, Picture }

export default overview
