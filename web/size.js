/**
 * Weighs the built page: the gzipped scripts that a table may load, from index.html on, together with what it loads
 * later. Fails when they weigh too much. Of the languages only the heaviest counts: a reader loads one at most.
 */
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const PAGE = new URL('../src/riverrun/server/page/', import.meta.url)
const BUDGET = 150_000
/** Pages that are loaded instead of a table, never with it. */
const ELSEWHERE = /^(Api|Replay|Rules)-/
const LANGUAGE = /(?:^|\.)(de|fr|zh-Hant)-/

const read = (path) => readFileSync(new URL(path, PAGE))

/** The scripts that a text names and, through them, all others. */
function reach(text, found = new Map()) {
  for (const [, name] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g)) {
    if (found.has(name) || ELSEWHERE.test(name)) continue
    const script = read(`assets/${name}`)
    found.set(name, gzipSync(script).length)
    reach(script.toString(), found)
  }
  return found
}

const scripts = reach(read('index.html').toString())
const languages = new Map()
let sum = 0
for (const [name, size] of [...scripts].sort((a, b) => b[1] - a[1])) {
  const language = LANGUAGE.exec(name)?.[1]
  if (language) languages.set(language, (languages.get(language) ?? 0) + size)
  else sum += size
  console.log(`${(size / 1000).toFixed(1).padStart(7)} kB  ${name}`)
}
sum += Math.max(0, ...languages.values())
console.log(`${(sum / 1000).toFixed(1).padStart(7)} kB  together, gzipped; at most ${BUDGET / 1000}`)
if (sum > BUDGET) {
  console.error('The page weighs too much.')
  process.exit(1)
}
