/** What Flow's page says: pieces, animals and places by the game's catalogue, the rest in the board's own words. */

import { speech } from '../../lib/languages/language.svelte'
import { listed } from '../../lib/languages/tools'
import { sayOf, thingName } from '../../lib/sentences'
import { GRAMMARS } from '../../lib/sentences/grammar'
import type { AnimalId, Scenario } from './types'

export { board } from './words/board'

const GAME = 'flow'

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What the catalogue calls a tile, an action card or a scenario card, and what a card does. */
export const pieceName = (kind: 'tile' | 'card' | 'scenario', id: string): string => thingName(GAME, kind, id)
export const effectText = (id: string): string => sayOf(GAME, `effect-${id}`) ?? ''

export const scenarioName = (id: Scenario): string => pieceName('scenario', id)
export const animalName = (id: AnimalId): string => thingName(GAME, 'animal', id, 'start')
export const boatName = (): string => thingName(GAME, 'thing', 'boat')
export const cellName = (cell: string): string => capital(thingName(GAME, 'cell', cell))
export const sideName = (edge: string): string => thingName(GAME, 'side', edge)

const all = (names: string[]): string => listed(names, GRAMMARS[speech.now].comma, GRAMMARS[speech.now].joins['and'] ?? '')
export const sidesText = (open: string): string => all([...open].map(sideName))
/** Animals as water comes from them: in the dative, where a language has one. */
export const animalsText = (animals: readonly AnimalId[]): string => all(animals.map((animal) => thingName(GAME, 'animal', animal, 'dat')))
