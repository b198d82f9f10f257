# 《歷史長流》的名稱。屬性是名稱的各種形式。


## 站在玩家位置上的角色

foh-role-banker = 銀行家

## 時代

foh-age-s = S
foh-age-a = A
foh-age-i = I
foh-age-ii = II
foh-age-iii = III
foh-age-iv = IV
foh-age-v = V
foh-age-future = 未來

## 圖示：each 帶量詞

foh-icon-culture = 文化
    .title = 文化
    .one = 文化圖示
    .many = 文化圖示
    .each = 個文化圖示
    .short = 文化
foh-icon-harvest = 收穫
    .title = 收穫
    .one = 收穫圖示
    .many = 收穫圖示
    .each = 個收穫圖示
    .short = 收穫
foh-icon-trade = 貿易
    .title = 貿易
    .one = 貿易圖示
    .many = 貿易圖示
    .each = 個貿易圖示
    .short = 貿易
foh-icon-attack = 攻擊
    .title = 攻擊
    .one = 攻擊圖示
    .many = 攻擊圖示
    .each = 個攻擊圖示
    .short = 攻擊
foh-icon-science = 科學
    .title = 科學
    .one = 科學圖示
    .many = 科學圖示
    .each = 個科學圖示
    .short = 科學
foh-icon-defense = 防禦
    .title = 防禦
    .one = 防禦圖示
    .many = 防禦圖示
    .each = 個防禦圖示
    .short = 防禦
foh-icon-industry = 工業
    .title = 工業
    .one = 工業圖示
    .many = 工業圖示
    .each = 個工業圖示
    .short = 工業

## 牌的類型：each 帶量詞

foh-type-military = 軍事
    .one = 軍事牌
    .many = 軍事牌
    .each = 張軍事牌
foh-type-construction = 建築
    .one = 建築牌
    .many = 建築牌
    .each = 張建築牌
foh-type-knowledge = 知識
    .one = 知識牌
    .many = 知識牌
    .each = 張知識牌
foh-type-government = 政府
    .one = 政府牌
    .many = 政府牌
    .each = 張政府牌
foh-type-leader = 領袖
    .one = 領袖牌
    .many = 領袖牌
    .each = 張領袖牌
foh-type-wonder = 奇觀
    .one = 奇觀牌
    .many = 奇觀牌
    .each = 張奇觀牌
foh-type-special = 特殊
    .one = 特殊牌
    .many = 特殊牌
    .each = 張特殊牌

## 效果何時生效

foh-timing-none = 無效果
foh-timing-instant = 立即
foh-timing-attack = 攻擊
foh-timing-attack-all = 全面攻擊
foh-timing-permanent = 常駐
foh-timing-action = 回合行動
foh-timing-scoring = 計分
foh-timing-end = 終局

## 行動的分類

foh-verb-invest = 投資
foh-verb-stake = 加注
foh-verb-complete = 完成
foh-verb-snipe = 搶購
foh-verb-activate = 啟動
foh-verb-harvest = 收穫
foh-verb-take = 獲得
foh-verb-discard = 棄掉
foh-verb-keep = 保留
foh-verb-bank = 銀行家
foh-verb-attack = 攻擊
foh-verb-pass = 跳過

## 選項

foh-option-edition = 版本
    .text = 採用第二版（2 到 5 人）或第一版（3 到 5 人）的規則與牌名。
foh-value-edition-second = 第二版
foh-value-edition-first = 第一版
foh-option-future-ends = 「未來」何時終局
    .text = 「未來」何時結束遊戲：目前回合之後，或立即。
foh-value-future-ends-turn = 回合之後
foh-value-future-ends-immediately = 立即
foh-option-glossary = 牌義說明
    .text = 「灌溉」與「機械化農業」依規則範例，或依第二版牌表所印。
foh-value-glossary-corrected = 依範例修正
foh-value-glossary-literal = 照字面
foh-option-theocracy = 神權政治
    .text = 「神權政治」的攻擊圖示在計分時是否計算。
foh-value-theocracy-counts = 計算
foh-value-theocracy-obsolete = 失效
foh-option-age-check = 時代檢查
    .text = 每次補牌之後是否重複時代檢查，直到沒有過時的牌。
foh-value-age-check-repeat = 重複
foh-value-age-check-once = 一次
foh-option-idle-activate = 無目標啟動
    .text = 沒有目標的回合行動，可否啟動以當作跳過。
foh-value-idle-activate-refused = 不可
foh-value-idle-activate-allowed = 可以
foh-option-stall = 僵局
    .text = 每位玩家連續這麼多回合沒有投資也沒有獲得牌，遊戲就結束。
foh-value-stall-10 = 10
foh-value-stall-off = 不限

## Cards: first is the first edition's title

foh-card-agrarian-tribe = 農耕部落
foh-card-aristocracy = 貴族
foh-card-craftsman-tribe = 工匠部落
foh-card-military-caste = 軍事階級
foh-card-religious-tribe = 宗教部落
foh-card-seafaring-traders = 航海商人
foh-card-warriors = 戰士
foh-card-barracks = 兵營
foh-card-working-animal = 役用動物
foh-card-ramesses-ii = 拉美西斯二世
foh-card-pyramids = 金字塔
foh-card-archers = 弓箭手
foh-card-swordsmen = 劍士
foh-card-lighthouse = 燈塔
foh-card-temple = 神廟
foh-card-iron-works = 煉鐵廠
foh-card-philosophy = 哲學
foh-card-republic = 共和制
foh-card-theocracy = 神權政治
foh-card-aristotle = 亞里斯多德
foh-card-confucius = 孔子
foh-card-great-wall = 萬里長城
foh-card-hanging-gardens = 空中花園
foh-card-crossbowmen = 弩手
foh-card-knights = 騎士
foh-card-castle = 城堡
foh-card-monastery = 修道院
foh-card-astronomy = 天文學
foh-card-irrigation = 灌溉
foh-card-bureaucracy = 官僚制度
foh-card-feudalism = 封建制度
foh-card-genghis-khan = 成吉思汗
foh-card-justinian-i = 查士丁尼一世
foh-card-angkor-wat = 吳哥窟
foh-card-great-mosque = 傑內大清真寺
foh-card-cannon = 大砲
foh-card-frigate = 巡防艦
foh-card-military-academy = 軍事學院
foh-card-seaport = 海港
foh-card-printing-press = 印刷術
foh-card-steam-power = 蒸汽動力
foh-card-constitutional-monarchy = 君主立憲制
foh-card-mercantilism = 重商主義
foh-card-christopher-columbus = 哥倫布
foh-card-napoleon-bonaparte = 拿破崙
foh-card-himeji-castle = 姬路城
foh-card-taj-mahal = 泰姬瑪哈陵
foh-card-tank = 戰車
foh-card-warplane = 戰機
foh-card-factory = 工廠
foh-card-stock-exchange = 證券交易所
foh-card-computers = 電腦
foh-card-mechanized-farming = 機械化農業
foh-card-communism = 共產主義
foh-card-democracy = 民主
foh-card-albert-einstein = 愛因斯坦
foh-card-mahatma-gandhi = 甘地
foh-card-eiffel-tower = 艾菲爾鐵塔
foh-card-manhattan-project = 曼哈頓計畫
foh-card-fighter-jet = 噴射戰鬥機
foh-card-nuclear-power-plant = 核電廠
foh-card-satellites = 人造衛星
foh-card-capitalism = 資本主義
foh-card-john-lennon = 約翰・藍儂
foh-card-apollo-program = 阿波羅計畫
foh-card-internet = 網際網路
foh-card-future = 未來
