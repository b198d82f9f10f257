/** Turns JSON schemas by name, read from the standard input, into TypeScript; wire_types.py calls it. */
import { readFileSync } from 'node:fs'
import { compile } from 'json-schema-to-typescript'

/** `imports` are the names that other files have, and `from` which file; `pieces` are handed on from pieces.ts. */
const { definitions, imports, pieces } = JSON.parse(readFileSync(0, 'utf-8'))
for (const [name, schema] of Object.entries(definitions)) schema.title = name

let text = await compile({ title: 'Everything', type: 'object', definitions, additionalProperties: false }, 'Everything', {
  bannerComment: '',
  unreachableDefinitions: true,
  additionalProperties: false,
  ignoreMinAndMaxItems: true,
  style: { semi: false, singleQuote: true, printWidth: 140 },
})
text = text
  .replace(/export interface Everything \{\}\n/, '')
  .replace(/export interface (\w+) \{\}\n/g, 'export type $1 = Record<string, never>\n')
  .replace(/^ \*\n \* @m(?:in|ax)Items .*\n/gm, '')
  // Where a definition stands in the schemas is of no use here.
  .replace(/^ \*\n \* This interface was referenced by .*\n \* via the `definition` .*\n/gm, '')
  .replace(/^\/\*\*\n \* This interface was referenced by .*\n \* via the `definition` .*\n \*\/\n/gm, '')
const comment = '(?:^/\\*\\*\\n(?: \\*.*\\n)+)?'
for (const name of imports.flatMap(({ names }) => names)) {
  text = text
    .replace(new RegExp(`${comment}^export interface ${name} \\{\\n(?:[ /].*\\n)*\\}\\n`, 'm'), '')
    .replace(new RegExp(`${comment}^export type ${name} =.*\\n(?: .*\\n|\\].*\\n)*`, 'm'), '')
}
text = text
  .replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/\n/gm, '$1/** $2 */\n')
  .replace(/^( *)(\/\*\*.*\n(?:.*\n)*?|)(?=.*\*\/\n)/gm, (all) => all.replaceAll('None', 'null'))
for (let before = ''; before !== text; ) {
  before = text
  text = text.replace(/\{\n *\[k: string\]: ([^{}\n]+)\n *\}/g, 'Record<string, $1>')
}
const banner = '/** What server and page send each other: written by wire_types.py from the structs that are sent, never by hand. */\n\n'
const handed = pieces.length > 0 ? `\nexport type { ${pieces.join(', ')} } from './pieces'\n` : ''
const imported = imports.map(({ names, from }) => `import type { ${names.join(', ')} } from '${from}'\n`).join('')
process.stdout.write(banner + imported + (imported && '\n') + text.trimStart().replace(/\n(?=\/\*\*|export)/g, '\n\n').replace(/(\/\*\* .* \*\/|^ \*\/)\n\n(?=export)/gm, '$1\n').replace(/\n{3,}/g, '\n\n') + handed)
