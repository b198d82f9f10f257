/** Values of content as a form edits them: what fits a field, what is empty, what an effect's verb asks for. */

import type { FieldInfo, PieceForm, RangeInfo, VerbInfo } from '../wire'

export type Value = unknown
export type Values = Record<string, Value>
export type Groups = Record<string, FieldInfo[]>

/** The field of an effect that says what it does. */
export const VERB = 'verb'

export const isTable = (value: Value): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether two values are the same, however deep. */
export const same = (one: Value, other: Value): boolean => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

function sorted(value: Value): Value {
  if (Array.isArray(value)) return value.map(sorted)
  if (!isTable(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}

/** Whether a value is of a field's kind. */
export function fits(field: FieldInfo, value: Value): boolean {
  switch (field.kind) {
    case 'number':
      return typeof value === 'number'
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
    case 'text':
      return typeof value === 'string'
    case 'list':
      return Array.isArray(value)
    case 'either':
      return (field.either ?? []).some((one) => fits(one, value))
    default:
      return isTable(value)
  }
}

/** Which of the kinds that a field may have its value is of. */
export function kindAt(field: FieldInfo, value: Value): number {
  return Math.max(
    0,
    (field.either ?? []).findIndex((one) => fits(one, value)),
  )
}

/** What a field has before anybody fills it in. */
export function emptyOf(field: FieldInfo, groups: Groups): Value {
  switch (field.kind) {
    case 'number':
      return 1
    case 'switch':
      return false
    case 'choice':
      return field.choices?.[0] ?? ''
    case 'text':
      return ''
    case 'list':
      return []
    case 'either':
      return field.either?.[0] ? emptyOf(field.either[0], groups) : ''
    case 'table':
      return {}
    default:
      return emptyGroup(field, groups)
  }
}

function emptyGroup(field: FieldInfo, groups: Groups): Values {
  const verb = Object.keys(field.verbs ?? {})[0]
  const parts = groups[field.group ?? ''] ?? []
  if (verb !== undefined) return withVerb({}, verb, field, groups)
  return Object.fromEntries(parts.filter((part) => part.required !== false).map((part) => [part.name, emptyOf(part, groups)]))
}

/** An effect with another verb: what the verb has no use for goes, what it needs comes. */
export function withVerb(value: Values, verb: string, field: FieldInfo, groups: Groups): Values {
  const info: VerbInfo | undefined = field.verbs?.[verb]
  const parts = groups[field.group ?? ''] ?? []
  const needed = info?.needs ?? []
  const kept = Object.entries(value).filter(([name]) => name !== VERB && [...needed, ...(info?.may ?? [])].includes(name))
  const added = parts.filter((part) => needed.includes(part.name) && !kept.some(([name]) => name === part.name))
  return { [VERB]: verb, ...Object.fromEntries(kept), ...Object.fromEntries(added.map((part) => [part.name, emptyOf(part, groups)])) }
}

/** The parts of a group that are shown, and those that may be added. */
export function partsOf(field: FieldInfo, value: Values, groups: Groups): { shown: FieldInfo[]; more: FieldInfo[] } {
  const parts = groups[field.group ?? ''] ?? []
  const info = field.verbs?.[String(value[VERB])]
  if (Object.keys(field.verbs ?? {}).length === 0 || info === undefined) return split(parts, value)
  const usable = parts.filter((part) => part.name === VERB || info.needs.includes(part.name) || info.may.includes(part.name) || part.name in value)
  return {
    shown: usable.filter((part) => part.name === VERB || part.name in value || info.needs.includes(part.name)),
    more: usable.filter((part) => info.may.includes(part.name) && !(part.name in value)),
  }
}

/** Fields that have a value or need one, and those that may be added. */
export function split(fields: readonly FieldInfo[], value: Values): { shown: FieldInfo[]; more: FieldInfo[] } {
  const shown = fields.filter((field) => field.required !== false || field.name in value)
  return { shown, more: fields.filter((field) => !shown.includes(field)) }
}

/** A table without one of its members. */
export const without = (value: Values, name: string): Values => Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** The numbers that a place may have, if that was found out. */
export function rangeAt(ranges: readonly RangeInfo[], path: readonly (string | number)[]): RangeInfo | null {
  return ranges.find((range) => range.path.length === path.length && range.path.every((part, at) => part === path[at])) ?? null
}

/** The fields of a piece that are no longer as in the box. */
export function changesOf(form: PieceForm, edited: Values): Values {
  return Object.fromEntries(Object.entries(edited).filter(([key, value]) => value !== undefined && !same(value, form.value[key])))
}

/** A number that was typed; null: it is none. */
export function typedNumber(text: string): number | null {
  return /^\s*[-−]?\d{1,9}\s*$/.test(text) ? Number(text.trim().replace('−', '-')) : null
}

/** An id as one reads it where no catalogue has a name for it. */
export function readable(id: string): string {
  const text = id.replaceAll(/[_-]+/g, ' ').replaceAll(':', ': ').trim()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
