/** Backdrops of scenes: sky by time of day, hills, mountains, dunes, water, caves, rooms, fields. */

import { HEIGHT, WIDTH, at, c, e, gleam, l, n, p, r, row, shade, turn, type Paint } from './paint'

/** The whole sky with a sun and the rings of its glow. */
export const sky = (x = 186, y = 34, radius = 11, sun: Paint = 'hi'): string =>
  r('s1', 0, 0, WIDTH, HEIGHT) + [70, 42, 20].map((ring) => c('s2', x, y, radius + ring, 0.38)).join('') + (radius ? c(sun, x, y, radius) : '')

/** A night sky: crescent or full moon, stars. */
export const moon = (x = 186, y = 32, radius = 11, full = false): string =>
  sky(x, y, radius) + (full ? c('s2', x + 3, y - 2, radius * 0.2, 0.5) + c('s2', x - 4, y + 3, radius * 0.28, 0.5) : c('s1', x - radius * 0.45, y - radius * 0.2, radius * 0.9)) + stars()

/** Stars over the upper part. */
export const stars = (paint: Paint = 'hi'): string =>
  ([[14, 12, 1], [34, 38, 0.8], [52, 18, 1.2], [76, 9, 0.8], [92, 30, 1], [112, 14, 1.3], [136, 26, 0.8], [152, 8, 1], [168, 46, 0.8], [214, 14, 1.2], [228, 40, 1], [64, 46, 0.7], [128, 44, 0.7], [206, 56, 0.8], [22, 58, 0.8]] as const)
    .map(([x, y, size]) => c(paint, x, y, size))
    .join('') // prettier-ignore

/** Rolling hills from y down. */
export const hills = (paint: Paint, y: number, rise = 8, shift = 0): string =>
  p(paint, `M${-60 + shift} ${n(y + rise)}Q${shift} ${n(y - rise * 1.4)} ${60 + shift} ${n(y + rise * 0.2)}T${170 + shift} ${n(y - rise * 0.3)}T${320 + shift} ${n(y + rise * 0.6)}V130H${-60 + shift}Z`)

/** Flat land from y down, with a faint swell. */
export const plain = (paint: Paint, y: number, swell = 3): string => p(paint, `M-5 ${n(y + swell)}Q60 ${n(y - swell)} 120 ${n(y)}T245 ${n(y - swell * 0.4)}V125H-5Z`)

/** Wind-blown dunes from y down. */
export const dunes = (paint: Paint, y: number, rise = 8, flip = false): string => {
  const line = `M-10 ${y}C50 ${n(y - rise * 1.4)} 80 ${n(y + rise * 0.8)} 130 ${y}S200 ${n(y - rise * 1.6)} 252 ${n(y - rise * 0.4)}`
  const drawn = p(paint, `${line}V130H-10Z`) + l('hi', line, 1.2, 0.3)
  return flip ? `<g transform="matrix(-1 0 0 1 240 0)">${drawn}</g>` : drawn
}

/** Mountains by their tops, 'x,y x,y'; foot is where they end. */
export function peaks(paint: Paint, tops: string, snow = false, foot = 104, steep = 0.95): string {
  return tops.split(' ').map((top) => {
    const [x, y] = top.split(',').map(Number) as [number, number]
    const [height, half] = [foot - y, (foot - y) * steep]
    let drawn = p(paint, `M${n(x - half)} ${foot}L${x} ${y} ${n(x + half)} ${foot}Z`)
    drawn += shade(`M${x} ${y}L${n(x + half)} ${foot}H${n(x + half * 0.2)}L${n(x + 5)} ${n(y + height * 0.55)} ${n(x - 5)} ${n(y + height * 0.34)}Z`, 0.16)
    if (snow) drawn += p('hi', `M${x} ${y}L${n(x + half * 0.28)} ${n(y + height * 0.28)} ${n(x + half * 0.1)} ${n(y + height * 0.24)} ${n(x)} ${n(y + height * 0.36)} ${n(x - half * 0.1)} ${n(y + height * 0.22)} ${n(x - half * 0.28)} ${n(y + height * 0.28)}Z`)
    return drawn
  }).join('')
} // prettier-ignore

