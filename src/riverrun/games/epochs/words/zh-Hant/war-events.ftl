# 軍事步驟、戰爭和時代結束時發生的事。

## 軍事步驟

ep-event-readied = { $seat } 的單位已就緒。
ep-event-declared = { $seat } 成為好戰者。
ep-event-attacks-land = { $seat } 攻擊 { $defender } 的領土 { $hex }。
ep-event-attacks-camp = { $seat } 攻擊 { $hex } 的蠻族。
ep-event-attacks-city = { $seat } 攻擊 { $defender } 的城市 { $site }。
ep-event-attacks-neutral = { $seat } 攻擊中立城市 { $site }。

## 戰爭

ep-event-protects = { $seat } 保護 { $site }。
ep-event-does-not-protect = { $seat } 不保護 { $site }。
ep-event-rolled = { $seat } 擲出 { LIST($dice) }。
ep-event-total =
    { $seat } 的總戰力是 { $total }：戰力 { $combat }，擲骰 { $rolled }{ $beside ->
        [0] 。
       *[other] ，城市旁的領土 { $beside }。
    }
ep-event-unready = { $seat } 的單位未就緒：總戰力為 0。
ep-event-camp-strength = 蠻族的戰力是 { $total }。
ep-event-neutral-strength = 中立城市的戰力是 { $total }。
ep-event-repelled = { $seat } 的攻擊失敗。
ep-event-camp-beaten = { $seat } 將蠻族逐出 { $hex }。
ep-event-neutral-beaten = { $seat } 攻下中立城市 { $site }。
ep-event-takes-honor = { $seat } 從 { $defender } 奪走 1 榮譽。
ep-event-takes-art = { $seat } 從 { $defender } 奪走一件藝術傑作。
ep-event-takes-gold = { $seat } 從 { $defender } 奪走 1 枚金幣。
ep-event-land-taken = { $seat } 將 { $defender } 逐出 { $hex }。
ep-event-last-land = { $hex } 是 { $defender } 的最後領土，保留。
ep-event-city-taken = { $seat } 從 { $defender } 攻下城市 { $site }。
ep-event-occupies = { $seat } 佔領 { $hex }。
ep-event-settles = { $seat } 在 { $site } 放上城市。
ep-event-leaves-empty = { $seat } 讓該處空著。

## 時代結束

ep-event-epoch-ends = { $epoch } 結束。
ep-event-art-given = { $seat } 的文化排名第 { $rank }，獲得一件藝術傑作。
ep-event-income = { $seat } 獲得 { $level } 的貿易收入：{ $gold } 枚金幣和 { $culture } 文化。
ep-event-starved = 饑荒：{ $seat } 失去城市 { $site }。
ep-event-cities-fed = { $seat } 供養 { $count } 座城市。
ep-event-kept = { $seat } 保留 { $count } { $resource }。
ep-event-turned-to-gold = { $seat } 以 { $count } 個資源換得 { $gold } 枚金幣。
ep-event-pillaged = { $camps } 個蠻族營地劫掠 { $seat }。
ep-event-restored = { $seat } 收回 { $count } 已消耗的權威。
ep-event-marker-back = { $seat } 不再是好戰者，失去 { $lost } 文化。
ep-event-new-epoch = { $epoch } 開始；{ $seat } 是起始玩家。
ep-event-on-offer = 「{ $invention }」放上發明市場。
ep-event-game-ends = 遊戲結束。
