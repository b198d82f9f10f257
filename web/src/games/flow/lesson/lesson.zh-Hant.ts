/** What the lesson of Flow says, in Traditional Chinese. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  draw: '抽板塊',
  drawAsk: '四隻動物想到中央的船上。大家一起贏、一起輸。抽出第一片板塊。',
  drawDone: '一個回合就是這樣：抽一片板塊並放下，或改為打出一張牌。',
  drawWrong: '先抽一片板塊。',
  place: '放下',
  placeAsk: '按亮的格子：來自動物的水必須流到板塊。放在任何合適的地方。',
  placeDone: '水繼續流。板塊放下就不動，除非牌或巨浪移動它。',
  placeWrong: '可以換牌，但這次請放下它。',
  bend: '旋轉',
  bendAsk: '貓的河要轉向南方的船。旋轉彎道（按它，或按 R），放在河的盡頭，船的正上方。',
  bendDone: '開口對開口，水現在向南流。',
  bendWrong: '可以，但貓到不了船。請放在河的盡頭，開口朝西和南。',
  obstacle: '障礙',
  obstacleAsk: '岩石：水到此為止，而且必須放下。選一個影響不大的地方。',
  obstacleDone: '絕不能把動物完全困住；頁面只顯示允許的格子。',
  obstacleWrong: '放下障礙。',
  trade: '換牌',
  tradeAsk: '普通的直道、彎道或三岔道可以換一張行動牌。把這片三岔道換掉。',
  tradeDone: '一張留著以後用的牌。板塊進入棄置區。',
  tradeWrong: '放那裡也行，但這次請按換牌。',
  bird: '守護板塊',
  birdAsk: '巨浪快來了。打出「飛鳥」，讓牠停在你不想失去的板塊上。',
  birdDone: '若一顆骰子打中它，飛走的是鳥。一張牌就是一整個回合。',
  birdWrong: '還不行：打出「飛鳥」，再按一片板塊。',
  support: '清出道路',
  supportAsk: '貓的河下方的岩石擋住往船的路。打出「支援」移除它。',
  supportDone: '路通了。這種牌要留到關鍵時刻。',
  supportWrong: '使用「支援」，再按岩石。',
  wave: '巨浪',
  waveAsk: '這是本輪最後一個回合。把十字道放在最有用的地方，然後巨浪就來。',
  waveDone: '兩顆骰子掃過一列和一行。船和動物留下，然後開始下一輪。',
  waveWrong: '放下十字道。',
  win: '帶牠們回家',
  winAsk: '還差一片。放下它，讓四隻動物都到船上。',
  winDone: '回合結束時四隻都到了：你們一起贏了。',
  winWrong: '差一點。缺口就在船的正下方。',
}

export default words
