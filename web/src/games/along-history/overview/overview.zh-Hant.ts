/** Along History on one page, in Traditional Chinese. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: '帶領一個民族走過一到三個時代。用骰子支付事件；取得的牌組成你的文明。',
  roll: '擲骰',
  rollText: '三顆綠骰是人口，藍骰是一種資源，兩顆紅骰只有主動玩家能用。放棄一顆骰子可重擲另一顆。',
  buy: '取得事件',
  buyText: '你面前有三張事件。用骰子和加成支付人口與資源，牌就進入你的文明。',
  calamity: '災難',
  calamityText: '你的主動回合結束時仍在你那一排的災難會摧毀牌。化解它、換走它，或有牌保護你。',
  pawns: '大家都參與',
  pawnsText: '主動玩家之後，其他人用結果棋使用同樣的綠骰和藍骰結果，沒有紅骰也不能重擲。',
  war: '戰爭',
  warText: '戰爭面或萬用資源允許一場戰爭。橫置的人口加三顆骰子決定勝負；勝者拿走不超過差額的標記。',
  achieve: '成就',
  achieveText: '在版圖上移動到你達成條件的標記。每拿一個，就要把一張牌滑到另一張下面：衰落。',
  end: '時代結束',
  endText: '所有牌算分，標記算價值，每個被蓋住的加成扣 2 分。未被蓋住的成為下個時代的傳承。',
}

export default words
