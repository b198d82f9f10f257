/** What lessons, galleries and overviews say in every game, in English. */

import { many } from '../../languages/tools'

export const learnWords = {
  // Reading
  reference: 'Rules and gallery',
  overview: 'The game on one page',
  gallery: 'Gallery',
  galleryOf: (title: string) => `${title}: the gallery`,
  searchPieces: 'Search cards, tiles and icons',
  pieces: (shown: number, all: number) => (shown === all ? many(all, 'piece', 'pieces') : `${shown} of ${many(all, 'piece', 'pieces')}`),
  filter: 'Show only',
  everything: 'Everything',
  noPiece: 'Nothing here has all of these words.',
  allPieces: 'Show everything',
  clauses: 'Rules',
  previous: 'Previous piece',
  next: 'Next piece',
  changeIt: 'Change it in the laboratory',
  laboratory: 'Laboratory',
  laboratoryText: 'Change a card or a number, and see what it does.',

  // Lessons
  learn: 'Learn in five minutes',
  lessons: 'Learn a game',
  lessonsText: 'Three to five minutes, one thing at a time.',
  begun: 'begun',
  lessonOf: (title: string) => `Learn ${title}`,
  step: (now: number, all: number) => `Step ${now} of ${all}`,
  yourMove: 'Your turn',
  well: 'Well done',
  notYet: 'Not quite',
  goOn: 'Continue',
  tryAgain: 'Try again',
  showMe: 'Show me',
  back: 'Previous step',
  again: 'Start over',
  leave: 'Leave',
  kept: 'You can leave at any time: your progress is saved on this device.',
  finished: 'That’s all you need.',
  finishedText: 'Play a first game against easy opponents. A few tips will help; everything else can wait.',
  firstGame: 'Play your first game',
  readRules: 'Read the rules',
  noLesson: 'There’s no lesson for this game.',
  opponent: (number: number) => (number === 1 ? 'Mira' : number === 2 ? 'Otto' : 'Juno'),
}

export type LearnWords = typeof learnWords
