/** What shared parts of boards work out: dice that rolled, where arrows lead on a map and what of it is in sight, where long names break. */

import { describe, expect, it } from 'vitest'
import { rolledIn, type Die } from './dice'
import { curve, towards } from './lineMap'
import { breakable } from './longest'
import { PanZoom } from './panZoom.svelte'

const die = (key: string, shows: string, spent = false): Die => ({ key, shows, colour: 'green', name: shows, spent })

describe('dice', () => {
  it('roll in where they show something else, or come back', () => {
    expect(rolledIn([die('a', '1'), die('b', '2'), die('c', '3', true)], [die('a', '1'), die('b', '3'), die('c', '3')])).toEqual(['b', 'c'])
  })

  it('do not roll when they are spent', () => {
    expect(rolledIn([die('a', '1')], [die('a', '1', true)])).toEqual([])
  })
})

describe('arrows on a map', () => {
  const spaces = [
    { id: 'start', x: 100, y: 300 },
    { id: 'a', x: 50, y: 200 },
    { id: 'b', x: 150, y: 200 },
    { id: 'c', x: 100, y: 100 },
  ]
  const lines = [{ from: 'start', to: 'a' }, { from: 'start', to: 'b' }, { from: 'a', to: 'b', across: true }, { from: 'b', to: 'c' }] // prettier-ignore

  it('lead to a neighbour', () => {
    expect(towards(spaces, lines, 'a', [1, 0])).toBe('b')
    expect(towards(spaces, lines, 'b', [0, -1])).toBe('c')
    expect(towards(spaces, lines, 'b', [0, 1])).toBe('start')
  })

  it('lead to the nearest where no line does, and nowhere at the rim', () => {
    expect(towards(spaces, lines, 'a', [0, -1])).toBe('c')
    expect(towards(spaces, lines, 'c', [0, -1])).toBeNull()
    expect(towards(spaces, lines, 'nowhere', [0, 1])).toBeNull()
  })

  it('draws lines upright, and across straight', () => {
    expect(curve({ id: 'a', x: 0, y: 100 }, { id: 'b', x: 10, y: 0 }, false)).toBe('M0 100C0 57 10 43 10 0')
    expect(curve({ id: 'a', x: 0, y: 0 }, { id: 'b', x: 10, y: 0 }, true)).toBe('M0 0L10 0')
  })
})

describe('long names', () => {
  it('break with a hyphen and never before a last letter; short ones stay whole', () => {
    expect(breakable('Chrysanthemum')).toBe('Chry\u00adsanthe\u00admum')
    expect(breakable('Ada Maria')).toBe('Ada Maria')
  })
})

describe('a map of which a part is seen', () => {
  const enlarged = (): PanZoom => {
    const pan = Object.assign(new PanZoom(() => ({ x: 0, y: 0, width: 1600, height: 1200 })), { width: 400, height: 300 })
    pan.centre({ x: 1200, y: 900 }, 2)
    return pan
  }

  it('brings two ends into sight, less enlarged where they lie far apart', () => {
    const pan = enlarged()
    pan.reveal([{ x: 300, y: 300 }, { x: 1100, y: 900 }])
    const { x, y, width, height } = pan.box
    expect(pan.scale).toBeLessThan(2)
    expect([x <= 300, y <= 300, x + width >= 1100, y + height >= 900]).toEqual([true, true, true, true])
  })

  it('stays where all is in sight already, and where nothing is asked for', () => {
    const pan = enlarged()
    const before = pan.box
    pan.reveal([{ x: 1000, y: 800 }, { x: 1300, y: 900 }])
    pan.reveal([])
    expect(pan.box).toEqual(before)
  })
})
