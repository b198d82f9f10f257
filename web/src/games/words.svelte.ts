/** Each game's words, loaded when a table of it is shown in another language than English. */

import { speech } from '../lib/languages/language.svelte'
import { words } from '../lib/words'
import { byGame } from '.'
import type { WordsModule } from './contract'
import { plain, type Voice } from './shared/voice'

const sources = byGame(import.meta.glob<WordsModule>('./*/words/index.svelte.ts'))
/** The games that say some things better than the server, in English too. */
const english = byGame(import.meta.glob('./*/words/options.en.ts'))

class Known {
  voices = $state.raw<Record<string, Voice>>({})
  private readonly asked = new Set<string>()

  ask(game: string): void {
    const source = sources.get(game)
    if (!source || this.asked.has(game)) return
    this.asked.add(game)
    source().then(
      ({ voice }) => {
        this.voices = { ...this.voices, [game]: voice }
      },
      () => this.asked.delete(game),
    )
  }
}

const known = new Known()

/** A game's words in the page's language; a component that reads them follows the language. */
export function gameWords(game: string): Voice {
  if (speech.now === 'en' && !english.has(game)) return plain
  known.ask(game)
  return known.voices[game] ?? plain
}

/** A sentence of the server, and whether it stayed English although the page is not. */
export function inPageLanguage(text: string, game: string | null): { text: string; english: boolean } {
  if (speech.now === 'en') return { text, english: false }
  const ruled = game === null ? text : gameWords(game).tellRefusal(text)
  if (ruled !== text) return { text: ruled, english: false }
  const said = words.server(text)
  return { text: said ?? text, english: said === null && game !== null }
}
