/** Scenes as declarations, and the one SVG that all scenes of an age come in. */

import { palette, type Age, type Mood, type Tone } from './palettes'

/** A scene: the mood whose palette it takes, then its parts from back to front. */
export type Scene<A extends Age = Age> = readonly [mood: Mood<A>, ...parts: string[]]

/** Scenes by what they show. */
export type Scenes<A extends Age = Age> = Readonly<Record<string, Scene<A>>>

/** An age's scenes with their colours filled in, by what they show. */
export type Painted = Readonly<Record<string, string>>

/** Fill in the palette's colours. */
export function paint<A extends Age>(age: A, scenes: Scenes<A>): Painted {
  return Object.fromEntries(
    Object.entries(scenes).map(([id, [mood, ...parts]]) => {
      const tones = palette(age, mood)
      return [id, parts.join('').replace(/~(\w+);/g, (_, tone: string) => tones[tone as Tone])]
    }),
  )
}

/** All of them in one document: a group each on a line of its own, so that a page need parse only what it shows (`scenery.ts`). */
export const spriteOf = (scenes: Painted): string =>
  ['<svg xmlns="http://www.w3.org/2000/svg">', ...Object.entries(scenes).map(([id, drawn]) => groupOf(id, drawn.replaceAll('\n', ' '))), '</svg>\n'].join('\n')

const groupOf = (id: string, drawn: string) => `<g id="${id}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`
