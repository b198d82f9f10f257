/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Sentence } from '../../lib/sentences/sentence'

/** A tile, an action card or a scenario card as it is drawn; the table's views name them by id. */
export interface Face {
  id: string
  /** tile, card or scenario. */
  kind: string
  count: number
  evidence: Record<string, unknown>
  /** What a content pack calls it, in every language; null: as the catalogue does. */
  name?: string | null
  /** What a card does: a sentence, or a content pack's own text. */
  text?: string | Sentence | null
  /** A tile's open edges in one orientation. */
  open?: string
  obstacle?: boolean
  /**
   * How a tile may lie, each a quarter turn to the right of the one before: its notation, and the open edges that
   * take no water (FL-A6, FL-A8).
   */
  forms?: Record<string, string>
}
