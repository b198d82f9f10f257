/**
 * Weighs the built page: the gzipped scripts that a table may load, from index.html on, together with what it loads
 * later. Fails when they weigh too much. A table is of one game and read in one language at most, so each pair is summed.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const PAGE = new URL('../src/riverrun/server/page/', import.meta.url)
const BUDGET = 150_000
/**
 * What is loaded instead of a table, never with it: other pages, the form by which one is opened, the gathering before its
 * game and its ratings, the end and the notice of a game that cannot go on, when nothing is decided any more; what only those
 * are told whose invitation is used up; what only tables have whose turns have a limit; and what somebody opens to read
 * meanwhile: rules with their overview, the gallery.
 */
const ELSEWHERE = /^\w+Page-|^(Ending|FrozenNotice|Gathering|InviteNotice|TableRatings|ReferenceDrawer|RulesBook|Gallery|search)-|^(?:learn|turns|TurnTime)[.-]|\.Form-|\.(gallery|overview|lesson)[.-]/
const GAME = /^game\.([\w-]+)\./
const LANGUAGE = /(?:^|\.)(en|de|fr|zh-Hant)-/

const read = (path) => readFileSync(new URL(path, PAGE))

/** The scripts that a text imports and, through them, all others; what is only fetched in advance is imported by another. */
function reach(text, imports, found = new Map()) {
  for (const [, name] of text.matchAll(imports)) {
    if (found.has(name) || ELSEWHERE.test(name)) continue
    const script = read(`assets/${name}`)
    found.set(name, gzipSync(script).length)
    reach(script.toString(), /["'`]\.\/([\w.-]+\.js)["'`]/g, found)
  }
  return found
}

const scripts = reach(read('index.html').toString(), /["']\/assets\/([\w.-]+\.js)["']/g)
const games = new Set([null])
const languages = new Set([null])
const pieces = [...scripts].sort((a, b) => b[1] - a[1]).map(([name, size]) => {
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`)
  const piece = { size, game: GAME.exec(name)?.[1] ?? null, language: LANGUAGE.exec(name)?.[1] ?? null }
  games.add(piece.game)
  languages.add(piece.language)
  return piece
})

/** What a table of a game weighs in a language. */
function weight(game, language) {
  const loaded = pieces.filter((piece) => [null, game].includes(piece.game) && [null, language].includes(piece.language))
  return loaded.reduce((sum, { size }) => sum + size, 0)
}

let most = 0
for (const game of games) {
  const heaviest = Math.max(...[...languages].map((language) => weight(game, language)))
  console.log(`${(heaviest / 1000).toFixed(1).padStart(7)} kB  a table of ${game ?? 'any other game'}, gzipped; at most ${BUDGET / 1000}`)
  most = Math.max(most, heaviest)
}
if (most > BUDGET) {
  console.error('The page weighs too much.')
  process.exit(1)
}
