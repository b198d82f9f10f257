/** What the lesson of Flow says, in German. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  draw: 'Ziehen',
  drawAsk: 'Vier Tiere wollen zum Boot in der Mitte. Ihr gewinnt oder verliert gemeinsam. Zieh dein erstes Plättchen.',
  drawDone: 'Mehr ist ein Zug nicht: ein Plättchen ziehen und legen, oder stattdessen eine Karte spielen.',
  drawWrong: 'Zieh zuerst ein Plättchen.',
  place: 'Legen',
  placeAsk: 'Drück auf ein helles Feld: Wasser von einem Tier muss das Plättchen erreichen. Leg es, wo es passt.',
  placeDone: 'Das Wasser fließt weiter. Plättchen bleiben liegen, bis eine Karte oder die Welle sie bewegt.',
  placeWrong: 'Tauschen darfst du es, aber leg es dieses Mal.',
  bend: 'Drehen',
  bendAsk: 'Der Fluss der Katze soll nach Süden zum Boot. Dreh die Kurve (darauf drücken, oder R) und leg sie ans Ende des Flusses, genau über dem Boot.',
  bendDone: 'Offene Seiten treffen auf offene, und das Wasser fließt nun nach Süden.',
  bendWrong: 'Erlaubt, aber so kommt die Katze nicht zum Boot. Nimm das Ende des Flusses, offen nach Westen und Süden.',
  obstacle: 'Ein Hindernis',
  obstacleAsk: 'Felsen: Hier endet das Wasser, und legen musst du es. Wähle ein Feld, wo es wenig stört.',
  obstacleDone: 'Nie darf ein Tier ganz eingeschlossen sein; die Seite zeigt nur erlaubte Felder.',
  obstacleWrong: 'Leg das Hindernis.',
  trade: 'Tauschen',
  tradeAsk: 'Eine einfache Gerade, Kurve oder Gabelung darfst du gegen eine Aktionskarte tauschen. Tausche diese Gabelung.',
  tradeDone: 'Eine Karte für später. Das Plättchen kommt auf die Ablage.',
  tradeWrong: 'Dort passt es, aber drück dieses Mal auf „Tauschen“.',
  bird: 'Ein Plättchen bewachen',
  birdAsk: 'Bald kommt die Welle. Spiel „Vogel“ und lass ihn auf einem Plättchen landen, das du behalten willst.',
  birdDone: 'Trifft ein Würfel das Plättchen, fliegt stattdessen der Vogel davon. Eine Karte ist ein ganzer Zug.',
  birdWrong: 'Noch nicht: Spiel „Vogel“ und drück dann auf ein Plättchen.',
  support: 'Den Weg räumen',
  supportAsk: 'Felsen unter dem Fluss der Katze versperren den Weg zum Boot. Spiel „Unterstützung“ und entferne sie.',
  supportDone: 'Der Weg ist frei. Spart solche Karten auf, bis es darauf ankommt.',
  supportWrong: 'Nimm „Unterstützung“ und drück auf die Felsen.',
  wave: 'Die Riesenwelle',
  waveAsk: 'Das ist der letzte Zug der Runde. Leg die Kreuzung, wo sie am meisten hilft, dann kommt die Welle.',
  waveDone: 'Zwei Würfel haben eine Zeile und eine Spalte abgeräumt. Boot und Tiere bleiben; dann beginnt die nächste Runde.',
  waveWrong: 'Leg die Kreuzung.',
  win: 'Bring sie heim',
  winAsk: 'Ein Plättchen fehlt. Leg es so, dass alle vier Tiere das Boot erreichen.',
  winDone: 'Alle vier sind am Ende eines Zuges da: Ihr habt gemeinsam gewonnen.',
  winWrong: 'Fast. Die Lücke ist direkt unter dem Boot.',
}

export default words
