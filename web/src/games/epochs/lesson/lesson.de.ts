/** What the lesson of Epochs says, in German. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  civilization: 'Zivilisation wählen',
  civilizationAsk: 'Zwei Tafeln hast du bekommen. Wähle eine: Ihre Fähigkeiten schaltest du später frei.',
  civilizationDone: 'Niemand sieht deine Wahl, bis alle gewählt haben.',
  civilizationWrong: 'Wähle eine der beiden.',
  reveal: 'Ein Plättchen aufdecken',
  revealAsk: 'Jeder Zug beginnt auf der Karte. Drück auf ein verdecktes Plättchen, deck es auf und wähle, wie es liegt.',
  revealDone: 'Fünf Gelände, Schätze, Lager der Barbaren, neutrale Städte: Die Welt wächst Plättchen für Plättchen.',
  revealWrong: 'Deck zuerst ein Plättchen auf.',
  plan: 'Erfinden',
  planAsk: 'Spiel eine Handkarte: Erfinde sie, und du und die Person links bekommt das Debüt. Wähle eine Karte und erfinde sie.',
  planDone: 'Ihre Fähigkeit gehört dir für den Rest des Spiels; es folgt eine Aktion. Überdeckst du stattdessen eine Marktkarte, sind es zwei.',
  planWrong: 'Das geht, aber erfinde dieses Mal eine Handkarte.',
  expand: 'Expandieren',
  expandAsk: 'Deine erste Aktion besetzt ein Gebiet. Drück auf ein leuchtendes Feld und zahle 1 Nahrung.',
  expandDone: 'Das Gebiet gehört dir und bringt Angebot. Von nun an müssen neue Gebiete an Deines grenzen.',
  expandWrong: 'Später nützlich. Nimm jetzt ein Gebiet.',
  research: 'Forschen',
  researchAsk: 'Wissenschaft bezahlt Forschung. Nimm die nächste Reihe deiner Leiste, linke oder rechte Belohnung.',
  researchDone: 'Gold ersetzt fehlende Wissenschaft, ebenso Nahrung und Produktion.',
  researchWrong: 'Eine gute Aktion, aber wähle Forschen.',
  government: 'Regierung wechseln',
  governmentAsk: 'Du hast genug Kultur für eine andere Regierung. Wähle eine: Es kostet nur die Aktion.',
  governmentDone: 'Mehr Städte, ein anderer Befehl und sofort eine Belohnung.',
  governmentWrong: 'Möglich, aber eine bessere Regierung wartet.',
  wonder: 'Ein Wunder bauen',
  wonderAsk: 'Produktion baut Wunder. Baue das auf dem Markt, das du bezahlen kannst.',
  wonderDone: 'Die Belohnung kommt sofort: meist Kultur, und was die Karte sagt.',
  wonderWrong: 'Spar dir das: Das Wunder ist in Reichweite.',
  city: 'Eine Stadt bauen',
  cityAsk: 'Eine Stadt steht auf einer Ecke zwischen deinen Gebieten. Drück auf die leuchtende Ecke.',
  cityDone: '4 Punkte und Nachfrage nach Gütern; aber am Ende jeder Epoche will eine Stadt ernährt werden.',
  cityWrong: 'Nicht schlecht, aber baue die Stadt.',
}

export default words
