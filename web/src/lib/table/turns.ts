/** What happened, turn by turn: the entries of the journal, what leads each, and whom an event concerns. */

import { isSentence, type Arg } from '../sentences/sentence'
import type { GameEvent, LogItem } from '../wire'
import type { Sound, SoundMap } from './sound'

/** One entry of the journal: what one seat did in a row, or something that is told beside the game. */
export interface TurnEntry {
  /** The number of its first item in the log. */
  number: number
  /** When it began. */
  at: number
  /** Who did it; null: nobody. */
  seat: number | null
  undone: boolean
  /** What is told beside the game: somebody sat down, took something back. */
  aside: LogItem | null
  events: GameEvent[]
  /** The event that says most of it. */
  lead: GameEvent | null
  /** What it is like, for its sign. */
  like: Sound | null
}

const weigh = (map: SoundMap, kind: string): Sound | null => (Object.hasOwn(map, kind) ? (map[kind] ?? null) : 'move')

/** The event that leads: the first of the seat's own that is more than a setting of the scene, or else the first that is. */
export function leadOf(events: readonly GameEvent[], seat: number | null, map: SoundMap): GameEvent | null {
  const weighty = events.filter(({ kind }) => weigh(map, kind) !== null)
  return weighty.find((event) => event.seat === seat) ?? weighty[0] ?? events.find((event) => event.seat === seat) ?? events[0] ?? null
}

/** The log as entries, one for each turn; what people said is told elsewhere. */
export function turnEntries(items: readonly LogItem[], undone: ReadonlySet<number>, map: SoundMap): TurnEntry[] {
  const found: TurnEntry[] = []
  for (const item of items) {
    if (item.kind === 'said') continue
    const { number, at } = item
    const seat = item.seat ?? null
    const gone = undone.has(number)
    if (item.sentence) found.push({ number, at, seat, undone: gone, aside: item, events: [], lead: null, like: null })
    const events = item.events ?? []
    if (events.length === 0) continue
    const last = found[found.length - 1]
    if (last && last.aside === null && item.kind === 'move' && last.seat === seat && last.undone === gone) last.events.push(...events)
    else found.push({ number: item.sentence ? number + 0.5 : number, at, seat: item.kind === 'move' ? seat : null, undone: gone, aside: null, events: [...events], lead: null, like: null })
  }
  for (const entry of found) {
    entry.lead = leadOf(entry.events, entry.seat, map)
    entry.like = entry.lead && weigh(map, entry.lead.kind)
  }
  return found
}

function names(arg: Arg, seat: number): boolean {
  if (typeof arg !== 'object') return false
  if (Array.isArray(arg)) return arg.some((one: Arg) => names(one, seat))
  const one = arg as Exclude<Arg, number | string | readonly Arg[]>
  return isSentence(one) ? Object.values(one.args ?? {}).some((inner) => names(inner, seat)) : one.kind === 'player' && one.id === seat
}

/** Whether an event names a seat, and is more than a setting of the scene. */
export function concerns(event: GameEvent, seat: number, map: SoundMap): boolean {
  return weigh(map, event.kind) !== null && Object.values(event.sentence.args ?? {}).some((arg) => names(arg, seat))
}

/** The first thing of one of these kinds that an event or a line of points names: its id; null: it names none. */
export function namedIn(event: Pick<GameEvent, 'sentence'>, ...kinds: string[]): string | null {
  for (const arg of Object.values(event.sentence.args ?? {})) {
    if (typeof arg === 'object' && 'kind' in arg && kinds.includes(arg.kind)) return String(arg.id)
  }
  return null
}
