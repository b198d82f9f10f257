/** What lessons, galleries and overviews say in every game, in German. */

import { many } from '../../languages/tools'
import type { LearnWords } from './learn.en'

const german: LearnWords = {
  reference: 'Regeln und Galerie',
  overview: 'Das Spiel auf einer Seite',
  gallery: 'Galerie',
  galleryOf: (title) => `${title}: die Galerie`,
  searchPieces: 'Karten, Plättchen und Symbole suchen',
  pieces: (shown, all) => (shown === all ? many(all, 'Teil', 'Teile') : `${shown} von ${many(all, 'Teil', 'Teilen')}`),
  filter: 'Nur zeigen',
  everything: 'Alles',
  noPiece: 'Nichts hier enthält alle diese Wörter.',
  allPieces: 'Alles zeigen',
  clauses: 'Regeln',
  previous: 'Voriges Teil',
  next: 'Nächstes Teil',
  changeIt: 'Im Labor ändern',
  laboratory: 'Labor',
  laboratoryText: 'Ändere eine Karte oder eine Zahl und sieh, was es bewirkt.',

  learn: 'In fünf Minuten lernen',
  lessons: 'Ein Spiel lernen',
  lessonsText: 'Drei bis fünf Minuten, immer nur eines auf einmal.',
  begun: 'begonnen',
  lessonOf: (title) => `${title} lernen`,
  step: (now, all) => `Schritt ${now} von ${all}`,
  yourMove: 'Du bist dran',
  well: 'Gut gemacht',
  notYet: 'Noch nicht ganz',
  goOn: 'Weiter',
  tryAgain: 'Noch einmal',
  showMe: 'Zeig es mir',
  back: 'Voriger Schritt',
  again: 'Von vorn',
  leave: 'Verlassen',
  kept: 'Du kannst jederzeit gehen: Dein Fortschritt bleibt auf diesem Gerät gespeichert.',
  finished: 'Mehr brauchst du nicht.',
  finishedText: 'Spiel eine erste Partie gegen leichte Gegner. Ein paar Tipps helfen dir; alles andere kann warten.',
  firstGame: 'Erste Partie spielen',
  readRules: 'Regeln lesen',
  noLesson: 'Für dieses Spiel gibt es keine Lektion.',
  opponent: (number) => (number === 1 ? 'Mira' : number === 2 ? 'Otto' : 'Juno'),
}

export default german
