/** What each language does to rows and to players' names: the same as kernel/language/catalogue.py in Python. */

import type { Language } from '../languages/language.svelte'

export interface Grammar {
  comma: string
  joins: Record<string, string>
  /** How a player's name is declined. */
  cases: Record<string, (name: string) => string>
}

const VOWELS = 'aàâäæeéèêëiîïoôöœuùûü'

const possessive = (name: string): string => `${name}’s`
const genitive = (name: string): string => (/[sßxz]$/i.test(name) ? `${name}’` : `${name}s`)
/** d’Ada, but de Bob */
const elided = (word: string) => (name: string): string => (name !== '' && VOWELS.includes(name.charAt(0).toLowerCase()) ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`) // prettier-ignore

export const GRAMMARS: Record<Language, Grammar> = {
  en: { comma: ', ', joins: { and: ' and ', or: ' or ', then: ' and ' }, cases: { possessive } },
  de: { comma: ', ', joins: { and: ' und ', or: ' oder ', then: ' und ' }, cases: { genitive } },
  fr: { comma: ', ', joins: { and: ' et ', or: ' ou ', then: ' et ' }, cases: { de: elided('de') } },
  'zh-Hant': { comma: '、', joins: { and: '和', or: '或', then: '，然後' }, cases: {} },
}
