/** Parts that only scenes of the Middle Ages need. */

import { HATS, at, c, l, man, n, p, row, shade, timbered } from '../../../shared/scenes'

/** A lion passant, small, for shields. */
export const lion = (y: number): string => at(0, y, 1, p('gold', 'M-10 2-8-3Q-2-6 5-4L7-8 11-6 10-2 6 0 8 4H5L3 0H-4L-6 4H-9L-7 0Z') + l('gold', 'M-8-3Q-13-4-11-9', 1.4))
export const lily = (paint: 'gold' | 'white' = 'gold'): string => p(paint, 'M0-9Q5-3 1 2L2 8H-2L-1 2Q-5-3 0-9ZM-2 3Q-9 4-8-3-6-5-4-2-5 1-2 3ZM2 3Q9 4 8-3 6-5 4-2 5 1 2 3ZM-5 3.500H5V5.500H-5Z')
export const village = (y: number, ...xs: number[]): string => xs.map((x, k) => at(x, y + (k % 2) * 4, 0.8, timbered('white', k % 2 ? 'red' : 'clay'))).join('')
export const monk = (pose: Parameters<typeof man>[0] = {}): string => man({ robe: 'plank', long: true, hat: HATS.tonsure, ...pose }) + l('bone', 'M-7-18H8', 1.6)
export const peasant = (pose: Parameters<typeof man>[0] = {}): string => man({ robe: 'straw', trousers: 'plank', hat: HATS.straw, ...pose })
export const fork = (): string => l('wood', 'M0 8V-34', 2.2) + l('iron', 'M-5-44V-36Q-5-32 0-32T5-36V-44M0-32V-44', 1.8)
export const scythe = (): string => l('wood', 'M0 8 4-40', 2.2) + p('steel', 'M4-42Q-14-46-26-34-12-40 3-36Z')

/** A striped tent of the lists. */
export const tentOf = (paint: 'red' | 'blue'): string => p('white', 'M-18 0-15-18 0-36 15-18 18 0Z') + p(paint, 'M-18 0-15-18 0-36-6-18-7 0ZM7 0 6-18 0-36 15-18 18 0Z') + p('gold', 'M0-36V-44L9-41 0-38Z')

/** A gothic rose window. */
export const roseWindow = (radius: number): string => c('p3', 0, 0, radius) + row(0, 7, 1, (k) => { const a = (k * Math.PI) / 4; return c(k % 2 ? 'red' : 'blue', Math.cos(a) * radius * 0.6, Math.sin(a) * radius * 0.6, radius * 0.24) }) + c('gold', 0, 0, radius * 0.26)

/** A lotus-bud tower of Angkor. */
export const prang = (width: number, height: number): string => p('p3', `M${-width / 2} 0V${n(-height * 0.5)}Q${n(-width * 0.5)} ${n(-height * 0.8)} 0 ${-height}Q${n(width * 0.5)} ${n(-height * 0.8)} ${n(width / 2)} ${n(-height * 0.5)}V0Z`) + shade(`M0 0V${-height}Q${n(width * 0.5)} ${n(-height * 0.8)} ${n(width / 2)} ${n(-height * 0.5)}V0Z`, 0.25) + l('p1', row(height * 0.2, height * 0.86, height * 0.13, (y) => { const half = (width / 2) * (y < height * 0.5 ? 1 : 1 - ((y - height * 0.5) / (height * 0.5)) ** 1.6); return `M${n(-half)} ${n(-y)}Q0 ${n(-y + 2.500)} ${n(half)} ${n(-y)}` }), 1.1, 0.7)
