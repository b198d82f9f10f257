/** What the end of a game says, in English. */

import { listed } from '../../languages/tools'

const all = (names: string[]) => listed(names, ', ', ' and ')
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const endingWords = {
  // Who won
  youWin: 'You win',
  youShare: (others: string[]) => `You and ${all(others)} share the victory`,
  wins: (names: string[]) => (names.length === 1 ? `${names[0]} wins` : `${all(names)} share the victory`),
  wonTogether: 'Everyone wins together',
  lostTogether: 'Everyone loses together',
  givenUp: 'Given up',
  over: 'The game is over',
  result: (points: number, others: number[], moves: number) =>
    `${some(points, 'point', 'points')}${others.length > 0 ? ` to ${all(others.map(String))}` : ''}, after ${some(moves, 'move', 'moves')}.`,
  after: (moves: number) => `After ${some(moves, 'move', 'moves')}.`,
  pointsAsTheyStood: 'The game was given up; these are the points as they stood.',
  stopped: 'The game was given up before its end.',
  watch: 'Watch it again',
  save: 'Save the record',
  sharePicture: 'Share a picture',

  // The picture to share
  picture: 'The game as a picture',
  pictureShare: 'Share',
  pictureSave: 'Save the picture',
  pictureCopy: 'Copy the picture',
  pictureCopied: 'The picture is copied.',
  pictureNotCopied: 'This browser didn’t let the page copy it. Save it instead.',
  pictureFailed: 'This browser couldn’t draw the picture.',

  // Where the points come from
  points: 'Where the points come from',
  itemByItem: 'Item by item',
  place: (place: number) => `${place}.`,
  tie: (parts: string[]) => `Tie-break: ${parts.join(', ')}`,
  total: (name: string, points: number) => `${name}: ${some(points, 'point', 'points')}`,
  minus: (points: number) => `−${points}`,

  // The analysis
  course: 'The course of the game',
  turning: 'Turning points',
  turningText: (count: number) => (count === 1 ? 'The move that changed the chances most.' : `The ${count} moves that changed the chances most.`),
  noTurning: 'No single move gave much away.',
  atMove: (number: number) => `Move ${number}`,
  better: 'Better:',
  chance: (name: string, before: string, after: string) => `${name}: chance ${before} to ${after}`,
  look: 'Look at it',
  accuracy: 'How well everyone played',
  accuracyText: 'How close each player’s moves came to the best ones the analysis found; 100 is never worse.',
  accuracyOf: (name: string, value: number) => `${name}: ${value} of 100`,
  working: (done: number, total: number) => `The analysis looks at the game: ${done} of ${total} decisions.`,
  soon: 'The analysis begins in a moment.',
}

export type EndingWords = typeof endingWords
