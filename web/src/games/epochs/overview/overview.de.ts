/** Epochs on one page, in German. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: 'Lass eine Zivilisation über drei Epochen zu je sechs Zügen wachsen: Gebiete, Städte, Erfindungen, Wunder, und Heere, wenn es sein muss.',
  reveal: 'Ein Plättchen aufdecken',
  revealText: 'Jeder Zug beginnt damit, ein Plättchen der Karte aufzudecken und zu wählen, wie es liegt.',
  plan: 'Erfinden oder überdecken',
  planText: 'Spiele eine Erfindung: Erfinde sie für Debüt und Fähigkeit und mach dann eine Aktion; oder überdecke mit ihr eine Marktkarte und mach zwei.',
  actions: 'Acht Aktionen',
  actionsText: 'Expandieren, Stadt, Handelsposten oder Wunder bauen, forschen, Einheit aufwerten, Regierung wechseln oder den Produktionsbefehl nutzen.',
  resources: 'Ressourcen',
  resourcesText: 'Nahrung, Produktion und Wissenschaft bezahlen; Gold ersetzt alle drei. Kultur und Autorität werden nie wie Münzen ausgegeben.',
  trade: 'Angebot und Nachfrage',
  tradeText: 'Gebiete bieten an, Städte und Handelsposten fragen nach. Am Ende einer Epoche verdienst du Gold nach dem niedrigeren der beiden.',
  war: 'Krieg',
  warText: 'Bereite Einheiten geben Kampfwert und Würfel. Barbaren darfst du immer angreifen; andere Personen nur als Kriegstreiber, und Kriegstreiber dürfen alle angreifen.',
  end: 'Punkte',
  endText: 'Kultur, Ehre, Gebiete, Städte, Gold, Kunstwerke und was Karten am Ende sagen. Städte müssen am Ende jeder Epoche ernährt werden.',
}

export default words
