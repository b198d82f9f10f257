/** The clauses of the rules in the page's language, loaded once a game, and the one that is open for reading. */

import { api } from '../net/api'
import { citing, type CitingPart } from './citations'
import { needClauses, say } from '../sentences'
import type { ClauseInfo } from '../wire'

/** A clause in words. */
export interface Rule extends Pick<ClauseInfo, 'id' | 'mark' | 'pages'> {
  section: string
  title: string
  text: string
}

/** A clause in the page's language. */
export function inWords({ id, mark, pages, section_sentence: section, title_sentence: title, sentence }: ClauseInfo): Rule {
  return { id, mark, pages, section: say(section), title: say(title), text: say(sentence) }
}

class Rules {
  /** What is open: a game's clause. */
  open = $state.raw<{ game: string; clause: string } | null>(null)
  failed = $state(false)
  private found = $state.raw<{ clause: ClauseInfo; known: ReadonlySet<string> } | null>(null)
  /** The open clause. */
  clause = $derived.by<Rule | null>(() => (this.found && this.open ? inWords(this.found.clause) : null))
  /** Its text, the clauses it names apart from the rest. */
  parts = $derived.by<CitingPart[]>(() => (this.found && this.clause ? citing(this.clause.text, this.found.known) : []))
  private readonly known = new Map<string, Promise<ClauseInfo[]>>()

  async show(game: string, clause: string): Promise<void> {
    const open = { game, clause }
    this.open = open
    this.found = null
    this.failed = false
    try {
      const clauses = await this.of(game)
      if (this.open !== open) return
      const found = clauses.find((other) => other.id === clause)
      this.failed = found === undefined
      if (found) this.found = { clause: found, known: new Set(clauses.map((other) => other.id)) }
    } catch {
      if (this.open === open) this.failed = true
    }
  }

  close(): void {
    this.open = null
  }

  /** All clauses of a game, in their order, once their words have come. */
  of(game: string): Promise<ClauseInfo[]> {
    const known = this.known.get(game)
    if (known) return known
    const asked = Promise.all([api.clauses(game), needClauses(game)]).then(([clauses]) => clauses)
    this.known.set(game, asked)
    asked.catch(() => this.known.delete(game))
    return asked
  }
}

export const rules = new Rules()
