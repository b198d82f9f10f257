/** Which face a seat has: a river animal, by its number or by the kind of bot that sits there. */

/** The animals, in the order in which seats have them. */
export const FACES = ['otter', 'heron', 'frog', 'kingfisher', 'beaver', 'turtle', 'trout', 'duck', 'hippo', 'dragonfly', 'crab'] as const
export type FaceName = (typeof FACES)[number]

const isFace = (name: string | null | undefined): name is FaceName => (FACES as readonly (string | null | undefined)[]).includes(name)

/** A seat's face: its own if it brings one, else by its number. */
export function faceOf(seat: number, own?: string | null): FaceName {
  return isFace(own) ? own : (FACES[seat % FACES.length] ?? FACES[0])
}

/** The animal of each kind of bot. */
const BOT_FACES: Readonly<Record<string, FaceName>> = { random: 'duck', easy: 'frog', greedy: 'beaver', medium: 'heron', hard: 'kingfisher', expert: 'dragonfly', net: 'trout', master: 'hippo' }

/** What of a seat says whose face it has. */
export interface Seated {
  seat: number
  name?: string | null
  bot?: string | null
}

/** The faces of a table's seats: people have theirs by their seats, a bot that of its kind, or another where it is taken. */
export function facesAt(seats: readonly Seated[]): Map<number, FaceName> {
  const faces = new Map(seats.filter((one) => !one.bot || one.name).map(({ seat }) => [seat, faceOf(seat)]))
  for (const { seat, bot } of seats.filter((one) => !faces.has(one.seat))) {
    const taken = new Set(faces.values())
    const own = BOT_FACES[bot ?? ''] ?? faceOf(seat)
    faces.set(seat, taken.has(own) ? (FACES.find((one) => !taken.has(one)) ?? own) : own)
  }
  return faces
}
