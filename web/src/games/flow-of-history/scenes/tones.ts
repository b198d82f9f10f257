/** The tones of the ages: start is clay, A stone, I bronze, II marble, III sail, IV iron, V neon. A scene names no colour. */

import type { Painted } from '../../shared/scenes/sprite'

/** s1 sky, s2 its glow, hi light, p0 far to p3 near, ink darkest, ac accent, wa water. */
const NAMES = ['s1', 's2', 'hi', 'p0', 'p1', 'p2', 'p3', 'ink', 'ac', 'wa'] as const

const TONES = {
  S: '#ebc7a6 #f6e0c6 #fff3e2 #dfb597 #c9967a #a0684f #683e34 #321e1a #d9772b #8fae9f',
  A: '#f0d39b #f9e8c2 #fff8e4 #e6c184 #d5a566 #ad7840 #71492a #362114 #b8432a #86a891',
  I: '#b9d6ca #dcebda #fdf4dc #a5c6b4 #7faa97 #c38a45 #7c5129 #2b2113 #c4552f #3d8d86',
  II: '#c3cfe4 #e3e8f1 #ffffff #b2bed8 #93a3c6 #6578a6 #3a4a7c #1b2444 #cf9d33 #5780b8',
  /** The marble of II by evening: a warmer sky, so that its cards do not look alike. */
  IIwarm: '#f0cfae #fae6cd #fffaf0 #dfbfa4 #c59a80 #8a6f86 #4a4473 #1f2046 #c9722f #6b83ac',
  III: '#f4c79b #fce5c3 #fff8e8 #b9cbb4 #86b3a4 #3f8378 #1e5553 #0f2e30 #b5392c #2f7d7c',
  IV: '#d8c3b2 #eddccb #fff2df #c0afa4 #9b928f #6c707b #414652 #1d2029 #e2622a #68879a',
  V: '#241d5c #3b2d8c #f3f4ff #39319a #4b3bb4 #7a43cf #1a1548 #0c0a2a #24e0cf #2d62d6',
  Future: '#bfe3ee #e3f4f6 #ffffff #9fd0dd #6fb6cb #3a8fae #0b6785 #073b4d #e2a21c #3a9abb',
} as const

/** Scenes by card: their parts from back to front. */
export type Scenes = Readonly<Record<string, readonly string[]>>

/** An age's scenes with its colours filled in; their names say whose they are, as other games have such cards too. */
export function painted(age: keyof typeof TONES, scenes: Scenes): Painted {
  const colours = TONES[age].split(' ')
  const colour = (name: string): string => colours[NAMES.indexOf(name as (typeof NAMES)[number])] ?? `~${name}`
  return Object.fromEntries(Object.entries(scenes).map(([card, parts]) => [`foh-${card}`, parts.join('').replace(/~(\w+);/g, (_, name: string) => colour(name))]))
}
