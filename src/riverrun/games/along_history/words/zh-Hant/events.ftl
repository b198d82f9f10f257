# 《Along History》中發生的事，如紀錄所述。

## 骰子

ah-greens =
    { $threes ->
        [3] 3、3、3
        [2]
            { $twos ->
                [1] 3、3、2
               *[other] 3、3、1
            }
        [1]
            { $twos ->
                [2] 3、2、2
                [1] 3、2、1
               *[other] 3、1、1
            }
       *[other]
            { $twos ->
                [3] 2、2、2
                [2] 2、2、1
                [1] 2、1、1
               *[other] 1、1、1
            }
    }
ah-event-roll =
    { $gold ->
        [0] { $seat } 擲出 { ah-greens }、{ $shown }、{ NAME($red, case: "face") }和{ NAME($red2, case: "face") }。
       *[other] { $seat } 擲出 { ah-greens }、{ $shown }、{ NAME($red, case: "face") }、{ NAME($red2, case: "face") }和 { $gold } 枚金幣。
    }
ah-event-discard-to-reroll = { $seat } 棄置{ $die }來重擲。
ah-event-reroll =
    { ID($face) ->
        [blue]
            { $seat } 重擲{ $die }：{ $number ->
                [1] 巧思
                [2] 力量
               *[other] 文化
            }。
        [coin] { $seat } 重擲{ $die }：{ $number } 枚金幣。
       *[other] { $seat } 重擲{ $die }：{ NAME($face, case: "face") }。
    }
ah-event-mark = { $seat } 選擇重擲{ $die }。
ah-event-golden-age = 黃金時代：{ $seat } 將所有牌轉正。
ah-event-coin =
    { $doubles ->
        [0] { $seat } 拿取 { $gold } 枚金幣。
        [1] { $seat } 拿取 { $gold } 枚金幣（加倍）。
       *[other] { $seat } 拿取 { $gold } 枚金幣（加倍兩次）。
    }
ah-event-gold-bonus = { $seat } 從加成獲得 { $gold } 枚金幣。

## 取得

ah-event-free = { $seat } 免費拿取「{ $card }」。
ah-event-buy = { $seat } 以 { $gold } 枚金幣購買「{ $card }」。
ah-event-heritage-gold = { $seat } 使用傳承「{ $card }」：{ $gold } 枚金幣。
ah-event-pay-die =
    { $doubles ->
        [0] { $seat } 用{ NAME($die, case: "used") }支付。
        [1] { $seat } 用{ NAME($die, case: "used") }支付，加倍為 { $amount }。
       *[other] { $seat } 用{ NAME($die, case: "used") }支付，加倍兩次為 { $amount }。
    }
ah-event-pay-card = { $seat } 橫置「{ $card }」來支付。
ah-event-pay-heritage = { $seat } 用傳承「{ $card }」支付。
ah-event-pay-ur-resource = { $seat } 用一個萬用資源換得 { $amount } { $resource }。
ah-event-pay-ur-population = { $seat } 用一個萬用資源換得 { $amount } 人口。
ah-event-tigers = 因為事件列，{ $seat } 需要多 { $amount } 人口。
ah-event-enter = 「{ $card }」進入 { $seat } 的文明。
ah-event-earn = 「{ $card }」為 { $seat } 帶來 { $gold } 枚金幣。
ah-event-wonder = 「{ $card }」為 { $seat } 帶來一個萬用資源。
ah-event-eighth = { $seat } 有 { $count } 張牌：時代在這一輪後結束。

## 交換

ah-event-discard-to-swap = { $seat } 放棄{ NAME($die, case: "used") }來交換一張牌。
ah-event-free-swap = { $seat } 免費交換一張牌。
ah-event-give = { $seat } 給出「{ $card }」。
ah-event-swap = { $seat } 將「{ $card }」給 { $target }，並拿走「{ $taken }」。

## 災難

