/** Where what is pointed at is shown: beside its place, and on the screen. */

import { describe, expect, it } from 'vitest'
import { place } from './placing'

const tip = { width: 300, height: 120 }
const room = { left: 8, top: 8, right: 992, bottom: 692 }

describe('a tip', () => {
  it('stands beside its anchor and points at it', () => {
    const anchor = { left: 400, top: 100, right: 600, bottom: 200 }
    const found = place(tip, room, anchor, [])
    expect(found).toEqual({ left: 350, top: 214, arrow: { edge: 'top', at: 150 } })
  })

  it('rather covers no buttons', () => {
    const anchor = { left: 400, top: 200, right: 600, bottom: 300 }
    const below = [0, 1, 2].map((n) => ({ left: 350 + 100 * n, top: 320, right: 440 + 100 * n, bottom: 360 }))
    expect(place(tip, room, anchor, below).arrow?.edge).toBe('bottom')
  })

  it('stays in the window when its anchor is far outside, and points at nothing else', () => {
    const found = place(tip, room, { left: 400, top: 900, right: 600, bottom: 1000 }, [])
    expect(found.top).toBe(572)
    expect(found.arrow).toBeNull()
  })

  it('stands close to its anchor on a phone, even over buttons', () => {
    const phone = { left: 8, top: 8, right: 382, bottom: 836 }
    const bar = { left: 8, top: 740, right: 382, bottom: 836 }
    const cards = [0, 1].map((n) => ({ left: 10 + 240 * n, top: 460, right: 240 + 240 * n, bottom: 700 }))
    const found = place({ width: 350, height: 150 }, phone, bar, cards)
    expect(found.arrow?.edge).toBe('bottom')
    expect(bar.top - (found.top + 150)).toBeLessThan(44)
  })

  it('without an anchor stands at the bottom, without an arrow', () => {
    expect(place(tip, room, null, [])).toEqual({ left: 350, top: 572, arrow: null })
  })

  it('fits a phone', () => {
    const phone = { left: 8, top: 8, right: 352, bottom: 580 }
    const found = place({ width: 344, height: 180 }, phone, { left: 0, top: 60, right: 360, bottom: 300 }, [])
    expect(found.left).toBe(8)
    expect(found.top).toBe(314)
  })
})
