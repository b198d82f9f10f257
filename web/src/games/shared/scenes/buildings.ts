/** Buildings, each with the middle of its foot at the origin unless it says otherwise. */

import { at, c, e, gleam, l, n, p, r, row, shade, type Paint } from './paint'

export const hut = (paint: Paint = 'wood'): string =>
  p(paint, 'M-26 0C-26-20-13-32 0-34 13-32 26-20 26 0Z') + shade('M3-34C14-31 26-20 26 0H12C14-16 10-28 3-34Z') + l('plank', 'M-5-40 0-32 5-40M-19-8C-15-18-9-25 0-27M19-8C15-18 9-25 0-27M-23-2C-18-8-10-10-7-10', 1.800) + p('ink', 'M-7 0C-7-11-4-15 0-15S7-11 7 0Z')

export const tent = (paint: Paint = 'hide'): string =>
  l('plank', 'M-5-42 3-32M5-42-3-32', 2) + p(paint, 'M0-38 25 0H-25Z') + shade('M0-38 25 0H6Z') + p('ink', 'M0-20 7 0H-7Z') + l('ac', 'M-15-13H-9M-19-7H-12M9-13H15', 2)

export const house = (wall: Paint = 'p1', roof: Paint = 'p3'): string =>
  p(wall, 'M-10 0V-14L0-23 10-14V0Z') + shade('M2 0V-21L10-14V0Z') + p(roof, 'M-13-13 0-26 13-13 10-11 0-20-10-11Z') + r('ink', -6, -8, 4, 8) + r('flame', 3, -11, 4, 4)

/** A flat-roofed house of mud or plaster. */
export const cube = (wall: Paint = 'p0', width = 22, height = 18): string =>
  r(wall, -width / 2, -height, width, height) + r('ink', width * 0.16, -height, width * 0.34, height, 0, 0.18) + r('ink', -width * 0.3, -9, 5, 9) + r('ink', width * 0.14, -height + 5, 4, 4) + r('hi', -width / 2 - 1, -height - 2, width + 2, 3)

/** A half-timbered house. */
export const timbered = (wall: Paint = 'white', roof: Paint = 'red'): string =>
  r(wall, -13, -26, 26, 26) + p(roof, 'M-17-25 0-45 17-25Z') + shade('M2-42 17-25H13V0H4V-25Z', 0.16) + l('plank', 'M-13-26V0M13-26V0M0-26V0M-13-14H13M-13 0 0-14 13 0M-13-26H13', 1.600) + r('flame', -9, -22, 5, 6) + r('flame', 4, -22, 5, 6)

/** A wall with battlements; x, y is its upper left corner. */
export const battlement = (paint: Paint, x: number, y: number, width: number, height: number, count: number, tooth = 4): string => {
  const step = width / (2 * count - 1)
  return p(paint, `M${n(x)} ${n(y + height)}V${n(y)}${row(1, count, 1, (place) => `h${n(step)}${place < count ? `v${tooth}h${n(step)}v${-tooth}` : ''}`)}V${n(y + height)}Z`)
}

/** A round or square tower. */
export const tower = (paint: Paint = 'stone', width = 20, height = 50, roof?: Paint): string => {
  const half = width / 2
  return (
    r(paint, -half, -height, width, height) + (roof ? p(roof, `M${n(-half - 3)} ${-height}L0 ${n(-height - width * 1.1)} ${n(half + 3)} ${-height}Z`) : battlement(paint, -half - 2, -height - 6, width + 4, 9, 3)) +
    shade(`M${n(width * 0.1)} ${roof ? n(-height - width) : -height - 6}${roof ? `L${n(half + 3)} ${-height}` : `H${n(half + 2)}V${-height + 3}`}H${n(half)}V0H${n(width * 0.1)}Z`, 0.2) + p('ink', `M-2 ${-height + 16}v-6a2 2 0 0 1 4 0v6Z`)
  )
}

