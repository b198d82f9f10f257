/** What replays say, in English. */

function moves(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`
}

export const replayWords = {
  replay: 'Replay',
  replayOf: (title: string) => `Replay: ${title}`,
  openRecord: 'Open a record',
  openRecordText: 'Look through a game you saved as a file.',
  openTitle: 'Open a record',
  openText: 'Choose the file you downloaded after a game, or paste its contents. The server doesn’t keep it.',
  chooseFile: 'Choose a file',
  orPaste: 'Or paste the record',
  openButton: 'Open',
  opening: 'Replaying the game ...',
  openAnother: 'Open another record',
  empty: 'Paste a record first, or choose its file.',
  notJson: 'This is not a record: it can’t be read as JSON.',
  tooLarge: 'This is larger than a megabyte; no record is that large.',
  unreadable: 'This file can’t be read.',
  fromRecord: 'from a record',
  toTable: 'To the table',
  copyLink: 'Copy link to this moment',
  linkCopied: 'Link copied',
  linkFailed: 'The address of this page is the link.',
  player: (number: number) => `Player ${number}`,
  moves,

  // The moment
  controls: 'Moving through the game',
  slider: 'Moment',
  moment: (number: number, last: number) => `Move ${number} of ${last}`,
  deal: 'The deal',
  dealText: 'The game is set up; nobody has moved yet.',
  toMove: 'to move',
  first: 'To the deal (Home)',
  last: 'To the end (End)',
  backTurn: 'Previous turn (Page Up)',
  onTurn: 'Next turn (Page Down)',
  back: 'Previous move (left arrow)',
  on: 'Next move (right arrow)',
  play: 'Play (space)',
  pause: 'Pause (space)',
  speed: 'Speed',
  speedOf: (perSecond: number) => `${perSecond === 0.5 ? '½' : perSecond}×`,
  keys: 'Keys: left and right arrow a move, Page Up and Page Down a turn, Home and End, space to play and pause.',
  environment: 'The table',
  noEvents: 'Nothing that everyone could see.',
  position: 'Position',
  noBoard: 'This game has no board here; follow its points and events.',

  // The journal
  journal: 'Journal',
  goTo: (number: number) => `Go to move ${number}`,
  goToDeal: 'Go to the deal',
  earlier: (count: number) => `Show ${moves(count)} before`,

  // The points
  pointsNow: 'Points at this moment',
  standsNow: 'How the game stands',
  graph: 'Points over the game',
  graphHelp: 'Use the arrow keys to go through it move by move.',
  graphOpens: 'Use the arrow keys to go through it move by move; Enter or a press opens the replay there.',
  readout: (number: number, parts: string[]) => `${number === 0 ? 'Deal' : `Move ${number}`}: ${parts.join(', ')}`,
  readoutPart: (name: string, points: number | string) => `${name} ${points}`,
  gained: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),
  winner: 'winner',

  // Whether it was fair
  fair: 'A fair deal',
  holds: 'The seed that decided all chance is the one the server committed to before the first move.',
  holdsNot: 'The seed in this record doesn’t match its commitment: the deal may have been chosen.',
  noCommitment: 'This record has no commitment, so nothing shows that its seed was fixed before the game.',
  noSeed: 'This record begins from a position, not from a deal.',
  seed: 'Seed',
  commitment: 'Commitment (SHA-256 of the seed)',
  download: 'Download record',
}

export type ReplayWords = typeof replayWords
