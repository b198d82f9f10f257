### 《Along History》在內容包中拒絕的事，排在所有遊戲都拒絕的事之後。

## 牌庫

ah-content-deck = { $age }的牌庫有 { $size } 張牌，不能是 { $found } 張（AH-4）。
ah-content-dealt = { $age }的牌庫至少要有 { $least } 張既非災難也非奇觀的牌，供一開始發牌（AH-8）。
ah-content-moving = { $card }：一個牌庫最多有 { $most } 張會移到其他事件列的災難（AH-102）。
ah-content-name-twice = 牌名「{ $name }」用了兩次；每張牌都要有自己的牌名（AH-R3）。
ah-content-failure-rows = 所有「failure」列表合計最多 { $most } 項，不能是 { $rows } 項（AH-42）。
ah-content-reductions = 減免最多 { $most } 項，不能是 { $count } 項；依費用減少的牌計算（AH-96）。

## 牌

ah-content-copies = { $card }：每張牌只有 1 份，不能是 { $copies } 份（AH-R3）。
ah-content-bonuses = { $card }：一張牌最多有 { $most } 個加成，不能是 { $count } 個（AH-26）。
ah-content-bonus = { $card }：一個加成提供 { $low } 到 { $high }，不能是 { $amount }（AH-26）。
ah-content-gold-mixed = { $card }：一張牌不能同時有金幣和其他加成（AH-98）。
ah-content-transmissible = { $card }：災難必須註明是否「transmissible」，其他牌則不能註明（AH-46）。
ah-content-failure = { $card }：災難必須有「failure」列表，其他牌則不能有（AH-42）。
ah-content-linked-calamity = { $card }：災難絕不顯示連結牌的符號（「linked」）。
ah-content-unlinked = { $card }：這張牌與另一張牌連結，所以要顯示符號：「linked = true」。
ah-content-wonder = { $card }：每張奇觀恰有一個「gain_universal_resource」，其他牌則不能有（AH-31）。
ah-content-general = { $card }：只有人物可以是將軍，而且史前時代沒有將軍（AH-54）。

## 效果，以及災難的作用

ah-content-card-or-type = { $card }：「cost_reduction」需要「card」或「type」，而且只能有其中一個（AH-96）。
ah-content-other-deck = { $card }：「{ $verb }」指名「{ $named }」，但同一個牌庫中沒有這張牌。
ah-content-events-population = { $card }：「in_events_population」減少 1 到 9 人口，所以「amount」須為 -9 到 -1，不能是 { $amount }（AH-99）。
ah-content-destroys = { $card }：一個「destroy」摧毀 { $low } 到 { $high } 張牌，不能是 { $count } 張（AH-R15）。
ah-content-moves-last = { $card }：「move_to_events_of」必須是「failure」列表的最後一項（AH-42）。
ah-content-spares = { $card }：從第一個「destroy_named」起，每個「destroy」都必須緊接在一個「destroy_named」之後（AH-101）。

## 標記

ah-content-counters = 標記有 { $size } 個，不能是 { $found } 個（AH-7）。
ah-content-type-count = { $counter }：「type_count」必須指名「type」，其他條件則不能（AH-67）。
ah-content-bonus-count = { $counter }：只有「bonus_count」可以指名「bonus」（AH-67）。
ah-content-few-counters =
    { $when ->
        [prehistory] { $side } 面上數值 { $value } 的格子比史前時代同數值的標記還多：{ $spaces } 比 { $counters }（AH-7）。
       *[always] { $side } 面上數值 { $value } 的格子比同數值的標記還多：{ $spaces } 比 { $counters }（AH-7）。
    }

## 版圖

ah-content-sides = 版圖有 A、B 兩面（AH-3）。
ah-content-spaces = { $side } 面除了「start」最多有 { $most } 格，每格都要有自己的 id（AH-105）。
ah-content-space-id = { $side } 面「{ $space }」格：格子的 id 由小寫字母 a 到 z 和數字組成。
ah-content-space-value = { $side } 面「{ $space }」格：數值須為 { $low } 到 { $high }，不能是 { $value }（AH-7）。
ah-content-line-nowhere = { $side } 面：有一條線的一端是「{ $space }」，但那裡沒有格子（AH-63）。
ah-content-line-itself = { $side } 面：有一條線從「{ $space }」格連回它自己（AH-63）。
ah-content-line-start = { $side } 面：向前的線不能通往起點，垂直線也不能連到起點（AH-63）。
ah-content-space-lost = { $side } 面：沒有線從起點通到「{ $space }」格（AH-63）。

## 骰子與數字

ah-content-die-faces =
    { $die ->
        [green] 綠骰有 { $size } 面，不能是 { $found } 面（AH-12）。
        [blue] 藍骰有 { $size } 面，不能是 { $found } 面（AH-12）。
        [red] 紅骰有 { $size } 面，不能是 { $found } 面（AH-12）。
       *[coin] 錢幣骰有 { $size } 面，不能是 { $found } 面（AH-12）。
    }
ah-content-die-number =
    { $die ->
        [green] 綠骰的數字須為 { $low } 到 { $high }，不能是 { $number }（AH-12）。
       *[coin] 錢幣骰的數字須為 { $low } 到 { $high }，不能是 { $number }（AH-12）。
    }
ah-content-initiation-values = 入門玩法發放的標記最多有 { $most } 種不同的數值，每種須為 { $low } 到 { $high }（AH-90）。
ah-content-initiation-counters = 入門玩法需要 { $players } 個數值 { $value } 的標記，每位玩家一個（AH-90）。
