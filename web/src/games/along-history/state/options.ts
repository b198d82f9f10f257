/** Which options of a new table go together (AH-109, AH-R4, AH-R5). */

/** How many Ages a value of the option `ages` has. */
export const agesIn = (ages: string): number => (ages === 'all' ? 3 : ages.split('+').length)

/** The ways in which Ages may end: Progressive needs several Ages, and Initiation has its own end. */
export function modesFor(ages: string, initiation: string, modes: readonly string[]): string[] {
  return modes.filter((mode) => mode === 'full' || (initiation !== 'on' && (mode !== 'progressive' || agesIn(ages) > 1)))
}

/** A change, and what has to change with it. */
export function fitting(all: Readonly<Record<string, string>>, change: Readonly<Record<string, string>>, players: number): Record<string, string> {
  const found: Record<string, string> = { ...change }
  if (!modesFor(all['ages'] ?? '', all['initiation'] ?? '', [all['mode'] ?? '']).length) found['mode'] = 'full'
  if (all['first'] !== 'random' && Number(all['first']?.slice(1)) > players) found['first'] = 'p1'
  return found
}
