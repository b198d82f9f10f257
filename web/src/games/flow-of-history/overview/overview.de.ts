/** The Flow of History on one page, in German. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Baue die Nation mit der meisten Kultur. In jedem Zug tust du eines; Markt, Vorrat und alle Investitionen liegen offen.',
  market: 'Der Markt',
  marketText: 'Fünf Karten (zu fünft sechs) liegen aus. Jede hat eine Art, einen Effekt und einen Symbolstreifen. Sie kommen von alten zu neuen Zeitaltern.',
  invest: 'Investieren, dann abschließen',
  investText: 'Lege Marker auf eine Karte. In einem späteren Zug schließt du sie ab: Die Marker gehen in den Vorrat, du nimmst einen Bonus für deine Symbole, und die Karte gehört dir.',
  snipe: 'Wegschnappen',
  snipeText: 'Zahle jemandem so viele Marker, wie auf der Karte liegen, und sie gehört sofort dir. Die andere Person nimmt dazu einen Anteil vom Vorrat.',
  harvest: 'Ernten',
  harvestText: 'Keine Marker mehr? Deine Erntesymbole füllen den Vorrat, dann nimmst du die Hälfte, und mindestens bis zur Zahl des Zeitalters.',
  nation: 'Deine Nation',
  nationText: 'Karten einer Art liegen aufeinander: Nur der oberste Effekt wirkt, aber alle Symbolstreifen zählen. Ein Anführer; Wunder stehen nebeneinander.',
  attack: 'Angriffe',
  attackText: 'Eine Angriffskarte wirkt, wenn du sie nimmst, gegen alle, die wirklich schwächer sind: deine Angriffssymbole gegen Angriff und Verteidigung zusammen.',
  end: 'Das Ende',
  endText: 'Erscheint „Die Zukunft“, ist dieser Zug der letzte. 1 Punkt je Kultursymbol, 1 für je 2 andere Symbole, dazu Wertungseffekte.',
}

export default words
