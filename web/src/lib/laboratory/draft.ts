/** A draft of a content pack: which pieces it changes, put in and taken out. */

import type { Draft, LaboratoryFile, LaboratoryInfo, PieceName } from '../wire'
import { isTable, same, type Values } from './values'

/** A draft with what its files say; the wire's own type knows less of it. */
export type PackDraft = Omit<Draft, 'files'> & { files: Record<string, Values> }

/** A piece, or the values of a file (no id). */
export interface Place {
  file: string
  id: string
}

export const samePlace = (one: Place | null, other: Place | null): boolean => one?.file === other?.file && one?.id === other?.id

export const plainId = (id: string): string => id.replaceAll('_', '-')

const listOf = (values: Values | undefined, word: string): Values[] => (Array.isArray(values?.[word]) ? (values[word] as Values[]).filter(isTable) : [])

/** What a draft says of a place. */
export function changeAt(draft: PackDraft, file: LaboratoryFile, id: string): Values {
  if (file.word === null) return draft.files[file.name] ?? {}
  const found = listOf(draft.files[file.name], file.word).find((one) => plainId(String(one['replaces'] ?? one['id'])) === plainId(id))
  return found ? Object.fromEntries(Object.entries(found).filter(([key]) => key !== 'id' && key !== 'replaces')) : {}
}

/** The draft with another change of a place; an empty one takes it out. */
export function withChange(draft: PackDraft, file: LaboratoryFile, id: string, change: Values): PackDraft {
  const files = { ...draft.files }
  if (file.word === null) files[file.name] = change
  else {
    const before = listOf(files[file.name], file.word)
    const at = before.findIndex((one) => plainId(String(one['replaces'] ?? one['id'])) === plainId(id))
    const old = before[at]
    const own = old !== undefined && 'replaces' in old ? { id: old['id'], replaces: old['replaces'] } : { id }
    const next = Object.keys(change).length > 0 ? [{ ...own, ...change }] : []
    const list = at < 0 ? [...before, ...next] : [...before.slice(0, at), ...next, ...before.slice(at + 1)]
    files[file.name] = list.length > 0 ? { [file.word]: list } : {}
  }
  return { ...draft, files: Object.fromEntries(Object.entries(files).filter(([, values]) => Object.keys(values).length > 0)) }
}

/** All places that a draft changes, with the names of the changed fields. */
export function placesOf(draft: PackDraft, info: LaboratoryInfo): (Place & { fields: string[] })[] {
  return info.files.flatMap((file) => {
    const values = draft.files[file.name]
    if (values === undefined) return []
    if (file.word === null) return [{ file: file.name, id: '', fields: Object.keys(values) }]
    return listOf(values, file.word).map((one) => ({
      file: file.name,
      id: String(one['replaces'] ?? one['id']),
      fields: Object.keys(one).filter((key) => key !== 'id' && key !== 'replaces'),
    }))
  })
}

export const isEmpty = (draft: PackDraft): boolean => Object.keys(draft.files).length === 0

/** Whether a run was about this very draft. */
export const sameFiles = (one: PackDraft | null, other: PackDraft): boolean => one !== null && same(one.files, other.files)

/** The piece that an address or the gallery names: by its id, or its kind and id. */
export function placeNamed(info: LaboratoryInfo, wanted: string): Place | null {
  for (const file of info.files) {
    for (const piece of file.pieces) if (namesOf(piece).includes(plainId(wanted))) return { file: file.name, id: piece.id }
  }
  return null
}

function namesOf(piece: PieceName): string[] {
  const id = plainId(piece.id)
  return piece.name === null ? [id] : [id, `${piece.name.kind}-${plainId(String(piece.name.id))}`]
}

/** The faces of a game with those that a draft draws differently in their places. */
export function redrawn(catalogue: readonly unknown[], faces: readonly unknown[]): unknown[] {
  const key = (face: unknown) => (isTable(face) ? `${String(face['kind'] ?? '')} ${String(face['id'])}` : '')
  const changed = new Map(faces.map((face) => [key(face), face]))
  return catalogue.map((face) => changed.get(key(face)) ?? face)
}
