/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Ref, Sentence } from '../../lib/sentences/sentence'

/** A card as it is drawn; the table's views name cards by id. Age, type, Resource and bonuses are ids, too. */
export interface CardFace {
  id: string
  name: Ref
  age: string
  type: string
  /** Its move: payments and tilts name cards in this order (AH-114). */
  number: number
  population: number
  resource: string
  resources: number
  gold: number | null
  vp: number
  /** What it gives when it is tilted. */
  gives: Record<string, number>
  /** How many bonuses it shows of each kind (AH-Q10). */
  bonuses: Record<string, number>
  attack: number
  defence: number
  generals: number
  transmissible: boolean
  /** The cards that it makes free. */
  frees: string[]
  /** The cards whose Population cost it changes: by how much, or to how much (a number below 0). */
  eases: Record<string, number>
  effects: Sentence[]
  failure: Sentence[]
  evidence: Record<string, unknown>
}
