/** Finding rules by words, numbers and options. */

import { describe, expect, it } from 'vitest'
import { marked, matching, sections } from './search'
import type { Rule } from './clauses.svelte'

const clause = (id: string, section: string, title: string, text: string): Rule => ({ id, section, title, text, mark: 'stated', pages: {} })
const CLAUSES = [
  clause('AB-1', 'Moves', 'Sniping', 'One may take an investment (AB-2).'),
  clause('AB-2', 'Ends', 'The end', 'The game ends.'),
  clause('AB-3', 'Moves', 'Harvest', 'A turn may end with a harvest.'),
]
const beside = (clause: string) => (clause === 'AB-2' ? 'Ending: turn, immediately' : '')
const ids = (query: string) => matching(CLAUSES, query, beside).map((one) => one.id)

describe('finding', () => {
  it('finds all words, in any order and anywhere', () => {
    expect(ids('')).toEqual(['AB-1', 'AB-2', 'AB-3'])
    expect(ids('END')).toEqual(['AB-2', 'AB-3'])
    expect(ids('harvest  end')).toEqual(['AB-3'])
    expect(ids('moves')).toEqual(['AB-1', 'AB-3'])
    expect(ids('ab-1')).toEqual(['AB-1'])
    expect(ids('immediately')).toEqual(['AB-2'])
    expect(ids('harvest snipe')).toEqual([])
    expect(ids('.*')).toEqual([])
  })

  it('keeps sections together, in the order they come', () => {
    expect(sections(CLAUSES).map((one) => [one.title, one.clauses.map((other) => other.id)])).toEqual([
      ['Moves', ['AB-1', 'AB-3']],
      ['Ends', ['AB-2']],
    ])
  })

  it('marks what was looked for and what is cited, and loses nothing', () => {
    const text = 'One may take (an) investment: AB-2.'
    const parts = marked(text, new Set(['AB-2']), 'TAKE (an')
    expect(parts.map((part) => part.text).join('')).toBe(text)
    expect(parts.filter((part) => part.found).map((part) => part.text)).toEqual(['take', '(an'])
    expect(parts.filter((part) => part.clause).map((part) => part.text)).toEqual(['AB-2'])
    expect(marked(text, new Set(['AB-2']), 'ab-2').filter((part) => part.found).map((part) => part.clause)).toEqual(['AB-2'])
  })
})
