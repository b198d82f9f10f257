/** The lesson of Epochs: what each step points at and says; the steps themselves are the server's. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Lesson } from '../../contract'
import type { LessonWords } from './lesson.en'

const lesson: Lesson = {
  steps: {
    civilization: { anchor: 'ask', clause: 'EP-1.8' },
    reveal: { anchor: 'map', clause: 'EP-3.3' },
    plan: { anchor: 'hand', clause: 'EP-4.1' },
    expand: { anchor: 'map', clause: 'EP-6.1' },
    research: { anchor: 'ask', clause: 'EP-6.4' },
    government: { anchor: 'forces', clause: 'EP-6.7' },
    wonder: { anchor: 'markets', clause: 'EP-6.5' },
    city: { anchor: 'map', clause: 'EP-6.2' },
  },
  taught: ['civilization', 'reveal', 'plan', 'expand', 'goal', 'action', 'government', 'city'],
  words: lateCatalogue<LessonWords>({
    en: () => import('./lesson.en'),
    'zh-Hant': () => import('./lesson.zh-Hant'),
    fr: () => import('./lesson.fr'),
    de: () => import('./lesson.de'),
  }),
}

export default lesson
