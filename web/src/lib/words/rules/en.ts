/** What the rules’ page says, in English. */

export const rulesWords = {
  games: 'Rules of the games',
  gamesText: 'Every rule by its number, in our own words: the same that moves and refusals cite.',
  of: (title: string) => `${title}: the rules`,
  lead: 'Every rule by its number, in our own words; the pages say where the rulebooks have it. Moves and refusals cite these numbers.',
  english: 'The rules themselves are in English.',
  allGames: 'All games',
  noGame: 'There is no such game here.',
  read: 'Read the rules',
  players: (least: number, most: number) => (least === most ? `${least} players` : `${least} to ${most} players`),

  // Finding
  search: 'Search the rules',
  count: (shown: number, all: number) => (shown === all ? `${all} rules` : `${shown} of ${all} rules`),
  none: 'No rule has all of these words.',
  clear: 'Show all rules',
  contents: 'Sections',
  link: (clause: string) => `Link to rule ${clause}`,

  // A rule
  marks: { ruling: 'our ruling', inferred: 'inferred', invented: 'invented' } as Record<string, string>,
  marksText: {
    ruling: 'The rulebooks leave this open; this is how it is played here.',
    inferred: 'The rulebooks do not say it, but what they say implies it.',
    invented: 'What the rulebooks had is lost to us; this stands in for it.',
  } as Record<string, string>,
  marksTitle: 'How sure a rule is',
  stated: 'Where a rule says nothing else, a rulebook states it.',
  edition: (edition: string, pages: string, several: boolean) => `${edition} edition, ${several ? 'pages' : 'page'} ${pages}`,
  editions: { first: 'first', second: 'second' } as Record<string, string>,
  option: (name: string) => `Option: ${name}`,
}

export type RulesWords = typeof rulesWords
