/** The parts of The Flow of History's scenes: backdrops, buildings, soldiers, and small things used by their names. */

import { at, c, e, gleam, l, n, p, r, shade, veil, type Paint } from '../../shared/scenes/paint'

export { at, c, e, gleam, l, n, p, r, shade, turn, veil } from '../../shared/scenes/paint'

/** The same for each of some places. */
export const draw = <T>(places: readonly T[], one: (place: T, index: number) => string): string => places.map(one).join('')

/** Numbers from one up to, not including, another. */
export function range(from: number, to: number, step = 1): number[] {
  const found: number[] = []
  for (let at = from; at < to; at += step) found.push(at)
  return found
}

/** A circle's, an ellipse's and a rectangle's outline. */
export const ring = (paint: Paint, x: number, y: number, radius: number, width = 2, opacity?: number): string =>
  l(paint, `M${n(x - radius)} ${n(y)}a${radius} ${radius} 0 1 0 ${n(radius * 2)} 0 ${radius} ${radius} 0 1 0 ${n(-radius * 2)} 0`, width, opacity)
export const orbit = (paint: Paint, x: number, y: number, rx: number, ry: number, width = 2): string =>
  l(paint, `M${n(x - rx)} ${n(y)}a${rx} ${ry} 0 1 0 ${n(rx * 2)} 0 ${rx} ${ry} 0 1 0 ${n(-rx * 2)} 0`, width, 0.8)
export const frame = (paint: Paint, x: number, y: number, width: number, height: number, thick: number): string => l(paint, `M${x} ${y}h${width}v${height}h${-width}Z`, thick)

/** A dashed line with blunt ends: merlons along a wall. */
export const dashed = (paint: Paint, d: string, width: number, dashes: string): string =>
  l(paint, d, width).replace('/>', ` stroke-dasharray="${dashes}" stroke-linecap="butt"/>`)

/** The sky, its glow in rings about the sun, and the sun if it has a size. */
export function sky(x = 60, y = 60, radius = 20, rings: readonly number[] = [44, 76, 116], base: Paint = 's1', glow: Paint = 's2', sun: Paint = 'hi'): string {
  const rising = [...rings].sort((a, b) => b - a)
  return r(base, 0, 0, 200, 200) + draw(rising, (size) => c(glow, x, y, size, 0.42)) + (radius ? c(sun, x, y, radius) : '')
}

const STARS = [[22, 30, 1.6], [46, 58, 1.1], [72, 24, 1.4], [118, 34, 1.1], [142, 18, 1.7], [170, 48, 1.3], [186, 22, 1], [30, 92, 1], [178, 88, 1.3], [96, 14, 1]] as const // prettier-ignore

/** Stars, and more of them where they are named. */
export const stars = (...more: (readonly [x: number, y: number, size: number])[]): string => draw([...STARS, ...more], ([x, y, size]) => c('hi', x, y, size))

/** Sparks: only those that are named. */
export const sparks = (...places: (readonly [x: number, y: number, size: number])[]): string => draw(places, ([x, y, size]) => c('hi', x, y, size))

export const hills = (paint: Paint, y: number, high = 10, shift = 0): string =>
  p(paint, `M${n(shift - 40)} ${n(y + high)}Q${10 + shift} ${n(y - high * 1.4)} ${60 + shift} ${n(y + high * 0.2)}T${160 + shift} ${n(y - high * 0.3)}T${260 + shift} ${n(y + high * 0.6)}V210H${n(shift - 40)}Z`)

export function dunes(paint: Paint, y: number, high = 10, mirrored = false): string {
  const drawn = p(paint, `M-10 ${y}C40 ${n(y - high)} 70 ${n(y + high * 0.8)} 110 ${y}S170 ${n(y - high * 1.4)} 210 ${n(y - high * 0.4)}V210H-10Z`)
  return mirrored ? at(200, 0, -1, drawn) : drawn
}

