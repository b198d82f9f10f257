/** Parts that only scenes of Prehistory need. */

import { at, c, each, l, p, shade } from '../../../shared/scenes'

/** A stone worked into an edge, its middle at the origin. */
export const handAxe = (size: number): string =>
  at(0, 0, size, p('slate', 'M0-26Q15-12 14 8 10 22 0 24-11 22-14 8-15-12 0-26Z'), p('rock', 'M0-26Q-2-4-9 20-13 16-14 8-15-12 0-26Z'), p('stone', 'M0-26-6-8-13-2Q-11-16 0-26ZM2-10 8-4 4 8-3 4Z', 0.7), l('ink', 'M0-26-6-8-12 6M-6-8 3-10 8-4 13-4M8-4 4 8 9 18M4 8-3 4-8 18', 0.9, 0.5))

/** A carved pillar in the form of a T. */
export const pillar = (height: number, carving = ''): string =>
  p('stone', `M-8 0-7 ${-height + 12}H-17L-18 ${-height}H18L17 ${-height + 12}H7L8 0Z`) + shade(`M2 0V${-height}H18L17 ${-height + 12}H7L8 0Z`, 0.2) + at(0, -height + 26, 1, carving)

export const basket = (): string => p('straw', 'M-9-12H9L6 0H-6Z') + l('wood', 'M-8-8H8M-7-4H7M-8-12Q0-24 8-12', 1.400) + each(c('red', 0, 0, 2.2), [-4, -13], [0, -14.500], [4, -13])

export const bones = (): string => l('bone', 'M-12 0 8-4M-6-6 12 0', 2.4) + each(c('bone', 0, 0, 2), [-13, 0], [9, -4.500], [-7, -7], [13, 0])
