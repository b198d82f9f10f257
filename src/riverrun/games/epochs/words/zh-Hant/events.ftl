# 《Epochs》到軍事步驟為止發生的事。

## 設置

ep-event-first = { $seat } 是起始玩家。
ep-event-dealt = { $seat } 拿到{ $civilization }。
ep-event-picked = { $seat } 選擇{ $civilization }。
ep-event-shown = { $seat } 使用{ $civilization }。
ep-event-hand = { $seat } 的手牌有「{ $invention }」。

## 獲得與失去

ep-event-gain = { $seat } 獲得 { $amount } { NAME($resource, case: "many") }。
ep-event-gain-nothing = { $seat } 沒有獲得{ $resource }：已經沒有了。
ep-event-lose = { $seat } 失去 { $amount } { NAME($resource, case: "many") }。

## 地圖

ep-event-tile-revealed = 位置 { $place } 翻開{ NAME($tile) }。
ep-event-tile-laid =
    { $orientation ->
        [180] 位置 { $place } 的{ NAME($tile) } 轉向放置。
       *[0] 位置 { $place } 的{ NAME($tile) } 原向放置。
    }
ep-event-no-neutral = 中立城市已經夠多：{ $site } 不放。
ep-event-land-placed = { $seat } 佔領 { $hex }。
ep-event-land-removed = { $seat } 的方塊離開 { $hex }。
ep-event-natural = { $seat } 擁有 { $hex } 的{ $natural }。
ep-event-token-stays = { $seat } 在 { $hex } 發現{ $natural }。
ep-event-token-taken = { $seat } 在 { $hex } 有所發現並取走。
ep-event-city-placed = { $seat } 的城市在 { $site }。
ep-event-city-removed = { $seat } 在 { $site } 的城市被移除。
ep-event-neutral-removed = { $site } 的中立城市被移除。
ep-event-post-placed = { $seat } 在 { $site } 有貿易站。
ep-event-post-returns = { $seat } 的貿易站從 { $site } 收回。

## 市場與回合

ep-event-unit-dealt = 「{ $fielded }」進入單位欄。
ep-event-wonder-dealt = 「{ $built }」進入奇觀欄。
ep-event-unit-discarded = 「{ $discarded_unit }」離開單位欄。
ep-event-wonder-discarded = 「{ $discarded_wonder }」離開奇觀欄。
ep-event-turn = { $seat } 開始時代 { NAME($epoch, case: "numeral") } 的第 { $turn } 回合。
ep-event-drew = { $seat } 抽一張下一個時代的發明牌。
ep-event-draw = { $seat } 抽到「{ $invention }」。
ep-event-expenditure-gone = { $seat } 單位上的軍費移除。

## 發明

ep-event-invented = { $seat } 發明「{ $invention }」。
ep-event-taken = { $seat } 以「{ $given }」換第 { $space } 格的「{ $invention }」。
ep-event-covered = { $seat } 用「{ $given }」蓋住第 { $space } 格的「{ $covered }」。
ep-event-debut = { $seat } 分享「{ $invention }」的首發獎勵。

## 行動

ep-event-passed = { $seat } 跳過。
ep-event-asks-consent = { $seat } 請 { $host } 同意在 { $site } 建貿易站。
ep-event-agreed = { $seat } 同意 { $other } 在 { $site } 建貿易站。
ep-event-denied = { $seat } 拒絕 { $other } 在 { $site } 建貿易站。
ep-event-researched = { $seat } 研究第 { $row } 列，取得{ $side }側獎勵。
ep-event-built = { $seat } 建造「{ $built }」。
ep-event-fielded = { $seat } 取得「{ $fielded }」。
ep-event-covered-unit = { $seat } 以「{ $fielded }」取代「{ $former }」。
ep-event-new-form = { $seat } 從「{ $old_form }」變更為「{ $form }」。
ep-event-surplus = { $seat } 放棄 { $site } 的城市。
ep-event-commanded = { $seat } 執行「{ $form }」的生產命令。
ep-event-exchanged = { $seat } 消耗 { $amount } 權威，將 1 { $from }換成 1 { $into }。
ep-event-unlocked = { $seat } 解鎖「{ $ability }」。
ep-event-declined = { $seat } 放棄「{ $source }」。
ep-event-effect-chosen = { $seat } 接著執行「{ $source }」。
ep-event-land-returned = { $seat } 收回 { $hex } 的方塊。

## 支付

ep-event-paid =
    { $gold ->
        [0] { $seat } 支付 { $amount } { $resource }。
       *[other] { $seat } 支付 { $amount } { $resource }，並以 { $gold } 枚金幣代替{ $resource }。
    }
ep-event-paid-gold = { $seat } 支付 { $gold } 枚金幣。
