# 《Along History》各張牌的效果和標記的條件，由動詞組成。

ah-effect-free-acquire = 你可以免費取得「{ $card }」。
ah-effect-cost-reduction = 你取得「{ $card }」的人口費用減少 { $population }。
ah-effect-cost-reduction-type = 你取得每張{ NAME($type, case: "one") }的人口費用減少 { $population }。
ah-effect-cost-set-population = 你取得「{ $card }」只需 { $population } 人口，外加其資源費用。
ah-effect-army =
    { $attack ->
        [0] 軍隊：防禦 +{ $defence }。
       *[other]
            { $defence ->
                [0] 軍隊：攻擊 +{ $attack }。
               *[other] 軍隊：攻擊 +{ $attack }，防禦 +{ $defence }。
            }
    }
ah-effect-general = 將軍：每場戰爭中，你可以重擲你的骰子 { $rerolls } 次。
ah-effect-earn-gold = 進入時，獲得 { $amount } 枚金幣。
ah-effect-gain-universal-resource = 進入時，獲得 { $amount } 個萬用資源。
ah-effect-free-swap = 每回合 { $per_turn } 次，可以不放棄骰子或結果棋而交換一張牌。
ah-effect-in-events-population = 在你的事件列時：你每回合第一張用綠骰或綠色結果棋支付的牌，需要多 { $amount } 人口。

## 災難降臨時的效果，逐句執行

ah-effect-destroy = 摧毀 { $count } { NAME($type, case: "each") }。
ah-effect-destroy-named = 若「{ $card }」在你的文明中未被蓋住，摧毀它，並跳過下一個摧毀。
ah-effect-lose-gold = 失去 { $amount } 枚金幣。
ah-effect-move-to-events-of = 它移到你左側玩家的事件列。

## 標記的條件，用於內容包更改過的標記

ah-condition-type-count = { $n } { NAME($type, case: "each") }
ah-condition-vp-sum = { $n } 分
ah-condition-card-count = { $n } 張牌
ah-condition-distinct-types = { $n } 種類型
ah-condition-bonus-count = { $n } 個加成
ah-condition-bonus-of-kind = { $n } 個{ NAME($bonus, case: "one") }
ah-condition-gold = { $n } 枚金幣

## 來源提供的數量

ah-bonus-amount =
    { ID($bonus) ->
        [gold] { $amount } 枚金幣
       *[other] { $amount } { $bonus }
    }
