/** What the board says: cards, types, icons and effects by the game's catalogue, the rest in the board's own words. */

import { say, thingName, type Ref, type Sentence } from '../../lib/sentences'
import type { CardFace, Icon, Type } from './types'

export { board } from './words/board'

const GAME = 'flow-of-history'

/** A card's title: a content pack's own, an edition's, or the catalogue's. */
export function cardName({ id, name, form }: Ref): string {
  return name || thingName(GAME, 'card', String(id), form || undefined)
}

/** The same for a narrow card: long words may break, where a language says how. */
export function narrowName(ref: Ref): string {
  return ref.name || ref.form ? cardName(ref) : thingName(GAME, 'card', String(ref.id), 'soft')
}

/** What a card does; nothing, for a card that is not known. */
export const cardText = ({ text }: CardFace): string => (text === null ? '' : say(text))

/** When a card's effect happens: Instant, Permanent, ... */
export const timingName = ({ timing }: CardFace): string => thingName(GAME, 'timing', timing)
/** The same for a narrow card, where a language has something shorter. */
export const shortTiming = ({ timing }: CardFace): string => thingName(GAME, 'timing', timing, 'short')

export const typeName = (type: Type | null): string => (type === null ? '' : thingName(GAME, 'type', type))
export const ageName = (age: string): string => thingName(GAME, 'age', age)
export const bankerName = (): string => thingName(GAME, 'role', 'banker')

/** An icon as a title, and one such icon within a sentence. */
export const iconName = (icon: Icon): string => thingName(GAME, 'icon', icon, 'title')
export const oneIcon = (icon: Icon): string => thingName(GAME, 'icon', icon, 'one')

/** So many icons of a kind. */
export const someIcons = (count: number, icon: Icon): string => say(icons(count, icon))
const icons = (count: number, id: Icon): Sentence => ({ code: 'foh-icons', args: { count, icon: { kind: 'icon', id } } })
