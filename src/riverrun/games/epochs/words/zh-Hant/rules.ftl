# 《Epochs》到軍事步驟為止詢問、允許和拒絕的事。牌名用引號。

ep-title = Epochs: Course of Cultures
ep-about = 探索地圖、興建城市與奇觀，帶領文明走過三個時代。

## 詢問

ep-ask-civilization = 請秘密選擇你的文明。
ep-ask-reveal = 請選擇要翻開的面朝下板塊。
ep-ask-turn = 位置 { $place } 的{ NAME($tile) } 兩個方向都可以。請選擇方向。
ep-ask-plan = 發明並執行 1 個行動，或蓋住一項發明並執行 2 個。本時代你已發明 { $inventions } 次，蓋住 { $covers } 次。
ep-ask-give =
    { $way ->
        [cover] 請選擇用來蓋住「{ $invention }」的牌。
       *[take] 請選擇為「{ $invention }」交出的牌。
    }
ep-ask-action =
    { $left ->
        [1] 請執行行動，這是本回合最後一個。
       *[other] 請執行行動。本回合有 { $left } 個。
    }
ep-ask-action-first = 你在遊戲中的第一個行動是擴張：請選擇你的國家從哪裡開始。
ep-ask-action-extra = 額外行動。「{ $source }」：{ $text }請選擇，或跳過。
ep-ask-grant = 「{ $source }」：{ $text }請選擇，或跳過。
ep-ask-consent =
    { $builder } 想在你的城市 { $site } 建造貿易站，{ $route ->
        [sea] 經海路
       *[land] 經陸路
    }，費用：{ ep-cost }。你們雙方各獲得 { LIST($reward) }。你同意嗎？
ep-ask-payment = 支付 { $due } { $resource }：其中多少用金幣，{ $least } 到 { $most }？
ep-ask-effect = 請選擇下一個要執行的效果。
ep-ask-return-land = 「{ $source }」：{ $text }請選擇領土，或跳過。
ep-ask-surplus = 你的城市比政體允許的多 { $count } 座。請選擇要放棄的一座。

## 可做的事

ep-cost =
    { $price ->
        [0] 免費
       *[other] { $price } { $needed }
    }
ep-may-civ = 使用{ $civilization }。
ep-may-reveal-tile = 翻開位置 { $place } 的板塊。
ep-may-turn =
    { $orientation ->
        [180] 將{ NAME($tile) } 轉 180°。
       *[0] { NAME($tile) } 維持原向。
    }
ep-may-invent = 從手牌發明「{ $invention }」：你和左側玩家各獲得 { LIST($reward) }。然後 1 個行動。
ep-may-take = 從市場第 { $space } 格發明「{ $invention }」：你和左側玩家各獲得 { LIST($reward) }。然後 1 個行動。
ep-may-cover = 蓋住第 { $space } 格的「{ $invention }」。然後 2 個行動。
ep-may-give =
    { $way ->
        [cover] 用「{ $invention }」蓋住第 { $at } 格的「{ $top }」。
       *[take] 交出「{ $invention }」，換第 { $at } 格的「{ $top }」。
    }
ep-may-expand = 擴張到 { $hex }（{ ep-cost }）。
ep-may-city = 在 { $site } 建造城市（{ ep-cost }）。
ep-may-post-land =
    { $of ->
        [player] 請 { $host } 同意經陸路在城市 { $site } 建貿易站（{ ep-cost }）。
       *[neutral] 經陸路在中立城市 { $site } 建貿易站（{ ep-cost }）。
    }
ep-may-post-sea =
    { $of ->
        [player] 請 { $host } 同意經海路在城市 { $site } 建貿易站（{ ep-cost }）。
       *[neutral] 經海路在中立城市 { $site } 建貿易站（{ ep-cost }）。
    }
