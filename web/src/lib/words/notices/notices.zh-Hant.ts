/** 關於不在場者與留言的文字，繁體中文。 */

import type { NoticeWords } from './notices.en'

const chinese: NoticeWords = {
  push: '頁面關閉時也通知',
  pushHelp: '透過瀏覽器的推播服務，把輪到你和遊戲結束的消息送到這台裝置。你在桌上時不會送出任何通知。',
  obstacles: {
    denied: '你的瀏覽器封鎖了此頁面的通知。請先在網站設定中允許。',
    impossible: '此瀏覽器在頁面關閉時無法接收通知。在 iPhone 或 iPad 上，請先把頁面加入主畫面。',
    server: '此伺服器不傳送通知。',
    failed: '無法連上瀏覽器的推播服務。請稍後再試。',
  },
  webhook: '通知另一個程式（webhook）',
  webhookHelp: '輪到不在場的人時，以及遊戲結束時，會把一則簽署過的 JSON 訊息送到這個 https 位址。',
  webhookAddress: 'webhook 位址',
  webhookSave: '設定 webhook',
  webhookSet: (host) => `訊息送往 ${host}。`,
  webhookFailed: (times) => (times === 1 ? '最近一則未被接受。' : `最近 ${times} 則未被接受。`),
  webhookSecret: 'webhook 密鑰',
  webhookSecretHelp: '訊息以此密鑰簽署。請立即複製：之後不會再顯示。',
  webhookRemove: '移除 webhook',
  replacedYou: '你很久沒有行動，電腦正替你代打。',
  takeAgain: '回到座位',
  askBot: (name) => `要讓電腦為${name}代打嗎？`,
  askYou: '正在詢問其他人，是否讓電腦替你代打。只要你行動，就能保住座位。',
  askClaim: (who, name) => `${who}想接手${name}的座位。`,
  agree: '同意',
  disagree: '不同意',
  isAway: (name) => `${name}已離開一段時間。`,
  isIdle: (name) => `${name}開著頁面，但很久沒有行動。`,
  silence: '兩分鐘後，只要有人同意，沒有回答的人也算同意。',
  letBot: (name) => `讓電腦為${name}代打`,
  botFor: (name) => `${name}不在；電腦正在代打。`,
  claim: (name) => `請求接手${name}的座位`,
  aboutWords: (name) => `靜音或檢舉${name}`,
  mute: (name) => `將${name}靜音`,
  unmute: (name) => `取消${name}的靜音`,
  report: '檢舉',
  reportTitle: '檢舉這則訊息',
  reportHelp: '此伺服器的管理者會讀到這則訊息和你的理由。桌上的人不會知道。',
  reportReason: '理由（可不填）',
  reportSend: '送出檢舉',
  reported: '已檢舉。',
}

export default chinese
