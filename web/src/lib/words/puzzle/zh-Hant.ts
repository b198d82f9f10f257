/** What puzzles say, in Traditional Chinese. */

import type { PuzzleWords } from './en'

const words: PuzzleWords = {
  daily: '今日謎題',
  title: (day) => `${day} 的謎題`,
  solve: '來解題',
  solved: '解出了',
  missed: '沒解出',
  teaser: (players) => `${players} 人的牌桌。有一個行動明顯最好。`,
  task: '找出最好的行動。',
  youAre: (seat) => `你是玩家 ${seat}；在版圖上行動吧。別人看不到。`,
  taskTogether: '大家一起贏或一起輸。',
  giveUp: '顯示答案',
  again: '試另一個行動',
  playBest: '在版圖上看',
  right: '答對了！',
  wrong: '不是最好的。',
  answer: '答案',
  best: '最好',
  second: '第二好',
  then: '接著：',
  going: '目前正確：請完成這一步。',
  next: '接下來',
  yours: '你的行動',
  loses: (percent) => `損失 ${percent} 的勝率`,
  unrated: '你的行動不值得細看：勝率比列出的都低。',
  reasons: '帶來什麼',
  how: (futures) => `根據 ${futures} 次模擬，只用這位玩家知道的事。`,
  otherVersion: '這道謎題出自別的規則或別的內容：數字可能略有出入。',
  earlier: '所有謎題',
  today: '今天',
  none: '這個伺服器沒有謎題。',
  player: (seat) => `玩家 ${seat}`,
  position: '局面',
}

export default words
