/** Parts that only scenes of Antiquity need. */

import { HATS, at, c, cube, l, man, p, r, row, scutum, shade, roundShield } from '../../../shared/scenes'

/** A volcano whose crater is at the origin. */
export const volcano = (lava = false): string =>
  p('p3', 'M-96 92Q-40 40-16 0H16Q44 44 100 92Z') + shade('M4 0H16Q44 44 100 92H30Q34 40 4 0Z') + (lava ? p('fire', 'M-16 0H16L22 14Q16 10 14 24L20 56 10 40 4 70-2 30-8 44-14 24-22 10Z') + p('flame', 'M-10 0H10L8 14 2 40-2 16-8 20Z') : '')

/** An eagle on a pole: the standard of a legion. */
export const eagle = (height: number): string => l('plank', `M0 0V${-height}`, 2.4) + r('red', -8, -height + 6, 16, 14) + l('gold', `M-8 ${-height + 13}H8`, 1.4) + at(0, -height, 1, p('gold', 'M0 0-3-6Q-14-6-16-18-8-14-3-14L0-17 3-14Q8-14 16-18 14-6 3-6Z'))

/** A street of flat-roofed houses. */
export const town = (from: number, to: number, y: number, step = 20): string => row(from, to, step, (x, k) => at(x, y - ((k * 7) % 9), 1, cube(k % 3 === 1 ? 'p1' : k % 3 ? 'p0' : 'hi', step + 2, 16 + ((k * 5) % 11))))

/** A stele with a rounded head and lines of signs. */
export const stele = (): string => p('slate', 'M-18 0V-58Q-18-76 0-76T18-58V0Z') + shade('M2-76Q18-74 18-58V0H4Z', 0.3) + l('stone', row(-44, -6, 6, (y, k) => `M-13 ${y}h${k % 2 ? 8 : 5}m4 0h${k % 2 ? 4 : 12}`), 1.5, 0.8) + l('gold', 'M-8-54a8 8 0 1 1 16 0M0-62v-6', 1.8)

export const chain = (): string => row(0, 40, 10, (x) => `<ellipse fill="none" stroke="~iron;" stroke-width="2.600" cx="${x}" cy="0" rx="6" ry="3.600"/>`)

export const owl = (): string => p('wood', 'M-13-40-9-34H9L13-40Q17-26 13-10 8 0 0 0T-13-10Q-17-26-13-40Z') + p('bone', 'M-8-14Q0-18 8-14 8-2 0-1T-8-14Z') + c('bone', -5.500, -28, 5.500) + c('bone', 5.500, -28, 5.500) + c('ink', -5, -28, 2.800) + c('ink', 5, -28, 2.800) + p('gold', 'M-2-25H2L0-20Z') + l('plank', 'M-4-10h8M-3-6h6M-13-22q3 8 1 14M13-22q-3 8-1 14', 1.200)

export const legionary = (): string => l('wood', 'M11 4V-58', 2) + p('steel', 'M11-66 13-57H9Z') + man({ robe: 'red', hat: HATS.crest }) + at(-2, -18, 0.86, scutum())
export const hoplite = (): string => l('plank', 'M10 6 20-84', 2) + p('steel', 'M21-92 23-82 18-83Z') + man({ robe: 'bronze', hat: HATS.crest }) + at(-1, -19, 1.15, roundShield('bronze', 'blue', 12))
