/** What the laboratory says, in English. */

import { many } from '../../languages/tools'
import { fields } from './fields.en'

const english = {
  title: (game: string) => `${game}: the laboratory`,
  intro: 'Change a card or a number. Bots then play every deal twice, with the box and with your change, so what differs isn’t luck.',

  // What is changed
  choose: 'Choose a piece',
  search: 'Search pieces',
  values: 'Numbers of the game',
  files: { cards: 'Cards', tiles: 'Tiles', scenarios: 'Scenario cards', counters: 'Counters', boards: 'Boards', units: 'Units', wonders: 'Wonders', inventions: 'Inventions', civilizations: 'Civilizations', governments: 'Governments', box: 'the box' } as Record<string, string>,
  fields,
  kinds: { table: 'Amounts', choice: 'One of a list' } as Record<string, string>,
  noPiece: 'Nothing has this name.',
  chooseFirst: 'Choose a piece to change: its values appear here.',
  change: (piece: string) => `Change ${piece}`,
  range: (low: number, high: number) => `${low} to ${high}`,
  rangeFrom: (low: number) => `${low} or more`,
  rangeTo: (high: number) => `${high} or less`,
  evidence: { rulebook: 'from the rulebook', public: 'from a public source', inferred: 'inferred', invented: 'invented' } as Record<string, string>,
  changed: 'changed',
  undo: 'Undo',
  undoOf: (what: string) => `Undo: ${what}`,
  add: 'Add',
  addTo: (what: string) => `Add to ${what}`,
  remove: 'Remove',
  removeOf: (what: string) => `Remove: ${what}`,
  item: (what: string, number: number) => `${what} ${number}`,
  kind: 'Kind',
  none: 'none',

  // The draft
  changes: 'Your changes',
  noChanges: 'Nothing is changed yet.',
  startOver: 'Start over',
  checking: 'Checking …',
  sound: 'This can be played.',
  unchanged: 'This plays exactly like the box.',

  // Runs
  runTitle: 'What does it do?',
  players: 'Players',
  bots: 'Bots',
  pairs: 'Pairs of games',
  stops: 'Stop as soon as the answer is clear',
  guests: (most: number) => `Without a name you can compare up to ${most} pairs.`,
  guestsNone: 'Give your name to compare.',
  giveName: 'Give your name',
  compare: 'Compare',
  cancel: 'Stop',
  waiting: 'Waiting for a turn …',
  preparing: 'Getting ready. The first run of a game compiles what plays it, once; that can take a minute or two.',
  waited: (seconds: number) => `${seconds} s so far`,
  preparingRules: (done: number, of: number) => `Waiting until the server has compiled this game’s rules, once. Of all games, ${done} of ${of} parts are done.`,
  preparingUnknown: 'Waiting until the server has compiled this game’s rules, once.',
  playing: (done: number, of: number) => `${done} of ${of} pairs played`,
  shared: (others: number) => `taking turns with ${many(others, 'other run', 'other runs')}`,
  done: (pairs: number) => `Done: ${many(pairs, 'pair', 'pairs')} played`,
  cancelled: (pairs: number) => `Stopped after ${many(pairs, 'pair', 'pairs')}`,
  stale: 'You’ve changed something since: these results are of the earlier version.',

  // Results
  results: 'Results',
  different: 'The difference is clear.',
  alike: 'If they differ at all, it’s by less than one percentage point.',
  open: 'Not clear yet.',
  stillOpen: 'Not clear: more pairs would tell, or the change does little.',
  taker: (piece: string, before: string, after: string) => `Whoever takes ${piece} wins ${before} → ${after}`,
  taken: (piece: string, before: string, after: string) => `${piece} is taken by ${before} → ${after} of seats`,
  seat: (seat: string, before: string, after: string) => `Seat ${seat} wins ${before} → ${after}`,
  place: (bot: string, before: string, after: string) => `Bot ${bot} wins ${before} → ${after}`,
  table: (before: string, after: string) => `The table wins ${before} → ${after}`,
  points: (before: string, after: string) => `A seat scores ${before} → ${after} points`,
  decisions: (before: string, after: string) => `A game takes ${before} → ${after} decisions`,
  turns: (before: string, after: string) => `A game takes ${before} → ${after} turns`,
  unfinished: (before: string, after: string) => `Cut off without an end: ${before} → ${after} of the games`,
  measure: 'Measure',
  difference: 'Difference',
  interval: '95 % interval',
  ends: (low: string, high: string) => `${low} to ${high}`,
  percentPoints: (number: string) => `${number} points`,
  clear: 'clear',
  unclear: 'not clear',
  note: 'Shares differ in percentage points. The intervals hold however often you look.',
  course: 'How the answer tightens',
  courseText: (difference: string, low: string, high: string, pairs: number) => `After ${many(pairs, 'pair', 'pairs')}: ${difference}, 95 % between ${low} and ${high}.`,

  // The pack
  keep: 'Keep it',
  keepText: 'A content pack is a small file. Share it, open it here again, or use it with riverrun’s commands.',
  packName: 'Name of the pack',
  unnamed: 'My change',
  download: 'Download the pack',
  openFile: 'Open a pack',
  opened: 'The pack is open.',
  play: 'Play with it',
  openTable: 'Open a table',
}

export default english
export type LaboratoryWords = typeof english
