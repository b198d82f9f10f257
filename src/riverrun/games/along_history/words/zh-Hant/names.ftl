# 《Along History》的名稱。屬性是名稱的各種形式：one 和 many 用在數字之後，each 帶量詞。

## 牌的類型

ah-type-terrain = 地形
    .one = 地形牌
    .many = 地形牌
    .each = 張地形牌
ah-type-character = 人物
    .one = 人物牌
    .many = 人物牌
    .each = 張人物牌
ah-type-progress = 進步
    .one = 進步牌
    .many = 進步牌
    .each = 張進步牌
ah-type-wonder = 奇觀
    .one = 奇觀牌
    .many = 奇觀牌
    .each = 張奇觀牌
ah-type-calamity = 災難
    .one = 災難牌
    .many = 災難牌
    .each = 張災難牌

## 資源

ah-resource-ingenuity = 巧思
    .short = 巧思
ah-resource-strength = 力量
    .short = 力量
ah-resource-culture = 文化
    .short = 文化

## 加成：牌上的一個菱形

ah-bonus-population = 人口
    .one = 人口加成
    .many = 人口加成
    .short = 人口
ah-bonus-ingenuity = 巧思
    .one = 巧思加成
    .many = 巧思加成
    .short = 巧思
ah-bonus-strength = 力量
    .one = 力量加成
    .many = 力量加成
    .short = 力量
ah-bonus-culture = 文化
    .one = 文化加成
    .many = 文化加成
    .short = 文化
ah-bonus-gold = 金幣
    .one = 金幣加成
    .many = 金幣加成
    .short = 金幣

## 骰子，以骰面稱呼；pawn 是數值相同的結果棋

ah-die-g1 = 綠骰 1
    .pawn = 綠色結果棋 1
ah-die-g2 = 綠骰 2
    .pawn = 綠色結果棋 2
ah-die-g3 = 綠骰 3
    .pawn = 綠色結果棋 3
ah-die-blue = 藍骰
    .pawn = 藍色結果棋
ah-die-x2 = x2 骰
    .pawn = x2 骰
ah-die-war = 戰爭骰
    .pawn = 戰爭骰
ah-die-reroll = 重擲骰
    .pawn = 重擲骰
ah-die-golden = 黃金時代骰
    .pawn = 黃金時代骰
ah-die-coin = 錢幣骰
    .pawn = 錢幣結果棋

## 時代

ah-age-prehistory = 史前時代
ah-age-antiquity = 古代
ah-age-middle-ages = 中世紀

## 成就標記：各自的條件

ah-counter-ach-01-v1-type-count-terrain1 = 1 張地形牌
ah-counter-ach-02-v1-bonus-count-population1 = 1 個人口加成
ah-counter-ach-03-v1-type-count-character1 = 1 張人物牌
ah-counter-ach-04-v1-type-count-progress1 = 1 張進步牌
ah-counter-ach-05-v1-vp-sum-2 = 2 分
ah-counter-ach-06-v2-distinct-types-2 = 2 種類型
ah-counter-ach-07-v2-card-count-3 = 3 張牌
ah-counter-ach-08-v2-vp-sum-4 = 4 分
ah-counter-ach-09-v3-type-count-terrain2 = 2 張地形牌
ah-counter-ach-10-v3-type-count-character2 = 2 張人物牌
ah-counter-ach-11-v3-type-count-progress2 = 2 張進步牌
ah-counter-ach-12-v3-type-count-calamity1 = 1 張災難牌
ah-counter-ach-13-v3-vp-sum-7 = 7 分
ah-counter-ach-14-v4-card-count-5 = 5 張牌
ah-counter-ach-15-v4-distinct-types-3 = 3 種類型
ah-counter-ach-16-v4-bonus-count-population2 = 2 個人口加成
ah-counter-ach-17-v5-type-count-wonder1 = 1 張奇觀牌
ah-counter-ach-18-v5-type-count-progress3 = 3 張進步牌
ah-counter-ach-19-v5-vp-sum-12 = 12 分
ah-counter-ach-20-v5-card-count-7 = 7 張牌
ah-counter-ach-21-v5-distinct-types-4 = 4 種類型
ah-counter-ach-22-v6-bonus-count-any6 = 6 個加成
ah-counter-ach-23-v6-card-count-8 = 8 張牌
ah-counter-ach-24-v7-gold-15 = 15 枚金幣
ah-counter-ach-25-v7-vp-sum-16 = 16 分

## 成就版圖的格子

ah-space-start = 起點
ah-space-1a = 1a 格
ah-space-1b = 1b 格
ah-space-1c = 1c 格
ah-space-1d = 1d 格
ah-space-1e = 1e 格
ah-space-2a = 2a 格
ah-space-2b = 2b 格
ah-space-2c = 2c 格
ah-space-3a = 3a 格
ah-space-3b = 3b 格
ah-space-3c = 3c 格
ah-space-3d = 3d 格
ah-space-4a = 4a 格
ah-space-4b = 4b 格
ah-space-4c = 4c 格
ah-space-5a = 5a 格
ah-space-5b = 5b 格
ah-space-5c = 5c 格
ah-space-6a = 6a 格
ah-space-6b = 6b 格
ah-space-7a = 7a 格

## 選項

ah-option-ages = 時代
    .text = 玩一個時代、連續兩個，或三個全玩。在一個時代建立的成果，會成為下一個時代的傳承。
ah-value-ages-prehistory = 史前時代
ah-value-ages-antiquity = 古代
ah-value-ages-middle-ages = 中世紀
ah-value-ages-prehistory-antiquity = 史前時代和古代
ah-value-ages-antiquity-middle-ages = 古代和中世紀
ah-value-ages-all = 三個全玩
ah-option-mode = 長度
    .text = 哪一種標記使時代結束：一律是 7；每個時代都是 6（線性）；或逐個時代提高（漸進）。
ah-value-mode-full = 完整
ah-value-mode-progressive = 漸進
ah-value-mode-linear = 線性
ah-option-initiation = 入門玩法
    .text = 較簡單的玩法：沒有成就，也沒有衰落。有人擁有 8 張牌時，時代就結束。
ah-value-initiation-no = 否
ah-value-initiation-yes = 是
ah-option-no-war = 無戰爭
    .text = 任何人都不能宣戰。
ah-value-no-war-no = 有戰爭
ah-value-no-war-yes = 沒有戰爭
ah-option-board = 版圖
    .text = 使用成就版圖的哪一面；兩面格子之間的連線不同。
ah-value-board-a = A 面
ah-value-board-b = B 面
ah-option-first = 起始玩家
    .text = 誰是第一位主動玩家。
ah-value-first-p1 = 1 號座位
ah-value-first-p2 = 2 號座位
ah-value-first-p3 = 3 號座位
ah-value-first-p4 = 4 號座位
ah-value-first-p5 = 5 號座位
ah-value-first-random = 隨機
ah-option-max-rounds = 輪數上限
    .text = 時代最遲在這麼多輪之後結束；供模擬使用。
    .form = 輪數，或 off
ah-value-max-rounds-off = 沒有上限
