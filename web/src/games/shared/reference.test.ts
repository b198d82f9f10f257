/** Every game's gallery and overview: each language says everything, and cites clauses that there are. */

import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { describeCatalogue } from '../../lib/words/catalogueChecks'

const GAMES = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory() && entry.name !== 'shared').map((entry) => entry.name)
const files = import.meta.glob<{ default: object }>('../*/{gallery,overview,lesson}/*.{en,de,fr,zh-Hant}.ts', { eager: true })
const modules = import.meta.glob<string>('../*/{gallery/gallery,overview/overview,lesson/lesson}.ts', { eager: true, query: '?raw', import: 'default' })
/** What is the same as in English, and rightly so: words that languages share. */
const SAME: Record<string, string[]> = {
  'epochs gallery fr': ['invention', 'terrain'],
}

for (const game of GAMES) {
  for (const kind of ['gallery', 'overview', 'lesson']) {
    const english = files[`../${game}/${kind}/${kind}.en.ts`]
    if (!english) continue
    for (const language of ['de', 'fr', 'zh-Hant']) {
      describeCatalogue(`${game} ${kind} ${language}`, english.default, files[`../${game}/${kind}/${kind}.${language}.ts`]?.default ?? {}, SAME[`${game} ${kind} ${language}`])
    }
  }
}

describe('galleries and overviews', () => {
  it('are there for every game', () => {
    for (const game of GAMES) for (const kind of ['gallery', 'overview']) expect(modules[`../${game}/${kind}/${kind}.ts`], `${game} ${kind}`).toBeDefined()
  })

  it('cite clauses that there are', () => {
    for (const [path, source] of Object.entries(modules)) {
      const game = path.split('/')[1]?.replaceAll('-', '_') ?? ''
      const known = new Set(Array.from(readFileSync(`../src/riverrun/games/${game}/clauses.toml`, 'utf-8').matchAll(/"((?:FOH|FL|AH|EP)-[\w.]+)"/g), ([, id]) => id))
      expect(known.size, game).toBeGreaterThan(20)
      for (const [cited] of source.matchAll(/\b(?:FOH|FL|AH|EP)-[A-Z]?[\dA-Z.]+\b/g)) expect(known.has(cited), `${path}: ${cited}`).toBe(true)
    }
  })
})

describe('lessons', () => {
  it('say something at every step of the server’s script', () => {
    for (const game of GAMES) {
      const script = readFileSync(`../src/riverrun/games/${game.replaceAll('-', '_')}/lesson/lesson.toml`, 'utf-8')
      const ids = Array.from(script.matchAll(/^id = "(\w+)"/gm), ([, id]) => id ?? '')
      expect(ids.length, game).toBeGreaterThan(5)
      const words = files[`../${game}/lesson/lesson.en.ts`]?.default ?? {}
      expect(Object.keys(words).sort()).toEqual(ids.flatMap((id) => ['', 'Ask', 'Done', 'Wrong'].map((part) => `${id}${part}`)).sort())
      for (const id of ids) expect(modules[`../${game}/lesson/lesson.ts`], id).toContain(`    ${id}: { anchor:`)
    }
  })
})
