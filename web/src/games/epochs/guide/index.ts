/** The guide of a first game of Epochs: about a dozen tips, each when it matters. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Guide, Moment, Tip } from '../../../lib/table/tips'
import type { SentView } from '../types'
import type { GuideWords } from './en'

type Now = Moment<SentView>

const mine = (now: Now) => now.view.realms.find((one) => one.seat === now.seat)
const happened = (now: Now, ...kinds: string[]): boolean => now.events.some((event) => kinds.includes(event.kind))
const may = (now: Now, ...words: string[]): boolean => now.legal.some((move) => words.includes(move.notation.split(' ')[0] ?? ''))
const atAction = (now: Now): boolean => now.kind === 'action'
const settled = (now: Now): boolean => (mine(now)?.lands ?? 0) > 0

const tips: Tip<SentView>[] = [
  { id: 'civilization', anchor: 'ask', clause: 'EP-1.8', when: (now) => now.kind === 'civilization' },
  { id: 'reveal', anchor: 'map', clause: 'EP-3.3', when: (now) => now.kind === 'reveal' },
  { id: 'plan', anchor: 'hand', clause: 'EP-4.1', when: (now) => now.kind === 'plan' },
  { id: 'expand', anchor: 'map', clause: 'EP-4.5', when: (now) => atAction(now) && !settled(now) },
  { id: 'goal', anchor: 'treasury', clause: 'EP-12.1', when: (now) => now.kind === 'plan' && settled(now) },
  { id: 'action', anchor: 'ask', clause: 'EP-D5', when: (now) => atAction(now) && settled(now) },
  { id: 'gold', anchor: 'treasury', clause: 'EP-5.1', when: (now) => atAction(now) && (mine(now)?.gold ?? 0) > 0 },
  { id: 'city', anchor: 'map', clause: 'EP-6.2', when: (now) => may(now, 'city') },
  { id: 'trade', anchor: 'treasury', clause: 'EP-6.3', when: (now) => may(now, 'post-land', 'post-sea') },
  { id: 'government', anchor: 'forces', clause: 'EP-6.7', when: (now) => may(now, 'government') },
  { id: 'upgrade', anchor: 'markets', clause: 'EP-6.6', when: (now) => atAction(now) && settled(now) && may(now, 'unit', 'basic') },
  { id: 'free', anchor: 'forces', clause: 'EP-9.2', when: (now) => settled(now) && may(now, 'unlock') },
  { id: 'ready', anchor: 'forces', clause: 'EP-7.1', when: (now) => may(now, 'ready') },
  { id: 'attack', anchor: 'ask', clause: 'EP-8.1', when: (now) => now.kind === 'military' && now.view.targets.length > 0 },
  { id: 'consent', anchor: 'ask', clause: 'EP-A68', when: (now) => now.kind === 'consent' },
  { id: 'ending', anchor: 'treasury', clause: 'EP-10.3', when: (now) => now.view.turn >= now.view.turns && now.kind === 'plan' || happened(now, 'epoch_ends') },
  // The page's own help.
  { id: 'why', anchor: 'ask', clause: '', when: (now) => now.refused },
]

const guide: Guide<SentView> = {
  tips,
  words: lateCatalogue<GuideWords>({
    en: () => import('./en'),
    'zh-Hant': () => import('./zh-Hant'),
    fr: () => import('./fr'),
    de: () => import('./de'),
  }),
}

export default guide
