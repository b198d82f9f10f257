/** Was Wiederholungen sagen, auf Deutsch (Anrede „du“; die Begriffe wie in page/de.ts). */

import type { ReplayWords } from './en'

const moves = (count: number) => (count === 1 ? '1 Schritt' : `${count} Schritte`)

const german: ReplayWords = {
  replay: 'Wiederholung',
  replayOf: (title) => `Wiederholung: ${title}`,
  openRecord: 'Protokoll öffnen',
  openRecordText: 'Sieh dir ein Spiel an, das du als Datei aufgehoben hast.',
  openTitle: 'Protokoll öffnen',
  openText:
    'Wähle die Datei, die nach einem Spiel heruntergeladen wurde, oder füge ihren Inhalt ein. Sie wird nur hier angesehen und nicht auf dem Server gespeichert.',
  chooseFile: 'Datei wählen',
  orPaste: 'Oder Protokoll einfügen',
  openButton: 'Öffnen',
  opening: 'Wird nachgespielt …',
  openAnother: 'Anderes Protokoll öffnen',
  empty: 'Füge zuerst ein Protokoll ein oder wähle seine Datei.',
  notJson: 'Das ist kein Protokoll: Es lässt sich nicht als JSON lesen.',
  tooLarge: 'Das ist größer als ein Megabyte, und so groß ist kein Protokoll.',
  unreadable: 'Diese Datei lässt sich nicht lesen.',
  fromRecord: 'aus einem Protokoll',
  toTable: 'Zum Tisch',
  copyLink: 'Link zu diesem Moment kopieren',
  linkCopied: 'Link kopiert',
  linkFailed: 'Die Adresse dieser Seite ist der Link.',
  player: (number) => `Spieler ${number}`,
  moves,

  controls: 'Durch das Spiel gehen',
  slider: 'Moment',
  moment: (number, last) => `Schritt ${number} von ${last}`,
  deal: 'Der Aufbau',
  dealText: 'Das Spiel ist aufgebaut; noch hat niemand gezogen.',
  toMove: 'am Zug',
  first: 'Zum Aufbau (Pos1)',
  last: 'Zum Ende (Ende)',
  backTurn: 'Einen Zug zurück (Bild auf)',
  onTurn: 'Einen Zug weiter (Bild ab)',
  back: 'Einen Schritt zurück (Pfeil links)',
  on: 'Einen Schritt weiter (Pfeil rechts)',
  play: 'Abspielen (Leertaste)',
  pause: 'Pause (Leertaste)',
  speed: 'Tempo',
  speedOf: (perSecond) => `${perSecond === 0.5 ? '½' : perSecond}×`,
  keys: 'Tasten: Pfeil links und rechts einen Schritt, Bild auf und Bild ab einen Zug, Pos1 und Ende, Leertaste spielt und hält an.',
  environment: 'Der Tisch',
  noEvents: 'Nichts, was alle sehen konnten.',
  position: 'Stellung',
  noBoard: 'Für dieses Spiel gibt es hier keinen Spielplan; Punkte und Ereignisse zeigen den Verlauf.',

  journal: 'Verlauf',
  goTo: (number) => `Zu Schritt ${number} gehen`,
  goToDeal: 'Zum Aufbau gehen',
  earlier: (count) => `${moves(count)} davor zeigen`,

  pointsNow: 'Punkte in diesem Moment',
  standsNow: 'Spielstand in diesem Moment',
  graph: 'Punkte im Spielverlauf',
  graphHelp: 'Mit Pfeiltasten Schritt für Schritt durchgehen.',
  graphOpens: 'Mit Pfeiltasten Schritt für Schritt durchgehen; Enter oder ein Klick öffnet dort die Wiederholung.',
  readout: (number, parts) => `${number === 0 ? 'Aufbau' : `Schritt ${number}`}: ${parts.join(', ')}`,
  readoutPart: (name, points) => `${name} ${points}`,
  gained: (points) => (points > 0 ? `+${points}` : `−${-points}`),
  winner: 'Sieg',

  fair: 'Ehrlich gemischt',
  holds: 'Der Startwert allen Zufalls ist der, auf den sich der Server vor dem ersten Zug festgelegt hat.',
  holdsNot: 'Der Startwert in diesem Protokoll passt nicht zu seiner Festlegung: Der Aufbau könnte ausgesucht worden sein.',
  noCommitment: 'Dieses Protokoll enthält keine Festlegung und sagt daher nicht, ob der Startwert vor dem Spiel feststand.',
  noSeed: 'Dieses Protokoll beginnt mit einer Stellung und nicht mit dem Aufbau.',
  seed: 'Startwert',
  commitment: 'Festlegung (SHA-256 des Startwerts)',
  download: 'Protokoll herunterladen',
}

export default german
