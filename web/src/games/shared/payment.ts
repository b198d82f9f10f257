/** What a payment tray shows of each thing that is needed. */

export interface Need {
  key: string
  /** How many are needed, and how many the chosen sources give. */
  amount: number
  given: number
  /** What is read aloud. */
  name: string
  /** The chosen sources, by their names. */
  sources: readonly string[]
}
