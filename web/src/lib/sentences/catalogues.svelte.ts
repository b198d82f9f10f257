/** The catalogues that are loaded, in the page's language, and what sentences say by them. */

import { speech, type Language, type Speaker } from '../languages/language.svelte'
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
  /** The prefix of each folder's codes, once it has come. */
  private prefixes = $state.raw<ReadonlyMap<string, string>>(new Map())
  /** How often one has come, or could not. */
  private settled = $state(0)
  /** How many are on their way; what is read may ask for more, so components do not follow it. */
  private pending = 0
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

  async load(language: Language): Promise<void> {
    await Promise.all(Array.from(this.wanted, (folder) => this.fetch(folder, language)))
  }

  /** Reads files that are there already; gives their prefix. */
  add(language: Language, sources: readonly string[]): string | null {
    const prefix = prefixIn(sources)
    if (prefix === null) return null
    const key = `${language} ${prefix}`
    const before = this.loaded.get(key)?.sources ?? []
    const catalogue = new Catalogue(language, prefix, [...before, ...sources], (sentence, names) => this.say(sentence, names))
    this.loaded = new Map(this.loaded).set(key, catalogue)
    return prefix
  }

  /** A folder's code by what stands behind its prefix; null: the folder has not come yet. */
  codeOf(folder: string, rest: string): string | null {
    const prefix = this.prefixes.get(folder)
    return prefix === undefined ? null : `${prefix}-${rest}`
  }

  /** Whether a code says something in the page's language, or in English. */
  has(code: string): boolean {
    const prefix = prefixOf(code)
    return [speech.now, 'en'].some((language) => this.loaded.get(`${language} ${prefix}`)?.has(code) ?? false)
  }

  /** What a sentence says, players marked; what no catalogue has is shown as its code, or as nothing while one is coming. */
  say(sentence: Sentence, names: PlayerNames = NOBODY): string {
    const prefix = prefixOf(sentence.code)
    for (const language of [speech.now, 'en']) {
      const said = this.loaded.get(`${language} ${prefix}`)?.format(sentence, names)
      if (said !== null && said !== undefined) return said
    }
    return this.settled >= 0 && this.pending > 0 && !this.loaded.has(`${speech.now} ${prefix}`) ? '' : sentence.code
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
        (sources) => {
          const prefix = this.add(language, sources)
          if (prefix !== null && !this.prefixes.has(folder)) this.prefixes = new Map(this.prefixes).set(folder, prefix)
        },
        () => {
          this.coming.delete(key)
          return language === 'en' ? undefined : this.fetch(folder, 'en')
        },
      )
      .finally(() => {
        this.pending -= 1
        this.settled += 1
      })
    this.coming.set(key, coming)
    return coming
  }
}
