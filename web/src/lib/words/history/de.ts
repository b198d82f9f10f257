/** What one's own history says, in German. */

import type { HistoryWords } from './en'

const words: HistoryWords = {
  title: 'Meine Spiele',
  text: 'Deine beendeten Spiele, deine Bilanz und deine Wertungen.',
  open: 'Meine Spiele öffnen',
  noName: 'Du hast hier noch keinen Namen, also gibt es nichts zu zeigen.',
  none: 'Noch keine beendeten Spiele.',
  ratings: 'Wertungen',
  ratingsText: 'Aus Spielen unter Menschen; Spiele mit Bots zählen nicht.',
  ratedGames: (games) => (games === 1 ? 'ein gewertetes Spiel' : `${games} gewertete Spiele`),
  records: 'Bilanz',
  game: 'Spiel',
  players: 'Personen',
  played: 'Gespielt',
  won: 'Gewonnen',
  lost: 'Verloren',
  best: 'Meiste Punkte',
  opponents: 'Im direkten Vergleich',
  opponent: 'Gegner',
  nameless: 'Jemand ohne Namen',
  games: 'Beendete Spiele',
  youWon: 'Gewonnen',
  youLost: 'Verloren',
  oneDevice: 'An einem Gerät',
  gaveUp: 'aufgegeben',
  points: (points) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  table: 'Tisch',
  replay: 'Wiederholung',
  data: 'Deine Daten',
  export: 'Alles exportieren',
  exportText: 'Eine JSON-Datei mit deinen Spielen, Ergebnissen und allem, was du hier an Tischen getan hast.',
  delete: 'Alles löschen',
  deleteText: 'Dein Name und was du geschrieben hast werden an allen Tischen und in allen Wiederholungen gelöscht. Züge bleiben, als niemandes. Laufende Spiele werden aufgegeben.',
  deleteTitle: 'Deine Geschichte löschen?',
  deleteYes: 'Löschen',
  deleted: 'Deine Geschichte ist gelöscht. Du bist hier jetzt niemand.',
  rated: 'Gewertet',
  unrated: 'Nicht gewertet',
}

export default words
