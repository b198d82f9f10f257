/** Scenes on the page: a sprite is fetched once, and only the scenes that are shown become part of the document. */

/** By address the scenes of a sprite, each a line of it, by their ids. */
const sprites = new Map<string, Promise<Map<string, string>>>()
const placed = new Map<string, string>()
let store: SVGSVGElement | null = null

/** The sprite at an address; one that did not come is asked for again by whoever wants it next. */
function fetched(url: string): Promise<Map<string, string>> {
  const known = sprites.get(url)
  if (known !== undefined) return known
  const coming = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return scenesIn(await answer.text())
  })
  sprites.set(url, coming)
  coming.catch(() => sprites.delete(url))
  return coming
}

/** The scenes of a sprite, unparsed: a sprite has up to a hundred, of which a table shows a few. */
export function scenesIn(sprite: string): Map<string, string> {
  const named = sprite.split('\n').map((line) => [/^<g id="([^"]+)"/.exec(line)?.[1], line] as const)
  return new Map(named.filter((one): one is [string, string] => one[0] !== undefined))
}

/** Where scenes wait to be used: in the document, but not in sight. */
function shelf(): SVGSVGElement {
  if (store?.isConnected) return store
  store = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  for (const side of ['width', 'height']) store.setAttribute(side, '0')
  store.setAttribute('aria-hidden', 'true')
  store.style.position = 'absolute'
  document.body.prepend(store)
  placed.clear()
  return store
}

/** The name by which a scene that is in the document can be used; null: it is not there yet. */
export const nameOf = (id: string): string | null => placed.get(id) ?? null

/** Bring a scene into the document from the sprite at an address; null: it has no such scene. */
export async function place(id: string, url: string): Promise<string | null> {
  const drawn = (await fetched(url)).get(id)
  const there = placed.get(id)
  if (there !== undefined || drawn === undefined) return there ?? null
  const mine = shelf()
  const parsed = new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg">${drawn}</svg>`, 'image/svg+xml')
  const copy = document.importNode(parsed.documentElement.firstElementChild as Element, true)
  copy.id = `scene-${id}`
  mine.append(copy)
  placed.set(id, copy.id)
  return copy.id
}
