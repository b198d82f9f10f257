/** 關於通知不在場者的文字，繁體中文。 */

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
}

export default chinese
