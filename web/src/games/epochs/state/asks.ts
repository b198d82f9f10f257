/** What is asked, as the board tells it apart: by the moves that may answer it. */

import type { LegalMove } from '../../../lib/table/legal'
import type { EpochsView } from '../types'

export type Ask = 'civilization' | 'reveal' | 'turn' | 'plan' | 'give' | 'payment' | 'keep' | 'consent' | 'protect' | 'spoils' | 'lose' | 'effects' | 'return' | 'military' | 'action' | 'other'

const BY_VERB: readonly [Ask, readonly string[]][] = [
  ['civilization', ['civ']],
  ['reveal', ['reveal']],
  ['turn', ['turn']],
  ['give', ['give']],
  ['plan', ['invent', 'take', 'cover']],
  ['military', ['end']],
  ['effects', ['effect']],
  ['return', ['return']],
  ['lose', ['lose']],
]

/** The first word of a move: `post-land 3.5a` is a `post-land`. */
export const wordOf = (notation: string): string => notation.split(' ')[0] ?? ''

/** What the first word does not say. */
export const restOf = (notation: string): string => notation.slice(wordOf(notation).length + 1)

/** What is asked of whoever looks; null: nothing. */
export function askOf(legal: readonly LegalMove[], view: EpochsView): Ask | null {
  if (legal.length === 0) return null
  const words = new Set(legal.map((move) => wordOf(move.notation)))
  if (words.has('number')) return view.payment ? 'payment' : 'keep'
  if (words.has('yes') || words.has('no')) return view.consent ? 'consent' : (view.war?.attack.rolled.length ?? 0) > 0 || view.decision?.kind === 'spoils' ? 'spoils' : 'protect'
  const found = BY_VERB.find(([, verbs]) => verbs.some((verb) => words.has(verb)))
  if (found) return found[0]
  return ['expand', 'city', 'post-land', 'post-sea', 'research', 'wonder', 'unit', 'basic', 'government', 'command', 'pass'].some((verb) => words.has(verb)) ? 'action' : 'other'
}

/** Which of the eight actions a move is; null: none. */
export function actionOf(notation: string): string | null {
  const word = wordOf(notation)
  if (word === 'post-land' || word === 'post-sea') return 'post'
  if (word === 'unit' || word === 'basic') return 'upgrade'
  return ['expand', 'city', 'research', 'wonder', 'government', 'command'].includes(word) ? word : null
}

/** The one action that an effect grants; null: none, or several. */
export function grantedAction(legal: readonly LegalMove[], view: EpochsView): string | null {
  const found = new Set(legal.map((move) => actionOf(move.notation)).filter((action) => action !== null))
  return view.effects.length > 0 && found.size === 1 ? ([...found][0] ?? null) : null
}
