# 《Epochs》的名稱。屬性是名稱的各種形式：many 用在數字之後，帶量詞。

## 資源；short 用於窄欄

ep-resource-food = 糧食
    .short = 糧
ep-resource-production = 生產
    .short = 產
ep-resource-science = 科學
    .short = 科
ep-resource-gold = 金幣
    .many = 枚金幣
    .short = 金
ep-resource-culture = 文化
    .short = 文
ep-resource-authority = 權威
    .short = 權
ep-resource-art = 藝術傑作
    .many = 件藝術傑作
    .short = 藝
ep-resource-honor = 榮譽
    .short = 榮
ep-amount = { $amount } { NAME($resource, case: "many") }

## 天然資源

ep-natural-luxury = 奢侈品
ep-natural-minor-luxury = 次級奢侈品
ep-natural-horse = 馬
ep-natural-iron = 鐵

## 地形

ep-terrain-sea = 海洋
ep-terrain-plain = 平原
ep-terrain-forest = 森林
ep-terrain-desert = 沙漠
ep-terrain-mountain = 山地

## 八種行動，以及經海路的貿易站：do 用在「你可以」之後

ep-action-expand = 擴張
    .do = 擴張
ep-action-city = 城市
    .do = 建造城市
ep-action-post = 貿易站
    .do = 建造貿易站
ep-action-research = 研究
    .do = 研究
ep-action-wonder = 奇觀
    .do = 建造奇觀
ep-action-upgrade = 升級單位
    .do = 升級單位
ep-action-government = 政體
    .do = 變更政體
ep-action-command = 生產命令
    .do = 執行生產命令
ep-action-sea-route = 經海路的貿易站
    .do = 經海路建造貿易站

## 優勢：when 用在「的戰爭」之前

ep-advantage-sea = 臨海
    .when = 臨海
ep-advantage-plain = 平原
    .when = 平原上
ep-advantage-forest = 森林
    .when = 森林中
ep-advantage-desert = 沙漠
    .when = 沙漠中
ep-advantage-mountain = 山地
    .when = 山地上
ep-advantage-city = 城市
    .when = 爭奪城市
ep-advantage-defend = 防禦
    .when = 你防禦或保護
ep-advantage-attack = 攻擊
    .when = 你攻擊
ep-advantage-anti-mounted = 反騎乘
    .when = 對抗騎乘單位
ep-advantage-anti-air = 防空
    .when = 對抗空軍單位

## 單位上的圖示

ep-flag-mounted = 騎乘
ep-flag-anti-mounted = 反騎乘
ep-flag-air = 空軍
ep-flag-anti-air = 防空
ep-formation-line = 橫列
ep-formation-flank = 側翼
ep-formation-siege = 攻城
ep-slot-main = 主力單位
ep-slot-support = 支援單位

## 時代、研究軌的左右、供給與需求

ep-epoch-1 = 時代 I
    .numeral = I
ep-epoch-2 = 時代 II
    .numeral = II
ep-epoch-3 = 時代 III
    .numeral = III
ep-epoch-4 = 時代 III+
    .numeral = III+
ep-side-left = 左
ep-side-right = 右
ep-track-supply = 供給
ep-track-demand = 需求

## 板塊

ep-tile-t01 = 板塊 T01
ep-tile-t02 = 板塊 T02
ep-tile-t03 = 板塊 T03
ep-tile-t04 = 板塊 T04
ep-tile-t05 = 板塊 T05
ep-tile-t06 = 板塊 T06
ep-tile-t07 = 板塊 T07
ep-tile-t08 = 板塊 T08
ep-tile-t09 = 板塊 T09
ep-tile-t10 = 板塊 T10
ep-tile-t11 = 板塊 T11
ep-tile-t12 = 板塊 T12
ep-tile-t13 = 板塊 T13
ep-tile-t14 = 板塊 T14
ep-tile-t15 = 板塊 T15
ep-tile-t16 = 板塊 T16

## 行動的分類

ep-verb-civ = 文明
ep-verb-reveal = 翻開
ep-verb-turn = 轉動板塊
ep-verb-invent = 發明
ep-verb-take = 從市場發明
ep-verb-cover = 蓋住
ep-verb-give = 交出
ep-verb-expand = 擴張
ep-verb-city = 城市
ep-verb-post-land = 陸路貿易站
ep-verb-post-sea = 海路貿易站
ep-verb-research = 研究
ep-verb-wonder = 奇觀
ep-verb-unit = 升級單位
ep-verb-basic = 基本單位
ep-verb-government = 政體
ep-verb-command = 生產命令
ep-verb-pass = 跳過
ep-verb-convert = 轉換
ep-verb-unlock = 解鎖
ep-verb-ready = 備戰
ep-verb-spare-main = 備戰，免付主力單位
ep-verb-spare-support = 備戰，免付支援單位
ep-verb-declare = 好戰者
ep-verb-attack = 攻擊
ep-verb-attack-city = 攻擊城市
ep-verb-end = 結束
ep-verb-yes = 是
ep-verb-no = 否
ep-verb-return = 收回領土
ep-verb-lose = 失去城市
ep-verb-effect = 效果
ep-verb-number = 數字

## 選項

ep-option-payment = 支付
    .text = 金幣可以代替糧食、生產和科學。每次自己選擇用多少金幣，或一律用最少的金幣。
ep-value-payment-ask = 詢問
ep-value-payment-least-gold = 最少金幣

## 能力生效的時機

ep-type-ongoing = 持續
ep-type-immediate = 立即
ep-type-endgame = 終局
