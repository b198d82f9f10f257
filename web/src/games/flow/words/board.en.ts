/** What the board of Flow itself says; what its pieces are called and do is in the catalogue. */

import type { Card } from '../types'

const some = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

export const board = {
  label: 'The river',

  // A cell, as it is read aloud
  at: (place: string, what: string) => `${place}: ${what}`,
  empty: 'empty',
  openTo: (sides: string) => `open to the ${sides}`,
  closed: 'closed on all sides',
  waterFrom: (animals: string) => `water from ${animals}`,
  dry: 'no water',
  bird: 'with a bird',
  mayPlace: 'the tile fits here',
  mayTurn: 'the tile fits here when turned',
  mayAim: 'you can choose it',
  pointed: (name: string) => `${name} points here`,
  lifted: 'lifted from here',

  // The question
  question: 'Your decision',
  ask: {
    facing: 'Which way should the boat face?',
    turn: 'Draw a tile or play a card',
    tile: (tile: string) => `Place the ${tile}`,
    noSpace: (tile: string) => `The ${tile} fits nowhere`,
    die: (card: string) => `${card}: which die do you roll?`,
    aim: {
      support: (card) => `${card}: which tile goes?`,
      bird: (card) => `${card}: which tile should it guard?`,
      current: (card) => `${card}: which tile moves?`,
      return: (card) => `${card}: which tile comes back?`,
    } as Partial<Record<Card, (card: string) => string>>,
    where: (card: string, tile: string) => `${card}: where does the ${tile} go?`,
  },
  waiting: (name: string) => `${name}’s turn`,
  waitingTile: (name: string, tile: string) => `${name} has a ${tile}`,
  between: 'Between the rounds',
  won: 'All four are aboard!',
  lost: 'The river has run dry',
  draw: 'Draw a tile',
  take: (tile: string) => `Take the ${tile}`,
  trade: 'Trade',
  discard: 'Discard',
  rotate: 'Turn',
  rotateBack: 'Turn back',
  place: 'Place',
  cancel: 'Back',
  face: (side: string) => `To the ${side}`,
  rollWhite: 'White: a row',
  rollBlack: 'Black: a column',
  lying: (tile: string, sides: string) => `${tile}, open to the ${sides}`,
  keysHelp: 'Arrows move, R turns, Enter places.',
  touchHelp: 'Tap a glowing space. A dashed one turns the tile first; tap it again to place.',
  whyNot: 'Not now:',
  justNow: 'Just now:',
  keys: { draw: 'Space', rotate: 'R', trade: 'T', discard: 'D', place: '↵', white: 'W', black: 'B', back: 'Esc' } as Record<string, string>,

  // Piles and hands
  stackHolds: (count: number) => some(count, 'tile face down', 'tiles face down'),
  mix: 'Still to come',
  discards: 'Discards',
  none: 'none',
  revealed: 'Revealed',
  deck: (count: number) => some(count, 'card to come', 'cards to come'),
  birds: (count: number) => some(count, 'bird in supply', 'birds in supply'),
  ofKind: (count: number, tile: string) => `${count} × ${tile}`,
  yourCards: 'Your cards',
  hidden: (count: number) => some(count, 'hidden card', 'hidden cards'),
  noCards: 'no cards',
  others: 'The others’ cards',
  everyone: 'Everyone’s cards',

  // The round
  round: (round: number) => `Round ${round}`,
  turnsLeft: (left: number) => (left === 0 ? 'The wave comes next' : `${some(left, 'turn', 'turns')} to the wave`),
  turnsShort: (left: number): string => (left === 1 ? 'turn' : 'turns'),
  seconds: (left: number) => some(left, 'second', 'seconds'),
  secondsShort: 's',
  late: 'Time is up: this turn is finished, then the wave comes.',
  calm: (card: string) => `${card}: the next wave rolls one die.`,
  scenariosInPlay: 'In play',
  levels: ['Basic game', 'Very easy', 'Easy', 'Medium', 'Hard', 'Very hard', 'Inconceivable!'],
  animalsHome: (home: number) => `${home} of 4 animals ${home === 1 ? 'reaches' : 'reach'} the boat`,

  // The wave and the clock
  waveAt: (line: string) => `Giant wave: ${line}`,
  waveLine: (row: number | null, column: number | null) =>
    [row === null ? '' : `row ${row}`, column === null ? '' : `column ${column}`].filter(Boolean).join(' and '),
  waveTook: (count: number) => (count === 0 ? 'It took nothing.' : `It took ${some(count, 'tile', 'tiles')}.`),
  waveSpared: (count: number) => `${some(count, 'bird', 'birds')} saved a tile.`,
  ready: 'Ready for the next round',
  readyFirst: 'Ready?',
  readyText: (name: string, seconds: number) => `${name} starts the clock. Then you have ${seconds} seconds together.`,
  readyYou: (seconds: number) => `You start the clock. Then you have ${seconds} seconds together.`,
  clockWaits: 'The clock waits while someone reads the guide',
  startsIn: (seconds: number) => `Starts by itself in ${seconds}`,
  start: 'Start the clock',
  goOn: 'Continue',
  pause: 'Pause',
  timeIsUp: 'Time is up',
  finishing: (name: string) => `${name} finishes the turn.`,
  finishingYou: 'Finish your turn.',
  choosing: (name: string) => `${name} chooses a die.`,
  quiet: (scenario: string) => `${scenario}: nobody says or shows anything until the wave.`,

  // The end
  wonText: (rounds: number, turns: number) => `You brought the cat, the dog, the capybara and the lemur home in ${some(rounds, 'round', 'rounds')} and ${some(turns, 'turn', 'turns')}.`,
  lostText: (home: number) => (home === 0 ? 'No tile and no card is left, and no animal has reached the boat.' : `No tile and no card is left; ${some(home, 'animal', 'animals')} reached the boat.`),
  givenUpText: (home: number, tiles: number, cards: number) => `${some(tiles, 'tile', 'tiles')} and ${some(cards, 'card', 'cards')} were left; ${home === 0 ? 'no animal' : some(home, 'animal', 'animals')} had reached the boat.`,
  facts: 'The game in numbers',
  rounds: 'Rounds',
  turns: 'Turns',
  laid: 'Tiles laid',
  taken: 'Tiles lost to waves',
  guarded: 'Tiles saved by birds',
  played: 'Cards played',
  traded: 'Tiles traded',
  ways: 'The routes home',
  wayOf: (steps: number, round: number) => `${some(steps, 'space', 'spaces')}, complete in round ${round}`,
  noWay: 'no route to the boat',

  // A replay
  course: {
    tab: 'Routes home',
    title: (barred: string): string => `Tiles each animal still needs; ${barred}: every route is blocked`,
    home: 'Animals home',
    left: 'Tiles left',
  },

  // The form for a new table
  form: {
    level: 'Difficulty',
    own: 'Choose cards',
    drawn: (count: number): string => (count === 0 ? 'no scenario card' : some(count, 'scenario card', 'scenario cards')),
    basicHelp: 'The basic rules, without scenario cards.',
    drawnHelp: (count: number): string => (count === 1 ? 'One scenario card is drawn at setup; it changes a rule.' : `${count} scenario cards are drawn at setup; each changes a rule.`),
    faces: 'Scenario cards',
    upTo: (count: number): string => (count === 1 ? 'One may be in play.' : `Up to ${count} may be in play.`),
    full: (count: number): string => `${count} cards are in play, which is the limit.`,
    notAlone: 'Not for one player.',
    inPlay: (count: number): string => `${count} in play`,
    more: (name: string): string => `One more: ${name}`,
    less: (name: string): string => `One fewer: ${name}`,
    chosen: (count: number): string => (count === 0 ? 'Choose the cards to play with.' : `${some(count, 'card', 'cards')} in play, as hard as:`),
    pace: 'The wave comes',
    noClock: 'After a few turns',
    seconds: (count: number): string => `After ${count} seconds`,
    paces: { none: 'no clock', '90': 'relaxed', '60': 'as in the rules', '45': 'hurried' } as Record<string, string>,
    turns: 'Turns per round',
    turnsOf: (count: number): string => `${count} turns${count <= 4 ? ', merciless' : count <= 6 ? ', hard' : count <= 8 ? ', normal' : count <= 10 ? ', easy' : ', very easy'}`,
    noClockHelp: 'No hurry: a round ends after this many turns.',
    clockHelp: 'You play together against the clock. After each wave the next player starts it again.',
    pauses: 'Allow pauses; the board is hidden while the clock is paused',
  },
}

export default board
export type BoardWords = typeof board
