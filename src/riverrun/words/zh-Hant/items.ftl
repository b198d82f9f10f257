### What a table’s journal tells besides the game’s own events.

rr-item-sat = { $player } 入座了。
rr-item-left = 座位 { $number } 又空出來了。
rr-item-nameless = 座位 { $number } 不再有名字。
rr-item-renamed = 座位 { $number } 現在改名為 { $name }。
rr-item-undone = { $player } 復原了 { $count } 步。
rr-item-undo-asked = { $player } 請求復原。
rr-item-undo-agreed = { $player } 同意了。
rr-item-undo-agreed-all = { $player } 同意了：已復原 { $count } 步。
rr-item-undo-refused = { $player } 不同意。
rr-item-resigned = { $player } 認輸了。
rr-item-timer-started = 計時開始。
rr-item-paused = { $player } 暫停了計時。
rr-item-reading = 計時等候中：{ $player } 正在看教學。
rr-item-resumed = 計時繼續。
rr-item-turn-late = { $player } 的時間到了。
rr-item-turn-late-bot = { $player } 的時間到了：由電腦完成這個回合。
rr-item-interlude-ended = 輪間休息結束了。
rr-item-rematch = 正在準備再來一局。
rr-item-closed = 牌桌已關閉。
rr-item-substitute-asked = 正在詢問其他人，是否讓電腦為{ $player }代打。
rr-item-substituted = 電腦為{ $player }代打。
rr-item-claim-asked = { $name }請求接手 { $number } 號座位。
rr-item-claimed = { $name }接手了 { $number } 號座位。
rr-item-vote-unanswered = 沒有人及時回答；座位維持不變。
rr-item-returned = { $player }回來了。
