/** Scenes on the page: a sprite is fetched once, and only the scenes that are shown become part of the document. */

const sprites = new Map<string, Promise<Document>>()
const placed = new Map<string, string>()
let store: SVGSVGElement | null = null

/** The sprite at an address; one that did not come is asked for again by whoever wants it next. */
function fetched(url: string): Promise<Document> {
  const known = sprites.get(url)
  if (known !== undefined) return known
  const coming = fetch(url).then(async (answer) => {
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
    return new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  })
  sprites.set(url, coming)
  coming.catch(() => sprites.delete(url))
  return coming
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
  const drawn = (await fetched(url)).getElementById(id)
  const there = placed.get(id)
  if (there !== undefined || drawn === null) return there ?? null
  const mine = shelf()
  const copy = document.importNode(drawn, true)
  copy.id = `scene-${id}`
  mine.append(copy)
  placed.set(id, copy.id)
  return copy.id
}
