/** What fields, values and pieces of content are called: by the game's catalogue, or as packs write them. */

import { sayOf, thingName } from '../sentences'
import type { LaboratoryInfo } from '../wire'
import { plainId, type Place } from './draft'
import { readable } from './values'

/** The kinds of names that a value may have in a game's catalogue, where its field is not called by one. */
const KINDS = ['icon', 'type', 'resource', 'bonus', 'terrain', 'natural', 'age', 'epoch', 'action', 'advantage', 'flag', 'formation', 'slot', 'track']

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A value of a choice. */
export function valueName(game: string, field: string, value: string): string {
  const own = field.replace(/^of_/, '').replace(/s$/, '')
  for (const kind of [field, own, ...KINDS]) {
    const found = sayOf(game, `${plainId(kind)}-${plainId(value).toLowerCase()}`)
    if (found !== null && !found.includes('{')) return capital(found)
  }
  return readable(value)
}

/** A field, by the page's own words for it; those that few pieces have are called as packs write them. */
export function fieldName(field: string, names: Record<string, string>): string {
  return names[field] ?? readable(field)
}

/** A piece, or the values of a file. */
export function placeName(game: string, info: LaboratoryInfo, place: Place, values: string, files: Record<string, string> = {}): string {
  const file = info.files.find((one) => one.name === place.file)
  if (file?.word === null) return info.files.filter((one) => one.word === null).length > 1 ? `${values}: ${fileName(place.file, files)}` : values
  const ref = file?.pieces.find((piece) => piece.id === place.id)?.name ?? null
  if (ref === null) return readable(place.id)
  return capital(ref.name || thingName(game, ref.kind, String(ref.id)))
}

/** A file by what it holds; `names` are those in the page's language. */
export function fileName(file: string, names: Record<string, string> = {}): string {
  const plain = file.replace(/\.toml$/, '')
  return names[plain] ?? readable(plain)
}
