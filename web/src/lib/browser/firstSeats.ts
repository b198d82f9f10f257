/** Who sits at a table that is opened by one press, and what somebody is called who has said no name. */

import type { GameInfo, NewSeat } from '../wire'

/** The bot that is proposed, where the game has it: one that a newcomer can beat. */
const FIRST_BOT = 'easy'

/** The bot a newcomer is offered. */
export function firstBot(game: GameInfo): string {
  return (game.bots.find((bot) => bot.id === FIRST_BOT) ?? game.bots[0])?.id ?? ''
}

/** Who sits at a table that is opened by one press: oneself, and easy bots in the other usual seats. */
export function seatsNow(game: GameInfo): NewSeat[] {
  const bot = firstBot(game)
  return Array.from({ length: game.usual }, (_, seat) => (seat === 0 || bot === '' ? { kind: 'me' } : { kind: 'bot', bot }))
}

/** A name for somebody who has none yet. */
export function madeUpName(names: readonly string[], chance = Math.random()): string {
  return names[Math.floor(chance * names.length)] ?? names[0] ?? '?'
}
