/** What the gallery of Along History says of goods and dice, in Traditional Chinese. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  goods: '資源',
  dice: '紅骰',
  population: '每張牌都要花費人口。綠骰與加成可以支付。',
  resource: '多數牌要花費一種資源。藍骰與加成可以支付。',
  gold: '從古代起，另一種買牌的方式。',
  ur: '萬用資源',
  urText: '可當 3 人口、任一種資源 1 個，或一場戰爭。最多持有兩個。',
  x2: '把另一顆骰子加倍。',
  war: '讓你在回合結束時發動戰爭。',
  reroll: '重擲任意數量的骰子。',
  golden: '轉正一張橫置的牌，再用一次。',
  vp: '勝利點數',
}

export default words
