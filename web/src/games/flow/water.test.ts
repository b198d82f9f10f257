/** The geometry of the board, and that what the page works out by itself is what the rules say. */

import { describe, expect, it } from 'vitest'
import { channels, currents, route } from './map/channels'
import { TILES, type FlowView } from './types'
import { beyond, chartOf, flood, forms, heldAfter, lying, optionsAfter, reasonAfter, tilesFrom, type Lain } from './water'
import said from './words/said.json'

const plans = said.plans as unknown as { view: FlowView; plan: string[]; options: string[] }[]

describe('tiles', () => {
  it('lie in as many ways as the rules say (FL-A8)', () => {
    const ways = (oneArm: boolean) => TILES.map((tile) => forms(tile, oneArm).length)
    expect(ways(false)).toEqual([2, 4, 4, 1, 2, 4, 4, 1, 1])
    expect(ways(true)).toEqual([2, 4, 4, 1, 2, 4, 4, 4, 1])
  })

  it('turn to the right, a quarter each time', () => {
    const right: Record<string, string> = { n: 'e', e: 's', s: 'w', w: 'n' }
    for (const tile of ['straight', 'curve', 'tee'] as const) {
      const ways = forms(tile, false)
      ways.forEach((form, n) => expect([...form].map((edge) => right[edge]).sort()).toEqual([...(ways[(n + 1) % ways.length] ?? '')].sort()))
    }
  })

  it('are dry where their obstacle lies (FL-A6)', () => {
    expect(lying('tee', 'new', true)).toEqual({ open: 'new', dry: '' })
    expect(lying('tee-obstacle', 'new', false)).toEqual({ open: 'new', dry: 'new' })
    expect(lying('tee-obstacle', 'nsw', true)).toEqual({ open: 'nsw', dry: 'w' })
    expect(lying('curve-obstacle', 'ne', true)).toEqual({ open: 'ne', dry: 'ne' })
    expect(lying('cross-obstacle', 'nesw/s', true)).toEqual({ open: 'nesw', dry: 's' })
  })
})

describe('the board', () => {
  it('ends at its edges', () => {
    expect(beyond('r0c3', 'n')).toBeNull()
    expect(beyond('r2c3', 'w')).toBe('r2c2')
  })

  it('has water where it runs', () => {
    const cell = (name: string, open: string, what = 'tile', dry = '') => ({ cell: name, what, tile: null, open, dry }) as never
    const chart = chartOf([cell('r0c0', 'es', 'animal'), cell('r0c1', 'ew'), cell('r0c2', 'ew', 'tile', 'ew'), cell('r1c0', 'ew')])
    expect([...flood(chart, ['r0c0'])]).toEqual([['r0c0', 0], ['r0c1', 1]]) // prettier-ignore
  })

  it('draws channels between all open edges, and ways along them', () => {
    expect(channels('nesw').match(/M/g)).toHaveLength(6)
    expect(currents('new', new Set(['w'] as const)).match(/M0 50/g)).toHaveLength(2)
    expect(route(['r0c0', 'r0c1', 'r1c1'])).toBe('M50 50L100 50C130 50 150 70 150 100L150 150')
  })
})

describe('a card that is played here', () => {
  it('has the targets that the rules offer', () => {
    expect(new Set(plans.map(({ plan }) => plan[0]?.split(' ')[1]))).toEqual(new Set(['support', 'bird', 'current', 'return']))
    for (const { view, plan, options } of plans) expect(optionsAfter(view, plan).sort(), plan.join(', ')).toEqual(options)
  })

  it('knows why another target is none', () => {
    for (const { view, plan, options } of plans) {
      for (const cell of ['r0c0', 'r3c3', 'r1c1', 'r2c5', 'r6c3']) {
        const { tile } = heldAfter(view, plan)
        for (const move of tile === null ? [`aim ${cell}`] : forms(tile, view.options['obstacle'] === 'one_arm').map((form) => `place ${cell} ${form}`)) {
          if (plan[0] !== 'play return' || tile !== null) expect(reasonAfter(view, plan, move) === null, `${plan.join(', ')}, ${move}`).toBe(options.includes(move))
        }
      }
    }
  })
})

describe('the tiles that are still needed', () => {
  const empty = ['r0c0', 'r0c6', 'r6c0', 'r6c6'].map((cell): [string, Lain] => [cell, { open: { r0c0: 'es', r0c6: 'sw', r6c0: 'ne', r6c6: 'nw' }[cell] ?? '', dry: '', wild: false, animal: true, boat: false }])
  const boat: [string, Lain] = ['r3c3', { open: 'nesw', dry: '', wild: false, animal: false, boat: true }]
  const tile = (open: string, dry = ''): Lain => ({ open, dry, wild: false, animal: false, boat: false })
  const needs = (...laid: [string, Lain][]) => {
    const away = tilesFrom(new Map([...empty, boat, ...laid]), 'r3c3')
    return empty.map(([cell]) => away.get(cell) ?? null)
  }

  it('are five for each animal on an empty board', () => {
    expect(needs()).toEqual([5, 5, 5, 5])
  })

  it('are fewer where tiles lead on, also those that are cut off', () => {
    expect(needs(['r2c3', tile('ns')], ['r1c3', tile('sw')])).toEqual([3, 5, 5, 5])
    expect(needs(['r0c2', tile('ew')])).toEqual([4, 5, 5, 5])
  })

  it('are more around an obstacle, and there is no way when all are barred', () => {
    expect(needs(['r0c1', tile('ew', 'ew')])).toEqual([5, 5, 5, 5])
    expect(needs(['r0c1', tile('ew', 'ew')], ['r1c0', tile('ns', 'ns')])).toEqual([null, 5, 5, 5])
  })
})
