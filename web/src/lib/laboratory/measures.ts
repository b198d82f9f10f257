/** What a run has measured, as one reads it and as it is drawn. */

import type { MeasureInfo, RunLook } from '../wire'

/** A number of a measure: a share in percent, anything else with one digit. */
export function plainNumber(measure: MeasureInfo, value: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return measure.share ? new Intl.NumberFormat(language, { style: 'percent', ...digits }).format(value) : new Intl.NumberFormat(language, digits).format(value)
}

/** A difference with its sign: of shares in points of percent. */
export function signedNumber(measure: MeasureInfo, value: number, language: string): string {
  const format = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' })
  return format.format(measure.share ? 100 * value : value)
}

export interface Bar {
  /** Places from 0 to 100: the interval's ends, the difference, and where nothing differs. */
  low: number
  high: number
  at: number
  zero: number
}

/** Where a measure's interval lies on its scale, which has nothing in its middle; shares have one scale together. */
export function barOf(measure: MeasureInfo, all: readonly MeasureInfo[]): Bar {
  const scaled = measure.share ? all.filter((one) => one.share) : [measure]
  const reach = Math.max(1e-9, ...scaled.flatMap((one) => [Math.abs(one.low), Math.abs(one.high)]))
  const place = (value: number) => 50 + 50 * Math.max(-1, Math.min(1, value / reach))
  return { low: place(measure.low), high: place(measure.high), at: place(measure.difference), zero: 50 }
}

export interface Course {
  band: string
  line: string
  zero: number
  ticks: { value: number; y: number }[]
  last: { x: number; y: number } | null
}

/** How far the first, very wide intervals may reach beyond the last one before they are cut off. */
const REACH = 6

/** The course of the main difference, drawn in a box of this size: a band that tightens, and a line within. */
export function courseOf(looks: readonly RunLook[], of: number, width: number, height: number): Course {
  const last = looks.at(-1)
  if (last === undefined) return { band: '', line: '', zero: height / 2, ticks: [], last: null }
  const half = (last.high - last.low) / 2
  const shown = looks.filter((look) => (look.high - look.low) / 2 <= REACH * half)
  const top = Math.max(0, ...shown.map((look) => look.high))
  const bottom = Math.min(0, ...shown.map((look) => look.low))
  const span = top - bottom || 1
  const most = Math.max(of, last.games, 1)
  const x = (games: number) => (width * games) / most
  const y = (value: number) => height * (1 - (value - bottom) / span)
  const points = (value: (look: RunLook) => number) => shown.map((look) => `${x(look.games).toFixed(1)},${y(value(look)).toFixed(1)}`)
  return {
    band: [...points((look) => look.high), ...points((look) => look.low).reverse()].join(' '),
    line: points((look) => look.difference).join(' '),
    zero: y(0),
    ticks: ticksOf(bottom, top).map((value) => ({ value, y: y(value) })),
    last: { x: x(last.games), y: y(last.difference) },
  }
}

/** Round values between two ends, some four of them. */
export function ticksOf(bottom: number, top: number): number[] {
  const rough = (top - bottom) / 4
  if (!(rough > 0)) return [0]
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].map((times) => times * power).find((one) => one >= rough) ?? rough
  const first = Math.ceil(bottom / step - 1e-9)
  return Array.from({ length: Math.floor(top / step + 1e-9) - first + 1 }, (_, n) => (first + n) * step || 0)
}
