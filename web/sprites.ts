/** Paints scenes while the page is built: `import url, { ids } from './antiquity.ts?sprite'` is the address of one SVG with all of them. */

import { basename, dirname, resolve } from 'node:path'
import { runnerImport, type Plugin } from 'vite'
import { spriteOf, type Painted } from './src/games/shared/scenes/sprite'

const MARK = '?sprite'

/** The game whose folder a file is in, as a part of the sprite's name. */
const gameOf = (file: string): string => /\/games\/([\w-]+)\//.exec(file)?.[1] ?? 'shared'

/** The kit and the scenes stay out of the page's scripts: a picture is loaded as a picture, and when it is needed. */
export function sprites(): Plugin {
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
      const { module, dependencies } = await runnerImport<{ default: Painted }>(file, { configFile: false, logLevel: 'error' })
      const source = spriteOf(module.default)
      const ids = `export const ids = ${JSON.stringify(Object.keys(module.default).join(' '))}.split(' ')`
      if (serving) {
        for (const one of [file, ...dependencies]) this.addWatchFile(one)
        return `${ids}\nexport default URL.createObjectURL(new Blob([${JSON.stringify(source)}], { type: 'image/svg+xml' }))`
      }
      const name = `scenes.${gameOf(file)}.${basename(file, '.ts')}.svg`
      return `${ids}\nexport default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`
    },
  }
}
