/** Dice as a tray draws them, and which of them were rolled anew. */

export interface Die {
  /** Its own name within the tray. */
  key: string
  /** What it shows. */
  shows: string
  colour: string
  /** What is read aloud. */
  name: string
  spent?: boolean
  /** It may be chosen, and is. */
  may?: boolean
  chosen?: boolean
  /** What it counts, if it is doubled. */
  times?: number
  caption?: string
}

/** The dice that were rolled between two moments: another face, or back from being spent. */
export function rolledIn(before: readonly Die[], after: readonly Die[]): string[] {
  const were = new Map(before.map((die) => [die.key, die]))
  return after.filter((die) => !die.spent && (were.get(die.key)?.shows !== die.shows || were.get(die.key)?.spent)).map((die) => die.key)
}
