/** How long the words of a name are, for those who set it in little room. */

/** How many letters the longest word of a name has: a long one is set smaller, so that it need not break. */
export const longest = (name: string): number => Math.max(...name.split(/[\s\u00ad-]/).map((word) => word.length))
