/** The guide through a first game of Flow: every tip comes when it first matters. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Moment, Tip, Guide } from '../../../lib/table/tips'
import type { GuideWords } from './en'
import type { FlowView } from '../types'
import { isObstacle } from '../state/geometry'

type Now = Moment<FlowView>

const may = (now: Now, verb: string) => now.legal.some((move) => move.verb === verb)
const happened = (now: Now, kind: string) => now.events.some((event) => event.kind === kind)

const tips: Tip<FlowView>[] = [
  { id: 'late', anchor: 'ask', clause: 'FL-F2', when: (now) => now.view.late && now.kind === 'tile' },
  { id: 'wave', anchor: 'market', clause: 'FL-F5', when: (now) => happened(now, 'rolled') },
  { id: 'bird', anchor: 'market', clause: 'FL-F6', when: (now) => now.view.cells.some((cell) => cell.bird === true) },
  { id: 'goal', anchor: 'market', clause: 'FL-I1', when: (now) => now.kind === 'turn' || now.waiting },
  { id: 'turn', anchor: 'ask', clause: 'FL-C2', when: (now) => now.kind === 'turn' },
  { id: 'round', anchor: 'supply', clause: 'FL-F1', when: (now) => now.kind === 'turn' || now.waiting },
  { id: 'obstacle', anchor: 'market', clause: 'FL-A6', when: (now) => now.kind === 'tile' && isObstacle(now.view.in_hand) },
  { id: 'place', anchor: 'market', clause: 'FL-E2', when: (now) => may(now, 'place') },
  { id: 'rotate', anchor: 'ask', clause: 'FL-A8', when: (now) => may(now, 'place') && now.view.in_hand !== 'cross' },
  { id: 'trade', anchor: 'ask', clause: 'FL-D2', when: (now) => may(now, 'trade') && now.view.turn > 0 },
  { id: 'card', anchor: 'nation', clause: 'FL-C2', when: (now) => may(now, 'play') && now.view.turn > 0 },
  { id: 'end', anchor: 'supply', clause: 'FL-I2', when: (now) => now.view.round > 1 || now.view.stack < 15 },
  { id: 'why', anchor: 'ask', clause: '', when: (now) => now.refused || now.view.turn > 3 },
]

const guide: Guide<FlowView> = {
  tips,
  words: lateCatalogue<GuideWords>({
    en: () => import('./en'),
    'zh-Hant': () => import('./zh-Hant'),
    fr: () => import('./fr'),
    de: () => import('./de'),
  }),
}

export default guide
