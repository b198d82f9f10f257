/** How the page is built, served while one works on it, and tested. */

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { runnerImport, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { firstViews, groups } from './chunks'

const COMPONENTS = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((path) => path.endsWith('.svelte'))
  .toSorted()

/** A component's mark in its styles and elements, which a table loads for each: its number. What tools compile to try has none. */
function markOf(file: string): string {
  return `_${COMPONENTS.indexOf(relative('src', file)).toString(36)}`
}

/** Ships the licences of everything that ends up in the built page: packages, and where their licence is. */
function licences(packages: Record<string, string>): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const texts = Object.entries(packages).map(([name, file]) => `${name}\n\n${readFileSync(`node_modules/${file}`, 'utf-8').trim()}\n`)
      this.emitFile({ type: 'asset', fileName: 'assets/licences.txt', source: texts.join('\n\n---\n\n') })
    },
  }
}

/** Puts the service worker beside the page, with the names of the files it keeps. */
function worker(): Plugin {
  return {
    name: 'worker',
    enforce: 'post',
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).sort()
      const page = bundle['index.html']
      const build = createHash('sha256').update(files.join())
      if (page?.type === 'asset') build.update(page.source)
      const kept = files.filter((file) => /\.(js|css)$|\bwords\..*\.txt$/.test(file)).map((file) => `/${file}`)
      const source = readFileSync('src/sw.js', 'utf-8')
        .replace("'__BUILD__'", JSON.stringify(build.digest('hex').slice(0, 10)))
        .replace("['__FILES__']", JSON.stringify(kept, null, 2))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}

/**
 * The one game whose folder a chunk has modules of; its files are named after it, so that their weight is known. What
 * only this game uses of the rest may be in it too.
 */
function gameOf(modules: string[]): string | null {
  const games = new Set(modules.flatMap((module) => /\/(?:src|riverrun)\/games\/(?!shared\/)([\w-]+)\//.exec(module)?.[1]?.replaceAll('_', '-') ?? []))
  return games.size === 1 ? ([...games][0] ?? null) : null
}

/**
 * Paints scenes: `import url, { ids } from './antiquity.ts?sprite'` is the address of one SVG with all that the module
 * declares. The kit and the declarations stay out of the scripts; a picture is loaded as a picture, when it is needed.
 */
function sprites(): Plugin {
  const MARK = '?sprite'
  const run = <T>(file: string) => runnerImport<T>(file, { configFile: false, logLevel: 'error' })
  let serving = false
  return {
    name: 'sprites',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    resolveId(source, importer) {
      return source.endsWith(MARK) && importer !== undefined ? resolve(dirname(importer), source) : null
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null
      const file = id.slice(0, -MARK.length)
      const { module, dependencies } = await run<{ default: Record<string, string> }>(file)
      const kit = await run<{ spriteOf: (scenes: Record<string, string>) => string }>(resolve('src/games/shared/scenes/sprite.ts'))
      const source = kit.module.spriteOf(module.default)
      const ids = `export const ids = ${JSON.stringify(Object.keys(module.default).join(' '))}.split(' ')`
      if (serving) {
        for (const one of [file, ...dependencies]) this.addWatchFile(one)
        return `${ids}\nexport default URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'image/svg+xml' }))`
      }
      const name = `scenes.${gameOf([file]) ?? 'shared'}.${basename(file, '.ts')}.svg`
      return `${ids}\nexport default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
    },
  }
}

/**
 * Catalogues come as texts, not as scripts: `import addresses from 'virtual:catalogues'` has the address of one text for
 * each folder of words and language, its clauses apart. English of the frame is in the page itself.
 */
function catalogues(): Plugin {
  const ID = 'virtual:catalogues'
  const SOURCES = '../src/riverrun'
  let serving = false
  return {
    name: 'catalogues',
    configResolved({ command }) {
      serving = command === 'serve'
    },
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      const texts = new Map<string, string[]>()
      const files = serving ? [] : readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' }).toSorted()
      for (const path of files) {
        const [, folder, language, file] = /^(words|games\/\w+\/words)\/([\w-]+)\/([\w-]+)\.ftl$/.exec(path) ?? []
        if (!file || file === 'screen' || (folder === 'words' && language === 'en')) continue
        const name = `/${folder}/${language}/${/^(clauses|rulings)/.test(file) ? 'clauses' : 'words'}.ftl`
        texts.set(name, [...(texts.get(name) ?? []), readFileSync(`${SOURCES}/${path}`, 'utf-8')])
      }
      const rows = Array.from(texts, ([path, sources]) => {
        const [kind = '', language = ''] = [basename(path, '.ftl'), path.split('/').at(-2)]
        const name = `${kind}.${gameOf([`/src${path}`]) ?? 'frame'}.${language}.txt`
        return `${JSON.stringify(path)}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: sources.join('\n') })}`
      })
      return `export default {${rows.join(',\n')}}`
    },
  }
}

export default defineConfig({
  plugins: [
    svelte({ compilerOptions: { cssHash: ({ filename }) => markOf(filename) } }),
    sprites(),
    catalogues(),
    licences({
      svelte: 'svelte/LICENSE.md',
      '@fluent/bundle': 'typescript/LICENSE.txt', // the Apache License 2.0, which it names but does not bring
      '@fontsource-variable/fraunces': '@fontsource-variable/fraunces/LICENSE',
      '@fontsource-variable/inter': '@fontsource-variable/inter/LICENSE',
      uqr: 'uqr/LICENSE',
    }),
    firstViews(),
    worker(),
  ],
  build: {
    outDir: '../src/riverrun/server/page',
    emptyOutDir: true,
    // The server allows fonts and pictures from itself only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // Every browser that knows `<dialog>` loads modules; no polyfill is needed.
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        chunkFileNames: ({ name, moduleIds }) => {
          const game = gameOf(moduleIds)
          return game === null || name.startsWith('game.') ? 'assets/[name]-[hash].js' : `assets/game.${game}.[name]-[hash].js`
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] }, // the catalogues lie beside the rules
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // Modules are read once for all tests, not once for each file: that is two thirds of the work.
    pool: 'threads',
    isolate: false,
  },
})
