/** What is said about the time of a turn, in Traditional Chinese. */

import type { TurnWords } from './turns.en'

const chinese: TurnWords = {
  limit: '回合時限',
  limitText: '適合歷時數小時或數天的遊戲：每個人有空時再行動。',
  none: '沒有時限',
  then: '時間到了之後',
  thens: { bot: '由電腦完成這個回合', nothing: '不處理，只顯示逾時' },
  about: { bot: (time) => `每回合 ${time}，之後由電腦完成`, nothing: (time) => `每回合 ${time}，之後顯示逾時` },
  left: (time) => `還剩 ${time}`,
  lastMinute: '剩不到一分鐘',
  yourTurn: '輪到你了',
  turnOf: (name) => `輪到 ${name}`,
  late: '已逾時',
}

export default chinese