export const castle = (paint: Paint = 'stone', roof?: Paint): string =>
  at(-34, 0, 1, tower(paint, 18, 44, roof)) + at(34, 0, 1, tower(paint, 18, 44, roof)) + at(0, -8, 1, tower(paint, 24, 52, roof)) + battlement(paint, -36, -28, 72, 28, 9) + shade('M8-24H36V0H8Z', 0.16) + p('ink', 'M-7 0V-12a7 7 0 0 1 14 0V0Z') + l('rock', 'M-3.500-18V0M0-19V0M3.500-18V0', 1)

/** A column with its capital. */
export const column = (height = 40, paint: Paint = 'hi'): string =>
  r(paint, -4, -height, 8, height) + r('ink', 1, -height, 3, height, 0, 0.2) + r(paint, -6, -height - 3, 12, 4) + r(paint, -6, -3, 12, 3) + l('ink', `M-2 ${-height + 2}V-4`, 0.700, 0.2)

/** A row of columns before a dark hall. */
export const colonnade = (width: number, height: number, count: number, paint: Paint = 'hi', hall: Paint = 'p3', thick = 6): string => {
  const gap = (width - thick) / (count - 1)
  return r(hall, -width / 2 + 3, -height, width - 6, height) + row(0, count - 1, 1, (place) => {
    const x = -width / 2 + place * gap
    return r(paint, x, -height, thick, height) + r('ink', x + thick * 0.6, -height, thick * 0.4, height, 0, 0.2) + r(paint, x - 1.4, -height, thick + 2.8, 2.4) + r(paint, x - 1.4, -2.4, thick + 2.8, 2.4)
  })
} // prettier-ignore

/** A temple with a gable. */
export const temple = (width = 100, height = 34, count = 6, paint: Paint = 'hi', hall: Paint = 'p3'): string => {
  const half = width / 2
  return (
    at(0, -6, 1, colonnade(width - 10, height, count, paint, hall)) + r(paint, -half, -6, width, 3) + r('p1', -half - 4, -3, width + 8, 3) +
    r(paint, -half + 2, -height - 11, width - 4, 5) + p(paint, `M${-half - 2} ${-height - 11}L0 ${n(-height - 11 - width * 0.2)} ${half + 2} ${-height - 11}Z`) + shade(`M${n(-half + 8)} ${-height - 12.5}L0 ${n(-height - 12 - width * 0.16)} ${n(half - 8)} ${-height - 12.5}Z`, 0.2) + shade(`M0 ${n(-height - 11 - width * 0.2)}L${half + 2} ${-height - 11}H${n(half * 0.3)}Z`, 0.1)
  )
}

export const pyramid = (size = 70, light: Paint = 'p0', dark: Paint = 'p2'): string =>
  p(light, `M0 ${-size}L${n(-size * 0.95)} 0H${n(size * 0.15)}Z`) + p(dark, `M0 ${-size}L${n(size * 0.95)} 0H${n(size * 0.15)}Z`) + l('ink', row(1, 6, 1, (place) => { const y = (-size * place) / 7; return `M${n(-size * 0.95 * (1 + y / size) + 3)} ${n(y)}H${n(size * 0.15 * (1 + y / size))}` }), 0.9, 0.22)

/** Steps of a ziggurat: widths from below. */
export const ziggurat = (steps: readonly number[], rise: number, paint: Paint = 'p1'): string =>
  steps.map((width, place) => {
    const y = -rise * (place + 1)
    return r(paint, -width / 2, y, width, rise) + r('ink', width * 0.15, y, width * 0.35, rise, 0, 0.16) + r('hi', -width / 2 - 1, y, width + 2, 2, 0, 0.5) + l('ink', row(-width / 2 + 6, width / 2 - 5, 8, (x) => `M${x} ${n(y + 5)}V${n(y + rise - 2)}`), 1.2, 0.16)
  }).join('') + p('hi', `M-7 0-3.500 ${-rise * steps.length}H3.500L7 0Z`, 0.75) + l('ink', row(3, rise * steps.length - 2, 4, (down) => `M-6 ${-down}H6`), 0.7, 0.3) // prettier-ignore

