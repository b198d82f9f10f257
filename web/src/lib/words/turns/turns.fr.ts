/** What is said about the time of a turn, in French. */

import type { TurnWords } from './turns.en'

const french: TurnWords = {
  limit: 'Temps par tour',
  limitText: 'Pour des parties sur des heures ou des jours : chacun joue quand il a le temps.',
  none: 'Sans limite',
  then: 'Quand le temps est écoulé',
  thens: { bot: 'un bot finit le tour', nothing: 'rien : le tour est affiché en retard' },
  about: { bot: (time) => `${time} par tour, puis un bot le finit`, nothing: (time) => `${time} par tour, puis il est affiché en retard` },
  left: (time) => `encore ${time}`,
  lastMinute: 'encore moins d’une minute',
  yourTurn: 'À vous de jouer',
  turnOf: (name) => `Au tour de ${name}`,
  late: 'en retard',
}

export default french
