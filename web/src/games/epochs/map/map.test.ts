/** How the map lies between panels, and where trade routes by sea lead. */

import { describe, expect, it } from 'vitest'
import { cornerPoint, hexCentre } from '../../shared/hexes'
import type { City, Hex, Terrain } from '../types'
import { bandsOf, between, type Rect } from './fit'
import { seaRoute } from './lines'

const at = (left: number, top: number, width: number, height: number): Rect => ({ left, top, right: left + width, bottom: top + height })

describe('the map between panels', () => {
  const whole = { x: -136, y: -152, width: 1300 + 242, height: 750 + 284 }
  const bands = bandsOf(6, 6)

  /** Where a band lies on the screen, with the room that is left free. */
  function laid(width: number, height: number, panels: readonly Rect[]): { scale: number; bands: Rect[] } {
    const [top, right, bottom, left] = between(whole, bands, { width, height, panels })
    const scale = Math.min((width - left - right) / whole.width, (height - top - bottom) / whole.height)
    const [x, y] = [(value: number) => left + (value - whole.x) * scale, (value: number) => top + (value - whole.y) * scale]
    return { scale, bands: bands.map((band) => ({ left: x(band.left), top: y(band.top), right: x(band.right), bottom: y(band.bottom) })) }
  }

  it.each([
    [784, 528],
    [738, 396],
    [1040, 640],
  ])('is under none of them in %i by %i', (width, height) => {
    const panels = [at(width - 221, 9, 212, 118), at(9, height - 109, 190, 100)]
    const { scale, bands: found } = laid(width, height, panels)
    for (const band of found)
      for (const panel of panels) expect(band.left < panel.right && band.right > panel.left && band.top < panel.bottom && band.bottom > panel.top).toBe(false)
    expect(scale).toBeGreaterThan(0.9 * laid(width, height, []).scale)
  })

  it('is as large as its place where they leave the corners free', () => {
    const { scale } = laid(1600, 600, [at(1500, 9, 90, 90), at(9, 500, 90, 90)])
    expect(scale).toBeCloseTo(600 / whole.height)
  })

  it('goes under a panel rather than be less than half as large', () => {
    expect(between(whole, bands, { width: 784, height: 528, panels: [at(20, 9, 740, 500)] })).toEqual([0, 0, 0, 0])
  })
})

describe('a trade route by sea', () => {
  const hex = (id: string, terrain: Terrain, owner: number | null = null): [string, Hex] => [id, { hex: id, terrain, owner, natural: null, token: false, camp: false }]
  const city = (site: string, owner: number | null, ...posts: number[]): [string, City] => [site, { site, owner, posts }]
  /** A bay of three hexes in a row, another sea apart from it, land around them. */
  const hexes = new Map([hex('1.1', 'sea'), hex('2.1', 'sea'), hex('3.1', 'sea'), hex('4.1', 'plain', 0), hex('0.1', 'plain', 1), hex('1.2', 'plain'), hex('0.3', 'sea')])
  const host = city('0.1a', 1)

  it('leads from a corner of the nearest land over the water to the city', () => {
    const [start, ...rest] = seaRoute('0.1a', 0, hexes, new Map([host]))
    expect(rest).toEqual([...['3.1', '2.1', '1.1'].map(hexCentre), cornerPoint('0.1a')])
    expect(Math.hypot((start?.x ?? 0) - hexCentre('4.1').x, (start?.y ?? 0) - hexCentre('4.1').y)).toBeCloseTo(100)
  })

  it('starts at a city or a post that is nearer', () => {
    expect(seaRoute('0.1a', 0, hexes, new Map([host, city('2.1a', null, 0)]))).toEqual([cornerPoint('2.1a'), hexCentre('2.1'), hexCentre('1.1'), cornerPoint('0.1a')])
  })

  it('does not cross land, and is none where no water leads', () => {
    expect(seaRoute('0.2a', 0, hexes, new Map([host]))).toEqual([])
  })
})
