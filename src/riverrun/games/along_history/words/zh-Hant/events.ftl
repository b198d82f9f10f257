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
ah-event-roll-greens = { $seat } 擲出人口 { ah-greens }。
ah-event-roll-others = { $seat } 擲出{ $shown }、{ NAME($red, case: "face") }和{ NAME($red2, case: "face") }。
ah-event-roll-coin = { $seat } 擲出 { $gold } 枚金幣。
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
ah-event-gold-bonus = 加成帶給 { $seat } { $gold } 枚金幣。

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
ah-event-tigers = 事件列使 { $seat } 減少 { $amount } 人口。
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
