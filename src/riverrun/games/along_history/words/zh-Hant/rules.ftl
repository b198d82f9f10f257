# 《Along History》詢問、允許和拒絕的事。牌名用引號。

ah-title = Along History
ah-about = 擲骰取得歷史事件，並抵禦災難。

## 詢問

ah-ask-main =
    { $who ->
        [active] 取得牌、重擲、交換，或結束主要階段。你有 { $dice } 顆未使用的骰子。
       *[other] 取得牌、交換，或結束主要階段。你有 { $dice } 個未使用的結果棋。
    }
ah-ask-way = 要從你的 { $held } 枚金幣中支付 { $gold } 枚取得「{ $card }」，還是用物資支付？
ah-ask-resource =
    { $population ->
        [0] 「{ $card }」還需要 { $count } { $resource }。請選擇來源。
       *[other] 「{ $card }」還需要 { $count } { $resource }和 { $population } 人口。請選擇{ $resource }的來源。
    }
ah-ask-population = 「{ $card }」還需要 { $population } 人口。請選擇來源。
ah-ask-reroll = 請選擇要重擲的骰子。
ah-ask-marks = 請選擇要一起重擲的骰子。
ah-ask-give = 請選擇要給出的牌。
ah-ask-take = 請選擇用「{ $card }」換來的牌。
ah-ask-calamity = 請選擇下一張降臨的災難。
ah-ask-destroy = 「{ $card }」：摧毀一張{ NAME($type, case: "one") }；若沒有，則為任一張牌。請選擇失去的牌。
ah-ask-war = 請宣戰，或結束你的戰爭。你有 { $faces } 個戰爭結果和 { $ur } 個萬用資源。
ah-ask-target = 請選擇要攻擊誰。
ah-ask-attack = 與 { $target } 交戰：你的軍隊目前是 { $army }。請選擇要橫置的牌，然後擲骰。
ah-ask-defence = { $seat } 以 { $attack } 攻擊你；你的軍隊目前是 { $army }。請選擇要橫置的牌，然後擲骰。
ah-ask-general =
    { $attack ->
        [0] 你的軍隊是 { $total }。請選擇要重擲的戰爭骰子，或保留結果；你有 { $generals } 次重擲。
       *[other] 你的軍隊是 { $total }，對方是 { $attack }。請選擇要重擲的戰爭骰子，或保留結果；你有 { $generals } 次重擲。
    }
ah-ask-counter = 在成就版圖上移動，或停留。
ah-ask-decadence = 衰落：請選擇要壓到另一張牌下面的牌。
ah-ask-cover = 請選擇要蓋住「{ $card }」的牌。

## 行動的作用

ah-may-acquire =
    { $way ->
        [free] 免費拿取「{ $card }」。
        [heritage] 使用傳承「{ $card }」：{ $gold } 枚金幣放入國庫。
        [gold] 以 { $gold } 枚金幣購買「{ $card }」。
        [both] 以 { $population } 人口和其資源，或以 { $gold } 枚金幣，取得「{ $card }」。
       *[goods] 以 { $population } 人口和其資源取得「{ $card }」。
    }
ah-may-reroll =
    { ID($die) ->
        [reroll] 棄置{ $die }，重擲任意幾顆其他骰子。
       *[other] 棄置{ $die }，重擲另一顆骰子。
    }
ah-may-swap = 放棄{ NAME($die, case: "used") }，交換一張牌。
ah-may-swap-barter = 免費交換一張牌。
ah-may-coin =
    { $times ->
        [x2] 拿取 { $gold } 枚金幣（用一個 x2 加倍）。
        [x4] 拿取 { $gold } 枚金幣（用兩個 x2 加倍）。
       *[other] 拿取 { $gold } 枚金幣。
    }
ah-may-golden-age = 使用黃金時代：將你所有的牌轉正。
ah-may-end-main = 結束主要階段。
ah-may-by-goods = 用物資支付「{ $card }」：{ $population } 人口和 { $count } { $resource }。
ah-may-by-gold = 以 { $gold } 枚金幣購買「{ $card }」。
ah-may-pay-resource =
    { $source ->
        [heritage] 使用傳承「{ $card }」：{ LIST($gives) }。
       *[card] 橫置「{ $card }」：{ LIST($gives) }。
    }
ah-may-pay-population =
    { $source ->
        [heritage] 使用傳承「{ $card }」：{ LIST($gives) }。
       *[card] 橫置「{ $card }」：{ LIST($gives) }。
    }
ah-may-pay-blue =
    { $times ->
        [x2] 用{ NAME($paid, case: "used") }支付，以一個 x2 加倍：{ $amount } { $resource }。
        [x4] 用{ NAME($paid, case: "used") }支付，以兩個 x2 加倍：{ $amount } { $resource }。
       *[other] 用{ NAME($paid, case: "used") }支付：{ $amount } { $resource }。
    }
