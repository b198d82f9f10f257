/** What puzzles say, in English. */

export const puzzleWords = {
  daily: 'Puzzle of the day',
  title: (day: string) => `Puzzle of ${day}`,
  solve: 'Solve it',
  solved: 'Solved',
  missed: 'Missed',
  teaser: (players: number) => (players === 1 ? 'Alone at the table. One move is clearly best.' : `A table of ${players}. One move is clearly best.`),
  task: 'Find the best move.',
  youAre: (seat: number) => `You are player ${seat}; make your move on the board. Nobody else sees it.`,
  taskTogether: 'All win or lose together.',
  giveUp: 'Show the answer',
  again: 'Try another move',
  playBest: 'See it on the board',
  right: 'That’s it!',
  wrong: 'Not the best.',
  answer: 'The answer',
  best: 'Best',
  second: 'Second best',
  yours: 'Your move',
  loses: (percent: string) => `loses ${percent} of the chance to win`,
  unrated: 'Your move was not worth a closer look: its chance is below all that are listed.',
  reasons: 'What it brings',
  how: (futures: string) => `From ${futures} simulated futures, using only what this player knows.`,
  otherVersion: 'It was found by other rules or with other content: the numbers may be a little off.',
  earlier: 'All puzzles',
  today: 'Today',
  none: 'This server has no puzzles.',
  player: (seat: number) => `Player ${seat}`,
  position: 'The position',
}

export type PuzzleWords = typeof puzzleWords
