/** How long the words of a name are, for those who set it in little room. */

/** How many letters the longest word of a name has: a long one is set smaller, so that it need not break. */
export const longest = (name: string): number => Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length))

const VOWEL = '[aeiouyäöüéèà]'
const BREAK = new RegExp(`(?<=.{2}${VOWEL})(?=[bcdfghjklmnpqrstvwxz]{1,2}${VOWEL})(?=.{3})`, 'g')

/** A name whose words of seven letters and more may break with a hyphen, about by syllable. */
export const breakable = (name: string): string => name.replace(/[A-Za-zÀ-ÿ]{7,}/g, (word) => word.replace(BREAK, '\u00ad'))
