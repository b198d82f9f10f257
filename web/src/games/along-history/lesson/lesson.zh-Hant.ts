/** What the lesson of Along History says, in Traditional Chinese. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  buy: '取得一張牌',
  buyAsk: '你那一排有三張事件。「火」要 6 人口和 1 巧思：綠骰是人口，藍骰是巧思。按「火」並確認付款。',
  buyDone: '「火」成為你文明的一部分：1 分，還有 2 人口的加成可用於以後付款。',
  buyWrong: '可以，但請選「火」：它的加成最有幫助。',
  bonus: '用加成付款',
  bonusAsk: '「農業」要 7 人口，骰子只有 6。橫置「火」可多 2：按「農業」並確認。',
  bonusDone: '橫置的牌要到你的下個回合才轉正。不找零：骰子和牌都是整個付掉。',
  bonusWrong: '試試「農業」：有了加成就付得起。',
  reroll: '重擲',
  rerollAsk: '山脈和平原需要力量，但藍骰是巧思。放棄一顆骰子來重擲藍骰。',
  rerollDone: '擲出力量。只要還有骰子可放棄，就能繼續重擲。',
  rerollWrong: '可以這樣做，但請重擲藍骰。',
  swap: '換走災難',
  swapAsk: '「狼群」是災難：若留在你那一排，回合結束時就會降臨。放棄一顆骰子，用牠換走 Mira 的一張牌。',
  swapDone: '現在是 Mira 的麻煩了。沒人可以拒絕交換。',
  swapWrong: '送走狼群：選交換、一顆骰子、「狼群」，再選 Mira 的一張牌。',
  war: '戰爭',
  warAsk: '一顆紅骰顯示戰爭。攻擊 Mira：橫置牌增加戰力，然後擲骰。',
  warDone: '雙方各加三顆骰子。勝者拿走價值不超過差額的標記。',
  warWrong: '和平很好，但這裡要學戰爭：宣戰吧。',
  counter: '成就',
  counterAsk: '你達成了版圖上的一些條件。移動到發光的標記並拿走它。',
  counterDone: '它的價值在最後計分，戰爭也可能搶走它。接著要把一張牌壓到下面：衰落。',
  counterWrong: '可以停留，但請拿一個標記。',
  decadence: '衰落',
  decadenceAsk: '把一張牌滑到另一張下面。「喪葬儀式」沒有加成可失去：好選擇。',
  decadenceDone: '它保有分數。時代結束時，被蓋住的牌上每個加成扣 2 分。',
  decadenceWrong: '先選一張牌，再選它要壓在哪張下面。',
}

export default words