/** Arches on piers, from 0 to width along y. */
export const arches = (width: number, height: number, count: number, paint: Paint = 'stone', thick = 6): string => {
  const span = width / count
  const half = (span - thick) / 2
  return p(paint, `M0 0V${-height}H${width}V0${row(1, count, 1, () => `h${n(-thick / 2)}v${n(-height + half + 5)}a${n(half)} ${n(half)} 0 0 0 ${n(-2 * half)} 0v${n(height - half - 5)}h${n(-thick / 2)}`)}Z`) + r('ink', 0, -height + 2, width, 1.4, 0, 0.25)
}

export const obelisk = (height = 60, paint: Paint = 'stone'): string =>
  p(paint, `M-6 0-4 ${-height + 6}L0 ${-height} 4 ${-height + 6} 6 0Z`) + shade(`M0 0V${-height}L4 ${-height + 6} 6 0Z`, 0.2) + p('gold', `M-4 ${-height + 6}L0 ${-height} 4 ${-height + 6}Z`) + l('ink', `M-1 ${-height + 14}h2M-1 ${-height + 22}h2M-1 ${-height + 30}h2`, 1.4, 0.5)

/** Two standing stones and their lintel. */
export const trilithon = (width = 30, height = 40, paint: Paint = 'rock'): string => {
  const half = width / 2
  return p(paint, `M${-half} 0 ${-half + 1} ${-height}H${n(-half + width * 0.3)}L${n(-half + width * 0.34)} 0ZM${n(half - width * 0.34)} 0 ${n(half - width * 0.3)} ${-height}H${half - 1}L${half} 0Z`) + p(paint, `M${-half - 4} ${-height}L${-half - 2} ${-height - 9}Q0 ${-height - 12} ${half + 3} ${-height - 9}L${half + 4} ${-height}Z`) + shade(`M${n(half - width * 0.12)} 0 ${n(half - width * 0.14)} ${-height}H${half - 1}L${half} 0ZM${n(-half + width * 0.2)} 0V${-height}H${n(-half + width * 0.3)}L${n(-half + width * 0.34)} 0ZM2 ${-height}V${-height - 11}L${half + 3} ${-height - 9} ${half + 4} ${-height}Z`, 0.24)
}

export const menhir = (height = 40, paint: Paint = 'rock', width = 14): string => p(paint, `M${-width / 2} 0Q${n(-width * 0.6)} ${n(-height * 0.7)} ${n(-width * 0.1)} ${-height}Q${n(width * 0.5)} ${n(-height * 0.8)} ${n(width * 0.55)} 0Z`) + shade(`M0 ${-height}Q${n(width * 0.5)} ${n(-height * 0.8)} ${n(width * 0.55)} 0H2Q4 ${n(-height * 0.6)} 0 ${-height}Z`, 0.24)

/** A church with its tower. */
export const church = (wall: Paint = 'stone', roof: Paint = 'p3'): string =>
  r(wall, -12, -24, 36, 24) + p(roof, 'M-14-23-8-38H20L28-23Z') + r(wall, -24, -40, 14, 40) + p(roof, 'M-27-39-17-66-7-39Z') + shade('M-16-66-7-39H-10V0H-16ZM8-23H24V0H8Z', 0.16) + l('ink', 'M-17-66V-74M-20-71H-14', 1.600) + p('ink', 'M-20-26v-5a3 3 0 0 1 6 0v5ZM-3-8v-6a3 3 0 0 1 6 0v6ZM11-8v-6a3 3 0 0 1 6 0v6Z')

