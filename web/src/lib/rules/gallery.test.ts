/** Finding pieces in a gallery. */

import { expect, it } from 'vitest'
import { found } from './gallery'

const piece = (id: string, group: string, name: string, text: string, tags: string[] = []) => ({ id, group, name, text: [text], clauses: ['AB-1'], tags })
const PIECES = [piece('mill', 'buildings', 'Windmill', 'Gives 2 grain.', ['age II']), piece('spear', 'weapons', 'Spear', 'Adds 1 strength.', ['age I']), piece('grain', 'icons', 'Grain', 'Feeds people.')]
const ids = (query: string, group: string | null = null) => found(PIECES, query, group).map((one) => one.id)

it('finds pieces by all words of name, text, tags and clauses, in one group or in all', () => {
  expect(ids('')).toEqual(['mill', 'spear', 'grain'])
  expect(ids('GRAIN')).toEqual(['mill', 'grain'])
  expect(ids('grain', 'icons')).toEqual(['grain'])
  expect(ids('ii windmill')).toEqual(['mill'])
  expect(ids('strength grain')).toEqual([])
  expect(ids('ab-1', 'weapons')).toEqual(['spear'])
})
