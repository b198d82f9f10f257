/** Words in the page's language, read like a plain object. */

import { speech, type Foreign, type Language, type Speaker } from './language.svelte'

type Source<T> = () => Promise<{ default: T }>
export type Sources<T> = Record<Foreign, Source<T>>
/** Of words that come with a part of the page which is loaded late, English comes like all others. */
export type LateSources<T> = Record<Language, Source<T>>

/** What has been loaded of a catalogue; what cannot be loaded stays as it is, or becomes English. */
export class Catalogue<T extends object> implements Speaker {
  private loaded = $state.raw<Partial<Record<Language, T>>>({})
  private readonly asked: Partial<Record<Language, Promise<void>>> = {}

  constructor(
    english: T | null,
    private readonly sources: Partial<LateSources<T>>,
  ) {
    if (english) this.loaded = { en: english }
    speech.join(this)
  }

  get now(): T {
    return this.loaded[speech.now] ?? this.loaded.en ?? Object.values(this.loaded)[0] ?? ({} as T)
  }

  /** Resolves when there are words; fails only if there are none at all. */
  load(language: Language): Promise<void> {
    const source = this.sources[language]
    if (!source) return Promise.resolve()
    this.asked[language] ??= source().then(
      ({ default: words }) => {
        this.loaded = { ...this.loaded, [language]: words }
      },
      async (trouble: unknown) => {
        this.asked[language] = undefined
        if (Object.keys(this.loaded).length > 0) return
        if (language === 'en') throw trouble
        await this.load('en')
      },
    )
    return this.asked[language]
  }
}

/** A catalogue whose words are read as if it were a plain object; a component that reads them follows the language. */
const read = <T extends object>(words: Catalogue<T>): T => new Proxy({} as T, { get: (_, key) => Reflect.get(words.now, key) as unknown })

/** Words of which English is always there. */
export const catalogue = <T extends object>(english: T, sources: Sources<T>): T => read(new Catalogue(english, sources))

/** Words of a part that is loaded late: only the language that is spoken comes, and the part waits for it (`speech.ready`). */
export const lateCatalogue = <T extends object>(sources: LateSources<T>): T => read(new Catalogue<T>(null, sources))