/** Mountains by their tops, 'x,y x,y'. */
export const peaks = (paint: Paint, tops: string, shaded = true): string =>
  draw(tops.split(' '), (top) => {
    const [x = 0, y = 0] = top.split(',').map(Number)
    const wide = (170 - y) * 0.92
    const flank = `M${x} ${y}L${n(x + wide)} 172H${n(x + wide * 0.22)}L${n(x + 4)} ${n(y + (172 - y) * 0.5)} ${n(x - 6)} ${n(y + (172 - y) * 0.32)}Z`
    return p(paint, `M${n(x - wide)} 172L${x} ${y} ${n(x + wide)} 172Z`) + (shaded ? shade(flank, 0.12) : '')
  })

const RIPPLES = [[10, 9, 26], [120, 7, 34], [60, 17, 30], [150, 21, 24], [20, 29, 36], [96, 33, 30], [168, 38, 22], [46, 45, 26]] as const // prettier-ignore

export const sea = (y: number, paint: Paint = 'wa', lines: Paint = 'p0'): string =>
  r(paint, 0, y, 200, 210 - y) + l(lines, draw(RIPPLES, ([x, down, wide]) => `M${x} ${y + down}h${wide}`), 2, 0.6)

/** A wall with merlons. */
export function crenel(paint: Paint, x: number, y: number, width: number, height: number, teeth: number, tooth = 5): string {
  const step = width / (2 * teeth - 1)
  const top = draw(range(0, teeth), (k) => `h${n(step)}${k < teeth - 1 ? `v${tooth}h${n(step)}v${-tooth}` : ''}`)
  return p(paint, `M${n(x)} ${n(y + height)}V${n(y)}${top}V${n(y + height)}Z`)
}

export const tower = (paint: Paint, x: number, y: number, width: number, height: number, teeth = 3, windows = 1, over = 3): string =>
  r(paint, x, y, width, height) +
  crenel(paint, x - over, y - 8, width + 2 * over, 14, teeth) +
  shade(`M${n(x + width * 0.6)} ${y - 8}H${x + width + over}V${y + 6}H${x + width}V${y + height}H${n(x + width * 0.6)}Z`) +
  draw(range(0, windows), (k) => p('ink', `M${n(x + width * 0.36)} ${y + 22 + k * 24}v-6a${n(width * 0.12)} ${n(width * 0.12)} 0 0 1 ${n(width * 0.24)} 0v6Z`))

/** Columns standing on y before a dark hall. */
export function colonnade(x: number, y: number, width: number, height: number, count: number, paint: Paint = 'hi', hall: Paint = 'p3', thick = 9): string {
  const gap = (width - thick) / (count - 1)
  return (
    r(hall, x + thick / 2, y - height, width - thick, height) +
    draw(range(0, count), (k) => {
      const left = x + k * gap
      return r(paint, left, y - height, thick, height) + r('ink', left + thick * 0.58, y - height, thick * 0.42, height, 0, 0.2) + r(paint, left - 2, y - height - 1, thick + 4, 4) + r(paint, left - 2, y - 4, thick + 4, 4)
    })
  )
}

/** The front of a temple: gable, beam, columns and steps; its foot is the origin. */
export const front = (width: number, height: number, count: number, paint: Paint = 'hi', hall: Paint = 'p3'): string => {
  const half = width / 2
  return (
    p(paint, `M${n(-half - 6)} ${n(-height - 6)}L0 ${n(-height - 6 - width * 0.24)} ${n(half + 6)} ${n(-height - 6)}V${-height}H${n(-half - 6)}Z`) +
    shade(`M${n(-half + 4)} ${n(-height - 6)}L0 ${n(-height - 2 - width * 0.2)} ${n(half - 4)} ${n(-height - 6)}Z`) +
    colonnade(-half, 0, width, height, count, paint, hall, width / (count * 2)) +
    r(paint, -half - 6, 0, width + 12, 5) +
    r('p2', -half - 11, 5, width + 22, 5)
  )
}

/** Someone seen from behind who looks into the picture; the throat is the origin. */
export const figure = (robe: Paint = 'p3'): string => p(robe, 'M-46 64Q-44 14-16 6H16Q44 14 46 64Z') + shade('M4 6H16Q44 14 46 64H12Q16 30 4 6Z') + p('ink', 'M-11 8V-12H11V8Q0 13-11 8Z')

