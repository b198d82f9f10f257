/** The Flow of History on one page: what to know before the first turn, with pictures. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Overview } from '../../contract'
import type { OverviewWords } from './overview.en'
import Picture from './Picture.svelte'

const sections = [
  { id: 'market', clauses: ['FOH-S1', 'FOH-U1', 'FOH-C2'] },
  { id: 'invest', clauses: ['FOH-I2', 'FOH-K2', 'FOH-K3'] },
  { id: 'snipe', clauses: ['FOH-N1', 'FOH-N2'] },
  { id: 'harvest', clauses: ['FOH-H1', 'FOH-H2'] },
  { id: 'nation', clauses: ['FOH-G1', 'FOH-G2'] },
  { id: 'attack', clauses: ['FOH-W1', 'FOH-W2'] },
  { id: 'end', clauses: ['FOH-U3', 'FOH-V2', 'FOH-V3', 'FOH-V4'] },
]

const words = lateCatalogue<OverviewWords>({
  en: () => import('./overview.en'),
  'zh-Hant': () => import('./overview.zh-Hant'),
  fr: () => import('./overview.fr'),
  de: () => import('./overview.de'),
})

const overview: Overview = { sections, words, Picture }

export default overview
