/** For tests: that a catalogue says everything that the English one says, from the same facts, and nothing in English. */

import { describe, expect, it } from 'vitest'

function flat(words: object, at = ''): [string, unknown][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? flat(value, `${at}${key}.`) : [[`${at}${key}`, value] as [string, unknown]],
  )
}

/** What a text is with each argument marked, so that one can see which are used. */
function said(value: unknown, arity: number): string {
  if (typeof value === 'string') return value
  const say = value as (...args: unknown[]) => string
  for (const args of [
    Array.from({ length: arity }, (_, n) => 71 + n),
    Array.from({ length: arity }, (_, n) => `<${n}>`),
    Array.from({ length: arity }, (_, n) => [`<${n}>`]),
    Array.from({ length: arity }, (_, n) => (n === 0 ? 71 : [`<${n}>`])),
  ]) {
    try {
      return String(say(...args))
    } catch {
      // another kind of argument
    }
  }
  return ''
}

/** Checks a catalogue; `same` is what is the same as in English, and rightly so: names, signs, words that languages share. */
export function describeCatalogue(title: string, theirs: object, mine: object, expectedSame: readonly string[] = []): void {
  describe(`the ${title} catalogue`, () => {
    const english = flat(theirs)
    const foreign = new Map(flat(mine))

    it('has the same keys', () => {
      expect([...foreign.keys()].sort()).toEqual(english.map(([key]) => key).sort())
    })

    it('says something everywhere, from the same facts', () => {
      for (const [key, value] of english) {
        const arity = typeof value === 'function' ? value.length : 0
        const text = said(foreign.get(key), arity)
        expect(text.trim(), key).not.toBe('')
        expect(text, key).not.toMatch(/undefined|NaN|\[object/)
        const marks = (from: string) => [...new Set(Array.from(from.matchAll(/7([1-4])|<(\d)>/g), ([, number, place]) => Number(number ?? Number(place) + 1)))].sort()
        expect(marks(text), key).toEqual(marks(said(value, arity)))
      }
    })

    it('leaves nothing in English', () => {
      const same = english.filter(([key, value]) => {
        const arity = typeof value === 'function' ? value.length : 0
        return said(foreign.get(key), arity) === said(value, arity)
      })
      expect(same.map(([key]) => key)).toEqual(expectedSame)
    })
  })
}
