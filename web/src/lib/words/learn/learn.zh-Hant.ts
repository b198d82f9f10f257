/** What lessons, galleries and overviews say in every game, in Traditional Chinese. */

import type { LearnWords } from './learn.en'

const chinese: LearnWords = {
  reference: '規則與圖鑑',
  overview: '一頁看懂',
  gallery: '圖鑑',
  galleryOf: (title) => `${title}：圖鑑`,
  searchPieces: '搜尋卡牌、板塊與圖示',
  pieces: (shown, all) => (shown === all ? `${all} 項` : `${all} 項中的 ${shown} 項`),
  filter: '只顯示',
  everything: '全部',
  noPiece: '這裡沒有同時包含這些字詞的項目。',
  allPieces: '顯示全部',
  clauses: '規則',
  previous: '上一項',
  next: '下一項',
  changeIt: '到實驗室更改',
  laboratory: '實驗室',
  laboratoryText: '改一張牌或一個數字，看看有什麼作用。',

  learn: '五分鐘學會',
  lessons: '學一個遊戲',
  lessonsText: '三到五分鐘，一次只學一件事。',
  begun: '已開始',
  lessonOf: (title) => `學習${title}`,
  step: (now, all) => `第 ${now} 步，共 ${all} 步`,
  yourMove: '輪到你了',
  well: '做得好',
  notYet: '還差一點',
  goOn: '繼續',
  tryAgain: '再試一次',
  showMe: '示範給我看',
  back: '上一步',
  again: '重新開始',
  leave: '離開',
  kept: '你隨時可以離開：進度會保存在這部裝置上。',
  finished: '這樣就夠了。',
  finishedText: '和簡單的對手玩第一局吧。會有一些提示幫你，其他的以後再說。',
  firstGame: '開始第一局',
  readRules: '閱讀規則',
  noLesson: '這個遊戲沒有課程。',
  opponent: (number) => (number === 1 ? 'Mira' : number === 2 ? 'Otto' : 'Juno'),
}

export default chinese
