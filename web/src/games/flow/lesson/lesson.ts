/** The lesson of Flow: what each step points at and says; the steps themselves are the server's. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Lesson } from '../../contract'
import type { LessonWords } from './lesson.en'

const lesson: Lesson = {
  steps: {
    draw: { anchor: 'ask', clause: 'FL-C2' },
    place: { anchor: 'market', clause: 'FL-E2' },
    bend: { anchor: 'market', clause: 'FL-A8' },
    obstacle: { anchor: 'market', clause: 'FL-A6' },
    trade: { anchor: 'ask', clause: 'FL-D2' },
    bird: { anchor: 'nation', clause: 'FL-G2' },
    support: { anchor: 'nation', clause: 'FL-G1' },
    wave: { anchor: 'market', clause: 'FL-F5' },
    win: { anchor: 'market', clause: 'FL-I1' },
  },
  taught: ['goal', 'turn', 'place', 'rotate', 'obstacle', 'trade', 'card', 'wave', 'bird'],
  words: lateCatalogue<LessonWords>({
    en: () => import('./lesson.en'),
    'zh-Hant': () => import('./lesson.zh-Hant'),
    fr: () => import('./lesson.fr'),
    de: () => import('./lesson.de'),
  }),
}

export default lesson
