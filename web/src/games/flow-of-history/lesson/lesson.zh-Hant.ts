/** What the lesson of The Flow of History says, in Traditional Chinese. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  invest: '投資',
  investAsk: '牌要分兩步取得。先投資：按「金字塔」，放上 2 個或更多代幣。',
  investDone: '代幣會留在牌上，直到之後的回合。放得越多，別人要拿走就越貴。',
  investWrong: '可以這樣做，但請選「金字塔」並至少放 2 個代幣：這座奇觀按奇觀數計分。',
  complete: '完成',
  completeAsk: 'Mira 和 Otto 都行動過了。完成「金字塔」：這就是你這回合的行動。',
  completeDone: '牌是你的了。2 個代幣進入供應區，拿回 1 個：這張牌檢查工業，而你有一個工業圖示。',
  completeWrong: '收穫可以等。先完成投資，免得被搶購。',
  snipe: '搶購',
  snipeAsk: 'Mira 在「神廟」上放了 2 個代幣。你有 4 個：搶購它。',
  snipeDone: '你付給 Mira 2 個代幣，立刻得到神廟，但沒有獎勵。她還拿走供應區的一半：搶購也會讓對方得利。',
  snipeWrong: '這也可以，但 Mira 會完成神廟。請在市場上按它並選擇搶購。',
  harvest: '收穫',
  harvestAsk: '你只剩 1 個代幣，而供應區有 7 個。收穫吧。',
  harvestDone: '你的收穫圖示從儲備區加了 1 個；8 個代幣你拿走一半。',
  harvestWrong: '只放一個代幣，誰都能搶購。先補充代幣：收穫。',
  cover: '被蓋住的牌也算',
  coverAsk: '完成「共和制」。它和你的起始牌一樣是政府。',
  coverDone: '共和制蓋在起始牌上。只有最上面的效果有效，但兩張圖示列上的圖示都算到遊戲結束。',
  coverWrong: '收穫隨時都可以，但你的投資在等：完成共和制。',
  attack: '攻擊',
  attackAsk: '完成「戰士」，然後選擇攻擊誰。',
  attackDone: '三個攻擊圖示勝過對方較少的攻擊加防禦：你拿走 2 個代幣。弓箭手在下面，圖示列仍然算。',
  attackWrong: '先別這樣：完成你投資的「戰士」。',
  activate: '啟動',
  activateAsk: '你的領袖有回合行動。啟動拉美西斯二世，從市場拿一座奇觀。',
  activateDone: '不用投資就得到奇觀；代價是領袖離開。奇觀之間不會互相蓋住。',
  activateWrong: '可以，但試試你的領袖：按你國家裡的拉美西斯二世。',
  end: '結束',
  endAsk: '牌庫只剩一張：「未來」。完成修道院，看看會發生什麼。',
  endDone: '「未來」補上空缺，所以這是最後一回合。每個文化圖示 1 分，其他圖示每 2 個 1 分，再加上金字塔這類計分效果。',
  endWrong: '完成修道院：多兩個圖示，遊戲也就結束。',
}

export default words
