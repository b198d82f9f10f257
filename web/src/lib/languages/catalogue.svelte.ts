/** Words in the page's language, read like a plain object. */

import { speech, type Foreign, type Speaker } from './language.svelte'

export type Sources<T> = Record<Foreign, () => Promise<{ default: T }>>

/** What has been loaded of a catalogue; what cannot be loaded stays English. */
export class Catalogue<T extends object> implements Speaker {
  private loaded = $state.raw<Partial<Record<Foreign, T>>>({})
  private readonly asked: Partial<Record<Foreign, Promise<void>>> = {}

  constructor(
    private readonly english: T,
    private readonly sources: Sources<T>,
  ) {
    speech.join(this)
  }

  get now(): T {
    return speech.now === 'en' ? this.english : (this.loaded[speech.now] ?? this.english)
  }

  load(language: Foreign): Promise<void> {
    const asked = this.asked[language]
    if (asked) return asked
    const coming = this.sources[language]().then(
      ({ default: words }) => {
        this.loaded = { ...this.loaded, [language]: words }
      },
      () => {
        this.asked[language] = undefined
      },
    )
    this.asked[language] = coming
    return coming
  }
}

/** A catalogue whose words are read as if it were the English one; a component that reads them follows the language. */
export function catalogue<T extends object>(english: T, sources: Sources<T>): T {
  const words = new Catalogue(english, sources)
  return new Proxy(english, { get: (_, key) => Reflect.get(words.now, key) as unknown })
}
