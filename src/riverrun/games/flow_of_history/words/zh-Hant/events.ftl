# 《歷史長流》中發生的事，如紀錄所述。

foh-event-first = { $seat } 是起始玩家。
foh-event-start = { $seat } 以「{ $card }」起始。
foh-event-dealt = { $seat } 拿到「{ $card }」和「{ $other }」。
foh-event-keep = { $seat } 保留「{ $card }」。
foh-event-banker-starts = 銀行家起始在「{ $card }」上放 { $tokens } 個代幣，供應區有 { $supply } 個，全部來自儲備區。
foh-event-turn = 輪到 { $seat }。
foh-event-invest = { $seat } 在「{ $card }」上投資 { $tokens } 個代幣。
foh-event-complete = { $seat } 完成「{ $card }」：{ $tokens } 個代幣進入供應區，拿回 { $bonus } 個。
foh-event-snipe =
    { ID($investor) ->
        [banker] { $seat } 搶購「{ $card }」，支付 { $tokens } 個代幣到供應區。
       *[other] { $seat } 搶購「{ $card }」，支付 { $tokens } 個代幣給 { $investor }。
    }
foh-event-trade = { $investor } 因貿易拿取 { $tokens } 個代幣。
foh-event-half = { $investor } 拿取 { $tokens } 個代幣，即供應區的一半。
foh-event-activate = { $seat } 啟動「{ $card }」。
foh-event-idle = { $seat } 啟動「{ $card }」，但沒有目標。
foh-event-pay = { $seat } 支付 { $tokens } 個代幣到供應區。
foh-event-sow = { $seat } 收穫：{ $tokens } 個代幣從儲備區放入供應區。
foh-event-reap = { $seat } 拿取 { $tokens } 個代幣，即供應區的一半。
foh-event-catch-up = { $seat } 從供應區拿取 { $tokens } 個代幣、從儲備區拿取 { $reserve } 個，補到時代數 { $age }。
foh-event-gain = { $seat } 獲得「{ $card }」。
foh-event-replace = 「{ $card }」讓位給 { $seat } 的新領袖。
foh-event-remove = { $seat } 棄掉「{ $card }」。
foh-event-draw = 「{ $by }」為 { $seat } 翻出「{ $card }」。
foh-event-reveal = 「{ $card }」進入市場。
foh-event-take =
    { $reserve ->
        [0] 「{ $card }」讓 { $seat } 從供應區得到 { $tokens } 個代幣。
       *[other] 「{ $card }」讓 { $seat } 從儲備區得到 { $tokens } 個代幣。
    }
foh-event-nothing = 「{ $card }」找不到目標。
foh-event-attack = { $seat } 以「{ $card }」發動攻擊，戰力 { $strength }。
foh-event-khan = 「{ $card }」讓 { $seat } 從供應區得到 { $tokens } 個代幣。
foh-event-pacifist = { $seat } 有和平主義者：「{ $card }」不會攻擊。
foh-event-steal = { $seat } 從 { $target } 拿走 { $tokens } 個代幣。
foh-event-lose = { $target } 因 { $seat } 的「{ $card }」失去「{ $lost }」。
foh-event-communism = 「{ $card }」：現在每人有 { $tokens } 個代幣，供應區留下 { $supply } 個。
foh-event-outdated =
    「{ $card }」在時代 { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } 已過時，離開市場。
foh-event-banker-leaves = 銀行家的「{ $card }」離開市場；{ $tokens } 個代幣進入供應區。
foh-event-banker =
    { $reserve ->
        [0] 銀行家從供應區拿 { $tokens } 個代幣投資「{ $card }」。
       *[other] 銀行家在「{ $card }」上投資 { $tokens } 個代幣，其中 { $reserve } 個來自儲備區。
    }
foh-event-pass = { $seat } 放棄額外行動。
foh-event-future =
    { $immediately ->
        [0] 「未來」已到：遊戲在這個回合後結束。
       *[other] 「未來」已到：遊戲立即結束。
    }
foh-event-stall = 連續 { $turns } 個回合沒有人投資或獲得牌：遊戲結束。
foh-event-end = 遊戲結束。
