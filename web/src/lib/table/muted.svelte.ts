/** Whose words one does not want to read at a table: kept in this browser, told to nobody. */

import { store, stored } from '../browser/storage'
import type { LogItem } from '../wire'

const kept = $state<Record<string, string[]>>({})

/** Who said something: a seat, or somebody without one by their name. */
export const speakerOf = (item: LogItem): string => (typeof item.seat === 'number' ? `seat ${item.seat}` : `watcher ${item.watcher ?? ''}`)

export function mutedAt(table: string): readonly string[] {
  return kept[table] ?? stored<string[]>('local', `muted:${table}`) ?? []
}

export function setMuted(table: string, speaker: string, muted: boolean): void {
  const others = mutedAt(table).filter((one) => one !== speaker)
  const all = muted ? [...others, speaker] : others
  kept[table] = all
  store('local', `muted:${table}`, all.length > 0 ? all : null)
}
