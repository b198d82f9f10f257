/** People: whole figures in poses, riders and crowds, with the foot at the origin and looking right or to us. */

import { at, c, e, l, n, p, r, row, shade, type Paint } from './paint'
import { horse } from './animals'

type Point = readonly [x: number, y: number]

export interface Pose {
  robe?: Paint
  skin?: Paint
  hair?: Paint
  trousers?: Paint
  /** Where the hands are. */
  left?: Point
  right?: Point
  /** A robe to the ground instead of a tunic. */
  long?: boolean
  /** Legs apart, as in walking. */
  stride?: number
  beard?: boolean
  /** Drawn over the head, whose middle is the origin. */
  hat?: string
  /** Drawn behind the figure: a cloak, a quiver. */
  behind?: string
}

/** A figure of 44 units. */
export function man(pose: Pose = {}): string {
  const { robe = 'ac', skin = 'skin', hair = 'hair', trousers = 'plank', left = [-10, -17], right = [10, -17], stride = 3 } = pose
  const arm = ([x, y]: Point, side: number): string => l(robe, `M${side * 5} -29L${n(side * 5 + (x - side * 5) * 0.55)} ${n(-29 + (y + 29) * 0.55)}`, 4.6) + l(skin, `M${n(side * 5 + (x - side * 5) * 0.55)} ${n(-29 + (y + 29) * 0.55)}L${x} ${y}`, 3.2)
  const body = pose.long ? p(robe, 'M-6.500-31Q0-34 6.500-31L10 0H-10Z') + shade('M1-32Q5-33 6.500-31L10 0H3Z', 0.18) : l(trousers, `M-3-15L${-stride} -1M3-15L${stride} -1`, 4.400) + p(robe, 'M-6.500-31Q0-34 6.500-31L8-12H-8Z') + shade('M1-32Q5-33 6.500-31L8-12H2Z', 0.18)
  return (pose.behind ?? '') + arm(left, -1) + body + arm(right, 1) + head(skin, hair, pose.beard) + (pose.hat ? at(0, -38, 1, pose.hat) : '')
}

const head = (skin: Paint, hair: Paint, beard = false): string =>
  r(skin, -1.8, -34, 3.6, 4) + c(skin, 0, -38, 5) + p(hair, 'M-5.300-37Q-6-44 0-44T5.300-37Q4-40.500 0-41T-5.300-37Z') + (beard ? p(hair, 'M-5-37Q-5-30 0-30T5-37Q3-34 0-34.500T-5-37Z') : '')

/** A small figure, from afar. */
export const person = (paint: Paint = 'ink'): string => c(paint, 0, -18, 3.4) + p(paint, 'M-5.500 0-3.500-11Q0-16 3.500-11L5.500 0Z')

/** A crowd along a line. */
export const crowd = (from: number, to: number, y: number, paint: Paint = 'ink', scale = 0.8, step = 11): string =>
  row(from, to, step, (x, place) => at(x + ((place * 5) % 4), y + ((place * 7) % 4), scale, person(paint)))

/** A being of thick round limbs: a back, two legs and two arms along paths, and a head. */
export const hominid = (paint: Paint, back: string, legs: string, arms: string, x: number, y: number, size = 6, girth = 10): string =>
  l(paint, legs, girth * 0.56) + l(paint, back, girth) + l(paint, arms, girth * 0.45) + c(paint, x, y, size)

/** An ape-like walker, stooped, with long arms. */
export const stooped = (paint: Paint = 'plank', face: Paint = 'tan'): string =>
  hominid(paint, 'M-7-18Q-3-28 7-32', 'M-7-17-2-9-7 0M-6-17-13-9-16 0', 'M7-31Q17-24 15-11M5-30Q-1-22 4-12', 14, -38, 6.5, 11) + e(face, 18, -36, 4, 3.6) + l(paint, 'M14-40.500 20-39.500', 2) + c('ink', 17.500, -37.500, 0.900)

/** A being that squats, busy with its hands. */
export const squatting = (paint: Paint = 'plank', face: Paint = 'tan'): string =>
  hominid(paint, 'M-8-9Q-8-20 3-26', 'M-8-7 5-13 3 0M-8-6-14 0', 'M3-24 10-14 17-13M1-22 4-12 14-9', 9, -32, 6.2, 10) + e(face, 12.5, -30, 3.6, 3.8) + l(paint, 'M9-34.500 15-33.500', 1.800) + c('ink', 12.500, -31.500, 0.800)