ep-may-research = 研究（{ ep-cost }），獲得第 { $row } 列{ $side }側的獎勵：{ LIST($reward) }。
ep-may-wonder = 建造第 { $space } 格的「{ $wonder }」（{ ep-cost }）。
ep-may-unit = 升級為第 { $space } 格的「{ $unit }」（{ ep-cost }）。
ep-may-basic = 升級為「{ $unit }」，基本的{ $slot }（{ ep-cost }）。
ep-may-government = 變更為「{ $form }」，城市上限 { $cities }，獲得 { LIST($reward) }。
ep-may-command = 執行生產命令：獲得 { LIST($reward) }。
ep-may-pass-action = 跳過這個行動。
ep-may-decline = 放棄。
ep-may-convert = 消耗 { $authority } 權威，將 1 { $from }換成 1 { $into }。
ep-may-unlock =
    { $due ->
        [0] 解鎖「{ $ability }」。
       *[other] 以 { LIST($price) } 解鎖「{ $ability }」。
    }
ep-may-agree = 同意：{ $builder } 在 { $site } 建貿易站，雙方各獲得 { LIST($reward) }。
ep-may-deny = 拒絕：到回合結束前，{ $builder } 不能再向你要求貿易站。
ep-may-pay-gold =
    { $amount ->
        [0] 支付 { $own } { $resource }，不用金幣。
       *[other] 支付 { $amount } 枚金幣和 { $own } { $resource }。
    }
ep-may-effect = 接著是「{ $source }」：{ $text }
ep-may-return-land = 收回 { $hex } 的方塊，獲得 { LIST($reward) }。
ep-may-give-up = 放棄城市 { $site }。

## 拒絕的理由：文明、板塊、發明

ep-refuse-not-dealt = { $civilization }不在發給你的文明版圖之中。
ep-refuse-no-place = { $place } 不是這張地圖的位置：範圍是 0.0 到 { $last_place }。
ep-refuse-revealed = 位置 { $place } 的板塊已經翻開。
ep-refuse-not-in-hand = 你手上沒有「{ $invention }」。
ep-refuse-not-this-epoch = 「{ $invention }」不屬於這個時代。
ep-refuse-already-invented = 你已經發明過「{ $invention }」。
ep-refuse-invented-enough = 本時代你已發明 { $most_inventions } 次；現在要蓋住。
ep-refuse-covered-enough = 本時代你已蓋住 { $most_covers } 次；現在要發明。
ep-refuse-market-name-known = 第 { $space } 格是「{ $market_name }」，你已經發明過。

## 行動

ep-refuse-too-dear = 你{ NAME($action, case: "do") }需要 { $price } { $needed }；你有 { $held } { $needed }和 { $gold } 枚金幣。
ep-refuse-gold-barred = 你在此{ NAME($action, case: "do") }需要 { $price } { $needed }，不可用金幣；你有 { $held }。
ep-refuse-first-expand = 你在遊戲中的第一個行動是擴張。
ep-refuse-not-granted = 現在允許你的不是「{ $action }」。
ep-refuse-off-map = { $hex } 不在這張地圖上：範圍是 0.0 到 { $last_hex }。
ep-refuse-face-down = { $hex } 面朝下：沒有人知道那裡是什麼。
ep-refuse-sea-hex = { $hex } 是海洋，不能佔領。
ep-refuse-yours-already = { $hex } 已經是你的領土。
ep-refuse-rivals-land = { $hex } 是 { $owner } 的領土。
ep-refuse-barbarians = { $hex } 有蠻族。
ep-refuse-not-touching =
    { $distance ->
        [0] { $hex } 不接觸你的任何東西：你在地圖上沒有領土、城市或貿易站。
       *[other] { $hex } 不接觸你的領土、城市或貿易站：最近的 { $nearest } 距離 { $distance } 格。
    }
