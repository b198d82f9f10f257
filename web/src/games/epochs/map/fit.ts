/** How a map lies between the panels in its corners: as large as it can, no hex and no name of a row under one. */

import { hexCentre, SIDE } from '../../shared/hexes'
import type { Box } from '../../shared/panZoom.svelte'

export interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

/** A place on the screen, and the panels that lie on it, from its upper left. */
export interface Stage {
  width: number
  height: number
  panels: readonly Rect[]
}

/** How far the rim goes around the hexes, and names outside the first. */
const RIM = 14
const NAMES = 130
/** Pixels between a panel and the map. */
const GAP = 3
/** The button that enlarges has the lower right corner. */
const BUTTON = 46
/** How spare height may be shared out above and below, best in halves. */
const SHARES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1]

/** What a map takes up, in bands across: the names of its columns; of each row its tips, its shoulders, and its sides with its name. */
export function bandsOf(columns: number, rows: number): Rect[] {
  const found = [{ left: -RIM, top: -NAMES - RIM, right: hexCentre(`${columns - 1}.0`).x + RIM, bottom: 0 }]
  for (let r = 0; r < rows; r++) {
    const [{ x: first, y }, { x: last }] = [hexCentre(`0.${r}`), hexCentre(`${columns - 1}.${r}`)]
    const band = (aside: number, high: number, before = aside): void => void found.push({ left: first - before - RIM, top: y - high - RIM, right: last + aside + RIM, bottom: y + high + RIM })
    band(0, SIDE)
    band(SIDE / 2, 0.75 * SIDE)
    band(0.866 * SIDE, SIDE / 2)
    band(0, 0, NAMES)
  }
  return found
}

/** The room to leave free above, right, below and left of a map so that no panel covers it; none where it would be less than half as large. */
export function between(whole: Box, bands: readonly Rect[], { width, height, panels }: Stage): readonly [number, number, number, number] {
  const all = [...panels, { left: width - BUTTON, top: height - BUTTON, right: width, bottom: height }]
  const largest = Math.min(width / whole.width, height / whole.height)
  for (let scale = largest; scale > largest / 2; scale *= 0.995) {
    const [spare, below] = [width - whole.width * scale, height - whole.height * scale]
    for (const share of SHARES) {
      const top = share * below
      let [low, high] = [0, spare]
      for (const panel of all)
        for (const band of bands) {
          if (top + (band.bottom - whole.y) * scale <= panel.top - GAP || top + (band.top - whole.y) * scale >= panel.bottom + GAP) continue
          if (panel.left + panel.right > width) high = Math.min(high, panel.left - GAP - (band.right - whole.x) * scale)
          else low = Math.max(low, panel.right + GAP - (band.left - whole.x) * scale)
        }
      if (low > high) continue
      const left = Math.max(low, Math.min(high, spare / 2))
      return [top, spare - left, below - top, left]
    }
  }
  return [0, 0, 0, 0]
}

/** Tells how large a place is and where the panels in its corners lie, whenever that changes. */
export const staged =
  (tell: (stage: Stage) => void) =>
  (node: HTMLElement): (() => void) => {
    const corners = [...node.querySelectorAll('.corner')]
    const observer = new ResizeObserver(() => {
      const { left: x, top: y } = node.getBoundingClientRect()
      const panels = corners.map((corner) => {
        const { left, top, right, bottom } = corner.getBoundingClientRect()
        return { left: left - x, top: top - y, right: right - x, bottom: bottom - y }
      })
      tell({ width: node.clientWidth, height: node.clientHeight, panels })
    })
    for (const part of [node, ...corners]) observer.observe(part)
    return () => observer.disconnect()
  }