/** A dome on its drum. */
export const dome = (radius = 20, paint: Paint = 'gold', drum: Paint = 'stone', high = 1): string =>
  r(drum, -radius, -8, radius * 2, 8) + l('ink', row(-radius + 5, radius - 4, 6, (x) => `M${n(x)} -6V-2`), 1.600, 0.4) + p(paint, `M${-radius} -8C${-radius} ${n(-8 - radius * high)} ${n(-radius * 0.5)} ${n(-8 - radius * 1.1 * high)} 0 ${n(-10 - radius * 1.15 * high)}C${n(radius * 0.5)} ${n(-8 - radius * 1.1 * high)} ${radius} ${n(-8 - radius * high)} ${radius} -8Z`) + shade(`M2 ${n(-10 - radius * 1.14 * high)}C${n(radius * 0.5)} ${n(-8 - radius * 1.1 * high)} ${radius} ${n(-8 - radius * high)} ${radius} -8H${n(radius * 0.3)}Q${n(radius * 0.6)} ${n(-radius * 0.9)} 2 ${n(-10 - radius * 1.14 * high)}Z`, 0.18) + gleam(`M${n(-radius * 0.75)} -12C${n(-radius * 0.75)} ${n(-8 - radius * 0.7 * high)} ${n(-radius * 0.5)} ${n(-8 - radius * 0.9 * high)} ${n(-radius * 0.3)} ${n(-8 - radius * high)}Q${n(-radius * 0.6)} ${n(-radius * 0.7)} ${n(-radius * 0.55)} -12Z`, 0.3)

export const minaret = (height = 60, paint: Paint = 'white'): string =>
  r(paint, -3.5, -height, 7, height) + r('ink', 0.5, -height, 3, height, 0, 0.18) + r(paint, -5, -height * 0.72, 10, 2.6) + r('ink', -5, -height * 0.72 + 2.6, 10, 1, 0, 0.3) + p('iron', `M-4 ${-height}L0 ${-height - 14} 4 ${-height}Z`) + l('gold', `M0 ${-height - 14}v-4`, 1.2)

export const windmill = (wall: Paint = 'stone', cap: Paint = 'red'): string =>
  p(wall, 'M-13 0-9-40H9L13 0Z') + shade('M2-40H9L13 0H4Z') + p(cap, 'M-11-39Q-9-52 0-53T11-39Z') + p('ink', 'M-4 0V-9a4 4 0 0 1 8 0V0ZM-2-24v-4a2 2 0 0 1 4 0v4Z') +
  `<g transform="translate(0 -42) rotate(24)">${[0, 90, 180, 270].map((angle) => `<g transform="rotate(${angle})">${l('plank', 'M0 0V-38', 2)}${p('white', 'M1-8H10V-37H1Z', 0.92)}${l('plank', 'M1-8H10V-37H1M1-15H10M1-22H10M1-29H10M5.500-8V-37', 0.800)}</g>`).join('')}${c('plank', 0, 0, 3)}</g>`

/** A wheel of spokes, its middle at the origin. */
export const wheel = (radius = 20, spokes = 8, paint: Paint = 'wood', rim = 4): string =>
  `<circle fill="none" stroke="~${paint};" stroke-width="${rim}" cx="0" cy="0" r="${radius}"/>` + l(paint as Paint, row(0, spokes - 1, 1, (place) => { const angle = (place * 2 * Math.PI) / spokes; return `M0 0L${n(Math.cos(angle) * radius)} ${n(Math.sin(angle) * radius)}` }), rim * 0.6) + c(paint, 0, 0, radius * 0.2) + c('ink', 0, 0, radius * 0.08)

/** A round tent of felt. */
export const yurt = (): string => p('white', 'M-18 0V-12Q0-27 18-12V0Z') + shade('M2 0V-20Q14-17 18-12V0Z') + p('ac', 'M-19-11Q0-20 19-11V-8Q0-16-19-8Z') + p('ink', 'M-4 0V-9H4V0Z')

/** A market stall with a striped awning. */
export const stall = (one: Paint = 'red', other: Paint = 'white'): string =>
  l('plank', 'M-15 0V-22M15 0V-22', 2) + r('wood', -17, -11, 34, 4) + row(-19, 11, 7.6, (x, place) => p(place % 2 ? other : one, `M${n(x)} -22l${n(-x * 0.12)} -9h6.400l${n(x * 0.12 + 1.2)} 9v4q-3.800 3-7.600 0Z`)) + e('gold', -8, -12, 3, 2.400) + e('ac', 0, -12, 3, 2.400) + e('leaf', 8, -12, 3, 2.400)
