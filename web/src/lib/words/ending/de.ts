/** What the end of a game says, in German. */

import { listed } from '../../languages/tools'
import type { EndingWords } from './en'

const all = (names: string[]) => listed(names, ', ', ' und ')
const some = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const german: EndingWords = {
  youWin: 'Du gewinnst',
  youShare: (others) => `Du und ${all(others)} teilen sich den Sieg`,
  wins: (names) => (names.length === 1 ? `${names[0]} gewinnt` : `${all(names)} teilen sich den Sieg`),
  wonTogether: 'Alle gewinnen zusammen',
  lostTogether: 'Alle verlieren zusammen',
  givenUp: 'Aufgegeben',
  over: 'Das Spiel ist aus',
  result: (points, others, moves) =>
    `${some(points, 'Punkt', 'Punkte')}${others.length > 0 ? ` zu ${all(others.map(String))}` : ''}, nach ${some(moves, 'Zug', 'Zügen')}.`,
  after: (moves) => `Nach ${some(moves, 'Zug', 'Zügen')}.`,
  pointsAsTheyStood: 'Das Spiel wurde aufgegeben; so standen die Punkte.',
  stopped: 'Das Spiel wurde vor seinem Ende aufgegeben.',
  watch: 'Noch einmal ansehen',
  save: 'Protokoll speichern',
  sharePicture: 'Als Bild teilen',

  // Das Bild zum Teilen
  picture: 'Die Partie als Bild',
  pictureShare: 'Teilen',
  pictureSave: 'Bild speichern',
  pictureCopy: 'Bild kopieren',
  pictureCopied: 'Das Bild ist kopiert.',
  pictureNotCopied: 'Dieser Browser lässt das Kopieren nicht zu. Speichere das Bild stattdessen.',
  pictureFailed: 'Dieser Browser konnte das Bild nicht zeichnen.',

  points: 'Woher die Punkte kommen',
  itemByItem: 'Posten für Posten',
  place: (place) => `${place}.`,
  tie: (parts) => `Gleichstand: ${parts.join(', ')}`,
  total: (name, points) => `${name}: ${some(points, 'Punkt', 'Punkte')}`,
  minus: (points) => `−${points}`,

  course: 'Der Verlauf des Spiels',
  turning: 'Wendepunkte',
  turningText: (count) => (count === 1 ? 'Der Zug, der die Chancen am meisten verschob.' : `Die ${count} Züge, die die Chancen am meisten verschoben.`),
  noTurning: 'Kein einzelner Zug hat viel verschenkt.',
  atMove: (number) => `Zug ${number}`,
  better: 'Besser:',
  chance: (name, before, after) => `${name}: Chance ${before} auf ${after}`,
  look: 'Ansehen',
  accuracy: 'Wie gut alle gespielt haben',
  accuracyText: 'Wie nah die Züge den besten kamen, die die Analyse fand; 100 heißt nie schlechter.',
  accuracyOf: (name, value) => `${name}: ${value} von 100`,
  working: (done, total) => `Die Analyse sieht sich das Spiel an: ${done} von ${total} Entscheidungen.`,
  soon: 'Die Analyse beginnt gleich.',
}

export default german
