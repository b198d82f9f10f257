/** Was die Anleitung sagt: zu jedem Tipp ein Titel und ein Text. */

import type { GuideWords } from './en'

const german: GuideWords = {
  civilization: 'Deine Zivilisation',
  civilizationText: 'Jede hat vier Fähigkeiten; zwei davon darfst du im Spiel freischalten, ab der aufgedruckten Epoche. Niemand sieht deine Wahl, bis alle gewählt haben.',
  goal: 'Was zählt',
  goalText: 'Kultur, Ehre, Gebiete, Städte, Gold, Kunstwerke und was Karten am Ende sagen. Die Sterne zeigen die Punkte, wie es gerade steht.',
  reveal: 'Ein Plättchen deiner Wahl',
  revealText: 'Jeder Zug beginnt mit dem Aufdecken eines Plättchens. Pferd und Eisen auf der Rückseite versprechen eines von beiden. Land in deiner Nähe ist mehr wert als fernes.',
  plan: 'Eine Karte pro Zug',
  planText: 'Erfinde eine Karte: Du und die Person links von dir bekommt das Debüt, und die Fähigkeit gehört dir; dann folgt eine Aktion. Oder überdecke mit ihr eine Marktkarte und mach zwei Aktionen. Beides dreimal pro Epoche.',
  expand: 'Zuerst expandieren',
  expandText: 'Deine erste Aktion besetzt irgendwo ein Gebiet. Danach muss ein neues Gebiet an etwas von dir grenzen. Gebiete bringen Angebot, und was auf ihnen liegt.',
  action: 'Acht Aktionen',
  actionText: 'Drück auf das, was leuchtet: ein Feld, eine Ecke, eine Stadt, eine Karte. Jede Kachel darunter sagt, was die Aktion dich kostet und warum sie nicht geht.',
  gold: 'Gold zahlt für alles',
  goldText: 'Gold ersetzt Nahrung, Produktion und Wissenschaft, außer bei der durchgestrichenen Münze. Die Seite schlägt das wenigste vor; du kannst es ändern.',
  city: 'Städte',
  cityText: 'Eine Stadt braucht das ganze Land an ihrer Ecke und Abstand zur nächsten Stadt. Sie ist 4 Punkte wert, fragt Güter nach und will am Ende jeder Epoche essen.',
  trade: 'Angebot und Nachfrage',
  tradeText: 'Gebiete bieten an, Städte und Handelsposten fragen nach. Am Epochenende verdienst du nach dem niedrigeren der beiden. Ein Posten in der Stadt einer anderen Person braucht ihre Zustimmung und bringt euch beiden etwas.',
  government: 'Regierung',
  governmentText: 'Mit genug Kultur wechselst du die Regierungsform: mehr Städte, ein anderer Befehl und sofort eine Belohnung. Es kostet nur die Aktion.',
  upgrade: 'Einheiten',
  upgradeText: 'Eine neue Einheit überdeckt die alte und kostet nur den Unterschied; was sie verlangt und dir fehlt, kostet mehr. Der Pfeil zeigt deinen Kampfwert mit ihr.',
  ready: 'Bereit zum Krieg',
  readyText: 'Einheiten mit Sold kämpfen erst, wenn er gezahlt ist: alles oder nichts, bis zu deinem nächsten Zug. Unbereite Einheiten zählen 0, auch in der Verteidigung.',
  attack: 'Bevor du angreifst',
  attackText: 'Drück auf ein Ziel: Beide Summen, die Würfel und die Chance jeder Beute werden gezeigt. Barbaren darfst du immer angreifen; andere Personen und neutrale Städte nur als Kriegstreiber, und Kriegstreiber dürfen alle angreifen.',
  consent: 'Du wirst gefragt',
  consentText: 'Du siehst, was ihr beide bekommt. Nach einem Nein sind deine Städte für diese Person gesperrt, bis ihr Zug endet.',
  free: 'Freie Aktionen',
  freeText: 'Schalte in deinem Zug jederzeit eine Fähigkeit frei, oder verbrauche Steine, um eine Ressource umzuwandeln, so oft du kannst.',
  ending: 'Die Epoche endet',
  endingText: 'In sieben Schritten: Kunstwerke nach Kultur, Handel, Nahrung für deine Städte, Gold für das Übrige, Barbaren, Steine, und Kriegstreiber verlieren Kultur. Städte ohne Nahrung gehen verloren.',
  why: 'Warum nicht?',
  whyText: 'Geht etwas nicht, drück darauf: Die Antwort nennt die Regel. Drück auf die Nummer einer Regel, um sie zu lesen.',
}

export default german
