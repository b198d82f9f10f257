/** What a person sets for this browser: how the page looks and moves, and whether it calls. */

import { store, stored } from './storage'
import { words } from '../words'
import { showNotice } from './worker'

export type Theme = 'auto' | 'light' | 'dark'
export type Pace = keyof typeof PACES

/** How long what moves takes, as a factor of its usual time. */
export const PACES = { off: 0, quick: 0.5, normal: 1, slow: 2 }

/** Whether the device asks for less motion. */
const still = typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state<Theme>(stored<Theme>('local', 'theme') ?? 'auto')
  private wanted = $state(stored<boolean>('local', 'notices') ?? false)
  private permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission)
  private chosenPace = $state(stored<Pace>('local', 'pace'))
  private still = $state(still?.matches ?? false)
  /** Whether there are sounds. */
  sound = $state(stored<boolean>('local', 'sound') ?? false)
  /** How loud they are, from 0 to 1. */
  volume = $state(stored<number>('local', 'volume') ?? 0.5)

  constructor() {
    still?.addEventListener('change', (event) => {
      this.still = event.matches
      this.apply()
    })
  }

  /** How fast things move: as was chosen, or else as the device asks. */
  get pace(): Pace {
    return this.chosenPace !== null && this.chosenPace in PACES ? this.chosenPace : this.still ? 'off' : 'normal'
  }

  /** What the milliseconds of anything that moves are multiplied with; 0: nothing moves. Styles have it as `--speed`. */
  get speed(): number {
    return PACES[this.pace]
  }

  setPace(pace: Pace): void {
    this.chosenPace = pace
    store('local', 'pace', pace)
    this.apply()
  }

  setSound(sound: boolean): void {
    this.sound = sound
    store('local', 'sound', sound ? true : null)
  }

  setVolume(volume: number): void {
    this.volume = Math.min(1, Math.max(0, volume))
    store('local', 'volume', this.volume)
  }

  /** Whether the browser lets the page send notifications at all. */
  get noticesPossible(): boolean {
    return this.permission !== 'denied'
  }

  get notices(): boolean {
    return this.wanted && this.permission === 'granted'
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    store('local', 'theme', theme === 'auto' ? null : theme)
    this.apply()
  }

  /** Puts the theme and the pace on the page; called before anything is drawn. */
  apply(): void {
    document.documentElement.dataset['pace'] = this.pace
    if (this.theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
    // The browser's own frame follows: one colour by day and one by night, unless one of them was chosen.
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      const mine = meta.dataset['theme']
      meta.media = this.theme === 'auto' ? `(prefers-color-scheme: ${mine})` : this.theme === mine ? 'all' : 'not all'
    }
  }

  async setNotices(wanted: boolean): Promise<void> {
    if (wanted && this.permission === 'default') this.permission = await Notification.requestPermission()
    this.wanted = wanted && this.permission === 'granted'
    store('local', 'notices', this.wanted ? true : null)
  }

  /** Says that a table waits, to someone who is looking elsewhere. */
  notify(table: string, title: string): void {
    if (!this.notices || !document.hidden) return
    void showNotice(words.noticeTitle, words.noticeBody(title), `/t/${table}`)
  }
}

export const settings = new Settings()