ah-event-fails = 「{ $card }」降臨到 { $seat }。
ah-event-destroy = { $seat } 因「{ $calamity }」失去「{ $card }」。
ah-event-nothing-to-destroy = 「{ $calamity }」沒有可摧毀的牌。
ah-event-lose-gold = { $seat } 因「{ $calamity }」失去 { $gold } 枚金幣。
ah-event-move-on = 「{ $card }」移到 { $target } 的事件列。
ah-event-calamity-discarded = 「{ $card }」被棄掉。

## 戰爭

ah-event-no-more-wars = { $seat } 結束戰爭。
ah-event-war-by-face = { $seat } 用戰爭面宣戰。
ah-event-war-doubled = { $seat } 用戰爭和 x2 宣戰。
ah-event-second-war = { $seat } 宣告第二場戰爭。
ah-event-war-by-ur = { $seat } 用一個萬用資源宣戰。
ah-event-attacks = { $seat } 攻擊 { $target }。
ah-event-soldiers = { $seat } 為戰爭橫置「{ $card }」：+{ $amount }。
ah-event-war-roll = { $seat } 為戰爭擲出 { ah-greens }。
ah-event-war-mark = { $seat } 選擇重擲{ $die }。
ah-event-war-reroll = { $seat } 重擲，現在是 { ah-greens }。
ah-event-no-reroll = { $seat } 保留骰子。
ah-event-total = { $seat } 的軍隊是 { $total }。
ah-event-steals = { $seat } 以 { $difference } 之差獲勝，從 { $target } 奪走標記「{ $counter }」。
ah-event-no-small-counter = { $seat } 以 { $difference } 之差獲勝，但 { $target } 沒有夠小的標記。
ah-event-repelled = { $target } 擊退 { $seat }。

## 成就與衰落

ah-event-stay = { $seat } 在成就版圖上停留。
ah-event-move = { $seat } 移到{ ah-place }。
ah-event-take-counter = { $seat } 移到{ ah-place }，拿取標記「{ $counter }」，價值 { $value }。
ah-event-last-counter = { $seat } 拿到了 { $value }：時代在這一輪後結束。
ah-event-decline = { $seat } 將「{ $card }」滑到「{ $other }」下面。
ah-event-no-decadence = { $seat } 的牌太少，沒有衰落。

## 回合、輪與時代

ah-event-first = { $seat } 是第一位主動玩家。
ah-event-turn = { $seat } 的回合。
ah-event-end-main = { $seat } 結束主要階段。
ah-event-pawns = 結果棋：{ ah-greens } 和{ $shown }。
ah-event-draw = { $seat } 抽到「{ $card }」。
ah-event-deck-empty = 牌庫用完了：時代在這一輪後結束。
ah-event-idle-ur = { $seat } 沒有取得牌，獲得一個萬用資源。
ah-event-round = 第 { $round } 輪：{ $seat } 是主動玩家。
ah-event-last-round = 第 { $round } 輪是這個時代的最後一輪。
ah-event-age = { $age }：{ $seat } 是主動玩家。
ah-event-counters-laid = 成就版圖上有 { $count } 個標記。
ah-event-counters-given = { $seat } 起始有總值 { $points } 的標記。
ah-event-dealt = { $seat } 發到「{ $card }」、「{ $other }」和「{ $taken }」。
ah-event-set-aside = 「{ $card }」被替換，洗回牌庫。
ah-event-age-ends =
    { $ending ->
        [counter] { $age }結束：最後的標記已被拿走。
        [deck] { $age }結束：牌庫用完了。
        [cards] { $age }結束：有人有足夠的牌。
       *[rounds] { $age }結束：最後一輪已完成。
    }
ah-event-scores =
    { $lost ->
        [0] { $seat } 的牌得 { $cards } 分，標記得 { $counters } 分。
       *[other] { $seat } 的牌得 { $cards } 分，標記得 { $counters } 分，被蓋住的加成扣 { $lost } 分。
    }
ah-event-heritage = { $seat } 保留 { $count } 張牌作為傳承。
ah-event-game-ends = 遊戲結束。
