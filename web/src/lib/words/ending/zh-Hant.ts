/** What the end of a game says, in Traditional Chinese. */

import { listed } from '../../languages/tools'
import type { EndingWords } from './en'

const all = (names: string[]) => listed(names, '、', '和')

const chinese: EndingWords = {
  youWin: '你贏了',
  youShare: (others) => `你和${all(others)}共享勝利`,
  wins: (names) => (names.length === 1 ? `${names[0]}獲勝` : `${all(names)}共享勝利`),
  wonTogether: '大家一起獲勝',
  lostTogether: '大家一起落敗',
  givenUp: '已認輸',
  over: '遊戲結束',
  result: (points, others, moves) => `${points} 分${others.length > 0 ? `對 ${all(others.map(String))} 分` : ''}，共 ${moves} 步。`,
  after: (moves) => `共 ${moves} 步。`,
  pointsAsTheyStood: '遊戲中途放棄；這是當時的分數。',
  stopped: '遊戲在結束前放棄了。',
  watch: '重看一次',
  save: '儲存紀錄',
  sharePicture: '分享圖片',

  // 要分享的圖片
  picture: '這局遊戲的圖片',
  pictureShare: '分享',
  pictureSave: '儲存圖片',
  pictureCopy: '複製圖片',
  pictureCopied: '圖片已複製。',
  pictureNotCopied: '此瀏覽器不允許複製，請改為儲存圖片。',
  pictureFailed: '此瀏覽器無法繪製圖片。',

  points: '分數從何而來',
  itemByItem: '逐項列出',
  place: (place) => `第 ${place} 名`,
  tie: (parts) => `平手決勝：${parts.join('、')}`,
  total: (name, points) => `${name}：${points} 分`,
  minus: (points) => `−${points}`,

  course: '遊戲經過',
  turning: '轉捩點',
  turningText: (count) => (count === 1 ? '最影響勝算的一步。' : `最影響勝算的 ${count} 步。`),
  noTurning: '沒有哪一步失去太多勝算。',
  atMove: (number) => `第 ${number} 步`,
  better: '更好的是：',
  chance: (name, before, after) => `${name}：勝算由 ${before} 變 ${after}`,
  look: '看這一步',
  accuracy: '各人下得多準',
  accuracyText: '每位玩家的著法與分析找到的最佳著法有多接近；100 表示從未較差。',
  accuracyOf: (name, value) => `${name}：${value}／100`,
  working: (done, total) => `正在分析這局：${total} 個決定中的 ${done} 個。`,
  soon: '分析即將開始。',
}

export default chinese
