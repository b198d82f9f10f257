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

/** Bring a scene into the document, from the first sprite that has it; null: none has. */
export async function place(id: string, urls: readonly string[]): Promise<string | null> {
  for (const url of urls) {
    const drawn = (await fetched(url)).getElementById(id)
    const there = placed.get(id)
    if (there !== undefined) return there
    if (drawn === null) continue
    const mine = shelf()
    const name = `scene-${id}`
    const copy = document.importNode(drawn, true)
    copy.id = name
    mine.append(copy)
    placed.set(id, name)
    return name
  }
  return null
}