ah-may-pay-green =
    { $times ->
        [x2] 用{ NAME($paid, case: "used") }支付，以一個 x2 加倍：{ $amount } 人口。
        [x4] 用{ NAME($paid, case: "used") }支付，以兩個 x2 加倍：{ $amount } 人口。
       *[other] 用{ NAME($paid, case: "used") }支付：{ $amount } 人口。
    }
ah-may-ur-resource = 使用一個萬用資源：{ $amount } { $resource }。
ah-may-ur-population = 使用一個萬用資源：{ $amount } 人口。
ah-may-reroll-die = 重擲{ $die }。
ah-may-mark = 選擇{ $die }。
ah-may-roll-marked = 重擲選好的骰子。
ah-may-give = 給出「{ $card }」。
ah-may-take = 從 { $target } 拿走「{ $card }」。
ah-may-fail = 下一張降臨的是「{ $card }」。
ah-may-destroy = 因「{ $calamity }」失去「{ $card }」。
ah-may-war =
    { $second ->
        [yes] 宣告第二場戰爭。
       *[no] 用戰爭面宣戰。
    }
ah-may-war-x2 = 用戰爭和 x2 宣戰；之後可以再打第二場。
ah-may-war-ur = 用一個萬用資源宣戰。
ah-may-end-wars = 結束你的戰爭。
ah-may-target = 攻擊 { $target }：{ $counters } 個標記，軍隊加成 { $defence }。
ah-may-tilt-attack = 橫置「{ $card }」：+{ $amount }。
ah-may-end-attack = 為攻擊擲骰。
ah-may-tilt-defence = 橫置「{ $card }」：+{ $amount }。
ah-may-end-defence = 為防禦擲骰。
ah-may-mark-war = 選擇{ $die }。
ah-may-roll-war =
    { $marks ->
        [0] 保留你的骰子。
       *[other] 重擲選好的骰子。
    }
ah-may-space =
    { $takes ->
        [yes] 移到{ ah-place }，拿取標記「{ $counter }」，價值 { $value }。
       *[no] 移到{ ah-place }。
    }
ah-may-stay = 停留原處。
ah-may-decline =
    { $bonuses ->
        [0] 將「{ $card }」滑到另一張牌下面；它沒有加成可失去。
       *[other] 將「{ $card }」滑到另一張牌下面；它的 { $bonuses } 個加成會扣分。
    }
ah-may-cover = 將「{ $under }」滑到「{ $card }」下面。

## 句中的版圖格子

ah-place =
    { ID($space) ->
        [start] 起點
       *[other] 「{ $space }」格
    }

## 拒絕的理由

ah-refuse-over = 遊戲已經結束。
ah-refuse-not-in-row = 「{ $card }」不在你的事件列。
ah-refuse-too-dear =
    { $resources_short ->
        [0] 「{ $card }」：你還缺 { $population_short } 人口。
       *[other]
            { $population_short ->
                [0] 「{ $card }」：你還缺 { $resources_short } { $resource }。
               *[other] 「{ $card }」：你還缺 { $resources_short } { $resource }和 { $population_short } 人口。
            }
    }
ah-refuse-too-dear-for-gold =
    { $resources_short ->
        [0] 「{ $card }」：你還缺 { $population_short } 人口，或 { $gold_short } 枚金幣。
       *[other]
            { $population_short ->
                [0] 「{ $card }」：你還缺 { $resources_short } { $resource }，或 { $gold_short } 枚金幣。
               *[other] 「{ $card }」：你還缺 { $resources_short } { $resource }和 { $population_short } 人口，或 { $gold_short } 枚金幣。
            }
    }
ah-refuse-heritage-without-gold = 「{ $card }」是沒有金幣的傳承，只能用來支付牌。
ah-refuse-heritage-used = 你本回合已經用過傳承牌。
ah-refuse-not-active = 只有主動玩家（{ $active }）可以重擲骰子。
ah-refuse-no-such-die = 你沒有未使用的{ NAME($die, case: "used") }。
ah-refuse-no-other-die = 你沒有其他未使用的骰子可以重擲。
ah-refuse-no-golden-age = 你沒有未使用的黃金時代。
ah-refuse-nothing-tilted = 你沒有橫置的牌。
ah-refuse-no-coin = 你沒有未使用的錢幣結果。
ah-refuse-too-few-x2 = 這需要 { $doubles } 顆 x2 骰；你有 { $held } 顆未使用。
ah-refuse-no-die-left = 未使用的{ $die }都已經選了。
ah-refuse-mark-out-of-order = 骰子要依順序選擇：{ $die }在上一顆之前。
ah-refuse-mark-due = 請至少選擇一顆要重擲的骰子。
ah-refuse-not-your-card = 「{ $card }」不在你的文明或傳承中。
ah-refuse-covered = 「{ $card }」被「{ $cover }」蓋住，不提供任何東西。
ah-refuse-tilted = 「{ $card }」已經橫置。
ah-refuse-gives-no-resource = 「{ $card }」不提供{ $wanted }。
ah-refuse-gives-no-population = 「{ $card }」不提供人口。
ah-refuse-source-out-of-order = 來源要依順序指定，而這個在上一個之前：先骰子，再依編號用牌，最後是萬用資源。
ah-refuse-heritage-spent = 你本回合已經用過傳承牌；「{ $card }」要等下次。
ah-refuse-dead-end =
    { $lacking_resource ->
        [0] 這樣就無法付清「{ $paying }」，它還需要 { $lacking_population } 人口。
       *[other] 這樣就無法付清「{ $paying }」，它還需要 { $lacking_resource } { $wanted }和 { $lacking_population } 人口。
    }