ep-refuse-no-cube = 你的文明版圖上沒有方塊。
ep-refuse-outer-corner = { $site } 不是這張地圖的建城點：範圍是 0.0a 到 { $last_site }。
ep-refuse-city-there = { $site } 已經有城市。
ep-refuse-city-beside =
    { $beside_of ->
        [you] 你的城市 { $beside } 與 { $site } 只隔一條邊。
        [player] { $beside_owner } 的城市 { $beside } 與 { $site } 只隔一條邊。
       *[neutral] 中立城市 { $beside } 與 { $site } 只隔一條邊。
    }
ep-refuse-not-all-yours =
    { $held_by ->
        [hidden] { $site } 周圍非海洋的六角格必須都是你的領土，而 { $not_yours } 還蓋著。
        [player] { $site } 周圍非海洋的六角格必須都是你的領土，而 { $not_yours } 屬於 { $holder }。
       *[nobody] { $site } 周圍非海洋的六角格必須都是你的領土，而 { $not_yours } 不屬於任何人。
    }
ep-refuse-no-land-there = 你沒有領土接觸 { $site }。
ep-refuse-no-free-city = 你的文明版圖上沒有城市。
ep-refuse-no-city-there = { $site } 沒有城市。
ep-refuse-your-city = { $site } 的城市是你的。
ep-refuse-warmongers-city = { $site } 的城市屬於好戰者 { $host }。
ep-refuse-your-post-there = 你在 { $site } 已經有貿易站。
ep-refuse-city-full = { $site } 沒有位置再建貿易站。
ep-refuse-host-refused = { $host } 本回合拒絕了你的貿易站。
ep-refuse-no-land-route =
    { $edges ->
        [0] 沒有陸路從你這裡通到 { $site }。
       *[other] 從你這裡到 { $site } 最短的陸路有 { $edges } 條邊，超過 { $most_edges } 條。
    }
ep-refuse-no-sea-route = 你和 { $site } 不在同一片海邊。
ep-refuse-no-post-left = 你的貿易站都在地圖上了。
ep-refuse-no-wonder = 第 { $space } 格沒有奇觀。
ep-refuse-no-unit = 第 { $space } 格沒有單位。
ep-refuse-had-before = 你曾經有過「{ $known_unit }」。
ep-refuse-same-form = 「{ $form }」已經是你的政體。
ep-refuse-wrong-level = 「{ $form }」不在你能變更的階級。
ep-refuse-no-arrow = 沒有箭頭從你的政體通到「{ $form }」。
ep-refuse-too-little-culture = 「{ $form }」需要 { $required } 文化；你有 { $culture }。
ep-refuse-not-your-city = { $site } 的城市不是你的。

## 自由行動、支付、效果

ep-refuse-no-authority = 轉換要消耗 { $needed_cubes } 權威；你的版圖上有 { $cubes }。
ep-refuse-none-to-convert = 你沒有{ $converted }可以轉換。
ep-refuse-keep-for-expand = 必須留下第一次擴張的費用。
ep-refuse-keep-a-cube = 第一次擴張需要版圖上有方塊。
ep-refuse-unlocked-already = 你已經解鎖「{ $ability }」。
ep-refuse-enough-unlocked = 你已解鎖 { $most_abilities } 項能力，這是上限。
ep-refuse-too-early = 「{ $ability }」從時代 { NAME($from_epoch, case: "numeral") } 起才能解鎖。
ep-refuse-unlock-too-dear = 「{ $ability }」需要 { LIST($unlock_price) }：你還缺 { LIST($unlock_lack) }。
ep-refuse-too-little-gold = { $amount } 枚金幣不足以補上你缺的{ $resource }：請付 { $least } 到 { $most }。
ep-refuse-too-much-gold = { $amount } 枚金幣太多：{ $resource }用金幣支付 { $least } 到 { $most }。
ep-refuse-no-such-effect = 沒有第 { $pending } 個效果：待處理的有 { $offered } 個。
ep-refuse-not-your-land = { $hex } 不是你的領土。
ep-refuse-just-taken = { $hex } 是你剛佔領的領土。
ep-refuse-over = 遊戲已經結束。
