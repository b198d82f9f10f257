/** The page's language: wished by a person or by the browser, spoken as soon as its words have come. */

import { store, stored } from '../browser/storage'

/** Each language by its own name. English is always there; the others are loaded when they are wanted. */
export const LANGUAGES = { en: 'English', 'zh-Hant': '繁體中文', fr: 'Français', de: 'Deutsch' } as const

export type Language = keyof typeof LANGUAGES
export type Foreign = Exclude<Language, 'en'>

/** The first language of a browser's list that the page speaks; every Chinese reader gets the Chinese there is. */
export function bestOf(wished: readonly string[]): Language {
  for (const tag of wished) {
    const primary = tag.toLowerCase().split('-', 1)[0]
    if (primary === 'zh') return 'zh-Hant'
    if (primary === 'en' || primary === 'fr' || primary === 'de') return primary
  }
  return 'en'
}

/** Something that has words to load before a language can be spoken. */
export interface Speaker {
  load(language: Language): Promise<void>
}

class Speech {
  /** What the person has chosen; `auto`: what the browser wishes. */
  wish = $state<Language | 'auto'>('auto')
  /** What is spoken now: it changes when its words are there. */
  now = $state<Language>('en')
  private readonly speakers = new Set<Speaker>()

  /** Reads what was chosen; resolves when it can be spoken. */
  start(): Promise<void> {
    const kept = stored<string>('local', 'language')
    if (kept !== null && kept in LANGUAGES) this.wish = kept as Language
    window.addEventListener('languagechange', () => void this.speak())
    return this.speak()
  }

  choose(wish: Language | 'auto'): Promise<void> {
    this.wish = wish
    store('local', 'language', wish === 'auto' ? null : wish)
    return this.speak()
  }

  /** Has something load its words now and with every language to come. */
  join(speaker: Speaker): void {
    this.speakers.add(speaker)
    void speaker.load(this.now).catch(() => undefined) // `ready` tells
  }

  /** Resolves when all that has joined has words; fails if something has none. */
  async ready(): Promise<void> {
    await Promise.all(Array.from(this.speakers, (speaker) => speaker.load(this.now)))
  }

  private get wanted(): Language {
    return this.wish === 'auto' ? bestOf(navigator.languages) : this.wish
  }

  private async speak(): Promise<void> {
    const wanted = this.wanted
    await Promise.all(Array.from(this.speakers, (speaker) => speaker.load(wanted)))
    if (wanted !== this.wanted) return // another was chosen meanwhile
    this.now = wanted
    document.documentElement.lang = wanted
  }
}

export const speech = new Speech()

/** A part of the page that comes late, once its words have come too. */
export async function spoken<T>(part: Promise<T>): Promise<T> {
  const module = await part
  await speech.ready()
  return module
}
