/** What the gallery of Flow says of groups and of what swims, in Traditional Chinese. */

import type { GalleryWords } from './gallery.en'

const words: GalleryWords = {
  tiles: '板塊',
  cards: '行動牌',
  scenarios: '情境牌',
  animals: '動物與船',
  animal: '從角落出發，想到達船上。水從牠的兩側流出。',
  boat: '在正中央。回合結束時，水若把每隻動物都帶到這裡，你們就獲勝。',
  tile: '把它放在水邊，開口要對著開口。',
  obstacle: '水到岩石就停。必須放下，但不能把動物困住。',
  count: '盒內數量',
}

export default words
