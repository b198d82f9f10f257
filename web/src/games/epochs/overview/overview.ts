/** Epochs on one page: what to know before the first turn, with pictures. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Overview } from '../../contract'
import type { OverviewWords } from './overview.en'
import Picture from './Picture.svelte'

const sections = [
  { id: 'reveal', clauses: ['EP-3.3', 'EP-2.2'] },
  { id: 'plan', clauses: ['EP-4.1', 'EP-4.2', 'EP-4.4'] },
  { id: 'actions', clauses: ['EP-6.1', 'EP-6.2', 'EP-6.3', 'EP-6.5'] },
  { id: 'resources', clauses: ['EP-5.1', 'EP-5.2', 'EP-5.3'] },
  { id: 'trade', clauses: ['EP-5.4', 'EP-10.2'] },
  { id: 'war', clauses: ['EP-7.1', 'EP-7.3', 'EP-8.1'] },
  { id: 'end', clauses: ['EP-12.1', 'EP-10.3'] },
]

const words = lateCatalogue<OverviewWords>({
  en: () => import('./overview.en'),
  'zh-Hant': () => import('./overview.zh-Hant'),
  fr: () => import('./overview.fr'),
  de: () => import('./overview.de'),
})

const overview: Overview = { sections, words, Picture }

export default overview
