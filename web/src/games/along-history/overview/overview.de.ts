/** Along History on one page, in German. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Führe ein Volk durch ein bis drei Zeitalter. Würfel bezahlen Ereignisse; die Karten, die du erwirbst, bilden deine Zivilisation.',
  roll: 'Würfeln',
  rollText: 'Drei grüne Würfel sind Bevölkerung, der blaue eine Ressource, zwei rote gelten nur für die aktive Person. Leg einen Würfel weg, um einen anderen neu zu werfen.',
  buy: 'Ereignisse erwerben',
  buyText: 'Drei Ereignisse liegen vor dir. Zahle Bevölkerung und Ressource mit Würfeln und Boni, und die Karte kommt in deine Zivilisation.',
  calamity: 'Katastrophen',
  calamityText: 'Liegen sie am Ende deines Zuges als aktive Person noch in deiner Reihe, zerstören sie Karten. Bewältige sie, tausche sie weg oder sei geschützt.',
  pawns: 'Alle spielen mit',
  pawnsText: 'Nach der aktiven Person nutzen alle anderen dieselben grünen und blauen Ergebnisse mit Steinen, ohne rote Würfel und Neuwürfe.',
  war: 'Krieg',
  warText: 'Eine Kriegsseite oder eine Universalressource erlaubt ihn. Gedrehte Bevölkerung und drei Würfel entscheiden; wer gewinnt, nimmt einen Marker bis zur Höhe der Differenz.',
  achieve: 'Errungenschaften',
  achieveText: 'Zieh auf dem Plan zu Markern, deren Bedingung du erfüllst. Jeder verpflichtet dich, eine Karte unter eine andere zu schieben: Dekadenz.',
  end: 'Ende eines Zeitalters',
  endText: 'Alle Karten zählen ihre Punkte, Marker ihren Wert, und jeder überdeckte Bonus kostet 2. Was offen liegt, wird Erbe für das nächste Zeitalter.',
}

export default words
