/** What the lesson of Along History says, in German. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  buy: 'Eine Karte erwerben',
  buyAsk: 'Drei Ereignisse liegen in deiner Reihe. „Feuer“ kostet 6 Bevölkerung und 1 Erfindungsgeist: Grüne Würfel zeigen Menschen, der blaue Erfindungsgeist. Drück auf „Feuer“ und bestätige die Zahlung.',
  buyDone: '„Feuer“ gehört zu deiner Zivilisation: 1 Punkt, und 2 Bevölkerung als Bonus für spätere Zahlungen.',
  buyWrong: 'Möglich, aber nimm „Feuer“: Sein Bonus hilft dir am meisten.',
  bonus: 'Mit einem Bonus zahlen',
  bonusAsk: '„Ackerbau“ kostet 7 Bevölkerung, deine Würfel zeigen 6. Dreh „Feuer“ für 2 mehr: Drück auf „Ackerbau“ und bestätige.',
  bonusDone: 'Eine gedrehte Karte ruht bis zu deinem nächsten Zug. Rückgeld gibt es nicht: Würfel und Karten zahlen ganz.',
  bonusWrong: 'Versuch „Ackerbau“: Mit deinem Bonus kannst du zahlen.',
  reroll: 'Neu werfen',
  rerollAsk: 'Gebirge und Ebene wollen Stärke, aber der blaue Würfel zeigt Erfindungsgeist. Leg einen Würfel weg, um den blauen neu zu werfen.',
  rerollDone: 'Stärke. Du darfst weiter neu werfen, solange du Würfel weglegen kannst.',
  rerollWrong: 'Das ist erlaubt, aber wirf den blauen Würfel neu.',
  swap: 'Eine Katastrophe wegtauschen',
  swapAsk: '„Wölfe“ sind eine Katastrophe: Bleiben sie in deiner Reihe, schlagen sie am Ende deines Zuges zu. Leg einen Würfel weg und tausche sie gegen eine Karte von Mira.',
  swapDone: 'Jetzt sind sie Miras Sorge. Niemand kann einen Tausch ablehnen.',
  swapWrong: 'Gib die Wölfe weg: Tauschen, ein Würfel, „Wölfe“, dann eine Karte von Mira.',
  war: 'Krieg',
  warAsk: 'Ein roter Würfel zeigt Krieg. Greif Mira an: Dreh Karten für mehr Stärke, dann würfle.',
  warDone: 'Beide Seiten zählen drei Würfel dazu. Wer gewinnt, nimmt einen Marker, der nicht mehr wert ist als die Differenz.',
  warWrong: 'Frieden ist gut, aber hier lernst du Krieg: Erkläre ihn.',
  counter: 'Errungenschaften',
  counterAsk: 'Du erfüllst Bedingungen auf dem Plan. Zieh zu einem leuchtenden Marker und nimm ihn.',
  counterDone: 'Sein Wert zählt am Ende, und Kriege können ihn rauben. Nun muss eine Karte darunter: Dekadenz.',
  counterWrong: 'Bleiben darfst du, aber nimm einen Marker.',
  decadence: 'Dekadenz',
  decadenceAsk: 'Schieb eine Karte unter eine andere. „Bestattungsriten“ haben keinen Bonus zu verlieren: eine gute Wahl.',
  decadenceDone: 'Ihre Punkte behält sie. Jeder Bonus auf einer überdeckten Karte kostet am Ende des Zeitalters 2 Punkte.',
  decadenceWrong: 'Wähle eine Karte, dann die, unter die sie kommt.',
}

export default words
