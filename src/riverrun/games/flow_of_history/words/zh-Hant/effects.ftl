# 《歷史長流》各張牌的效果，由牌的數值組成。

foh-effect-none = 無效果。
foh-effect-provide = 提供 { LIST($icons, join: "and") }。
foh-effect-provide-per-card = 每有 1 { NAME($of, case: "each") }，提供 { $amount } 個{ NAME($icon, case: "one") }。
foh-effect-provide-per-icon = 每有 1 { NAME($of, case: "each") }，提供 { $amount } 個{ NAME($icon, case: "one") }。
foh-effect-gain-market = 從市場獲得一張無人投資的{ LIST($types, join: "or", last: "one") }。
foh-effect-gain-market-any = 從市場獲得一張無人投資的牌。
foh-effect-gain-top = 獲得牌庫最上方的牌。
foh-effect-take-tokens =
    { $source ->
        [supply] 每有 1 { NAME($of, case: "each") }，從供應區拿取 { $amount } 個代幣。
       *[reserve] 每有 1 { NAME($of, case: "each") }，從儲備區拿取 { $amount } 個代幣。
    }
foh-effect-steal-tokens =
    { $victims ->
        [all] 從每位較弱的對手各拿走至多 { $amount } 個代幣。
       *[one] 從一位較弱的對手拿走至多 { $amount } 個代幣。
    }
foh-effect-discard-top =
    { $victims ->
        [all] 每位較弱的對手
       *[one] 一位較弱的對手
    }{ $which ->
        [each] 失去最上方的{ LIST($types, join: "and", case: "one") }。
        [choice] 失去最上方的{ LIST($types, join: "or", last: "one") }，由你選擇。
       *[only] 失去最上方的{ LIST($types, join: "or", last: "one") }。
    }
foh-effect-discard-wonder =
    { $victims ->
        [all] 每位較弱的對手失去一座由你選擇的奇觀。
       *[one] 一位較弱的對手失去一座由你選擇的奇觀。
    }
foh-effect-communism = 所有玩家的代幣都放入供應區，再平均分配。
foh-effect-on-attack-take = 每當你的攻擊效果發生時，從供應區拿取 { $amount } 個代幣。
foh-effect-pacifist = 你獲得的牌上的攻擊效果不會發生，任何攻擊對你也無效。
foh-effect-end-game = 進入市場或任何國家時，遊戲結束。
foh-effect-score-per-card = 每有 { $per } { NAME($of, case: "each") }，得 { $amount } 個文化圖示。
foh-effect-score-per-icon = 每有 { $per } { NAME($of, case: "each") }，得 { $amount } 個文化圖示。
foh-effect-score-sets = 每有一組{ LIST($types, join: "and", last: "one") }，得 { $amount } 個文化圖示。
foh-effect-score-gain-icons = 計分時提供 { LIST($icons, join: "and") }。

## 效果中一種圖示的數量

foh-icons = { $count } 個{ NAME($icon, case: "one") }

## 效果的外圍：回合行動的代價，以及計分時失效

foh-effect-paid = 先付代價（{ LIST($costs, join: "and") }），然後{ $effect }
foh-effect-obsolete = { $effect }計分時失效。
foh-cost-tokens = { $tokens } 個代幣
foh-cost-self = 這張牌
foh-cost-own = 你最上方的{ NAME($type, case: "one") }
