/** What Flow says, in the page's language. Reading any of these in a component follows the language. */

import { catalogue } from '../../../lib/languages/catalogue.svelte'
import type { GameEvent, LegalMove } from '../../../lib/wire'
import { plain, type Voice } from '../../shared/voice'
import { options } from './options.en'
import { spelled } from './places'

const english: Voice = {
  ...plain,
  tellMove: (move) => spelled(move.says),
  tellEvent: (event) => spelled(event.text),
  tellRefusal: spelled,
  optionName: (option) => options[option]?.name ?? plain.optionName(option),
  optionText: (option) => options[option.id]?.text ?? option.text,
  optionValue: (option, value) => options[option]?.values[value] ?? value,
}

export const voice = catalogue<Voice>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})

/** What happened. */
export const tellEvent = (event: GameEvent): string => voice.tellEvent(event)

/** What a legal move does. */
export const tellMove = (move: LegalMove): string => voice.tellMove(move)

/** A sentence about a move: what it does, or why it is refused. */
export const tellRefusal = (text: string): string => voice.tellRefusal(text)
