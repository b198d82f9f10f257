/** The lesson of Along History: what each step points at and says; the steps themselves are the server's. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Lesson } from '../../contract'
import type { LessonWords } from './lesson.en'

const lesson: Lesson = {
  steps: {
    buy: { anchor: 'row', clause: 'AH-23' },
    bonus: { anchor: 'row', clause: 'AH-26' },
    reroll: { anchor: 'ask', clause: 'AH-20' },
    swap: { anchor: 'ask', clause: 'AH-21' },
    war: { anchor: 'ask', clause: 'AH-50' },
    counter: { anchor: 'map', clause: 'AH-62' },
    decadence: { anchor: 'civilization', clause: 'AH-70' },
  },
  taught: ['goal', 'row', 'dice', 'bonus', 'reroll', 'swap', 'calamity', 'war', 'counter', 'decadence'],
  words: lateCatalogue<LessonWords>({
    en: () => import('./lesson.en'),
    'zh-Hant': () => import('./lesson.zh-Hant'),
    fr: () => import('./lesson.fr'),
    de: () => import('./lesson.de'),
  }),
}

export default lesson
