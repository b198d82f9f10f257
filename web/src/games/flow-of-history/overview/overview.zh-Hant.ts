/** The Flow of History on one page, in Traditional Chinese. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: '建立文化最豐富的國家。每回合做一件事；市場、供應區和所有人的投資都是公開的。',
  market: '市場',
  marketText: '五張牌（五人時六張）攤開。每張都有類型、效果和圖示列，從舊時代到新時代陸續出現。',
  invest: '先投資，再完成',
  investText: '把代幣放在一張牌上。之後的回合完成它：代幣進入供應區，你依圖示拿取獎勵，牌就歸你。',
  snipe: '搶購',
  snipeText: '付給對手與牌上相同數量的代幣，牌立刻歸你。對手還會從供應區分走一部分。',
  harvest: '收穫',
  harvestText: '代幣用完了？收穫圖示先補充供應區，再拿走一半，且至少補到時代數。',
  nation: '你的國家',
  nationText: '同類型的牌疊在一起：只有最上面的效果有效，但所有圖示列都算。領袖只能一位；奇觀並排。',
  attack: '攻擊',
  attackText: '攻擊牌在獲得時生效，對象必須比你弱：你的攻擊圖示對上對方的攻擊加防禦。',
  end: '結束',
  endText: '「未來」出現時，該回合就是最後一回合。每個文化圖示 1 分，其他圖示每 2 個 1 分，再加計分效果。',
}

export default words
