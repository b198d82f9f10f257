/** Epochs on one page, in Traditional Chinese. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: '在三個各六回合的時代中發展文明：領土、城市、發明、奇觀，必要時還有軍隊。',
  reveal: '翻開板塊',
  revealText: '每回合開始時翻開一片地圖板塊，並選擇方向。',
  plan: '發明或蓋住',
  planText: '打出一張發明牌：發明它以獲得首發獎勵和能力，再做一個行動；或用它蓋住市場上的牌，做兩個行動。',
  actions: '八種行動',
  actionsText: '擴張、建城市、貿易站或奇觀、研究、升級單位、變更政體，或執行生產命令。',
  resources: '資源',
  resourcesText: '糧食、生產和科學用來支付；金幣可代替三者。文化和權威不像金幣那樣花費。',
  trade: '供給與需求',
  tradeText: '領土提供供給，城市和貿易站提供需求。時代結束時依較低者獲得金幣。',
  war: '戰爭',
  warText: '就緒的單位加上戰力和骰子。蠻族隨時可攻擊；對手只有好戰者能攻擊，好戰者則人人可攻擊。',
  end: '分數',
  endText: '文化、榮譽、領土、城市、金幣、藝術傑作，以及牌上的終局效果。每個時代結束時都要供養城市。',
}

export default words
