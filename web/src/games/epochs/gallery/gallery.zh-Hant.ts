/** What the gallery of Epochs says of groups and signs, in Traditional Chinese. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  invention: '發明',
  wonder: '奇觀',
  unit: '單位',
  civilization: '文明',
  form: '政體',
  resource: '資源',
  terrain: '地形',
  food: '支付擴張，並在時代結束時供養你的城市。',
  production: '支付城市、單位與奇觀。',
  science: '支付研究。',
  goldText: '可代替糧食、生產與科學。',
  culture: '帶來分數、更好的政體與藝術傑作。',
  authority: '用來取得領土並標示歸屬的方塊。',
  art: '遊戲結束時的分數。',
  honor: '打勝仗得到的分數。',
  terrainText: '地圖上的六角格。有些單位在此更強，有些發明會提到它。',
}

export default words
