# 《Epochs》各張牌、能力和政體的效果，由動詞組成。

ep-effect-advantage = 在{ NAME($kind, case: "when") }的戰爭中，你多擲 { $n } 顆骰子。
ep-effect-attack-range = 你攻擊時，距離你領土 { $n } 步以內的每個陸地六角格都視為你的領土。
ep-effect-combat = 你的單位就緒時，你的戰力增加 { $n }。
ep-effect-combat-attack = 你攻擊時，戰力增加 { $n }。
ep-effect-combat-defend = 你防禦或保護時，戰力增加 { $n }。
ep-effect-combat-mounted = 你的每個騎乘單位使你的戰力增加 { $n }。
ep-effect-convert-cost = 你轉換資源只消耗 { $n } 權威。
ep-effect-count-as = 升級單位時，視為你擁有{ $natural }。
ep-effect-cross = 你可以越過{ LIST($terrains, join: "and") }攻擊。
ep-effect-debut-multiplier = 你發明時，獲得首發獎勵 { $n } 次；你左側的玩家獲得一次。
ep-effect-discount = 你{ NAME($action, case: "do") }的{ $resource }費用減少 { $n }。
ep-effect-expand-cross = 你可以越過{ LIST($terrains, join: "and") }擴張。
ep-effect-expenditure-waive = 你有 { $n } 個單位不需要軍費；每次支付時選擇。
ep-effect-extra-action = 在「{ $after }」行動之後，你可以額外{ LIST($may, join: "or", case: "do") }，並支付費用。
ep-effect-extra-action-any = 在「{ $after }」行動之後，你可以執行任一額外行動，並支付費用。
ep-effect-feed-discount-per-city = 你的每座城市少消耗 { $n } 糧食。
ep-effect-feed-discount-total = 你的城市總共少消耗 { $n } 糧食。
ep-effect-gain = 獲得 { LIST($res) }。
ep-effect-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] { $per }，獲得 { LIST($res) }。
               *[other] { $per }，獲得 { LIST($res) }，最少 { $min } 次。
            }
       *[other]
            { $min ->
                [0] { $per }，獲得 { LIST($res) }，最多 { $max } 次。
               *[other] { $per }，獲得 { LIST($res) }，最少 { $min } 次，最多 { $max } 次。
            }
    }
ep-effect-gold-ratio = 金幣轉換時，你的 { $n } 個基本資源換 1 枚金幣。
ep-effect-gold-weight = 金幣轉換時，你的每個{ $resource }算作 { $n } 個。
ep-effect-immune-art-loss = 沒有人能在戰爭中奪走你的藝術傑作。
ep-effect-immune-pillage = 蠻族不會劫掠你。
ep-effect-keep = 金幣轉換時，你可以保留{ $resource }。
ep-effect-max-cities = 你的城市上限增加 { $n }，但不超過 6。
ep-effect-may = 你現在可以{ NAME($action, case: "do") }，並支付費用。
ep-effect-may-free = 你現在可以免費{ NAME($action, case: "do") }。
ep-effect-may-discount = 你現在可以{ NAME($action, case: "do") }，費用減少 { $n }。
ep-effect-may-government =
    你可以變更為{ $levels ->
        [same-or-next] 同一階或下一階的另一種政體
        [same] 同一階的另一種政體
       *[next] 下一階的一種政體
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] ，不受箭頭和文化限制
               *[kept] ，不受箭頭限制
            }
       *[kept]
            { $culture ->
                [ignored] ，不受文化限制
               *[kept] { "" }
            }
    }。
ep-effect-may-return-land = 你可以從另一塊領土收回方塊，並獲得 { LIST($res) }。
ep-effect-modify = 你的{ $track }增加 { $n }。
ep-effect-modify-per = { $per }，你的{ $track }增加 { $n }。
ep-effect-on = { $when }，{ LIST($do, join: "then") }。
ep-effect-take-unique = 以「{ $unit }」作為你的{ $slot }。
ep-effect-vp = 遊戲結束時得 { $n } 分。
ep-effect-vp-level = 遊戲結束時，若你的政體在第 { $level } 階以上，得 { $n } 分。
ep-effect-vp-peace = 遊戲結束時，若你在{ $epoch } 不曾是好戰者，得 { $n } 分。
ep-effect-vp-per =
    { $max ->
        [0] 遊戲結束時，{ $per }，得 { $n } 分。
       *[other] 遊戲結束時，{ $per }，得 { $n } 分，最多 { $max } 分。
    }

## 事件：句首

ep-when-expand = 你擴張時
ep-when-expand-terrain = 你擴張到{ LIST($terrains, join: "or") }時
ep-when-expand-terrain-near-sea = 你擴張到{ LIST($terrains, join: "or") }或臨海的土地時
ep-when-expand-near-sea = 你擴張到臨海的土地時
ep-when-post = 你建造貿易站時
ep-when-sea-route = 你經海路建造貿易站時
ep-when-research = 你研究時
ep-when-wonder = 你建造奇觀時
ep-when-government = 你變更政體時
ep-when-command = 你執行生產命令時
ep-when-invent = 你發明時
ep-when-war-won = 你贏得戰爭時
ep-when-war-won-player = 你在戰爭中勝過玩家時
ep-when-trade-income = 你獲得貿易收入時
ep-when-has = { $when }，若擁有{ $natural }

## 然後發生的事

ep-do-gain = 獲得 { LIST($res) }
ep-do-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] { $per }，獲得 { LIST($res) }
               *[other] { $per }，獲得 { LIST($res) }，最少 { $min } 次
            }
       *[other]
            { $min ->
                [0] { $per }，獲得 { LIST($res) }，最多 { $max } 次
               *[other] { $per }，獲得 { LIST($res) }，最少 { $min } 次，最多 { $max } 次
            }
    }
ep-do-may = 你可以{ NAME($action, case: "do") }（支付費用）
ep-do-may-free = 你可以免費{ NAME($action, case: "do") }
ep-do-may-discount = 你可以{ NAME($action, case: "do") }，費用減少 { $n }
ep-do-may-government =
    你可以變更為{ $levels ->
        [same-or-next] 同一階或下一階的另一種政體
        [same] 同一階的另一種政體
       *[next] 下一階的一種政體
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] ，不受箭頭和文化限制
               *[kept] ，不受箭頭限制
            }
       *[kept]
            { $culture ->
                [ignored] ，不受文化限制
               *[kept] { "" }
            }
    }
ep-do-may-return-land = 你可以從另一塊領土收回方塊，並獲得 { LIST($res) }

## 計數：每 k 個算一次

ep-count-art = 每有 { $k } 件藝術傑作
ep-count-honor = 每有 { $k } 榮譽
ep-count-city = 地圖上每有 { $k } 座你的城市
ep-count-city-near-sea = 每有 { $k } 座你的臨海城市
ep-count-land = 每有 { $k } 塊你的領土
ep-count-land-near-sea = 每有 { $k } 塊你的臨海領土
ep-count-land-of = 每有 { $k } 塊你的{ $terrain }領土
ep-count-post = 地圖上每有 { $k } 個你的貿易站
ep-count-wonder = 每有 { $k } 座你的奇觀
ep-count-wonder-of = 每有 { $k } 座你在{ $epoch } 的奇觀
ep-count-invention = 每有 { $k } 項你的發明
ep-count-invention-of = 每有 { $k } 項你在{ $epoch } 的發明
ep-count-gold = 你每有 { $k } 枚金幣
ep-count-science = 你每有 { $k } 個科學
