/** What is said about the time of a turn, in English; every other catalogue has its shape. */

export const turnWords = {
  limit: 'Time for a turn',
  limitText: 'For games over hours or days: everyone plays when they find the time.',
  none: 'No limit',
  then: 'When the time is up',
  thens: { bot: 'a bot finishes the turn', nothing: 'nothing: the turn is shown as late' },
  /** What a table is like, before its game. */
  about: { bot: (time: string) => `${time} for a turn, then a bot finishes it`, nothing: (time: string) => `${time} for a turn, then it is shown as late` },
  left: (time: string) => `${time} left`,
  lastMinute: 'less than a minute left',
  yourTurn: 'Your turn',
  turnOf: (name: string) => `${name}’s turn`,
  late: 'late',
}

export type TurnWords = typeof turnWords
