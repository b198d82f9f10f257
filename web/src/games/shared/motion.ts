/** Cards and tokens travel from where they were; the Web Animations API moves them, so no style is written inline. */

export interface Snapshot {
  cards: Map<string, { rect: DOMRect; place: string }>
  piles: Map<string, { rect: DOMRect; count: number }>
}

export interface Flow {
  from: string
  to: string
  count: number
}

/** Who gave tokens to whom, as far as counts tell; what nobody gave comes from the Reserve. */
export function flows(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): Flow[] {
  const givers: [string, number][] = []
  const takers: [string, number][] = []
  for (const pile of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(pile) ?? 0) - (before.get(pile) ?? 0)
    if (change < 0) givers.push([pile, -change])
    else if (change > 0) takers.push([pile, change])
  }
  const found: Flow[] = []
  for (const [to, wanted] of takers) {
    let rest = wanted
    for (const giver of givers) {
      const count = Math.min(rest, giver[1])
      if (count === 0) continue
      giver[1] -= count
      rest -= count
      found.push({ from: giver[0], to, count })
    }
    if (rest > 0) found.push({ from: 'reserve', to, count: rest })
  }
  return found
}

function all(root: Element, name: string): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>(`[data-${name}]`))
}

export function measure(root: Element): Snapshot {
  const cards = new Map<string, { rect: DOMRect; place: string }>()
  for (const card of all(root, 'flip')) {
    const { flip = '', place = '' } = card.dataset
    cards.set(flip, { rect: card.getBoundingClientRect(), place })
  }
  const piles = new Map<string, { rect: DOMRect; count: number }>()
  for (const pile of all(root, 'pile')) {
    const { pile: name = '', count = '0' } = pile.dataset
    piles.set(name, { rect: pile.getBoundingClientRect(), count: Number(count) })
  }
  return { cards, piles }
}

function middle(rect: DOMRect): { x: number; y: number } {
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
}

const EASE = 'cubic-bezier(.2,.8,.2,1)'

/** Moves what has changed its place since the snapshot; 0 milliseconds: nothing moves. */
export function travel(root: Element, before: Snapshot, ms: number): void {
  if (ms <= 0 || document.hidden || typeof root.animate !== 'function') return
  const now = measure(root)
  const deck = root.querySelector('[data-deck]')?.getBoundingClientRect()
  for (const card of all(root, 'flip')) {
    const { flip = '', place = '' } = card.dataset
    const was = before.cards.get(flip)
    if (was?.place === place) continue
    const to = card.getBoundingClientRect()
    const from = was?.rect ?? deck
    if (!from || to.width === 0 || from.width === 0) continue
    const scale = Math.min(4, Math.max(0.25, from.width / to.width))
    const a = middle(from)
    const b = middle(to)
    card.animate(
      [
        { transform: `translate(${a.x - b.x}px, ${a.y - b.y}px) scale(${scale})`, opacity: was ? 0.9 : 0.2, zIndex: 20 },
        { transform: 'none', opacity: 1, zIndex: 20 },
      ],
      { duration: ms * 1.4, easing: EASE },
    )
  }
  const counts = (piles: Snapshot['piles']): Map<string, number> => new Map([...piles].map(([name, pile]) => [name, pile.count]))
  for (const flow of flows(counts(before.piles), counts(now.piles))) {
    const from = (before.piles.get(flow.from) ?? now.piles.get(flow.from))?.rect
    const to = (now.piles.get(flow.to) ?? before.piles.get(flow.to))?.rect
    if (from && to && from.width > 0 && to.width > 0) fly(root, middle(from), middle(to), Math.min(flow.count, 9), ms)
  }
}

function fly(root: Element, from: { x: number; y: number }, to: { x: number; y: number }, count: number, ms: number): void {
  for (let n = 0; n < count; n++) {
    const coin = document.createElement('span')
    coin.className = 'flying-token'
    coin.setAttribute('aria-hidden', 'true')
    root.append(coin)
    const lift = Math.min(90, Math.hypot(to.x - from.x, to.y - from.y) / 4) + n * 3
    const at = (x: number, y: number): string => `translate(${x - 9}px, ${y - 9}px)`
    const moving = coin.animate(
      [
        { transform: at(from.x, from.y), opacity: 0.4 },
        { transform: at((from.x + to.x) / 2, (from.y + to.y) / 2 - lift), opacity: 1, offset: 0.5 },
        { transform: at(to.x, to.y), opacity: 0.9 },
      ],
      { duration: ms * 1.5, delay: n * ms * 0.16, easing: 'ease-in-out', fill: 'both' },
    )
    const gone = (): void => coin.remove()
    moving.finished.then(gone, gone)
  }
}
