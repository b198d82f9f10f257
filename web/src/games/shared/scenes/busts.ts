/** Portraits: head and shoulders before their world; the throat is the origin. */

import { c, e, gleam, l, p, r, row, shade, turn, type Paint } from './paint'

export interface Portrait {
  skin?: Paint
  robe?: Paint
  /** The collar's colour. */
  trim?: Paint
  hair?: Paint
  cut?: 'short' | 'long' | 'curls' | 'bald' | 'bob' | 'wild'
  beard?: 'full' | 'long' | 'pointed' | 'square' | 'moustache' | 'stubble'
  /** Drawn over the head. */
  hat?: string
  /** Drawn behind the head: a veil, a halo, a cloth. */
  behind?: string
  /** Drawn over the chest. */
  over?: string
}

const CUTS: Record<NonNullable<Portrait['cut']>, string> = {
  short: 'M-12-22Q-14-38 0-38T12-22Q11-30 6-31-4-33-12-22Z',
  long: 'M-12-34Q0-44 12-34 19-20 16-2 12 2 10-4 14-24 6-30-4-32-10-26-12-14-10-4-13 2-16-2-19-20-12-34Z',
  curls: 'M-13-20q-4-4-1-8-3-5 2-7 0-6 6-5 3-5 8-2 5-2 7 3 6 1 4 6 4 4 0 7 2 4-1 6Q12-28 6-30-6-32-13-20Z',
  bald: 'M-12-20Q-14-26-12-29-10-24-10-16ZM12-20Q14-26 12-29 10-24 10-16Z',
  bob: 'M-15-4Q-20-40 0-40T15-4H10V-26Q0-30-10-26V-4Z',
  wild: 'M-14-12-20-18-15-22-22-30-14-32-16-42-6-38 0-46 6-38 16-42 14-32 22-30 15-22 20-18 14-12 11-26Q0-33-11-26Z',
}
const BEARDS: Record<NonNullable<Portrait['beard']>, string> = {
  full: 'M-12-21Q-15 1 0 2T12-21Q10-13 5-14.500 0-16-5-14.500-10-13-12-21Z',
  long: 'M-12-21Q-16 4-7 16 0 24 7 16 16 4 12-21 10-13 5-14.500 0-16-5-14.500-10-13-12-21Z',
  pointed: 'M-11-19Q-9-2 0 7 9-2 11-19 8-13 5-14.500 0-16-5-14.500-8-13-11-19Z',
  square: 'M-12-21V14H12V-21Q10-13 5-14.500 0-16-5-14.500-10-13-12-21Z',
  moustache: 'M0-16Q-5-18-9-13-12-6-10-2-8-8-3-11H3Q8-8 10-2 12-6 9-13 5-18 0-16Z',
  stubble: 'M-11.500-18Q-11-4 0-4T11.500-18Q8-9 0-9T-11.500-18Z',
}

/** A portrait. */
export function bust(portrait: Portrait = {}): string {
  const { skin = 'skin', robe = 'ac', trim = 'gold', hair = 'hair', cut = 'short' } = portrait
  return [
    portrait.behind ?? '',
    p(robe, 'M-42 50Q-42 8-15-1L0 3 15-1Q42 8 42 50Z'),
    shade('M2 3 15-1Q42 8 42 50H14Q18 22 2 3Z', 0.2),
    p(skin, 'M-6-12H6V0Q0 6-6 0Z'),
    shade('M-6-9Q0-4 6-9V0Q0 5-6 0Z', 0.25),
    p(trim, 'M-15-1-6-3Q0 7 6-3L15-1 12 4Q0 14-12 4Z'),
    portrait.over ?? '',
    e(skin, 0, -21, 11.500, 14),
    shade('M0-35A11.500 14 0 0 1 0-7Q6-20 0-35Z', 0.12),
    l('ink', 'M-7-22.500h4M3-22.500h4', 1.700),
    l('ink', 'M-7.500-26.500q2.500-1.600 5 0M2.500-26.500q2.500-1.600 5 0M0-22-1.500-17H1', 0.900, 0.55),
    l('ink', 'M-2.500-12.500q2.500 1.200 5 0', 1, 0.6),
    portrait.beard ? p(hair, BEARDS[portrait.beard]) + gleam('M-8-12Q-8-2-2 0-4-6-4-12Z', 0.1) : '',
    p(hair, CUTS[cut]),
    portrait.hat ?? '',
  ].join('')
}

