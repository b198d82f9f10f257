/** What eslint holds the page's sources to. */

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // TypeScript knows
      'no-irregular-whitespace': ['error', { skipTemplates: true }], // French sets no-break spaces
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'svelte/no-at-html-tags': 'error',
      'svelte/no-inline-styles': 'error', // the server's policy forbids them
      'svelte/no-navigation-without-resolve': 'off', // that is SvelteKit's
      'svelte/require-each-key': 'error',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
)
