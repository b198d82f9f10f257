/** What the gallery of The Flow of History says of icons, in Traditional Chinese. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  icons: '圖示',
  culture: '遊戲結束時每個值 1 分。',
  harvest: '收穫時，每個圖示先從儲備區放 1 個代幣到供應區，然後你再拿走一半。',
  trade: '別人搶購你的投資時，每個圖示先讓你從供應區拿 1 個代幣。',
  attack: '你攻擊時的戰力，防禦時也算。',
  defense: '別人攻擊你時，與你的攻擊圖示一起計算。',
  science: '許多牌會檢查它：完成時每個讓你從供應區拿 1 個代幣。',
  industry: '許多牌會檢查它：完成時每個讓你從供應區拿 1 個代幣。',
}

export default words
