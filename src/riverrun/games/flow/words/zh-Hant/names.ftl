# Flow 的名稱。屬性是名稱的各種形式。


## 板塊

fl-tile-straight = 直道
fl-tile-curve = 彎道
fl-tile-tee = 三岔道
fl-tile-cross = 十字道
fl-tile-straight-obstacle = 有障礙的直道
fl-tile-curve-obstacle = 有障礙的彎道
fl-tile-tee-obstacle = 有障礙的三岔道
fl-tile-cross-obstacle = 有障礙的十字道
fl-tile-scenario = 情境板塊

## 行動牌與情境牌；效果在 fl-effect-…

fl-card-support = 支援
fl-card-bird = 飛鳥
fl-card-current = 水流
fl-card-fishing = 垂釣
fl-card-calm-waters = 平靜水面
fl-card-return = 歸來
fl-scenario-obstacles = 情境障礙
fl-scenario-no-communication = 禁止交談
fl-scenario-one-card = 每輪一張行動牌
fl-scenario-no-new-cards = 沒有新牌
fl-scenario-firm-obstacles = 牢固的障礙
fl-scenario-single-path = 單一通道的船
fl-scenario-obstacles-remain = 障礙留存

## 動物與版圖上的其他東西

fl-animal-cat = 貓
fl-animal-dog = 狗
fl-animal-capybara = 水豚
fl-animal-lemur = 狐猴
fl-thing-boat = 船
fl-thing-nothing = 無

## 方向與骰子

fl-side-n = 北
fl-side-e = 東
fl-side-s = 南
fl-side-w = 西
fl-die-white = 白色骰子
fl-die-black = 黑色骰子

## 行動的分類

fl-verb-draw = 抽取
fl-verb-take = 拿取
fl-verb-play = 打出
fl-verb-place = 放置
fl-verb-trade = 換牌
fl-verb-discard = 棄置
fl-verb-aim = 選擇
fl-verb-choose = 取回
fl-verb-face = 朝向
fl-verb-die = 擲骰
fl-verb-tide = 時間到

## 選項

fl-option-turns = 每輪回合數
    .text = 沒有計時的話，這麼多回合之後巨浪來襲；越少越難。
fl-value-turns-8 = 8，普通
fl-value-turns-3 = 3
fl-value-turns-4 = 4
fl-value-turns-5 = 5
fl-value-turns-6 = 6，困難
fl-value-turns-7 = 7
fl-value-turns-9 = 9
fl-value-turns-10 = 10，簡單
fl-value-turns-11 = 11
fl-value-turns-12 = 12，非常簡單
fl-value-turns-none = 只由牌桌結束
fl-option-clock = 計時
    .text = 有計時的話，時間一到巨浪就來，不管進行了多少回合。
fl-value-clock-none = 不計時：數回合
fl-value-clock-60 = 每輪 60 秒
fl-value-clock-45 = 45 秒，緊湊
fl-value-clock-90 = 90 秒，從容
fl-option-pausable = 暫停
    .text = 是否可以暫停計時；暫停期間版圖隱藏。
fl-value-pausable-no = 不可暫停
fl-value-pausable-yes = 可以暫停
fl-option-difficulty = 難度
    .text = 每高一級多抽一張情境牌，使遊戲更難。
fl-value-difficulty-basic = 基本遊戲（沒有情境牌）
fl-value-difficulty-very-easy = 非常簡單（1 張）
fl-value-difficulty-easy = 簡單（2 張）
fl-value-difficulty-medium = 中等（3 張）
fl-value-difficulty-hard = 困難（4 張）
fl-value-difficulty-very-hard = 非常困難（5 張）
fl-value-difficulty-inconceivable = 不可思議！（6 張）
fl-option-scenarios = 情境牌
    .text = 自己選情境牌，而不是依難度抽取。
    .form = 1 到 6 張情境牌，以逗號分隔：obstacles（最多 4 張）、no-communication、one-card、no-new-cards、firm-obstacles、single-path、obstacles-remain
fl-value-scenarios-drawn = 依難度抽取
fl-option-obstacle = 障礙
    .text = 三岔道或十字道上的障礙如何擋水。
fl-value-obstacle-whole = 全部擋住
fl-value-obstacle-one-arm = 擋住一臂
fl-option-untradable = 不能換牌
    .text = 哪種普通板塊不能換行動牌。
fl-value-untradable-cross = 十字道
fl-value-untradable-straight = 直道
fl-value-untradable-curve = 彎道
fl-value-untradable-tee = 三岔道
fl-value-untradable-none = 無：全部都能換
fl-option-first = 起始玩家
    .text = 誰進行第一個回合。
fl-value-first-random = 隨機
fl-value-first-p1 = 座位 1
fl-value-first-p2 = 座位 2
fl-value-first-p3 = 座位 3
fl-value-first-p4 = 座位 4
fl-value-first-p5 = 座位 5
fl-value-first-p6 = 座位 6