/** A being that walks upright; arms as a path. */
export const upright = (paint: Paint = 'tan', hair: Paint = 'hair', arms = 'M3-31 14-24 20-32M-3-31-9-20-6-12', loin: Paint = 'hide'): string =>
  hominid(paint, 'M0-20V-31', 'M-2-19-7-10-11 0M2-19 7-10 8 0', arms, 2, -41, 5.6, 9.5) + p(hair, 'M-4.500-38Q-6-48 3-47.500 9-46 8-41 4-44 0-43-2-41-2-35Z') + p(loin, 'M-7-24H7L8-13 2-15-4-12-8-14Z') + c('ink', 5, -41, 0.800)

/** Someone on a galloping horse, as a silhouette; what the right hand holds is drawn at the hand. */
export const rider = (coat: Paint = 'ac', mount: Paint = 'hide', held = '', hat = '', skin: Paint = 'skin'): string =>
  horse(mount) + l(coat, 'M-2-34 6-22', 5.500) + l('ink', 'M6-22 4-13', 3.600) + p(coat, 'M-9-32-6-52Q0-56 5-51L6-32Z') + c(skin, 0, -58, 5) + p('hair', 'M-5.300-57Q-6-64 0-64T5.300-59Q0-61-3-58Z') + (hat ? at(0, -58, 1, hat) : '') + at(14, -45, 1, held) + l(coat, 'M2-48 9-43 14-45', 4)

/** A row of fighters seen from behind, with the same helmet and weapon each. */
export const rank = (soldier: string, y: number, scale: number, from: number, to: number, step: number): string => row(from, to, step, (x, place) => at(x, y + (place % 2) * 2, scale, soldier))

/** Hats for figures of 44 units: the head's middle is the origin. */
export const HATS = {
  helmet: p('iron', 'M-6 0Q-6.500-9 0-9T6 0L4.500 1V-2H-4.500V1Z'),
  crest: p('bronze', 'M-6 1Q-6.500-8 0-8T6 1L4-2H-4Z') + p('red', 'M-5-6Q-3-13 3-12 9-10 9-1 6-8-1-7Z'),
  hood: p('plank', 'M-8 8Q-10-7-1-13 10-8 8 8 5 11 0 11T-8 8Z') + p('skin', 'M-4 2Q-5-5 0-6 5-5 4 2 3 6 0 6T-4 2Z') + shade('M-4 2Q-5-5 0-6 5-5 4 2 0-3-4 2Z', 0.35),
  cap: p('plank', 'M-6-1Q-8-7-2-9 6-11 9-6 8-3 5.500-2Q0-5-6-1Z'),
  crown: p('gold', 'M-5.500-3V-10L-2.500-6.500 0-11 2.500-6.500 5.500-10V-3Z'),
  straw: p('straw', 'M-10-2Q0-8 10-2 5 0 0 0T-10-2ZM-5-3Q-4-9 0-9T5-3Z'),
  turban: p('white', 'M-6.500-1Q-8-9 0-9.500T6.500-1Q0-4-6.500-1Z') + c('red', 0, -6, 1.3),
  kettle: p('iron', 'M-9-1Q-6-2-5.500-4-5-9 0-9T5.500-4Q6-2 9-1Z'),
  nasal: p('iron', 'M-6 0Q-5-9 0-12 5-9 6 0L1-1V4H-1V-1Z') + shade('M0-12Q5-9 6 0L2-1Q3-7 0-12Z', 0.25),
  tonsure: p('hair', 'M-5.500-1Q-6-5-4-6L4-6Q6-5 5.500-1 5-3.500 0-3.500T-5.500-1Z'),
} as const

/** A skeleton's grin: a skull, its chin at the origin. */
export const skull = (paint: Paint = 'bone'): string =>
  p(paint, 'M-17-22C-20-44 20-44 17-22 18-14 12-12 10-9L9 0H-9L-10-9C-12-12-18-14-17-22Z') + shade('M4-38C14-36 18-31 17-22 18-14 12-12 10-9L9 0H4Q12-18 4-38Z', 0.16) + p('ink', 'M-13-20Q-12-26-6-25-2-23-4-17-8-13-12-16ZM13-20Q12-26 6-25 2-23 4-17 8-13 12-16ZM0-15-3-9H3Z') + l('ink', 'M-5-6V0M0-6V0M5-6V0', 1.400)
