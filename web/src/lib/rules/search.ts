/** Finding rules: which clauses have all words one looks for, and where in a text these stand. */

import { citing } from './citations'
import type { Rule } from './clauses.svelte'

/** What is looked for, word by word. */
export function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean)
}

/** The clauses that have every word somewhere: in their number, title, section, text or what stands `beside` them. */
export function matching(clauses: readonly Rule[], query: string, beside: (clause: string) => string): Rule[] {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return [...clauses]
  return clauses.filter((clause) => {
    const text = [clause.id, clause.title, clause.section, clause.mark, clause.text, beside(clause.id)].join('\n').toLowerCase()
    return wanted.every((word) => text.includes(word))
  })
}

/** Sections in the order of their first clause. */
export function sections(clauses: readonly Rule[]): { title: string; clauses: Rule[] }[] {
  const found = new Map<string, Rule[]>()
  for (const clause of clauses) found.set(clause.section, [...(found.get(clause.section) ?? []), clause])
  return [...found].map(([title, clauses]) => ({ title, clauses }))
}

export interface FoundPart {
  text: string
  /** The clause this part names, if it does. */
  clause: string | null
  /** Whether it was looked for. */
  found: boolean
}

/** A text in parts: clauses it names apart from the rest, and the words one looks for apart from both. */
export function marked(text: string, known: ReadonlySet<string>, query: string): FoundPart[] {
  const wanted = wordsOf(query).sort((a, b) => b.length - a.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = wanted.length > 0 ? new RegExp(`(${wanted.join('|')})`, 'gi') : null
  return citing(text, known).flatMap((part) => {
    const clause = part.clause ? part.text : null
    if (pattern === null || clause !== null) return [{ text: part.text, clause, found: pattern?.test(part.text) ?? false }]
    // Every second piece is one that was looked for: the pattern is in brackets.
    return part.text.split(pattern).map((text, n) => ({ text, clause, found: n % 2 === 1 })).filter((piece) => piece.text !== '')
  })
}
