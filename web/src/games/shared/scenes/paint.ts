/** The brushes of a scene: shapes as SVG text whose colours are tones, to be filled in from a palette. */

import type { Tone } from './palettes'

/** A colour: a tone of the palette, or one of its own. */
export type Paint = Tone | `#${string}`

/** The field of a scene; cards may crop it, so what matters stays within x 50 to 190 and y 22 to 98. */
export const WIDTH = 240
export const HEIGHT = 120

/** Round to one decimal: finer is not seen. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

const ink = (paint: Paint): string => (paint.startsWith('#') ? paint : `~${paint};`)
const faint = (opacity?: number): string => (opacity === undefined ? '' : ` opacity="${opacity}"`)

/** A filled path. */
export const p = (paint: Paint, d: string, opacity?: number): string => `<path fill="${ink(paint)}" d="${d}"${faint(opacity)}/>`

/** A line along a path. */
export const l = (paint: Paint, d: string, width = 2, opacity?: number): string =>
  `<path fill="none" stroke="${ink(paint)}" stroke-width="${width}" d="${d}"${faint(opacity)}/>`

/** A rectangle. */
export const r = (paint: Paint, x: number, y: number, width: number, height: number, round = 0, opacity?: number): string =>
  `<rect fill="${ink(paint)}" x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}"${round ? ` rx="${round}"` : ''}${faint(opacity)}/>`

/** A disc. */
export const c = (paint: Paint, x: number, y: number, radius: number, opacity?: number): string =>
  `<circle fill="${ink(paint)}" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"${faint(opacity)}/>`

/** An ellipse. */
export const e = (paint: Paint, x: number, y: number, rx: number, ry: number, opacity?: number): string =>
  `<ellipse fill="${ink(paint)}" cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}"${faint(opacity)}/>`

/** A shadow that lies on what is under it. */
export const shade = (d: string, opacity = 0.22): string => p('ink', d, opacity)

/** A light that lies on what is under it. */
export const gleam = (d: string, opacity = 0.35): string => p('hi', d, opacity)

/** Put parts somewhere: their own middle of the foot comes to x, y; a negative scale looks the other way. */
export function at(x: number, y: number, scale: number, ...parts: string[]): string {
  const size = Math.round(Math.abs(scale) * 100) / 100
  const sized = scale === 1 ? '' : scale < 0 ? ` scale(-${size} ${size})` : ` scale(${size})`
  return `<g transform="translate(${n(x)} ${n(y)})${sized}">${parts.join('')}</g>`
}

/** Turn parts about a point. */
export const turn = (degrees: number, x: number, y: number, ...parts: string[]): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${parts.join('')}</g>`

/** Let parts show through. */
export const veil = (opacity: number, ...parts: string[]): string => `<g opacity="${opacity}">${parts.join('')}</g>`

/** The same part at several places: x, y and scale each. */
export const each = (part: string, ...places: (readonly [x: number, y: number, scale?: number])[]): string =>
  places.map(([x, y, scale = 1]) => at(x, y, scale, part)).join('')

/** A row of something from one x to another. */
export function row(from: number, to: number, step: number, draw: (x: number, place: number) => string): string {
  let drawn = ''
  for (let x = from, place = 0; x <= to + 1e-6; x += step, place++) drawn += draw(Math.round(x * 10) / 10, place)
  return drawn
}
