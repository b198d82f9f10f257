/** What replays say, in English. */

function moves(count: number): string {
  return `${count} ${count === 1 ? 'move' : 'moves'}`
}

export const replayWords = {
  replay: 'Replay',
  replayOf: (title: string) => `Replay: ${title}`,
  openRecord: 'Open a record',
  openRecordText: 'Look through a game that you have kept as a file.',
  openTitle: 'Open a record',
  openText: 'Choose the file that was downloaded when a game was over, or paste what is in it. It is looked through here and not kept on the server.',
  chooseFile: 'Choose a file',
  orPaste: 'Or paste the record',
  openButton: 'Open',
  opening: 'Playing it again ...',
  openAnother: 'Open another record',
  empty: 'Paste a record first, or choose its file.',
  notJson: 'This is no record: it cannot be read as JSON.',
  tooLarge: 'This is larger than a megabyte: no record is.',
  unreadable: 'This file cannot be read.',
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
  backTurn: 'A turn back (Page Up)',
  onTurn: 'A turn on (Page Down)',
  back: 'A move back (left arrow)',
  on: 'A move on (right arrow)',
  play: 'Play (space)',
  pause: 'Pause (space)',
  speed: 'Speed',
  speedOf: (perSecond: number) => `${perSecond === 0.5 ? '½' : perSecond}×`,
  keys: 'Keys: left and right arrow a move, Page Up and Page Down a turn, Home and End, space to play and pause.',
  environment: 'The table',
  noEvents: 'Nothing that everyone could see.',
  position: 'Position',
  noBoard: 'This game has no drawn board here; its points and events tell the story.',

  // The journal
  journal: 'Journal',
  goTo: (number: number) => `Go to move ${number}`,
  goToDeal: 'Go to the deal',
  earlier: (count: number) => `Show ${moves(count)} before`,

  // The points
  pointsNow: 'Points at this moment',
  standsNow: 'How the game stands',
  graph: 'Points over the game',
  graphHelp: 'Arrow keys read it move by move.',
  graphOpens: 'Arrow keys read it move by move; Enter or a press opens the replay there.',
  readout: (number: number, parts: string[]) => `${number === 0 ? 'Deal' : `Move ${number}`}: ${parts.join(', ')}`,
  readoutPart: (name: string, points: number | string) => `${name} ${points}`,
  gained: (points: number) => (points > 0 ? `+${points}` : `−${-points}`),
  winner: 'winner',

  // Whether it was fair
  fair: 'A fair deal',
  holds: 'The seed of all chance is the one that was committed to before the first move.',
  holdsNot: 'The seed in this record is not the one its commitment was made from: the deal may have been chosen.',
  noCommitment: 'This record holds no commitment, so it does not say whether its seed was fixed before the game.',
  noSeed: 'This record begins from a position and not from a deal.',
  seed: 'Seed',
  commitment: 'Commitment (SHA-256 of the seed)',
  download: 'Download record',
}

export type ReplayWords = typeof replayWords