/** A cliff that comes in from the left; mirror it with `at(240, 0, -1, ...)`. */
export const cliff = (paint: Paint, y = 40, width = 80): string =>
  p(paint, `M-5 ${y - 6}L${n(width * 0.5)} ${y}L${n(width * 0.8)} ${y + 4}L${n(width * 0.86)} ${y + 26}L${width} ${y + 34}L${n(width * 1.04)} 125H-5Z`) +
  shade(`M${n(width * 0.8)} ${y + 4}L${n(width * 0.86)} ${y + 26}L${width} ${y + 34}L${n(width * 1.04)} 125H${n(width * 0.7)}L${n(width * 0.62)} ${y + 40}Z`) +
  l('ink', `M${n(width * 0.2)} ${y + 14}l6 16-4 20M${n(width * 0.46)} ${y + 30}l6 22`, 1.2, 0.3)

/** Open water from y down, with lines of light. */
export const sea = (y: number, paint: Paint = 'wa', lines: Paint = 'hi'): string =>
  r(paint, 0, y, WIDTH, HEIGHT + 5 - y) +
  ([[10, 6, 26], [150, 5, 34], [70, 13, 30], [196, 17, 24], [24, 22, 36], [120, 26, 30], [210, 33, 22], [56, 36, 26], [164, 41, 30], [8, 46, 24]] as const)
    .filter(([, down]) => y + down < HEIGHT)
    .map(([x, down, width]) => l(lines, `M${x} ${n(y + down)}h${width}`, 1.4, 0.4))
    .join('') // prettier-ignore

/** A row of wave crests at y, filled below. */
export const waves = (paint: Paint, y: number, size = 6, step = 24, shift = 0): string =>
  p(paint, `M${-step + shift} ${y}${row(-step, WIDTH + step, step, () => `q${n(step * 0.3)} ${-size} ${n(step * 0.5)} 0t${n(step * 0.5)} 0`)}V130H${-step + shift}Z`)

/** A river that winds from the far to the near bank. */
export const river = (far = 132, y = 56, near = 96, wide = 54): string => {
  const [a, b] = [near - wide, near + wide]
  return (
    p('wa', `M${far - 5} ${y}C${far - 46} ${y + 14} ${far + 44} ${y + 18} ${far - 6} ${y + 34}S${a} 112 ${a - 8} 125H${b + 8}C${b} 108 ${far + 66} 104 ${far + 48} ${y + 30}S${far - 6} ${y + 14} ${far + 7} ${y}Z`) +
    l('hi', `M${far + 6} ${y + 22}q16 4 14 10M${near - 6} 106q12-10 28-12M${near + 26} 114q6-8 16-10`, 1.6, 0.6)
  )
}

/** A still lake. */
export const lake = (x = 120, y = 84, rx = 90, ry = 16): string =>
  e('wa', x, y, rx, ry) + e('hi', x - rx * 0.2, y - ry * 0.45, rx * 0.5, ry * 0.16, 0.35) + l('hi', `M${n(x + rx * 0.1)} ${n(y + ry * 0.2)}h${n(rx * 0.4)}M${n(x - rx * 0.5)} ${n(y + ry * 0.5)}h${n(rx * 0.3)}`, 1.3, 0.5)

/** Furrows that run to a point on the horizon. */
export const furrows = (paint: Paint, x: number, y: number, width = 2.4, opacity = 0.55): string =>
  l(paint, [-190, -120, -70, -34, -8, 18, 46, 84, 140, 210].map((to) => `M${x} ${y}L${x + to} 122`).join(''), width, opacity)

/** The dark frame of a cave's mouth; what was drawn before is seen through it. */
export const caveMouth = (paint: Paint = 'p3', rim: Paint = 'p2'): string =>
  p(rim, 'M-5-5H245V125H216C214 92 212 70 196 48 180 28 150 20 118 20 82 20 54 30 40 54 28 76 26 98 26 125H-5Z') +
  p(paint, 'M-5-5H245V125H226C226 92 222 66 204 42 186 20 152 12 118 12 80 12 46 22 32 48 20 72 16 98 16 125H-5Z')

