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
 * game, the end with its picture to share and the notice of a game that cannot go on, when nothing is decided any more,
 * the ratings that stand with these; the settings of notifications, and the webhook of a table that gathers; what is done about people who are away, or about what they wrote; what only those are told whose invitation is used up; what only tables have whose turns
 * have a limit; the lobby's pictures of positions; and what somebody opens to read meanwhile: rules with their overview, the
 * gallery.
 */
const ELSEWHERE = /^\w+Page-|^(Ending|SharePicture|FrozenNotice|Gathering|InviteNotice|TableRatings|PushSetting|Webhook|Absence|SaidMenu|MutedPeople|ReferenceDrawer|RulesBook|Gallery|search)-|^(?:learn|turns|TurnTime|notices|push|conduct)[.-]|\.(Form|Thumbnail)-|\.(gallery|overview|lesson)[.-]/
/** What comes with what happens, never before the first decision: dialogs of a war, of an Age's end, moments to look at. */
const LATER = /^game\.[\w-]+\.\w*(Dialogs?|Moments?)-/
const GAME = /^game\.([\w-]+)\./
const LANGUAGE = /(?:^|\.)(en|de|fr|zh-Hant)-/

const read = (path) => readFileSync(new URL(path, PAGE))

/** A script: what it weighs, what it imports, and the one game or language that it is of. */
const known = new Map()
function scriptOf(name) {
  if (!known.has(name)) {
    const source = read(`assets/${name}`)
    const imports = [...source.toString().matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, other]) => other)
    known.set(name, { name, size: gzipSync(source).length, imports, game: GAME.exec(name)?.[1] ?? null, language: LANGUAGE.exec(name)?.[1] ?? null })
  }
  return known.get(name)
}

const FIRST = [...read('index.html').toString().matchAll(/["']\/assets\/([\w.-]+\.js)["']/g)].map(([, name]) => name)

/** The scripts that the page imports and, through them, all others that a table of a game may load in a language; null: any. */
function reach(game, language) {
  const found = new Set()
  const waiting = [...FIRST]
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name) || ELSEWHERE.test(name)) continue
    const script = scriptOf(name)
    if (![null, game].includes(game === undefined ? null : script.game) || ![null, language].includes(language === undefined ? null : script.language)) continue
    found.add(name)
    waiting.push(...script.imports)
  }
  return [...found].map(scriptOf)
}

const all = reach(undefined, undefined).sort((a, b) => b.size - a.size)
for (const { name, size } of all) console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`)
const games = new Set([null, ...all.map(({ game }) => game)])
const languages = new Set([null, ...all.map(({ language }) => language)])

/** What a table of a game weighs in a language, up to its first decision or later. */
const weight = (game, language, later = false) =>
  reach(game, language).reduce((sum, { name, size }) => (LATER.test(name) === later ? sum + size : sum), 0)

let most = 0
for (const game of games) {
  const heaviest = Math.max(...[...languages].map((language) => weight(game, language)))
  const later = weight(game, null, true)
  console.log(`${(heaviest / 1000).toFixed(1).padStart(7)} kB  a table of ${game ?? 'any other game'}, gzipped; at most ${BUDGET / 1000}${later ? `; later ${(later / 1000).toFixed(1)} more` : ''}`)
  most = Math.max(most, heaviest)
}
if (most > BUDGET) {
  console.error('The page weighs too much.')
  process.exit(1)
}
