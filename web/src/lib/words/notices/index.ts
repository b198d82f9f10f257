/** What is said about people who are away, and about what somebody wrote, in the page's language. */

import { catalogue } from '../../languages/catalogue.svelte'
import { noticeWords as english, type NoticeWords } from './notices.en'

export const noticeWords = catalogue<NoticeWords>(english, {
  'zh-Hant': () => import('./notices.zh-Hant'),
  fr: () => import('./notices.fr'),
  de: () => import('./notices.de'),
})
