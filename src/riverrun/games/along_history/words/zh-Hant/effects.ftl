# 《Along History》各張牌的效果，由動詞組成。

ah-effect-none = 無效果。
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
ah-effect-earn-gold = 取得時，獲得 { $amount } 枚金幣。
ah-effect-gain-universal-resource = 取得時，獲得 { $amount } 個萬用資源。
ah-effect-free-swap = 每回合 { $swaps } 次，可以不放棄骰子或結果棋而交換一張牌。
ah-effect-in-events-population = 在你的事件列時：你每回合第一張用綠骰支付的牌，人口費用增加 { $population }。
ah-effect-non-transmissible = 不能交換。
ah-effect-free-with = 擁有{ LIST($cards, join: "or") }時可免費取得。

## 災難降臨時的效果

ah-failure = 降臨時：{ $text }
ah-failure-destroy = 摧毀 { $count } { NAME($type, case: "each") }。
ah-failure-destroy-named = 若「{ $card }」未被蓋住，摧毀它。
ah-failure-destroy-named-else = 若「{ $card }」未被蓋住，摧毀它；否則摧毀 { $count } { NAME($type, case: "each") }。
ah-failure-lose-gold = 失去 { $amount } 枚金幣。
ah-failure-move-to-events-of = 它移到你左側玩家的事件列。

## 連續多項

ah-effect-also = { $first }{ $next }
ah-failure-then = { $first }然後{ $next }
