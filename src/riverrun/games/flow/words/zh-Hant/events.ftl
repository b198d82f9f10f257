# Flow 中發生的事，如紀錄所述。

fl-event-first = { $seat } 是起始玩家。
fl-event-dealt = { $seat } 拿到「{ $card }」。
fl-event-scenario = 生效：「{ $scenario }」。
fl-event-replaced = 抽到「{ $scenario }」，換掉。
fl-event-obstacle =
    骰子是白 { $white }、黑 { $black }：{ $outcome ->
        [lies] 情境板塊放在{ $cell }。
        [occupied] { $cell }已有東西，重擲。
        [animal] { $cell }是動物格，重擲。
        [no-route] 放在{ $cell }會使某隻動物無路可走，重擲。
       *[no-facing] 放在{ $cell }會使船沒有一面能讓所有動物抵達，重擲。
    }
fl-event-flipped = 船翻面：只有一個開口。
fl-event-faced = { $seat } 把船的開口轉向{ $side }。
fl-event-turn = 輪到 { $seat }。
fl-event-drawn = { $seat } 抽到{ $tile }。
fl-event-taken = { $seat } 抽取翻開的{ $tile }。
fl-event-placed = { $seat } 把{ $tile }放在{ $cell }，開口朝{ $form }。
fl-event-traded = { $seat } 用{ $tile }換一張行動牌。
fl-event-gained = { $seat } 抽到「{ $card }」。
fl-event-unseen = { $seat } 抽了一張其他人看不到的牌。
fl-event-discarded = { $seat } 棄置無處可放的{ $tile }。
fl-event-played = { $seat } 打出「{ $card }」。
fl-event-removed = { $seat } 移除{ $cell }的{ $tile }。
fl-event-bird-on = 鳥停在{ $cell }。
fl-event-bird-off =
    { $stays ->
        [0] { $cell }的鳥飛走了；板塊也沒了。
       *[other] { $cell }的鳥飛走了；板塊留下。
    }
fl-event-lifted = { $seat } 拿起{ $cell }的{ $tile }。
fl-event-moved =
    { ID($form) ->
        [wild] { $seat } 把{ $tile }移到{ $cell }。
       *[other] { $seat } 把{ $tile }移到{ $cell }，開口朝{ $form }。
    }
fl-event-chosen = { $seat } 從棄置區拿起{ $tile }。
fl-event-returned = { $seat } 把{ $tile }放回{ $cell }，開口朝{ $form }。
fl-event-fished = { $seat } 翻開{ $tile }。
fl-event-calm = 下一次巨浪只擲一顆骰子。
fl-event-home = { $animal }現在有路通往船了。
fl-event-cut-off = { $animal }通往船的路斷了。
fl-event-expired =
    { $late ->
        [0] 本輪結束：{ $seat } 失去回合。
       *[other] 本輪結束：{ $seat } 完成回合。
    }
fl-event-die = { $seat } 選擇{ $die }。
fl-event-rolled =
    { $white ->
        [0] { $seat } 擲出黑 { $black }。
       *[other]
            { $black ->
                [0] { $seat } 擲出白 { $white }。
               *[other] { $seat } 擲出白 { $white }、黑 { $black }。
            }
    }
fl-event-swept = 巨浪帶走{ $cell }的{ $tile }。
fl-event-calm-over = 「平靜水面」棄置。
fl-event-round = 第 { $round } 輪結束。
fl-event-won = 四隻動物都抵達船：你們獲勝。
fl-event-lost = { $seat } 沒有板塊可抽，也沒有牌可打：你們輸了。
