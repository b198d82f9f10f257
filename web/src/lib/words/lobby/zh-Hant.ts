/** 大廳與遊戲開始前的牌桌所說的話，繁體中文。 */

import type { LobbyWords } from './en'

export default {
  games: '遊戲',
  playNow: '立即開始',
  youAnd: (others, together) => (others === 0 ? '單人' : `你和 ${others} 位${together ? '夥伴' : '電腦'}`),
  friends: '和朋友玩',
  friendsText: '一個連結給大家',
  hotSeat: '同一裝置',
  hotSeatText: '輪流傳遞',
  playersFrom: (least, most) => (least === most ? `${least} 人` : `${least} 至 ${most} 人`),
  minutes: (least, most) => (least === most ? `${least} 分鐘` : `${least} 至 ${most} 分鐘`),
  weights: ['非常輕鬆', '輕鬆', '中等', '費神', '重度'],
  weight: '難度',
  together: '全員合作',
  learn: '學習',
  choose: '選擇座位與選項',
  starting: '正在擺桌 ...',

  yourGames: '你的遊戲',
  waiting: '等人加入的牌桌',
  waitingFor: (name) => `等待 ${name}`,

  companion: '夥伴',
  withCompanions: '與夥伴一起玩',

  madeUp: [
    '敏捷燕子', '沉靜白鶴', '大膽獾', '快活小魚', '睿智天鵝', '迅捷河烏', '和氣紅冠水雞', '機靈梭魚',
    '明亮蜉蝣', '勇敢白鷺', '聰明田鼠', '幸運蠑螈', '靈巧水貂', '驕傲鸊鷉', '溫柔鸛鳥', '開心鮭魚',
  ],

  invite: '邀請大家',
  inviteText: '整桌共用一個連結：打開的人自己選空位。',
  groupLink: '給大家的連結',
  copyGroup: '複製給大家的連結',
  qr: '給大家的連結的 QR 碼',
  qrText: '或用手機掃描。',
  seatLinks: '每個座位各自的連結',
  localNetwork: (host) => `只有這台機器能打開 ${host}，所以連結用的是它在家用網路裡的位址。`,
  localUnknown: (host) => `只有這台機器能打開 ${host}。其他人要改用它在家用網路裡的位址。`,
  localOnly: (host) => `只有這台機器能打開 ${host}：伺服器沒有在你的網路上接受連線。這樣啟動，連結就對其他人也有效：`,

  sitHere: '坐這裡',
  fill: (together) => (together ? '加入夥伴' : '加入電腦'),
  fillAll: (together) => (together ? '用夥伴補滿並開始' : '用電腦補滿並開始'),
  freeIt: '空出',
  strength: '強度',

  wrongLink: '這個連結不適用於這張牌桌。',
  wrongLinkText: '可能少了一截。請再要一次，或在旁觀看。',
  usedLink: '這個連結的座位已經有人坐了。',
  fullLink: '這張牌桌的座位都坐滿了。',
  begunLink: '遊戲已經開始，座位都坐滿了。',
  watchText: '你可以觀看。',
  watch: '觀看',
  watchersWrite: '觀戰者可以在聊天中發言',
} satisfies LobbyWords
