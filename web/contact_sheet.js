/**
 * Makes a contact sheet of a game's scenes, to look at: all of them on one page, and as a picture where Chromium is found.
 *
 *   node contact_sheet.js GAME [--sheet NAME] [--only ID,ID] [--theme light|dark] [--width 240] [--ratio 2] [--columns 6] [--out FOLDER]
 *
 * The game's `scenes/index.ts` exports `sheets`: scenes by id, by the name of their sheet; and `field`, where theirs is not 240 by 120.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sheet: { type: 'string' },
    only: { type: 'string' },
    theme: { type: 'string', default: 'light' },
    width: { type: 'string', default: '240' },
    ratio: { type: 'string' },
    columns: { type: 'string', default: '6' },
    out: { type: 'string', default: 'sheets' },
  },
})
const [game] = positionals
if (game === undefined) {
  console.error('Name a game: node contact_sheet.js along-history')
  process.exit(2)
}

const GROUNDS = { light: ['#f6f1e7', '#1d2530'], dark: ['#10161d', '#e9e4d8'] }
const [ground, ink] = GROUNDS[values.theme] ?? GROUNDS.light
const [width, columns] = [Number(values.width), Number(values.columns)]

const { module } = await runnerImport(resolve(import.meta.dirname, `src/games/${game}/scenes/index.ts`), { configFile: false, root: import.meta.dirname, logLevel: 'warn' })
const [wide, high] = module.field ?? [240, 120]
const veil = values.theme === 'dark' ? `<rect width="${wide}" height="${high}" fill="#0b141c" opacity=".13"/>` : ''
const height = Math.round(width / Number(values.ratio ?? wide / high))
const wanted = values.only?.split(',')
mkdirSync(values.out, { recursive: true })

for (const [name, scenes] of Object.entries(module.sheets)) {
  if (values.sheet !== undefined && values.sheet !== name) continue
  const shown = Object.entries(scenes).filter(([id]) => wanted?.includes(id) ?? true)
  if (shown.length === 0) continue
  const figures = shown.map(
    ([id, drawn]) =>
      `<figure><svg viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round">${drawn}${veil}</svg><figcaption>${id}</figcaption></figure>`,
  )
  const page = `<!doctype html><meta charset="utf-8"><title>${name}</title><style>
body{margin:12px;background:${ground};color:${ink};font:11px/1.3 Inter,sans-serif;display:grid;grid-template-columns:repeat(${columns},${width}px);gap:10px}
figure{margin:0}svg{display:block;width:${width}px;height:${height}px;border-radius:6px}</style>${figures.join('')}`
  const file = join(values.out, `${game}-${name}-${values.theme}-${width}`)
  writeFileSync(`${file}.html`, page)
  const size = [columns * (width + 10) + 14, Math.ceil(shown.length / columns) * (height + 26) + 24]
  const browser = ['chromium', 'chromium-browser', 'google-chrome'].find((one) => {
    const run = spawnSync(one, ['--headless', '--no-sandbox', '--disable-gpu', '--hide-scrollbars', `--window-size=${size}`, `--screenshot=${resolve(file)}.png`, resolve(`${file}.html`)], { stdio: 'ignore' })
    return run.status === 0
  })
  console.log(`${file}.${browser ? 'png' : 'html'}  ${shown.length} scenes`)
}
