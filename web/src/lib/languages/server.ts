/** The sentences that the server may send to a person, as templates. {n} is a number, {s} an English plural's ending. */

import { filled, reader } from './sentences'

export const SERVER = [
  '{name} sat down.',
  'The seat is free again.',
  'Goes by the name of {name} now.',
  'Took back {n} move{s}.',
  'Asks to take back.',
  'Agreed.',
  'Did not agree.',
  'Agreed. Took back {n} move{s}.',
  'Resigned.',
  'Another game is being gathered.',
  'The table was closed.',
  'You have opened many tables lately; wait {n} s before the next.',
  'A table needs at least one seat for a person; `riverrun simulate` needs none.',
  'Too many requests; wait {n} s and try again.',
  "There is no table '{id}'.",
  'Too many others write to this table at once. Try again in a moment.',
  'The record is given out when the game is over: it holds everything hidden.',
  'There is nothing here.',
  'This key is wrong, or older than ten minutes; ask for a new one.',
  'Something went wrong here; it has been noted. Try again.',
  'The rules are asked about your own decision, when it is yours to make.',
  'Too many open connections; close some of your pages.',
  'The server restarts; come back in a moment.',
  'The database does not answer; no table was opened. Try again in a moment.',
  'The database does not answer; nothing was changed. Try again in a moment.',
  'The database does not answer. Try again in a moment.',
  'The timer runs.',
  'Paused the clock.',
  'The clock goes on.',
  'The wave is over.',
  'Nothing is taken back where a clock runs.',
  'The wave is still on; the timer is started after it.',
  'The timer has been started already.',
  'There is no wave now.',
  'This wave ends by itself.',
  "This table's clock cannot be paused.",
  'The clock is paused already.',
  'The clock is not paused.',
  'This table has no clock.',
  'The clock is paused: resume it first.',
  'The round is over: the timer ran out.',
  'The timer has not been started: {name} starts it.',
  '{name} starts the timer.',
  '{name} ends the wave.',
  'Nobody may talk now, except between two rounds.',
  'You sit in seat {n} already.',
  'This link does not open seat {n}; ask for a new one.',
  'Seat {n} is taken already.',
  'Seat {n} is by invitation: open the link that was sent to you.',
  'The game has begun: resign, if you do not want to play on.',
  'Only the person who opened this table can close it.',
  'The table has moved on since the version you saw; look again.',
  "It is {name}'s decision now.",
  '{name} has asked to take back already; answer first.',
  'You have made no move that could be taken back.',
  'Nobody asks to take anything back now.',
  'Your answer is not asked for, or you have given it.',
  'Only those who played here can ask for a rematch.',
  'A rematch begins when the game is over.',
  'Seat {n} is not yours.',
  'Seat {n} is not yours; anyone may watch without a seat.',
  'This table is not gathering players any more.',
  'The game has not begun: seats are still free.',
  'The game is over.',
  'You have resigned; a bot plays on for you.',
  'This table is played without hints.',
  'You have asked for much thought lately; wait {n} s.',
  'The analysis took too long and was stopped; try again in a moment.',
  'The process that analysed ended before its time; try again in a moment.',
  'The analysis went wrong; it has been noted.',
  'This server has no process to analyse with just now; try again in a moment.',
  'All places to think are taken just now; try again in a moment.',
  'The rules are still being compiled; try again when that is done.',
  'This server has no process to think with: it gives no hints.',
  'This server makes no reports.',
  "This server's rules are not compiled, which is too slow for reports.",
  'Many reports are waiting to be made; try again in some minutes.',
  'Your last report is still being made; one at a time.',
  'This report is not known here any more; send the record again.',
  'The game is over there: nobody is asked for a move.',
] as const

export type ServerSentences = Record<(typeof SERVER)[number], string>

let readers: [(typeof SERVER)[number], ReturnType<typeof reader>][] | null = null

/** How a language says a sentence of the server; null: it is none that is known. */
export function serverIn(words: ServerSentences): (text: string) => string | null {
  return (text) => {
    readers ??= SERVER.map((template) => [template, reader(template, { n: '\\d+', s: 's?', id: '\\w+' })])
    for (const [template, read] of readers) {
      const found = read(text)
      if (found) return filled(words[template], found)
    }
    return null
  }
}
