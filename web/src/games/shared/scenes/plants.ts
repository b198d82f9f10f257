/** Trees and plants; each stands with its foot at the origin. */

import { at, c, e, each, gleam, l, p, r, row, shade, type Paint } from './paint'

export const pine = (paint: Paint = 'p3'): string =>
  r('plank', -1.5, -8, 3, 8) + p(paint, 'M0-46 9-30H5L13-16H8L17-4H-17L-8-16H-13L-5-30H-9Z') + shade('M0-46 9-30H5L13-16H8L17-4H2Z', 0.18)

export const tree = (paint: Paint = 'p3'): string =>
  l('plank', 'M0 0V-18M0-10 6-18', 3) + c(paint, 0, -28, 13) + c(paint, -9, -21, 9) + c(paint, 10, -21, 9) + c('hi', -5, -32, 5, 0.25)

export const palm = (paint: Paint = 'p3'): string =>
  l('plank', 'M0 0Q-1-20 5-36', 3) + p(paint, 'M5-37Q-8-48-17-34-6-41 5-37ZM5-37Q2-52-9-52 2-47 5-37ZM5-37Q12-53 23-46 12-45 5-37ZM5-37Q20-41 25-28 16-37 5-37ZM5-37Q-4-33-8-21 3-28 5-37Z')

export const cypress = (paint: Paint = 'moss'): string => p(paint, 'M0-48C8-32 9-14 5 0H-5C-9-14-8-32 0-48Z') + shade('M0-48C8-32 9-14 5 0H0Z')

export const acacia = (paint: Paint = 'p3'): string =>
  l('plank', 'M0 0Q2-14 0-22M0-16Q-8-22-16-30M1-18Q8-24 18-32', 2.6) + p(paint, 'M-36-30Q-34-40-14-42 6-46 26-42 40-40 40-32 20-28 2-29-20-28-36-30Z') + gleam('M-30-33Q-26-39-10-41 6-44 18-41-10-38-30-33Z', 0.2)

export const olive = (paint: Paint = 'leaf'): string =>
  p('plank', 'M-7 0Q-2-10-6-20L-1-17 0-26 3-17 9-24Q4-10 8 0Z') + c(paint, -11, -26, 10) + c(paint, 10, -27, 11) + c(paint, 0, -34, 11) + shade('M1-45A11 11 0 0 1 12-37 11 11 0 0 1 16-18Q6-16 4-24 10-36 1-45Z', 0.18) + each(c('ink', 0, 0, 1.4), [-13, -24], [-6, -33], [5, -30], [12, -23], [-2, -24], [13, -32])

export const cedar = (paint: Paint = 'moss'): string =>
  p('plank', 'M-3 0-1.500-50H1.500L3 0Z') + p(paint, 'M0-60Q8-56 12-51H-12Q-8-56 0-60ZM-20-42Q-8-52 0-51 8-52 20-42ZM-28-29Q-12-41 0-39 12-41 28-29ZM-34-15Q-14-28 0-26 14-28 34-15Z') + shade('M0-60Q8-56 12-51H2ZM2-51Q9-51 20-42H4ZM4-39Q13-40 28-29H6ZM4-26Q14-28 34-15H8Z', 0.2)

export const bare = (paint: Paint = 'plank'): string =>
  l(paint, 'M0 0Q2-14-1-26M0-14Q8-20 9-30M-1-20Q-9-26-11-36M-1-26Q2-34 0-42M9-24Q15-28 17-34M-6-27-14-28', 2.4)

export const bush = (paint: Paint = 'p3'): string => c(paint, -8, -5, 7) + c(paint, 1, -8, 9) + c(paint, 10, -5, 7) + r(paint, -14, -5, 30, 5)

export const reeds = (paint: Paint = 'moss'): string =>
  l(paint, 'M-6 0Q-8-16-10-26M0 0V-32M6 0Q8-14 12-22M-3 0Q-4-10-14-16M3 0Q6-10 16-12', 1.6) + ([[-10, -30], [0, -36], [12, -26]] as const).map(([x, y]) => r('plank', x - 1.6, y - 4, 3.2, 10, 1.6)).join('')

export const grass = (paint: Paint = 'p3'): string => p(paint, 'M-9 0Q-8-7-12-12-5-8-5 0ZM-4 0Q-4-10-3-17 1-9 0 0ZM2 0Q3-9 9-14 6-7 6 0Z')

/** A bank of forest across the picture. */
export const forest = (kind: (paint: Paint) => string, paint: Paint, y: number, scale: number, step = 24, from = 0): string =>
  row(from, 244, step, (x, place) => at(x, y + (place % 2) * 3, scale * (1 + (place % 3) * 0.08), kind(paint)))

/** A vine on its stake. */
export const vine = (paint: Paint = 'leaf'): string =>
  l('plank', 'M0 0V-26M-10-18H10', 1.8) + p(paint, 'M-10-16q-4-8 4-10 2-6 8-4 6-2 8 4 6 2 2 10-4 4-8 0-6 6-14 0Z') + each(c('purple', 0, 0, 1.7), [-5, -14], [-2, -14], [-3.500, -11], [5, -13], [8, -13], [6.500, -10])

/** A stump with its rings. */
export const stump = (): string => p('wood', 'M-10 0Q-8-4-8-12H8Q8-4 11 0Z') + e('straw', 0, -12, 8, 3) + l('wood', 'M-4-12a4 1.500 0 1 0 8 0 4 1.500 0 1 0-8 0', 0.8)

/** A tussock of leaves for gardens and ruins. */
export const hedge = (width: number, paint: Paint = 'leaf'): string =>
  p(paint, `M0 0${row(0, width - 8, 8, () => 'q4-9 8 0')}v4q-3 7-6 1-4 9-8 0H12q-4 8-7 0-3 5-5-2Z`)

/** A lily pad with its flower. */
export const lily = (): string => e('leaf', 0, 0, 8, 2.6) + p('hi', 'M-4-1Q-4-5-1-3 0-8 1-3 4-5 4-1Z')
