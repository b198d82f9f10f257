/** How the page is built, served while one works on it, and tested. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Ships the licences of everything that ends up in the built page. */
function licences(...packages: string[]): Plugin {
  return {
    name: 'licences',
    generateBundle() {
      const texts = packages.map((name) => {
        const folder = `node_modules/${name}/`
        const file = name === 'svelte' ? 'LICENSE.md' : 'LICENSE'
        return `${name}\n\n${readFileSync(folder + file, 'utf-8').trim()}\n`
      })
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
      const kept = files.filter((file) => /\.(js|css)$/.test(file)).map((file) => `/${file}`)
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
  const games = new Set(modules.flatMap((module) => /\/src\/games\/(?!shared\/)([\w-]+)\//.exec(module)?.[1] ?? []))
  return games.size === 1 ? ([...games][0] ?? null) : null
}

export default defineConfig({
  plugins: [svelte(), licences('svelte', '@fontsource-variable/fraunces', '@fontsource-variable/inter'), worker()],
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
        chunkFileNames: ({ moduleIds }) => {
          const game = gameOf(moduleIds)
          return game === null ? 'assets/[name]-[hash].js' : `assets/game.${game}.[name]-[hash].js`
        },
      },
    },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
})
