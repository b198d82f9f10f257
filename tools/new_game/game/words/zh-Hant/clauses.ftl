### New Game 的規則，依章節排列。

new-section-setup = 設置
new-clause-1 = 將 15 顆石頭洗混，面朝下疊成一堆。
    .title = 石堆
new-clause-2 = 抽籤決定由誰開始；之後依順時針輪流。
    .title = 起始玩家

new-section-turns = 回合
new-clause-3 = 輪到你時，若石堆夠多，從頂端拿 1、2 或 3 顆石頭。
    .title = 拿取
new-clause-4 = 翻開你拿的石頭並留著；每顆依其價值計分。
    .title = 翻開

new-section-end = 結束
new-clause-5 = 石堆拿完時遊戲結束；拿走最後一顆石頭的玩家多得 5 分。
    .title = 最後一顆石頭
new-clause-6 = 分數最高者獲勝；平手者共享勝利。
    .title = 獲勝

new-section-what-is-hidden = 隱藏的資訊
new-clause-7 = 沒有人知道石堆的順序；各種石頭還剩幾顆，可由公開的石頭推知。
    .title = 石堆的順序