/** The wall of a cave, lit from within. */
export const caveWall = (): string =>
  r('p1', 0, 0, WIDTH, HEIGHT) + e('p0', 118, 62, 118, 58) + e('s1', 116, 60, 96, 46) + e('s2', 112, 60, 70, 34, 0.6) +
  p('p2', 'M-5-5H245V14Q214 4 190 14T140 8 92 15 44 9-5 22ZM-5 125V112Q40 100 96 107T180 103 245 110V125Z') + p('p3', 'M-5 125V118Q60 108 120 114T245 116V125ZM-5-5H245V4Q200-1 160 5T80 3-5 10Z') // prettier-ignore

/** A room: wall, floor, and light that falls in from a window's side. */
export const room = (floor = 96, wall: Paint = 'p0'): string =>
  r(wall, 0, 0, WIDTH, HEIGHT) + c('s1', 120, 56, 92, 0.35) + c('s1', 120, 56, 60, 0.4) + r('p2', 0, floor, WIDTH, 30) + r('p3', 0, floor, WIDTH, 2.5)

/** Wooden planks along a wall or floor. */
export const planks = (y: number, height: number, step = 24, paint: Paint = 'ink'): string => l(paint, row(12, 236, step, (x) => `M${x} ${y}v${height}`), 1, 0.25)

/** An arched window with the sky in it. */
export const archWindow = (x: number, y: number, width: number, height: number, frame: Paint = 'p3', glass: Paint = 's2'): string => {
  const half = width / 2
  const d = `M${n(x - half)} ${y}V${n(y - height + half)}a${n(half)} ${n(half)} 0 0 1 ${width} 0V${y}Z`
  return p(glass, d) + l(frame, `${d}M${x} ${y}V${n(y - height)}M${n(x - half)} ${n(y - height * 0.45)}h${width}`, 2.2)
}

/** A stone wall's courses, as fine lines over what is there. */
export const courses = (x: number, y: number, width: number, height: number, step = 8, opacity = 0.16): string =>
  l('ink', row(y + step, y + height - 1, step, (down, place) => `M${n(x)} ${down}h${n(width)}${row(x + (place % 2 ? step : step * 2), x + width - 2, step * 2.4, (across) => `M${across} ${down}v${step}`)}`), 0.8, opacity)

/** A crack in the ground from the front into the depth. */
export const crack = (x = 120, y = 74): string =>
  p('ink', `M${x} ${y}l-6 8 8 6-14 10 12 8-22 14 4 6h44l-10-10 8-10-14-8 8-8-12-6 4-6Z`) + p('fire', `M${x - 2} ${y + 18}l-6 7 10 8-16 14 2 6h26l-6-9 6-9-12-8Z`, 0.55)

/** A path that winds to the horizon. */
export const path = (paint: Paint, x = 120, y = 66): string =>
  p(paint, `M${x - 2} ${y}q-14 10 6 18t-30 38h58q26-22-4-38T${x + 2} ${y}Z`)

/** A fan of rays from a point. */
export const rays = (x: number, y: number, paint: Paint = 'hi', opacity = 0.3, count = 12, length = 150): string =>
  p(paint, row(0, count - 1, 1, (place) => {
    const [a, b] = [(place * 2 * Math.PI) / count, ((place + 0.5) * 2 * Math.PI) / count]
    return `M${x} ${y}L${n(x + Math.cos(a) * length)} ${n(y + Math.sin(a) * length)} ${n(x + Math.cos(b) * length)} ${n(y + Math.sin(b) * length)}Z`
  }), opacity) // prettier-ignore

/** A cloud; its middle is the origin. */
export const cloud = (x: number, y: number, scale = 1, paint: Paint = 'hi', opacity = 0.75): string =>
  at(x, y, scale, p(paint, 'M-26 0a7 7 0 0 1 4-11 12 12 0 0 1 21-6 9 9 0 0 1 15 4 7 7 0 0 1 6 13Z', opacity))

/** Storm clouds along the top. */
export const thunderheads = (paint: Paint = 'p2'): string =>
  p('p1', 'M-5-5H245V26q-10 10-24 2-10 14-28 4-14 12-30 0-16 14-32 2-14 10-28-2-18 12-34-2-14 12-30 2-16 8-29-4Z') + p(paint, 'M-5-5H245V12q-14 12-28 2-12 10-28 2-12 12-32 2-18 12-34 0-16 10-30 0-18 10-34-2-16 8-31 2-20 8-33-4Z')

