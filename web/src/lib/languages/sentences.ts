/**
 * The server speaks English. Where it sends a sentence and nothing else, the sentence is recognised by its template,
 * and said again in another language. What is not recognised stays as it is.
 */

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/**
 * Reads sentences made from a template with {slots}; null: this is none of them. `shapes` are patterns for what slots
 * may hold; a slot without one holds anything.
 */
export function reader(template: string, shapes: Record<string, string>): (text: string) => Record<string, string> | null {
  const source = template
    .split(/(\{\w+\})/)
    .map((part) => {
      const slot = /^\{(\w+)\}$/.exec(part)?.[1]
      return slot === undefined ? escaped(part) : `(?<${slot}>${shapes[slot.replace(/\d+$/, '')] ?? '.+?'})`
    })
    .join('')
  const pattern = new RegExp(`^${source}$`)
  return (text) => {
    const found = pattern.exec(text)
    return found ? { ...found.groups } : null
  }
}

/** A template with its slots filled. */
export function filled(template: string, values: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (slot, name: string) => values[name] ?? slot)
}
