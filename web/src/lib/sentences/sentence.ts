/** A sentence as it is sent: the code of a catalogue's message, and what it names. */

/** A thing that has a name: a card, a tile, a player. */
export interface Ref {
  kind: string
  id: string | number
  /** A variant of the name (an edition's title, say), used where the language has it. */
  form?: string
  /** A name that is the same in every language: what a content pack calls it, or a person themselves. */
  name?: string
}

/** A number, a text (something a person typed, or a word that the sentence selects by), a thing, a sentence, or a row of them. */
export type Arg = number | string | Ref | Sentence | readonly Arg[]

export interface Sentence {
  /** A message, or a message and its attribute: `fl-clause-a8.title`. */
  code: string
  args?: Readonly<Record<string, Arg>>
}

/** The catalogue that a code is in: `rr` for the frame's, a game's own for a game's. */
export function prefixOf(code: string): string {
  return code.split('-', 1)[0] ?? ''
}

/** An id as codes write it: ramesses-ii, nesw-n. */
export const plainId = (id: string | number): string => String(id).toLowerCase().replace(/[^a-z0-9]/g, '-')

export const isSentence = (value: Ref | Sentence): value is Sentence => 'code' in value

/** An argument as programs compare it: things by their ids, sentences by their codes. */
export function plain(value: Arg): number | string | unknown[] {
  if (typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((one: Arg) => plain(one))
  const one = value as Ref | Sentence
  return isSentence(one) ? one.code : one.id
}

/** What a sentence names, as programs compare it; undefined: it does not name it. */
export function facts(sentence: Sentence): Record<string, number | string | unknown[] | undefined> {
  return Object.fromEntries(Object.entries(sentence.args ?? {}).map(([name, value]) => [name, plain(value)]))
}