const leaves = (paint: Paint): string => row(0, 4, 1, (place) => {
  const angle = (0.05 - place * 0.11) * Math.PI
  const [x, y] = [Math.cos(angle) * 13, -25 + Math.sin(angle) * 12]
  return [1, -1].map((side) => turn(side * (-20 - place * 14), side * x, y, e(paint, side * x, y, 2.2, 4.2))).join('')
}) // prettier-ignore

/** Headdress for portraits. */
export const CROWNS = {
  crown: p('gold', 'M-13-27V-43L-6.500-35 0-46 6.500-35 13-43V-27Q0-22-13-27Z') + shade('M2-42 6.500-35 13-43V-27Q8-25 2-24.500Z', 0.18) + c('red', 0, -30, 2) + c('blue', -8, -31, 1.400) + c('blue', 8, -31, 1.400),
  circlet: p('gold', 'M-12.500-31Q0-26 12.500-31V-27Q0-22-12.500-27Z') + c('red', 0, -27, 1.600),
  laurel: leaves('leaf') + l('moss', 'M-12-26Q0-38 12-26', 1),
  nemes: p('gold', 'M-12-30Q-9-41 0-41T12-30L20-2 16 6Q11 4 11-2L11-24Q0-30-11-24V-2Q-11 4-16 6L-20-2Z') + l('blue', 'M-11-34 11-34M-13-24-19-20M-12-16-20-12M-12-8-20-4M13-24 19-20M12-16 20-12M12-8 20-4M-8-38H8', 2.600) + p('gold', 'M-1.800-30Q-4-36 0-39 4-36 1.800-30Z') + c('red', 0, -35, 1.200),
  cap: p('clay', 'M-13-27Q-14-44 0-44T13-27Z') + r('gold', -15, -30, 30, 6, 3) + shade('M2-44Q14-42 13-30H5Q8-38 2-44Z', 0.2),
  cobra: p('gold', 'M-13-33Q0-28 13-33V-29Q0-24-13-29Z') + p('gold', 'M-2-30Q-5-36-2-40 2-42 3-38 1-36 2-30Z') + c('red', 0, -38, 1),
  plumed: p('bronze', 'M-13-20Q-16-42 0-43T13-20L10-24Q0-31-10-24Z') + shade('M2-43Q15-40 13-20L10-24Q7-27 3-28Z', 0.2) + p('ac', 'M-13-30Q-18-52 0-54 20-54 22-22 17-36 8-41-6-44-13-30Z') + l('gold', 'M-12-27Q0-33 12-27', 1.600),
  winged: p('iron', 'M-13-25Q-14-42 0-43T13-25Q0-30-13-25Z') + r('gold', -13, -29, 26, 4, 2) + p('white', 'M-12-30Q-26-34-27-54-20-48-18-44-18-50-15-52-12-42-10-36ZM12-30Q26-34 27-54 20-48 18-44 18-50 15-52 12-42 10-36Z'),
  norman: p('iron', 'M-13-24Q-12-40 0-48 12-40 13-24Q6-27 2-27V-14H-2V-27Q-6-27-13-24Z') + shade('M0-48Q12-40 13-24 8-26 4-27Q6-38 0-48Z', 0.25) + l('gold', 'M-12-27Q0-31 12-27', 1.600),
  greatHelm: p('steel', 'M-14-38Q0-43 14-38L15-8Q0 0-15-8Z') + shade('M0-41Q8-41 14-38L15-8Q8-4 0-4Z', 0.22) + l('ink', 'M-12-24H12', 2.800) + l('gold', 'M0-40V-5M-14-24H14', 1.800) + r('ink', -11, -25.300, 9, 2.600) + r('ink', 2, -25.300, 9, 2.600) + c('ink', 6, -14, 0.900) + c('ink', 9, -14, 0.900) + c('ink', 6, -11, 0.900) + c('ink', 9, -11, 0.900),
  turban: p('white', 'M-14-26Q-19-42-4-45 14-48 16-34 16-28 13-25 0-33-14-26Z') + shade('M4-46Q17-44 16-34 16-28 13-25 8-29 2-30Q12-36 4-46Z', 0.14) + l('grey', 'M-13-32Q0-42 13-38M-12-38Q0-32 15-31', 1.200) + c('red', 0, -36, 2.200),
  fur: p('plank', 'M-16-24Q-19-32-14-34H14Q19-32 16-24 0-30-16-24Z') + p('red', 'M-13-33Q-8-44 0-50 8-44 13-33Z') + c('gold', 0, -50, 2) + l('hide', 'M-13-29l1 3M-7-31l1 3M0-31v3M7-31l-1 3M13-29l-1 3', 1.200),
  wimple: p('white', 'M-14-24Q-15-42 0-42T14-24Q18-4 12 4H9Q13-10 10-26 0-32-10-26-13-10-9 4H-12Q-18-4-14-24Z') + p('gold', 'M-13-33V-42L-6-37 0-45 6-37 13-42V-33Q0-28-13-33Z') + c('red', 0, -34, 1.500),
  hood: p('red', 'M-12-22Q-17-42 0-44 16-42 14-24L18 0 8 4Q14-14 10-24 0-32-10-24-14-12-9 4L-18 0Q-16-12-12-22Z') + shade('M4-44Q16-42 14-24L18 0 11 3Q16-20 4-44Z', 0.2),
  doctor: p('ink', 'M-13-26Q-16-42 2-43 20-42 15-27 4-32-13-26Z'),
  pelt: p('iron', 'M-14-20Q-20-42 0-46 20-42 14-20L19 4 10 6Q14-12 10-24 0-32-10-24-14-12-10 6L-19 4Q-17-10-14-20Z') + p('iron', 'M-14-38-17-54-5-45ZM14-38 17-54 5-45Z') + p('bone', 'M-13-42-14.500-49-9-44ZM13-42 14.500-49 9-44Z') + p('slate', 'M-6-40Q0-46 6-40L3-31Q0-28-3-31Z') + c('flame', -7, -37, 1.400) + c('flame', 7, -37, 1.400) + p('white', 'M-8-26-6-26-7-21ZM8-26 6-26 7-21Z'),
  antlers: l('wood', 'M-7-33Q-16-42-17-56M-15-44-25-48M-16-50-9-57M7-33Q16-42 17-56M15-44 25-48M16-50 9-57', 2.800) + p('hide', 'M-13-24Q-15-40 0-40T13-24Q0-33-13-24Z'),
} as const

/** A disc of light behind a head. */
export const halo = (paint: Paint = 'gold'): string => c(paint, 0, -22, 24) + `<circle fill="none" stroke="~hi;" stroke-width="1.500" cx="0" cy="-22" r="21" opacity=".6"/>`

/** A cloak over the shoulders. */
export const cloak = (paint: Paint): string => p(paint, 'M-46 50Q-50 6-14-4L-6 2Q-22 20-18 50ZM46 50Q50 6 14-4L6 2Q22 20 18 50Z') + shade('M46 50Q50 6 14-4L6 2Q22 20 18 50Z', 0.18)

/** Furs over the shoulders. */
export const furs = (paint: Paint = 'plank'): string => p(paint, 'M-46 50Q-46 8-18-4L-10 0-13 6-5 4-6 11 0 7 6 11 5 4 13 6 10 0 18-4Q46 8 46 50L38 44 32 50H-32L-38 44Z') + l('hide', 'M-32 16l3 6M-24 10l3 6M-14 12l2 6M14 12l-2 6M24 10l-3 6M32 16l-3 6', 1.500)
