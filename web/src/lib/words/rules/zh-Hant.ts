/** 規則頁的文字，繁體中文。 */

import type { RulesWords } from './en'

const rulesWords: RulesWords = {
  games: '遊戲規則',
  gamesText: '每條規則都有編號，以我們自己的文字寫成；行動與拒絕所引用的就是這些編號。',
  of: (title) => `${title}：規則`,
  lead: '每條規則都有編號，以我們自己的文字寫成，並註明在規則書的哪一頁。行動與拒絕都會引用這些編號。',
  allGames: '所有遊戲',
  noGame: '這裡沒有這款遊戲。',
  read: '閱讀規則',
  players: (least, most) => (least === most ? `${least} 人` : `${least} 至 ${most} 人`),

  search: '搜尋規則',
  count: (shown, all) => (shown === all ? `共 ${all} 條規則` : `${all} 條規則中的 ${shown} 條`),
  none: '沒有任何規則包含所有這些字詞。',
  clear: '顯示所有規則',
  contents: '章節',
  link: (clause) => `規則 ${clause} 的連結`,

  marks: { ruling: '我們的裁定', inferred: '推論', invented: '自創' },
  marksText: {
    ruling: '規則書沒有說明；這裡如此裁定。',
    inferred: '規則書沒有明說，但可由其內容推知。',
    invented: '規則書原本的內容我們無從得知；以此代替。',
  },
  marksTitle: '規則的可靠程度',
  stated: '沒有另外註明的，都是規則書所載。',
  edition: (edition, pages) => `${edition}，第 ${pages} 頁`,
  editions: { first: '第一版', second: '第二版' },
  option: (name) => `選項：${name}`,
}

export default rulesWords
