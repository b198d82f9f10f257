/** Texts of rules name other rules by their ids. */

export interface CitingPart {
  text: string
  /** Whether this part is a clause's id. */
  clause: boolean
}

/** A text in parts, the ids of known clauses apart from the rest. */
export function citing(text: string, known: ReadonlySet<string>): CitingPart[] {
  const parts: CitingPart[] = []
  let from = 0
  for (const match of text.matchAll(/[A-Za-z0-9]+(?:-[A-Za-z0-9]+)+(?:\.[0-9]+)?/g)) {
    if (!known.has(match[0])) continue
    if (match.index > from) parts.push({ text: text.slice(from, match.index), clause: false })
    parts.push({ text: match[0], clause: true })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ text: text.slice(from), clause: false })
  return parts
}
