/** The one door through which Flow's board gets its words. */

import { listed } from '../../lib/languages/tools'
import type { AnimalId, Edge, Tile } from './types'
import { board } from './words/board'

export { board } from './words/board'
export { tellEvent, tellMove, tellRefusal } from './words/index.svelte'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
export const tileName = (tile: Tile): string => board.tiles[tile]
const all = (names: string[]): string => listed(names, ', ', board.and)
export const sidesText = (open: string): string => all([...open].map((edge) => board.sides[edge as Edge]))
export const animalsText = (animals: readonly AnimalId[]): string => all(animals.map((animal) => board.animals[animal]))
