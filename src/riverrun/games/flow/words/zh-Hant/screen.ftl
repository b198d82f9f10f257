# 文字牌桌。格子的寫法與行動相同。

fl-screen-head =
    { $turns ->
        [0] 第 { $round } 輪，已完成 { $done } 個回合，{ $state }。
       *[other] 第 { $round } 輪，{ $turns } 個回合已完成 { $done } 個，{ $state }。
    }
fl-screen-late = 時間到。
fl-screen-won = 遊戲獲勝
fl-screen-lost = 遊戲失敗
fl-screen-to-choose = 輪到 { $seat } 決定
fl-screen-scenarios = 情境牌：{ LIST($scenarios, join: "and") }。
fl-screen-board = 版圖
fl-screen-white = 白骰
fl-screen-black = 黑骰
fl-screen-legend = ═ 普通，─ 障礙，# 情境板塊，* 鳥，B 船，. 空格
fl-screen-animals = { LIST($animals, join: "and") }
fl-screen-animal = { $sign } { $animal }
fl-screen-home = 已到船：{ LIST($animals, join: "and") }。
fl-screen-nobody-home = 已到船：還沒有動物。
fl-screen-dry = 沒有水的一臂：{ LIST($arms, join: "and") }。
fl-screen-stack = 板塊堆  { $tiles } 片面朝下，{ $cards } 張行動牌未抽。
fl-screen-face-down = 面朝下：{ $pieces }。
fl-screen-revealed = 翻開：{ $pieces }。
fl-screen-discarded = 棄置：{ $pieces }。
fl-screen-played = 打出的牌：{ $pieces }。
fl-screen-pieces = { $count } × { $piece }
fl-screen-none = 無
fl-screen-in-play = 使用中：「{ $card }」。
fl-screen-in-hand =
    { $bird ->
        [0] 手上：{ $tile }。
       *[other] 手上：有鳥的{ $tile }。
    }
fl-screen-calm = 「平靜水面」生效中。
fl-screen-wave = 上一次巨浪：{ $roll }。帶走：{ $swept }。
fl-screen-wave-spared = 鳥保住了 { LIST($spared, join: "and") }。
fl-screen-roll =
    { $white ->
        [0] 黑 { $black }
       *[other]
            { $black ->
                [0] 白 { $white }
               *[other] 白 { $white }、黑 { $black }
            }
    }
fl-screen-nothing = 無
fl-screen-hidden = { $count } 張隱藏的牌
fl-screen-cards = { LIST($cards, join: "and") }
fl-screen-no-cards = 沒有牌
fl-screen-active = （行動中）
