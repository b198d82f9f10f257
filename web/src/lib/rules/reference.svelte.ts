/** The rules and the gallery of a game, opened over whatever page is shown, so that nobody has to leave a table. */

export type ReferencePart = 'rules' | 'gallery'

interface Opened {
  game: string
  part: ReferencePart
  /** The clause to begin with; null: the overview. */
  clause: string | null
}

class Reference {
  /** The game that this page is about, which the header opens; null: there is none, and the rules are a page of their own. */
  game = $state<string | null>(null)
  open = $state.raw<Opened | null>(null)

  show(game: string, part: ReferencePart = 'rules', clause: string | null = null): void {
    this.open = { game, part, clause }
  }

  close(): void {
    this.open = null
  }
}

export const reference = new Reference()
