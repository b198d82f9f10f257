/** Was die Regelseite sagt, auf Deutsch. */

import { many } from '../../languages/tools'
import type { RulesWords } from './en'

const rulesWords: RulesWords = {
  games: 'Regeln der Spiele',
  gamesText: 'Jede Regel mit ihrer Nummer, in unseren Worten. Züge und Ablehnungen nennen diese Nummern.',
  of: (title) => `${title}: die Regeln`,
  lead: 'Jede Regel mit ihrer Nummer, in unseren Worten und mit ihren Seiten in den Spielregeln. Züge und Ablehnungen nennen diese Nummern.',
  allGames: 'Alle Spiele',
  noGame: 'Dieses Spiel gibt es hier nicht.',
  read: 'Regeln lesen',
  players: (least, most) => (least === most ? `${least} Spieler` : `${least} bis ${most} Spieler`),

  search: 'Regeln durchsuchen',
  count: (shown, all) => (shown === all ? many(all, 'Regel', 'Regeln') : `${shown} von ${many(all, 'Regel', 'Regeln')}`),
  none: 'Keine Regel enthält alle diese Wörter.',
  clear: 'Alle Regeln zeigen',
  contents: 'Abschnitte',
  link: (clause) => `Link zu Regel ${clause}`,

  marks: { ruling: 'unsere Auslegung', inferred: 'erschlossen', invented: 'erfunden' },
  marksText: {
    ruling: 'Die Spielregeln lassen das offen; hier wird so gespielt.',
    inferred: 'Die Spielregeln sagen es nicht, aber es folgt aus ihnen.',
    invented: 'Was die Spielregeln vorsahen, ist uns nicht bekannt; dies tritt an seine Stelle.',
  },
  marksTitle: 'Wie sicher eine Regel ist',
  stated: 'Steht nichts anderes dabei, so steht die Regel in einer Spielregel.',
  edition: (edition, pages, several) => `${edition} Ausgabe, ${several ? 'Seiten' : 'Seite'} ${pages}`,
  editions: { first: 'erste', second: 'zweite' },
  option: (name) => `Option „${name}“`,
}

export default rulesWords
