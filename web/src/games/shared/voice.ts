/** What a game can say of itself in the page's language; a game that cannot speaks as the server does. */

import type { Decision, GameEvent, LegalMove, OptionInfo, ScoreLine } from '../../lib/wire'

export interface Voice {
  /** What is asked. */
  tellDecision(decision: Decision): string
  /** What a legal move does. */
  tellMove(move: LegalMove): string
  /** The title of all moves that begin with a word of the notation. */
  verbName(word: string): string
  /** What happened. */
  tellEvent(event: GameEvent): string
  /** Where points come from. */
  tellScore(line: ScoreLine): string
  /** What breaks a tie. */
  tieName(tie: string): string
  /** A sentence about a move: what it does, or why it is refused. */
  tellRefusal(text: string): string
  /** What a fact is called that a move changes (tokens, ...); null: the server's sentence says it. */
  factName(fact: string): string | null
  optionName(option: string): string
  /** What an option is about. */
  optionText(option: OptionInfo): string
  optionValue(option: string, value: string): string
}

function spaced(id: string): string {
  return id.replaceAll('_', ' ')
}

/** As the server says it, in English. */
export const plain: Voice = {
  tellDecision: (decision) => decision.text,
  tellMove: (move) => move.says,
  verbName: (word) => word,
  tellEvent: (event) => event.text,
  tellScore: (line) => line.text,
  tieName: spaced,
  tellRefusal: (text) => text,
  factName: () => null,
  optionName: (option) => spaced(option).charAt(0).toUpperCase() + spaced(option).slice(1),
  optionText: (option) => option.text,
  optionValue: (_, value) => value,
}
