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

## 骰子，以骰面稱呼；used 骰子和結果棋通用，face 只指骰面

ah-die-g1 = 綠骰「1」
    .used = 綠色「1」
    .face = 綠色 1
ah-die-g2 = 綠骰「2」
    .used = 綠色「2」
    .face = 綠色 2
ah-die-g3 = 綠骰「3」
    .used = 綠色「3」
    .face = 綠色 3
ah-die-blue = 藍骰
    .used = 藍色結果
    .face = 資源
ah-die-x2 = 「x2」骰
    .used = 「x2」骰
    .face = 「x2」
ah-die-war = 戰爭骰
    .used = 戰爭骰
    .face = 戰爭
ah-die-reroll = 重擲骰
    .used = 重擲骰
    .face = 重擲
ah-die-golden = 黃金時代骰
    .used = 黃金時代骰
    .face = 黃金時代
ah-die-coin = 錢幣骰
    .used = 錢幣結果
    .face = 金幣

## 時代

ah-age-prehistory = 史前時代
ah-age-antiquity = 古代
ah-age-middle-ages = 中世紀

## 成就標記：各自的條件

ah-counter-terrain-1 = 1 張地形牌
ah-counter-population-bonus-1 = 1 個人口加成
ah-counter-character-1 = 1 張人物牌
ah-counter-progress-1 = 1 張進步牌
ah-counter-vp-2 = 2 分
ah-counter-types-2 = 2 種類型
ah-counter-cards-3 = 3 張牌
ah-counter-vp-4 = 4 分
ah-counter-terrain-2 = 2 張地形牌
ah-counter-character-2 = 2 張人物牌
ah-counter-progress-2 = 2 張進步牌
ah-counter-calamity-1 = 1 張災難牌
ah-counter-vp-7 = 7 分
ah-counter-cards-5 = 5 張牌
ah-counter-types-3 = 3 種類型
ah-counter-population-bonus-2 = 2 個人口加成
ah-counter-wonder-1 = 1 張奇觀牌
ah-counter-progress-3 = 3 張進步牌
ah-counter-vp-12 = 12 分
ah-counter-cards-7 = 7 張牌
ah-counter-types-4 = 4 種類型
ah-counter-bonuses-6 = 6 個加成
ah-counter-cards-8 = 8 張牌
ah-counter-gold-15 = 15 枚金幣
ah-counter-vp-16 = 16 分

## 成就版圖的格子：只有起點有名稱，其他是 1a、1b……

ah-space-start = 起點

## 行動的分類

ah-verb-card = 牌
ah-verb-die = 骰子
ah-verb-reroll = 重擲
ah-verb-swap = 交換
ah-verb-swap-barter = 免費交換
ah-verb-pay = 支付
ah-verb-ur-resource = 以萬用資源支付資源
ah-verb-ur-population = 以萬用資源支付人口
ah-verb-coin = 金幣
ah-verb-golden-age = 黃金時代
ah-verb-by-goods = 用物資
ah-verb-by-gold = 用金幣
ah-verb-war = 戰爭
ah-verb-war-x2 = 加倍的戰爭
ah-verb-war-ur = 以萬用資源發動戰爭
ah-verb-target = 目標
ah-verb-space = 移動
ah-verb-done = 完成

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
ah-value-initiation-off = 否
ah-value-initiation-on = 是
ah-option-no-war = 無戰爭
    .text = 任何人都不能宣戰。
ah-value-no-war-off = 有戰爭
ah-value-no-war-on = 沒有戰爭
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
