/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Ref, Sentence } from '../../lib/sentences/sentence'

/** A card as it is drawn; the table's views name cards by id. Age, type, timing and icons are ids, too. */
export interface CardFace {
  id: string
  name: Ref
  age: string
  type: string | null
  timing: string
  /** What it does. */
  text: Sentence
  effect: Record<string, unknown> | null
  obsolete: boolean
  check: string | null
  stripe: string[]
  evidence: Record<string, unknown>
}
