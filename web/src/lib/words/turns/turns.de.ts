/** What is said about the time of a turn, in German. */

import type { TurnWords } from './turns.en'

const german: TurnWords = {
  limit: 'Zeit für einen Zug',
  limitText: 'Für Partien über Stunden oder Tage: Alle spielen, wenn sie Zeit haben.',
  none: 'Ohne Limit',
  then: 'Wenn die Zeit um ist',
  thens: { bot: 'spielt ein Bot den Zug zu Ende', nothing: 'passiert nichts: Der Zug gilt als verspätet' },
  about: { bot: (time) => `${time} pro Zug, dann spielt ihn ein Bot zu Ende`, nothing: (time) => `${time} pro Zug, danach gilt er als verspätet` },
  left: (time) => `noch ${time}`,
  lastMinute: 'noch weniger als eine Minute',
  yourTurn: 'Du bist dran',
  turnOf: (name) => `${name} ist dran`,
  late: 'verspätet',
}

export default german
