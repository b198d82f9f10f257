/** What the lobby says, and a table before its game, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { lobbyWords as english, type LobbyWords } from './en'

export const lobbyWords = catalogue<LobbyWords>(english, {
  'zh-Hant': () => import('./zh-Hant'),
  fr: () => import('./fr'),
  de: () => import('./de'),
})