ah-refuse-no-unspent-die = 你沒有未使用的{ NAME($paid, case: "used") }。
ah-refuse-wrong-face = 藍色結果是{ $shown }，不是{ $wanted }。
ah-refuse-x2-missing = 這需要 { $needed_x2 } 顆 x2 骰；你有 { $unspent_x2 } 顆未使用。
ah-refuse-no-ur = 你沒有萬用資源。
ah-refuse-blue-for-population = 藍色結果是資源，不能支付人口。
ah-refuse-green-for-resource = 綠色結果是人口，不能支付{ $wanted }。
ah-refuse-nothing-to-give = 你的事件列中沒有可交換的牌。
ah-refuse-nothing-to-take = 沒有對手有可交換的牌。
ah-refuse-no-die-to-swap = 你沒有未使用的{ NAME($die, case: "used") }。
ah-refuse-no-free-swap = 你本回合沒有免費交換了。
ah-refuse-give-not-in-row = 「{ $card }」不在你的事件列。
ah-refuse-take-not-in-row = 「{ $card }」不在對手的事件列。
ah-refuse-non-transmissible = 「{ $card }」不能交換。
ah-refuse-not-failing = 「{ $card }」不在你的事件列。
ah-refuse-no-calamity = 「{ $card }」不是災難。
ah-refuse-protected = 你不受「{ $card }」影響，它不會降臨。
ah-refuse-not-yours-to-destroy = 「{ $card }」不在你的文明中。
ah-refuse-covered-from-destruction = 「{ $card }」被蓋住，不能摧毀。
ah-refuse-another-type = 你有{ NAME($named_type, case: "one") }可以摧毀；「{ $card }」是別的類型。
ah-refuse-no-war-face = 你沒有未使用的戰爭面。
ah-refuse-no-x2-for-war = 你需要一個未使用的戰爭面和一個未使用的 x2。
ah-refuse-no-ur-for-war = 你沒有萬用資源可以宣戰。
ah-refuse-no-such-seat = 這場遊戲中沒有 { $target }。
ah-refuse-self = 你不能攻擊自己。
ah-refuse-no-heritage-in-war = 「{ $card }」是傳承，不能參戰。
ah-refuse-no-soldiers = 「{ $card }」不提供人口。
ah-refuse-tilt-out-of-order = 牌要依編號橫置：「{ $card }」在上一張之前。
ah-refuse-no-war-die = 你的戰爭骰子中沒有{ $die }。
ah-refuse-no-such-space = 版圖上沒有這一格。
ah-refuse-stands-there = 你已經在{ ah-place }。
ah-refuse-out-of-reach = 你無法抵達{ ah-place }。
ah-refuse-condition-not-met = { ah-place }的標記需要 { $asked_for }；你有 { $has }。
ah-refuse-decadence-not-yours = 「{ $card }」不在你的文明中。
ah-refuse-already-covered = 「{ $card }」已經被蓋住。
ah-refuse-under-itself = 「{ $card }」不能蓋住自己。

## 不能同時使用的選項

ah-error-ages-apart = 史前時代和中世紀之間必須有古代；請選擇 ages=all（AH-R4）。
ah-error-initiation-mode = 入門玩法只能搭配 mode=full，不能搭配 mode={ $mode }（AH-109）。
ah-error-progressive-ages = mode=progressive 需要兩個或三個時代；請選擇 ages=all，或別的模式（AH-92）。
ah-error-first-player = first={ $first } 指定的座位，在 { $players } 人遊戲中不存在（AH-R20）。

## 分數的來源，以及如何判定平手

ah-score-track = 先前的時代
ah-score-cards = { $count } 張牌
ah-score-lost = { $count } 個被蓋住的加成
ah-score-counters = { $count } 個標記
ah-tie-counter = 最高的標記

## 行動的影響

ah-fact-gold = 金幣
ah-fact-ur = 萬用資源
ah-fact-bonus = { NAME($bonus, case: "many") }
ah-fact-attack = 攻擊時的軍隊加成
ah-fact-defence = 防禦時的軍隊加成
ah-fact-reach = 可拿取的最高標記
ah-fact-calamities = 威脅你的災難
ah-fact-lost = 被蓋住的加成
