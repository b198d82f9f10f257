/** Flow on one page, in German. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Alle spielen zusammen: Bringt Katze, Hund, Capybara und Lemur zum Boot, bevor die Plättchen ausgehen.',
  goal: 'Vier Tiere, ein Boot',
  goalText: 'Ihr gewinnt, wenn am Ende eines Zuges von jeder Ecke Wasser zum Boot in der Mitte führt. Wege dürfen zusammenfließen.',
  turn: 'Ein Zug',
  turnText: 'Ziehe ein Plättchen und lege es, oder spiele eine Aktionskarte. Dann ist die nächste Person dran.',
  place: 'Wohin ein Plättchen passt',
  placeText: 'Wasser von einem Tier muss es erreichen, und offene Seiten treffen auf offene. Dreh es, wie du willst. Was liegt, bleibt.',
  obstacle: 'Hindernisse',
  obstacleText: 'An Felsen endet das Wasser. Gelegt werden müssen sie, aber nie so, dass ein Tier nicht weiterkommt.',
  cards: 'Aktionskarten',
  cardsText: 'Sie entfernen, versetzen, bewachen oder holen Plättchen oder beruhigen einen Würfel. Statt eine einfache Gerade, Kurve oder Gabelung zu legen, darfst du sie gegen eine Karte tauschen.',
  wave: 'Die Riesenwelle',
  waveText: 'Ist die Runde um, räumen zwei Würfel eine Zeile und eine Spalte ab. Boot und Tiere bleiben, und was ein Vogel bewacht, übersteht einen Würfel.',
}

export default words
