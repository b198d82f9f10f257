/**
 * What the game says, in the page's language. Reading any of these in a component follows the language. Seats are
 * called p1, p2, ... in sentences: parts/Sentence.svelte puts names for them.
 */

import { catalogue } from '../../../lib/languages/catalogue.svelte'
import type { Decision, GameEvent, LegalMove, OptionInfo, ScoreLine } from '../../../lib/wire'
import { plain } from '../../shared/voice'
import type { CardVoice, Face } from './face'

export type { Face } from './face'

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const english: CardVoice = {
  ...plain,
  cardName: (_, fallback) => fallback,
  cardText: (face) => face.text,
  timingText: (face) => face.timing_text,
  typeName: (type) => (type === null ? '' : capital(type)),
  iconName: capital,
}

export const voice = catalogue<CardVoice>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})

/** A card's title; the fallback is the server's English name. */
export const cardName = (id: string | null, fallback: string): string => voice.cardName(id, fallback)

/** What a card does, as a sentence. */
export const cardText = (face: Face): string => voice.cardText(face)

/** When a card's effect happens: Instant, Permanent, ... */
export const timingText = (face: Face): string => voice.timingText(face)

/** A card type's title: Military, Wonder, ... */
export const typeName = (type: string | null): string => voice.typeName(type)

/** An icon's title: Attack, Culture, ... */
export const iconName = (icon: string): string => voice.iconName(icon)

/** An option's title, what it is about, and one of its values. */
export const optionName = (option: string): string => voice.optionName(option)
export const optionText = (option: OptionInfo): string => voice.optionText(option)
export const optionValue = (option: string, value: string): string => voice.optionValue(option, value)

/** What is asked. */
export const tellDecision = (decision: Decision): string => voice.tellDecision(decision)

/** What a legal move does. */
export const tellMove = (move: LegalMove): string => voice.tellMove(move)

/** The title of all moves that begin with a word of the notation: invest, snipe, ... */
export const verbName = (word: string): string => voice.verbName(word)

/** What happened. */
export const tellEvent = (event: GameEvent): string => voice.tellEvent(event)

/** Where points come from. */
export const tellScore = (line: ScoreLine): string => voice.tellScore(line)

/** What breaks a tie. */
export const tieName = (tie: string): string => voice.tieName(tie)

/** A sentence about a move: what it does, or why it is refused. */
export const tellRefusal = (text: string): string => voice.tellRefusal(text)
