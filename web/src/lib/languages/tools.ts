/** Small help for catalogues. */

/** A number with its noun. */
export function many(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

/** Names in a row, the last behind a word. */
export function listed(parts: string[], between: string, last: string): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(between)}${last}${parts[parts.length - 1]}`
}
