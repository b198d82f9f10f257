/** Nothing restyles the whole document with every change on it. */

import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(['../../**/*.css', '../../**/*.svelte'], { query: '?raw', import: 'default', eager: true })

test('no style asks what the whole document has', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  const asking = Object.entries(sources).filter(([, text]) => /(?<![.\w-])(?:html|:root|body)[^\s,{]*:has\(/.test(text))
  expect(asking.map(([file]) => file)).toEqual([])
})
