/** The geometry of the board, how its rivers are drawn, and how a card is planned with its targets. */

import { describe, expect, it } from 'vitest'
import { beyond } from './geometry'
import { channels, currents, route } from '../map/channels'
import { formsOf, heldAfter, lying, optionsAfter, type Faces } from './plans'
import type { Face, FlowView } from '../types'

const faces: Faces = new Map(
  [
    { id: 'tee', forms: { new: '', nes: '', esw: '', nsw: '' } },
    { id: 'cross-obstacle', forms: { 'nesw/n': 'n', 'nesw/e': 'e' } },
    { id: 'scenario', forms: { wild: '' } },
  ].map((face) => [face.id, face as unknown as Face]),
)

describe('tiles', () => {
  it('lie as the server says', () => {
    expect(formsOf(faces, 'tee')).toEqual(['new', 'nes', 'esw', 'nsw'])
    expect(lying(faces, 'tee', 'nes')).toEqual({ open: 'nes', dry: '' })
    expect(lying(faces, 'cross-obstacle', 'nesw/e')).toEqual({ open: 'nesw', dry: 'e' })
    expect(lying(faces, 'scenario', 'wild')).toEqual({ open: '', dry: '' })
  })
})

describe('the board', () => {
  it('ends at its edges', () => {
    expect(beyond('r0c3', 'n')).toBeNull()
    expect(beyond('r2c3', 'w')).toBe('r2c2')
  })

  it('draws channels between all open edges, and ways along them', () => {
    expect(channels('nesw').match(/M/g)).toHaveLength(6)
    expect(currents('new', new Set(['w'] as const)).match(/M0 50/g)).toHaveLength(2)
    expect(route(['r0c0', 'r0c1', 'r1c1'])).toBe('M50 50L100 50C130 50 150 70 150 100L150 150')
  })
})

describe('a card that is planned', () => {
  const view = {
    cells: [{ cell: 'r1c1', tile: 'tee' }],
    targets: { bird: { r1c1: {} }, current: { r1c1: { new: 'r2c1 r1c2', esw: 'r0c1' } }, return: { cross: { nesw: 'r5c5' } } },
  } as unknown as FlowView

  it('has the targets that the view lists, and then the places', () => {
    expect(optionsAfter(view, ['play bird'])).toEqual(['aim r1c1'])
    expect(optionsAfter(view, ['play bird', 'aim r1c1'])).toEqual([])
    expect(optionsAfter(view, ['play current', 'aim r1c1'])).toEqual(['place r2c1 new', 'place r1c2 new', 'place r0c1 esw'])
    expect(optionsAfter(view, ['play current', 'aim r1c1', 'place r0c1 esw'])).toEqual([])
    expect(optionsAfter(view, ['play return'])).toEqual(['aim cross'])
    expect(optionsAfter(view, ['play fishing'])).toEqual([])
  })

  it('has a tile in hand once it is aimed', () => {
    expect(heldAfter(view, ['play current'])).toEqual({ tile: null, from: null })
    expect(heldAfter(view, ['play current', 'aim r1c1'])).toEqual({ tile: 'tee', from: 'r1c1' })
    expect(heldAfter(view, ['play return', 'aim cross'])).toEqual({ tile: 'cross', from: null })
    expect(heldAfter(view, ['play bird', 'aim r1c1'])).toEqual({ tile: null, from: null })
  })
})
