/** What a person sets for this browser: how the page looks, and whether it calls. */

import { keep, recall } from './keep'
import { words } from './words'

export type Theme = 'auto' | 'light' | 'dark'

class Settings {
  theme = $state<Theme>(recall<Theme>('local', 'theme') ?? 'auto')
  private wanted = $state(recall<boolean>('local', 'notices') ?? false)
  private permission = $state(typeof Notification === 'undefined' ? 'denied' : Notification.permission)

  /** Whether the browser lets the page send notifications at all. */
  get noticesPossible(): boolean {
    return this.permission !== 'denied'
  }

  get notices(): boolean {
    return this.wanted && this.permission === 'granted'
  }

  setTheme(theme: Theme): void {
    this.theme = theme
    keep('local', 'theme', theme === 'auto' ? null : theme)
    this.apply()
  }

  /** Puts the theme on the page; called before anything is drawn. */
  apply(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset['theme']
    else document.documentElement.dataset['theme'] = this.theme
  }

  async setNotices(wanted: boolean): Promise<void> {
    if (wanted && this.permission === 'default') this.permission = await Notification.requestPermission()
    this.wanted = wanted && this.permission === 'granted'
    keep('local', 'notices', this.wanted ? true : null)
  }

  /** Says that a table waits, to someone who is looking elsewhere. */
  notify(table: string, title: string): void {
    if (!this.notices || !document.hidden) return
    try {
      const notice = new Notification(words.noticeTitle, { body: words.noticeBody(title), tag: `riverrun:${table}` })
      notice.onclick = () => {
        window.focus()
        notice.close()
      }
    } catch {
      // some phones only allow notifications from service workers
    }
  }
}

export const settings = new Settings()