/** Slanting rain. */
export const rain = (paint: Paint = 'hi', opacity = 0.4): string =>
  l(paint, row(-10, 250, 19, (x, place) => `M${x} ${20 + (place % 3) * 12}l-5 14M${x + 9} ${60 + (place % 4) * 10}l-5 14`), 1.2, opacity)

/** A flash of lightning from the top at x down to y. */
export const lightning = (x = 150, y = 70): string => p('flame', `M${x} 0l-16 ${n(y * 0.52)}h11l-9 ${n(y * 0.48)} 24-${n(y * 0.62)}h-12l13-${n(y * 0.38)}Z`) + gleam(`M${x} 0l-16 ${n(y * 0.52)}h6l12-${n(y * 0.52)}Z`, 0.5)

/** Falling snow. */
export const snowfall = (): string =>
  row(4, 236, 13, (x, place) => c('hi', x, 8 + ((place * 37) % 96), 1.5, 0.9) + c('hi', x + 6, 16 + ((place * 53) % 98), 1, 0.8))

/** A gust that carries snow or sand. */
export const wind = (paint: Paint = 'hi', y = 40, opacity = 0.7): string =>
  l(paint, `M20 ${y}h92q14 0 14-8t-10-8-8 8M60 ${y + 14}h110q16 0 16 9t-11 9-9-8M120 ${y - 14}h70q10 0 10-7`, 2.2, opacity)

/** A flame; its foot is the origin. */
export const flame = (scale = 1, x = 0, y = 0): string =>
  at(x, y, scale, p('fire', 'M0-30C4-19 14-15 12-2A12.300 12.300 0 0 1-12-2c0-6 3-9 5-12 1 4 3 6 4 6-2-8 0-16 3-22Z'), p('flame', 'M1-15C3-9 8-7 7-1A7 7 0 0 1-7-1c0-4 2-5 3-7 1 3 2 3 2 3-1-4 1-7 3-10Z'))

/** A campfire with its logs. */
export const campfire = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, c('flame', 0, -12, 34, 0.18), c('flame', 0, -12, 22, 0.2), flame(1.1, 0, -2), l('plank', 'M-15 1 14-4M-14-4 15 1', 4))

/** Smoke that rises from the origin. */
export const smoke = (x: number, y: number, scale = 1, paint: Paint = 'hi', opacity = 0.6): string =>
  at(x, y, scale, p(paint, 'M-2 0C-8-8 3-13-4-20-14-22-17-32-8-38-10-50 5-58 13-50 23-54 34-44 28-35 34-26 22-18 13-23 5-18 9-9 4 0Z', opacity))

/** A wisp of smoke or steam. */
export const wisp = (x: number, y: number, scale = 1, paint: Paint = 'hi', opacity = 0.7): string =>
  at(x, y, scale, l(paint, 'M0 0q-6-8 0-15t0-16', 2.6, opacity))

/** Ears of wheat in a row. */
export const wheat = (x: number, y: number, scale = 1): string =>
  at(x, y, scale, l('straw', 'M0 0Q1-14 0-26', 1.6), p('straw', 'M0-25q-5-3-4-9 5 3 4 9Zm0 0q5-3 4-9-5 3-4 9Zm0 7q-6-2-6-8 6 2 6 8Zm0 0q6-2 6-8-6 2-6 8Zm0 7q-6-2-6-8 6 2 6 8Zm0 0q6-2 6-8-6 2-6 8Zm0-19q-2-4 0-8 2 4 0 8Z'))

/** A ring of ripples on water. */
export const ripples = (x: number, y: number, scale = 1): string => at(x, y, scale, l('hi', 'M-14 0q14 6 28 0M-8-3q8 3 16 0', 1.3, 0.6))

/** A rainbow-wide arch of dark hatching: falling rubble. */
export const rubble = (x: number, y: number, scale = 1, paint: Paint = 'rock'): string =>
  at(x, y, scale, p(paint, 'M-22 0l4-9 9-3 5 12ZM-6 0l3-13 11-3 6 9 1 7ZM13 0l3-7 8 1 3 6Z'), shade('M2 0l3-14 9 7 1 7ZM-9 0l-1-12 6 12Z'), turn(20, 4, -22, r(paint, 0, -26, 7, 6)))
