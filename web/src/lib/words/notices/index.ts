/** What is said about telling people who are away, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { noticeWords as english, type NoticeWords } from './notices.en'

export const noticeWords = catalogue<NoticeWords>(english, {
  'zh-Hant': () => import('./notices.zh-Hant'),
  fr: () => import('./notices.fr'),
  de: () => import('./notices.de'),
})
