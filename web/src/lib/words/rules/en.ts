/** What the rules’ page says, in English. */

import { many } from '../../languages/tools'

export const rulesWords = {
  games: 'Rules of the games',
  gamesText: 'Every rule by its number, in our own words. Moves and refusals cite these numbers.',
  of: (title: string) => `${title}: the rules`,
  lead: 'Every rule by its number, in our own words, with its pages in the rulebooks. Moves and refusals cite these numbers.',
  allGames: 'All games',
  noGame: 'There’s no such game here.',
  read: 'Read the rules',
  players: (least: number, most: number) => (least === most ? many(least, 'player', 'players') : `${least} to ${most} players`),

  // Finding
  search: 'Search the rules',
  count: (shown: number, all: number) => (shown === all ? many(all, 'rule', 'rules') : `${shown} of ${many(all, 'rule', 'rules')}`),
  none: 'No rule has all of these words.',
  clear: 'Show all rules',
  contents: 'Sections',
  link: (clause: string) => `Link to rule ${clause}`,

  // A rule
  marks: { ruling: 'our ruling', inferred: 'inferred', invented: 'invented' } as Record<string, string>,
  marksText: {
    ruling: 'The rulebooks leave this open; this is how it is played here.',
    inferred: 'The rulebooks don’t say it, but it follows from what they say.',
    invented: 'We don’t know what the rulebooks had; this takes its place.',
  } as Record<string, string>,
  marksTitle: 'How sure a rule is',
  stated: 'Unless a rule says otherwise, a rulebook states it.',
  edition: (edition: string, pages: string, several: boolean) => `${edition} edition, ${several ? 'pages' : 'page'} ${pages}`,
  editions: { first: 'first', second: 'second' } as Record<string, string>,
  option: (name: string) => `Option: ${name}`,
}

export type RulesWords = typeof rulesWords
