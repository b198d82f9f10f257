/** What one's own history says, in Traditional Chinese. */

import type { HistoryWords } from './en'

const words: HistoryWords = {
  title: '我的對局',
  text: '你結束的對局、戰績與等級分。',
  open: '打開我的對局',
  noName: '你在這裡還沒有名字，所以沒有東西可看。',
  none: '還沒有結束的對局。',
  ratings: '等級分',
  ratingsText: '只算人與人的對局；有電腦的不算。',
  ratedGames: (games) => `${games} 局計分對局`,
  records: '戰績',
  game: '遊戲',
  players: '人數',
  played: '局數',
  won: '勝',
  lost: '負',
  best: '最高分',
  opponents: '對戰紀錄',
  opponent: '對手',
  nameless: '沒有名字的人',
  games: '結束的對局',
  youWon: '贏了',
  youLost: '輸了',
  oneDevice: '同一裝置',
  gaveUp: '認輸',
  points: (points) => `${points} 分`,
  table: '牌桌',
  replay: '重播',
  data: '你的資料',
  export: '全部匯出',
  exportText: '一個 JSON 檔，有你的對局、結果，以及你在這裡牌桌上做過的一切。',
  delete: '全部刪除',
  deleteText: '所有牌桌與重播裡你的名字和說過的話都會清空。行動會留下，不屬於任何人。進行中的對局算認輸。',
  deleteTitle: '要刪除你的紀錄嗎？',
  deleteYes: '刪除',
  deleted: '你的紀錄已刪除。你在這裡現在誰也不是。',
  rated: '計分',
  unrated: '不計分',
}

export default words
