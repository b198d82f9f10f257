/** Flow on one page, in Traditional Chinese. */

import type { OverviewWords } from './overview.en'

const words: OverviewWords = {
  lead: '大家同一隊：在板塊用完之前，把貓、狗、水豚和狐猴帶到船上。',
  goal: '四隻動物，一艘船',
  goalText: '回合結束時，若水從每個角落都通到中央的船，你們就贏。路線可以匯合。',
  turn: '一個回合',
  turnText: '抽一片板塊並放下，或打出一張行動牌。然後輪到下一位。',
  place: '板塊放哪裡',
  placeText: '來自動物的水必須流到它，開口要對開口。可以任意旋轉。放下就不動。',
  obstacle: '障礙',
  obstacleText: '水到岩石就停。必須放置，但不能讓動物無路可走。',
  cards: '行動牌',
  cardsText: '可以移除、移動、守護或取回板塊，或讓一顆骰子平靜。普通的直道、彎道或三岔道可以不放，改換一張牌。',
  wave: '巨浪',
  waveText: '一輪結束時，兩顆骰子掃過一列和一行。船和動物留下；有鳥守護的板塊能擋住一顆骰子。',
}

export default words
