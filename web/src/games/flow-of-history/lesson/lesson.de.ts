/** What the lesson of The Flow of History says, in German. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  invest: 'Investieren',
  investAsk: 'Karten bekommst du in zwei Schritten. Zuerst investierst du: Drück auf „Pyramiden“ und lege 2 Marker oder mehr darauf.',
  investDone: 'Deine Marker liegen auf der Karte bis zu einem späteren Zug. Mehr Marker machen es für andere teurer, sie dir wegzunehmen.',
  investWrong: 'Das darfst du, aber nimm „Pyramiden“ und mindestens 2 Marker: Dieses Wunder bringt Punkte für jedes Wunder.',
  complete: 'Abschließen',
  completeAsk: 'Mira und Otto haben gespielt. Schließ „Pyramiden“ ab: Das ist deine Aktion in diesem Zug.',
  completeDone: 'Die Karte gehört dir. Deine 2 Marker gingen in den Vorrat, 1 kam zurück: Die Karte prüft Industrie, und du hattest ein Industriesymbol.',
  completeWrong: 'Ernten kann warten. Schließ deine Investition ab, bevor sie jemand wegschnappt.',
  snipe: 'Wegschnappen',
  snipeAsk: 'Mira hat 2 Marker auf den Tempel gelegt. Du hast 4: Schnapp ihn weg.',
  snipeDone: 'Du hast Mira 2 Marker gezahlt und den Tempel sofort, ohne Bonus. Sie nahm dazu den halben Vorrat: Wegschnappen nährt auch das Opfer.',
  snipeWrong: 'Auch das geht, aber dann schließt Mira den Tempel ab. Drück auf dem Markt auf ihn und wähle „Wegschnappen“.',
  harvest: 'Ernten',
  harvestAsk: 'Du hast noch 1 Marker, und 7 liegen im Vorrat. Ernte.',
  harvestDone: 'Dein Erntesymbol legte 1 aus der Reserve dazu; von 8 Markern nahmst du die Hälfte.',
  harvestWrong: 'Mit einem einzigen Marker schnappt dir das jeder weg. Fülle zuerst deine Kasse: Ernte.',
  cover: 'Überdeckte Karten zählen',
  coverAsk: 'Schließ die Republik ab. Sie ist eine Regierung wie deine Startkarte.',
  coverDone: 'Die Republik liegt auf deiner Startkarte. Nur der oberste Effekt wirkt, aber die Symbole beider Streifen zählen bis zum Ende des Spiels.',
  coverWrong: 'Ernten geht immer, aber deine Investition wartet: Schließ die Republik ab.',
  attack: 'Angreifen',
  attackAsk: 'Schließ „Krieger“ ab und wähle dann, wen sie angreifen.',
  attackDone: 'Drei Angriffssymbole schlagen weniger Angriff und Verteidigung zusammen: Du nahmst 2 Marker. Deine Bogenschützen liegen darunter, ihr Streifen zählt weiter.',
  attackWrong: 'Jetzt nicht: Schließ „Krieger“ ab, die Karte deiner Investition.',
  activate: 'Aktivieren',
  activateAsk: 'Dein Anführer hat eine Zugaktion. Aktiviere Ramses II. und nimm ein Wunder vom Markt.',
  activateDone: 'Ein Wunder ohne Investition; der Preis war, dass der Anführer geht. Wunder überdecken einander nie.',
  activateWrong: 'Möglich, aber probier deinen Anführer: Drück in deiner Nation auf Ramses II.',
  end: 'Das Ende',
  endAsk: 'Im Stapel liegt noch eine Karte: „Die Zukunft“. Schließ das Kloster ab und sieh, was geschieht.',
  endDone: '„Die Zukunft“ füllte die Lücke, also war dieser Zug der letzte. Jedes Kultursymbol ist 1 Punkt, je 2 andere Symbole 1 Punkt, dazu Wertungseffekte wie „Pyramiden“.',
  endWrong: 'Schließ das Kloster ab: zwei Symbole mehr, und das Spiel endet.',
}

export default words
