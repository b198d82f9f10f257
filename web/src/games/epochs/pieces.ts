/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */

import type { Ref, Sentence } from '../../lib/sentences/sentence'

/** A piece as it is drawn; the table's views name pieces by id. Terrains, resources and advantages are ids, too. */
export interface Face {
  id: string
  /** `invention`, `wonder`, `unit`, `civilization` or `form`. */
  kind: string
  name: Ref
  /** 1 to 3; 4 is III+. */
  epoch?: number
  /** What is printed; a unique unit has no cost. */
  cost?: Record<string, number>
  no_gold?: boolean
  /** A debut, a wonder's reward, or a form's instant reward. */
  gives?: Record<string, number>
  /** What kind of ability it is: `immediate`, `ongoing`, `endgame`. */
  type?: string
  text?: Sentence[]
  slot?: string
  /** `basic`, `market` or `unique`. */
  unit?: string
  combat?: number
  /** The strategic resources and terrains that a unit asks for. */
  needs?: string[]
  /** Its expenditure. */
  due?: Record<string, number>
  advantages?: Record<string, number>
  /** `mounted`, `anti-mounted`, `air`, `anti-air`. */
  flags?: string[]
  /** What it attacks across, besides. */
  cross?: string[]
  /** The terrains that it cannot attack. */
  barred?: string[]
  formation?: string
  level?: number
  /** What a form requires. */
  culture?: number
  /** The forms from which its arrows come. */
  after?: string[]
  /** How many cities a form allows. */
  cities?: number
  command?: Record<string, number>
  /** The four of a civilization. */
  abilities?: Ability[]
  evidence?: Record<string, unknown>
}

/** An ability of a civilization, as its board shows it. */
export interface Ability {
  id: string
  name: Ref
  epoch: number
  cost: Record<string, number>
  no_gold: boolean
  /** `immediate`, `ongoing` or `endgame`. */
  type: string
  text: Sentence[]
  evidence: Record<string, unknown>
}
