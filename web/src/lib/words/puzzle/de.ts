/** What puzzles say, in German. */

import type { PuzzleWords } from './en'

const words: PuzzleWords = {
  daily: 'Rätsel des Tages',
  title: (day) => `Rätsel vom ${day}`,
  solve: 'Lösen',
  solved: 'Gelöst',
  missed: 'Nicht gelöst',
  teaser: (players) => (players === 1 ? 'Allein am Tisch. Ein Zug ist klar der beste.' : `Ein Tisch zu ${players}. Ein Zug ist klar der beste.`),
  task: 'Finde den besten Zug.',
  youAre: (seat) => `Du bist Spieler ${seat}; mach deinen Zug auf dem Brett. Niemand sonst sieht ihn.`,
  taskTogether: 'Alle gewinnen oder verlieren gemeinsam.',
  giveUp: 'Antwort zeigen',
  again: 'Anderen Zug versuchen',
  playBest: 'Auf dem Brett ansehen',
  right: 'Genau!',
  wrong: 'Nicht der beste.',
  answer: 'Die Antwort',
  best: 'Am besten',
  second: 'Zweitbester',
  then: 'Und dann:',
  going: 'So weit richtig: Führe deinen Zug zu Ende.',
  next: 'Wie es weitergeht',
  yours: 'Dein Zug',
  loses: (percent) => `verliert ${percent} der Gewinnchance`,
  unrated: 'Dein Zug war keinen näheren Blick wert: Seine Chance liegt unter allen hier.',
  reasons: 'Was er bringt',
  how: (futures) => `Aus ${futures} simulierten Fortsetzungen, nur mit dem, was dieser Spieler weiß.`,
  otherVersion: 'Es entstand nach anderen Regeln oder mit anderem Inhalt: Die Zahlen können etwas abweichen.',
  earlier: 'Alle Rätsel',
  today: 'Heute',
  none: 'Dieser Server hat keine Rätsel.',
  player: (seat) => `Spieler ${seat}`,
  position: 'Die Stellung',
}

export default words
