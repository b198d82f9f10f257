/** The guide through a first game of The Flow of History: every tip comes when it first matters. */

import { lateCatalogue } from '../../../lib/languages/catalogue.svelte'
import { facts } from '../../../lib/sentences'
import type { Moment, Tip, Guide } from '../../../lib/table/tips'
import type { GuideWords } from './en'
import { nationOf, STACKED, type Nation, type SentView } from '../types'

type Now = Moment<SentView>

function nation(now: Now): Nation | undefined {
  const mine = now.view.nations[now.seat]
  return mine && nationOf(mine)
}
const may = (now: Now, verb: string) => now.legal.some((move) => move.verb === verb)
const happened = (now: Now, kinds: string[], role: string) =>
  now.events.some((event) => kinds.includes(event.kind) && facts(event.sentence)[role] === now.seat)
/** Whether something may be done by a clause: sniping an opponent and sniping the Banker are two. */
const mayBy = (now: Now, clause: string) => now.legal.some((move) => move.clause === clause)

const tips: Tip<SentView>[] = [
  // What is asked in the middle of something.
  { id: 'keep', anchor: 'ask', clause: 'FOH-2P1', when: (now) => now.kind === 'keep' },
  { id: 'bonus', anchor: 'ask', clause: 'FOH-2P3', when: (now) => now.kind === 'bonus' },
  { id: 'bank', anchor: 'market', clause: 'FOH-2P5', when: (now) => now.kind === 'bank' },
  { id: 'take', anchor: 'market', clause: 'FOH-E2', when: (now) => now.kind === 'take' },
  { id: 'target', anchor: 'ask', clause: 'FOH-W1', when: (now) => now.kind === 'target' || happened(now, ['attack'], 'seat') },
  { id: 'discard', anchor: 'ask', clause: 'FOH-W4', when: (now) => now.kind === 'discard' },
  // What others did to us.
  { id: 'sniped', anchor: 'journal', clause: 'FOH-N2', when: (now) => happened(now, ['snipe'], 'investor') },
  { id: 'raided', anchor: 'nation', clause: 'FOH-W1', when: (now) => happened(now, ['steal', 'lose'], 'target') },
  // A turn.
  { id: 'goal', anchor: 'nation', clause: 'FOH-V2', when: (now) => now.kind === 'action' },
  { id: 'market', anchor: 'market', clause: 'FOH-U1', when: (now) => now.kind === 'action' },
  { id: 'action', anchor: 'ask', clause: 'FOH-T1', when: (now) => now.kind === 'action' },
  { id: 'invest', anchor: 'market', clause: 'FOH-I2', when: (now) => now.kind === 'action' && may(now, 'invest') },
  { id: 'running', anchor: 'market', clause: 'FOH-N1', when: (now) => now.kind === null && nation(now)?.invested != null },
  { id: 'complete', anchor: 'ask', clause: 'FOH-K2', when: (now) => may(now, 'complete') },
  { id: 'supply', anchor: 'supply', clause: 'FOH-C6', when: (now) => now.kind === 'action' && later(now) },
  { id: 'harvest', anchor: 'ask', clause: 'FOH-H1', when: (now) => now.kind === 'action' && (!may(now, 'invest') || poor(now)) },
  { id: 'snipe', anchor: 'market', clause: 'FOH-N1', when: (now) => mayBy(now, 'FOH-N1') },
  { id: 'banked', anchor: 'market', clause: 'FOH-2P4', when: (now) => later(now) && mayBy(now, 'FOH-2P4') },
  // What lies in the nation.
  { id: 'activate', anchor: 'nation', clause: 'FOH-A1', when: (now) => may(now, 'activate') },
  { id: 'effects', anchor: 'nation', clause: 'FOH-G3', when: (now) => (nation(now)?.cards ?? 0) > 1 },
  { id: 'leader', anchor: 'nation', clause: 'FOH-G2', when: (now) => nation(now)?.leader != null },
  { id: 'wonder', anchor: 'nation', clause: 'FOH-G2', when: (now) => (nation(now)?.wonders.length ?? 0) > 0 },
  { id: 'covered', anchor: 'nation', clause: 'FOH-G1', when: (now) => STACKED.some((type) => (nation(now)?.[type].length ?? 0) > 1) },
  // Where it leads.
  { id: 'age', anchor: 'market', clause: 'FOH-U2', when: (now) => now.view.age >= 2 },
  { id: 'future', anchor: 'market', clause: 'FOH-U3', when: (now) => now.view.ending || now.view.deck <= 8 },
  { id: 'scoring', anchor: 'nation', clause: 'FOH-V4', when: (now) => now.view.over || now.view.age >= 4 },
  // The page's own help.
  { id: 'why', anchor: 'ask', clause: '', when: (now) => now.refused || (now.kind === 'action' && now.view.turn >= 2 * now.view.players) },
  { id: 'undo', anchor: 'ask', clause: '', when: (now) => now.kind === 'action' && later(now) && now.info.undo + now.info.undo_asks > 0 },
]

/** Not the first turn any more. */
function later(now: Now): boolean {
  return now.view.turn >= now.view.players
}

/** With two tokens or less, Harvest is worth a thought. */
function poor(now: Now): boolean {
  return (nation(now)?.tokens ?? 0) <= 2
}

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
