/**
 * Says on the document's root that something is on the page: `{@attach marksRoot('ground')}` is `html[data-ground]` in styles.
 * `html:has(.ground)` would say the same, but browsers then restyle the whole document with every change on it.
 */

const present = new Map<string, number>()

function count(name: string, by: number): void {
  const now = (present.get(name) ?? 0) + by
  present.set(name, now)
  document.documentElement.toggleAttribute(`data-${name}`, now > 0)
}

export function marksRoot(name: string): () => () => void {
  return () => {
    count(name, 1)
    return () => count(name, -1)
  }
}
