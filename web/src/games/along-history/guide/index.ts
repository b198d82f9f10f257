/** The guide of a first game of Along History: about a dozen tips, each when it matters. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import type { Guide, Moment, Tip } from '../../../lib/table/tips'
import type { SentView } from '../types'
import type { GuideWords } from './en'

type Now = Moment<SentView>

const mine = (now: Now) => now.view.civilizations.find((one) => one.seat === now.seat)
const happened = (now: Now, ...kinds: string[]): boolean => now.events.some((event) => kinds.includes(event.kind))
const atMain = (now: Now): boolean => now.kind === 'main'
/** Not the first turn any more. */
const later = (now: Now): boolean => (mine(now)?.stacks.length ?? 0) > 0

const tips: Tip<SentView>[] = [
  { id: 'initiation', anchor: 'ask', clause: 'AH-90', when: (now) => now.view.options['initiation'] === 'on' && atMain(now) },
  { id: 'goal', anchor: 'civilization', clause: 'AH-81', when: atMain },
  { id: 'row', anchor: 'row', clause: 'AH-23', when: atMain },
  { id: 'dice', anchor: 'dice', clause: 'AH-25', when: (now) => atMain(now) && !now.view.pawns },
  { id: 'pawns', anchor: 'dice', clause: 'AH-76', when: (now) => atMain(now) && now.view.pawns },
  { id: 'calamity', anchor: 'row', clause: 'AH-41', when: (now) => atMain(now) && (mine(now)?.row.some((event) => event.fuse) ?? false) },
  { id: 'reroll', anchor: 'ask', clause: 'AH-20', when: (now) => atMain(now) && now.legal.some((move) => move.verb === 'reroll') && (later(now) || (mine(now)?.row.every((event) => !event.payable) ?? false)) },
  { id: 'swap', anchor: 'ask', clause: 'AH-21', when: (now) => atMain(now) && later(now) && now.legal.some((move) => move.verb === 'swap') },
  { id: 'bonus', anchor: 'civilization', clause: 'AH-26', when: (now) => atMain(now) && Object.keys(mine(now)?.ready ?? {}).length > 0 },
  { id: 'universal', anchor: 'dice', clause: 'AH-74', when: (now) => atMain(now) && later(now) && (mine(now)?.ur ?? 0) > 0 },
  { id: 'war', anchor: 'ask', clause: 'AH-50', when: (now) => now.kind === 'war' },
  { id: 'defend', anchor: 'ask', clause: 'AH-55', when: (now) => now.kind === 'defence' || happened(now, 'steals') },
  { id: 'counter', anchor: 'map', clause: 'AH-62', when: (now) => now.kind === 'counter' },
  { id: 'decadence', anchor: 'civilization', clause: 'AH-70', when: (now) => now.kind === 'decadence' },
  { id: 'heritage', anchor: 'civilization', clause: 'AH-85', when: (now) => atMain(now) && (mine(now)?.heritage.length ?? 0) > 0 },
  { id: 'ending', anchor: 'map', clause: 'AH-80', when: (now) => now.view.ending !== null && !now.view.over },
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
