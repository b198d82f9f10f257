/** Ships and boats that sail right; the waterline's middle is the origin. */

import { c, gleam, l, p, r, row, shade, type Paint } from './paint'

export const canoe = (paint: Paint = 'wood'): string => p(paint, 'M-46-10Q-38-4-20-4H20Q38-4 46-10 42 5 26 6H-26Q-42 5-46-10Z') + shade('M-44-4Q-40 6-26 6H26Q40 6 44-4 30 2 0 2T-44-4Z', 0.3) + l('plank', 'M-36-4Q0 0 36-4', 1.400)

export const sailboat = (sail: Paint = 'hi', other: Paint = 'ac'): string => p('plank', 'M-14-4H14L9 3H-9Z') + p(sail, 'M-1-6V-30Q-13-16-12-6Z') + p(other, 'M1-6V-27Q11-16 10-6Z')

/** A ship of the ancient seas: one square sail, oars, an eye at the bow. */
export const galley = (sail: Paint = 'white', stripe: Paint = 'ac'): string =>
  l('plank', 'M0-6V-56M-26-50H26', 2.4) + p(sail, 'M-24-50H24Q30-34 24-16 0-10-24-16-18-34-24-50Z') + p(stripe, 'M-12-50H-4Q0-32-4-12.500-9-13-12-14-7-32-12-50ZM10-50H18Q24-33 18-14.500 14-13 10-13 15-32 10-50Z', 0.9) +
  p('plank', 'M-50-18Q-46-6-38-8H38L54-14 44 6H-34Q-48 4-50-18Z') + p('ac', 'M-46-6H48L45 0H-42Z') + c('hi', 42, -4, 2.600) + c('ink', 42.600, -4, 1.200) + p('plank', 'M-50-18Q-58-28-48-34-50-26-44-16Z') + l('wood', row(-32, 30, 9, (x) => `M${x} 2l-7 12`), 1.800)

/** A longship with a dragon's head and round shields. */
export const longship = (sail: Paint = 'red', stripe: Paint = 'white'): string =>
  l('plank', 'M0-6V-58M-24-54H24', 2.4) + p(sail, 'M-23-54H23Q29-36 23-18 0-12-23-18-17-36-23-54Z') + p(stripe, 'M-14-54H-6Q-2-34-6-15-11-15-14-16-8-34-14-54ZM4-54H12Q17-35 12-15.500 8-15 4-15 9-34 4-54Z', 0.9) +
  p('plank', 'M-52-30Q-60-34-58-40-50-40-46-28-42-10-30-8H32Q46-10 50-32 48-38 54-44L66-40 58-36Q58-10 38 6H-34Q-50 2-52-30Z') + c('flame', 56, -40.500, 1.200) + l('wood', 'M-44-6Q0 2 46-8', 1.600) + row(-28, 30, 11.6, (x, place) => c(place % 2 ? 'gold' : 'red', x, -7, 5) + c('ink', x, -7, 1.600))

/** A round ship of the middle ages. */
export const cog = (sail: Paint = 'white', mark: Paint = 'red'): string =>
  l('plank', 'M0-8V-58', 2.600) + p(sail, 'M-22-52H22Q28-34 22-18 0-12-22-18-16-34-22-52Z') + l(mark, 'M2-48V-20M-12-36H18', 4.400) + p('wood', 'M-40-20H-24V-12H24V-22H42L34 6H-30Z') + shade('M4-12H24V-22H42L34 6H4Z', 0.2) + l('plank', 'M-36-8H38M-33 0H36', 1.300) + p('red', 'M0-58 16-55 0-51Z') + r('plank', -42, -24, 18, 4) + r('plank', 24, -26, 20, 4)

/** A black ship of robbers. */
export const raider = (): string => l('ink', 'M-4-6V-56M-26-48 20-54', 2.4) + p('slate', 'M-26-47 19-53Q28-34 16-14-8-10-26-16-20-32-26-47Z') + gleam('M-24-46-10-48Q-4-30-12-14L-25-16Q-18-32-24-46Z', 0.1) + p('ink', 'M-46-16Q-40-6-30-8H32L52-18 40 6H-30Q-44 4-46-16Z') + l('red', 'M-40-2H42', 1.800) + l('ink', row(-26, 26, 9, (x) => `M${x} 2l-7 12`), 1.800)