const shoulders = p('p3', 'M-22 20Q-20-6 0-8 20-6 22 20Z') + shade('M3-8Q20-6 22 20H6Z')

const PARTS = {
  palm: l('ink', 'M0 0Q-1-20 5-36', 3.4) + p('p3', 'M5-37Q-8-48-17-34-6-41 5-37ZM5-37Q2-52-9-52 2-47 5-37ZM5-37Q12-53 23-46 12-45 5-37ZM5-37Q20-41 25-28 16-37 5-37ZM5-37Q-4-33-8-21 3-28 5-37Z'),
  cypress: p('p3', 'M0-48C8-32 9-14 5 0H-5C-9-14-8-32 0-48Z') + shade('M0-48C8-32 9-14 5 0H0Z'),
  tree: l('ink', 'M0 0V-18', 3) + c('p3', 0, -28, 15) + c('p3', -10, -20, 9) + c('p3', 11, -21, 9) + c('hi', -5, -33, 6, 0.4),
  pine: p('p3', 'M0-46 12-24H6L16-8H-16L-6-24H-12Z') + r('ink', -2, -8, 4, 8) + shade('M0-46 12-24H6L16-8H0Z'),
  person: c('ink', 0, -21, 4) + p('ink', 'M-6.500 0-4-13Q0-19 4-13L6.500 0Z'),
  bird: l('ink', 'M-7 0Q-3.500-5 0 0 3.500-5 7 0', 2),
  cloud: p('hi', 'M-26 0a7 7 0 0 1 4-11 12 12 0 0 1 21-6 9 9 0 0 1 15 4 7 7 0 0 1 6 13Z', 0.75),
  flag: l('ink', 'M0 0V-26', 2) + p('ac', 'M1-26 20-23 14-19.500 20-16 1-13Z'),
  smoke: p('hi', 'M0 0C-6-8 4-14-3-22-14-24-18-36-8-42-10-54 6-62 14-54 24-58 36-48 30-38 36-28 24-20 14-25 6-20 10-10 5 0Z', 0.8),
  house: p('p1', 'M-10 0V-14L0-23 10-14V0Z') + p('p3', 'M-13-13 0-25 13-13 10-11 0-20-10-11Z') + shade('M2 0V-19L10-12V0Z'),
  yurt: p('hi', 'M-18 0V-12Q0-27 18-12V0Z') + shade('M2 0V-20Q14-17 18-12V0Z') + p('ac', 'M-19-11Q0-20 19-11V-8Q0-16-19-8Z') + p('ink', 'M-4 0V-9H4V0Z'),
  sailboat: p('ink', 'M-14-4H14L9 3H-9Z') + p('hi', 'M-1-6V-30Q-13-16-12-6Z') + p('ac', 'M1-6V-27Q11-16 10-6Z'),
  gull: l('hi', 'M-7 0Q-3.500-5 0 0 3.500-5 7 0', 2),
  helmRound: shoulders + p('p2', 'M-10-9Q-11-26 0-27 11-26 10-9 0-5-10-9Z') + shade('M2-27Q11-26 10-9 6-6 2-6Z') + l('ink', 'M0-27V-7', 1.6),
  helmPlume: shoulders + p('p1', 'M-10-9Q-12-28 0-29 12-28 10-9 0-5-10-9Z') + shade('M2-29Q12-28 10-9 6-6 2-6Z') + p('ac', 'M-2-27Q-8-44 6-47 22-46 22-28 17-36 9-36 4-34 4-26Z'),
  helmCrest: shoulders + p('p2', 'M-10-8Q-12-27 0-28 12-27 10-8Z') + p('ac', 'M-4-10V-27Q-3-36 0-36 3-36 4-27V-10Z'),
  lance: l('ink', 'M0 6V-110', 2.6) + p('ac', 'M1-104 26-98 18-93 26-88 1-82Z') + p('hi', 'M0-120 3-109H-3Z'),
  sword: p('hi', 'M-2.500-12V-66L0-74 2.500-66V-12Z') + l('ac', 'M-8-12H8', 3.4) + l('ink', 'M0-12V2', 3.4),
  bow: l('p2', 'M-4-62C20-46 20-20-4-4', 3.4) + l('hi', 'M-4-62V-4', 1) + l('ink', 'M-14-33H22', 1.8) + p('hi', 'M27-33 20-36.500V-29.500Z'),
  crossbow: l('ink', 'M0 4V-52', 4) + l('p2', 'M-22-34Q0-58 22-34', 4) + l('hi', 'M-22-34 0-26 22-34', 1.2),
  spear: l('ink', 'M0 6V-84', 2.4) + p('hi', 'M0-100 4-86 0-81-4-86Z'),
  sheaf: p('ac', 'M-8 0-5-14Q-12-22-14-32-6-28 0-36 6-28 14-32 12-22 5-14L8 0Z') + shade('M1-35Q6-28 14-32 12-22 5-14L8 0H2Z') + l('ink', 'M-6-13H6', 2.4),
  pot: p('ac', 'M-6-24H6L5-20Q14-16 12-7 10 0 5 0H-5Q-10 0-12-7-14-16-5-20Z') + shade('M1-24H6L5-20Q14-16 12-7 10 0 5 0H2Q8-12 1-24Z') + l('hi', 'M-11-11Q0-7 11-11', 1.6),
  tent: p('p1', 'M-24 0 0-30 24 0Z') + shade('M0-30 24 0H4Z', 0.25) + p('ink', 'M-6 0 0-16 5 0Z'),
  rider: p('ink', 'M-20-13Q-24-16-26-10L-24-2-22-10Q-16-6-18 8H-15Q-14 0-9-2H5Q8 0 8 8H11L12-3Q17-12 20-18L27-15 28-20 20-28 16-21Q8-16 2-15H-14Z') + p('ink', 'M-9-15Q-9-28-3-31L3-29Q6-20 4-15Z') + c('ink', 0, -34, 4.6),
  soldier: c('ink', 0, -24, 4.2) + p('p3', 'M-7 0-5-17Q0-21 5-17L7 0Z') + r('ac', -5, -31, 10, 5, 1) + l('ink', 'M8-2V-36', 1.8),
} // prettier-ignore

