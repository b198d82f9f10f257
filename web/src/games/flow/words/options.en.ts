/** Flow's options in English, as the form for a new table shows them. */

export type OptionWords = Record<string, { name: string; text: string; values: Record<string, string> }>

export const options: OptionWords = {
  turns: {
    name: 'Turns in a round',
    text: 'Without a clock, the giant wave comes after so many turns: fewer are harder.',
    values: { '8': '8, normal', '3': '3', '4': '4', '5': '5', '6': '6, hard', '7': '7', '9': '9', '10': '10, easy', '11': '11', '12': '12, very easy', none: 'only the table ends it' },
  },
  clock: {
    name: 'Clock',
    text: 'With a clock the wave comes when the time is up, however many turns you have made.',
    values: { none: 'no clock: count turns', '60': '60 seconds a round', '45': '45 seconds, hurried', '90': '90 seconds, relaxed' },
  },
  pausable: {
    name: 'Pauses',
    text: 'Whether anyone may stop the clock; the board is hidden meanwhile.',
    values: { no: 'no pauses', yes: 'may be paused' },
  },
  difficulty: {
    name: 'Difficulty',
    text: 'Each step draws one more scenario card, which makes the game harder.',
    values: {
      basic: 'Basic game, no scenario card', 'very-easy': 'Very easy, 1 card', easy: 'Easy, 2 cards', medium: 'Medium, 3 cards',
      hard: 'Hard, 4 cards', 'very-hard': 'Very hard, 5 cards', inconceivable: 'Inconceivable!, 6 cards',
    }, // prettier-ignore
  },
  scenarios: {
    name: 'Scenario cards',
    text: 'Choose the scenario cards yourselves, instead of drawing them by difficulty.',
    values: { drawn: 'drawn by difficulty' },
  },
  obstacle: {
    name: 'Obstacles',
    text: 'What an obstacle on a tee or a cross does to the water.',
    values: { whole: 'stops all of it', one_arm: 'stops one arm' },
  },
  untradable: {
    name: 'Cannot be traded',
    text: 'The plain kind of tile that brings no action card.',
    values: { cross: 'cross', straight: 'straight', curve: 'curve', tee: 'tee', none: 'none: all can' },
  },
  first: {
    name: 'First player',
    text: 'Who begins.',
    values: { random: 'by chance', p1: 'seat 1', p2: 'seat 2', p3: 'seat 3', p4: 'seat 4', p5: 'seat 5', p6: 'seat 6' },
  },
}
