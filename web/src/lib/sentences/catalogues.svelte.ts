/** The catalogues that are loaded, in the page's language, and what sentences say by them. */

import { speech, type Foreign, type Language, type Speaker } from '../languages/language.svelte'
import { Catalogue, prefixIn, type PlayerNames } from './catalogue'
import { prefixOf, type Sentence } from './sentence'

type Load = () => Promise<string>
/** How to get the files of a folder, by language. */
export type Files = ReadonlyMap<Language, readonly Load[]>

export const NOBODY: PlayerNames = () => null

/* eslint-disable svelte/prefer-svelte-reactivity -- what components read is made anew, never changed */
/** The catalogues of the frame and of games, as they are needed. */
export class Catalogues implements Speaker {
  /** By language and prefix. */
  private loaded = $state.raw<ReadonlyMap<string, Catalogue>>(new Map())
  /** How many are on their way. */
  private pending = $state(0)
  private readonly coming = new Map<string, Promise<void>>()
  /** The folders that were asked for, in whatever language. */
  private readonly wanted = new Set<string>()

  /** `folders` are the files of each folder: games by their ids, their clauses apart. */
  constructor(private readonly folders: ReadonlyMap<string, Files>) {
    speech.join(this)
  }

  /** Has a folder's words in the page's language, and in every language to come. */
  need(folder: string): Promise<void> {
    this.wanted.add(folder)
    return this.fetch(folder, speech.now)
  }

  async load(language: Foreign): Promise<void> {
    await Promise.all(Array.from(this.wanted, (folder) => this.fetch(folder, language)))
  }

  /** Reads files that are there already. */
  add(language: Language, sources: readonly string[]): void {
    const prefix = prefixIn(sources)
    if (prefix === null) return
    const key = `${language} ${prefix}`
    const before = this.loaded.get(key)?.sources ?? []
    const catalogue = new Catalogue(language, prefix, [...before, ...sources], (sentence, names) => this.say(sentence, names))
    this.loaded = new Map(this.loaded).set(key, catalogue)
  }

  /** What a sentence says, players marked; what no catalogue has is shown as its code, or as nothing while one is coming. */
  say(sentence: Sentence, names: PlayerNames = NOBODY): string {
    const prefix = prefixOf(sentence.code)
    for (const language of [speech.now, 'en']) {
      const said = this.loaded.get(`${language} ${prefix}`)?.format(sentence, names)
      if (said !== null && said !== undefined) return said
    }
    return this.pending > 0 && !this.loaded.has(`${speech.now} ${prefix}`) ? '' : sentence.code
  }

  /** Loads a folder's files once for a language; where that cannot be, English is better than nothing. */
  private fetch(folder: string, language: Language): Promise<void> {
    const key = `${language} ${folder}`
    const asked = this.coming.get(key)
    if (asked) return asked
    const files = this.folders.get(folder)?.get(language) ?? []
    this.pending += 1
    const coming = Promise.all(files.map((load) => load()))
      .then(
        (sources) => this.add(language, sources),
        () => {
          this.coming.delete(key)
          return language === 'en' ? undefined : this.fetch(folder, 'en')
        },
      )
      .finally(() => (this.pending -= 1))
    this.coming.set(key, coming)
    return coming
  }
}
