/** What the lesson of Epochs says, in Traditional Chinese. */

import type { LessonWords } from './lesson.en'

const words: LessonWords = {
  civilization: '選擇文明',
  civilizationAsk: '你拿到兩張文明板。選一張：之後可解鎖它的能力。',
  civilizationDone: '所有人選好之前，沒有人看得到你的選擇。',
  civilizationWrong: '從兩張中選一張。',
  reveal: '翻開板塊',
  revealAsk: '每回合從地圖開始。按一片蓋著的板塊把它翻開，並選擇方向。',
  revealDone: '五種地形、寶藏、蠻族營地、中立城市：世界一片一片展開。',
  revealWrong: '先翻開一片板塊。',
  plan: '發明',
  planAsk: '打出一張手牌：發明它，你和左側玩家獲得首發獎勵。選一張牌來發明。',
  planDone: '能力整場都是你的，接著一個行動。若改為蓋住市場的牌，則有兩個行動。',
  planWrong: '可以，但這次請發明一張手牌。',
  expand: '擴張',
  expandAsk: '第一個行動是取得領土。按發光的六角格，支付 1 糧食。',
  expandDone: '領土歸你並帶來供給。之後的新領土必須接觸你的東西。',
  expandWrong: '之後有用。現在先取得領土。',
  research: '研究',
  researchAsk: '科學用來支付研究。取得研究軌的下一列，選左邊或右邊的獎勵。',
  researchDone: '金幣可代替不足的科學，糧食和生產也一樣。',
  researchWrong: '也是好行動，但請選研究。',
  government: '變更政體',
  governmentAsk: '你的文化足以變更政體。選一種：只花一個行動。',
  governmentDone: '更多城市、不同的命令，並立即獲得獎勵。',
  governmentWrong: '可以，但更好的政體在等你。',
  wonder: '建造奇觀',
  wonderAsk: '生產用來建造奇觀。建造市場上你付得起的那座。',
  wonderDone: '獎勵立即獲得：多半是文化，以及牌上所寫。',
  wonderWrong: '先留著：奇觀已經付得起了。',
  city: '建造城市',
  cityAsk: '城市建在你領土之間的角上。按發光的角。',
  cityDone: '4 分並帶來需求；但每個時代結束時都要供養城市。',
  cityWrong: '不錯，但請建造城市。',
}

export default words
