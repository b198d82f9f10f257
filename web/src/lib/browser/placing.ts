/** Where a tip stands: near what it is about, in the window, on as few buttons as possible. */

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export interface Place {
  left: number
  top: number
  /** The edge of the tip that the arrow stands on, and how far along; null: no arrow. */
  arrow: { edge: 'top' | 'bottom' | 'left' | 'right'; at: number } | null
}

const GAP = 14
const CORNER = 22
/** How far an arrow reaches: farther away, it would point at what lies between. */
const REACH = 44
/** A window so narrow that a tip beside its anchor is hardly possible; there it stands the nearer. */
const NARROW = 600

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}

function shared(a: Rect, b: Rect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/**
 * Places a tip. `room` is the part of the window it may stand in; `anchor` is what it is about, wherever it is (null:
 * it is not there at all); `avoid` is what it had better not cover.
 */
export function place(tip: Size, room: Rect, anchor: Rect | null, avoid: Rect[]): Place {
  const { width, height } = tip
  const right = room.right - width
  const bottom = room.bottom - height
  const middle = (room.left + right) / 2
  const spots: [number, number][] = [
    [middle, bottom],
    [room.left, bottom],
    [right, bottom],
    [middle, room.top],
    [right, room.top],
  ]
  if (anchor) {
    const xs = [(anchor.left + anchor.right - width) / 2, anchor.left, anchor.right - width]
    const ys = [(anchor.top + anchor.bottom - height) / 2, anchor.top, anchor.bottom - height]
    for (const x of xs) spots.push([x, anchor.bottom + GAP], [x, anchor.top - GAP - height])
    for (const y of ys) spots.push([anchor.right + GAP, y], [anchor.left - GAP - width, y])
  }
  const farness = room.right - room.left < NARROW ? 2.5 : 0.6
  let best: Place = { left: room.left, top: room.top, arrow: null }
  let least = Infinity
  for (const [x, y] of spots) {
    const left = clamp(x, room.left, right)
    const top = clamp(y, room.top, bottom)
    const here = { left, top, right: left + width, bottom: top + height }
    let cost = 60 * avoid.filter((other) => shared(here, other) > 0).length
    if (anchor) {
      const size = Math.max(1, (anchor.right - anchor.left) * (anchor.bottom - anchor.top))
      const dx = Math.max(0, anchor.left - here.right, left - anchor.right)
      const dy = Math.max(0, anchor.top - here.bottom, top - anchor.bottom)
      cost += (400 * shared(here, anchor)) / Math.min(size, width * height) + farness * Math.hypot(dx, dy)
    }
    if (cost < least) {
      least = cost
      best = { left, top, arrow: anchor && arrowTo(here, anchor) }
    }
  }
  return best
}

/** The arrow of a tip that stands beside its anchor; one that covers it needs none, and one far away would point at something else. */
function arrowTo(tip: Rect, anchor: Rect): Place['arrow'] {
  const across = clamp((anchor.left + anchor.right) / 2 - tip.left, CORNER, tip.right - tip.left - CORNER)
  const down = clamp((anchor.top + anchor.bottom) / 2 - tip.top, CORNER, tip.bottom - tip.top - CORNER)
  const over = anchor.right > tip.left && anchor.left < tip.right
  const beside = anchor.bottom > tip.top && anchor.top < tip.bottom
  const near = (gap: number): boolean => gap >= 0 && gap <= REACH
  if (over && near(tip.top - anchor.bottom)) return { edge: 'top', at: across }
  if (over && near(anchor.top - tip.bottom)) return { edge: 'bottom', at: across }
  if (beside && near(tip.left - anchor.right)) return { edge: 'left', at: down }
  if (beside && near(anchor.left - tip.right)) return { edge: 'right', at: down }
  return null
}
