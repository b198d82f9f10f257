/** The lesson of The Flow of History: what each step points at and says; the steps themselves are the server's. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Lesson } from '../../contract'
import type { LessonWords } from './lesson.en'

const lesson: Lesson = {
  steps: {
    invest: { anchor: 'market', clause: 'FOH-I2' },
    complete: { anchor: 'ask', clause: 'FOH-K2' },
    snipe: { anchor: 'market', clause: 'FOH-N1' },
    harvest: { anchor: 'ask', clause: 'FOH-H1' },
    cover: { anchor: 'nation', clause: 'FOH-G1' },
    attack: { anchor: 'ask', clause: 'FOH-W1' },
    activate: { anchor: 'nation', clause: 'FOH-A1' },
    end: { anchor: 'nation', clause: 'FOH-U3' },
  },
  taught: ['goal', 'market', 'action', 'invest', 'running', 'complete', 'harvest', 'snipe', 'covered', 'target', 'activate'],
  words: lateCatalogue<LessonWords>({
    en: () => import('./lesson.en'),
    'zh-Hant': () => import('./lesson.zh-Hant'),
    fr: () => import('./lesson.fr'),
    de: () => import('./lesson.de'),
  }),
}

export default lesson