/** One of the small things, where it stands; a negative size mirrors it. */
export const use = (part: keyof typeof PARTS, x = 0, y = 0, size = 1): string => at(x, y, size, PARTS[part])

/** Soldiers seen from behind: three at a distance, two near; only the near ones have their weapons where many would crowd. */
export function rank(helm: keyof typeof PARTS, weapon: keyof typeof PARTS, y = 156, sparse = false): string {
  const far = draw([14, 100, 186], (x) => (sparse ? '' : use(weapon, x + 16, y - 12, 0.8)) + use(helm, x, y - 16, 1.1))
  const near = draw([57, 143], (x) => use(weapon, x + 31, y + 12, 1.22) + use(helm, x, y, 1.72))
  return veil(0.8, far, r('p3', 0, y + 2, 200, 60)) + near + r('p3', 0, y + 33, 200, 40)
}

/** A hall's lit windows. */
export const windows = (paint: Paint, xs: readonly number[], ys: readonly number[], width: number, height: number, opacity?: number): string =>
  draw(xs, (x) => draw(ys, (y) => r(paint, x, y, width, height, 0, opacity)))

/** A flat blob of light or smoke. */
export const puff = (x: number, y: number, size: number, paint: Paint = 'hi', opacity = 0.8): string => at(x, y, size, p(paint, 'M-26 0a7 7 0 0 1 4-11 12 12 0 0 1 21-6 9 9 0 0 1 15 4 7 7 0 0 1 6 13Z', opacity))

/** A gleam on something round. */
export const shine = (x: number, y: number, rx: number, ry: number): string => e('hi', x, y, rx, ry, 0.35)
export const lit = gleam
