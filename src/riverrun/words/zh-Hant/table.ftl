### What a table refuses: seats, turns, the clock, undoing, talking.

## Seats

rr-error-no-such-seat = 這張牌桌的座位是 0 到 { $last }，沒有 { $seat }。
rr-error-not-your-seat = 座位 { $number } 不是你的。
rr-error-watch-without-seat = 座位 { $number } 不是你的；不入座也可以觀戰。
rr-error-already-seated = 你已經坐在座位 { $number }。
rr-error-seat-taken = 座位 { $number } 已經有人坐了。
rr-error-wrong-link = 這個連結不能用於座位 { $number }，請索取新的連結。
rr-error-invitation-only = 座位 { $number } 僅限受邀者，請開啟你收到的連結。
rr-error-cannot-leave = 遊戲已經開始；若不想繼續，請認輸。
rr-error-not-host = 只有開桌的人才能關閉牌桌。
rr-error-host-only = 只有開桌的人才能這麼做。
rr-error-seat-free = 座位 { $number } 已經空著了。
rr-error-no-table-link = 這張牌桌沒有共用連結。

## Where the game stands

rr-error-not-gathering = 這張牌桌已不再招收玩家。
rr-error-not-begun = 遊戲尚未開始：還有空位。
rr-error-game-over = 遊戲結束了。
rr-error-resigned = 你已經認輸，由電腦接手。
rr-error-not-your-turn = 現在由 { $player } 做決定。
rr-error-stale = 牌桌已有變化，請再看一次。
rr-error-no-rematch-players = 只有在這裡玩過的人才能要求再來一局。
rr-error-no-rematch-yet = 遊戲結束後才能要求再來一局。

## Several moves at once

rr-error-move-too-late = 「{ $move }」太晚了：那時已不是由你決定。
rr-error-move-of-several = 「{ $move }」：{ $reason }
rr-error-move-reveals = 「{ $move }」會揭露新資訊：請看過之後再繼續。

## Hints and rules

rr-error-table-without-hints = 這張牌桌不使用提示。
rr-error-rules-your-decision = 輪到你做決定時，才能查詢規則。

## Talking

rr-error-quiet = 現在不能交談，請等這一輪結束。
rr-error-watchers-silent = 這張桌子只有玩家可以發言。

## Undoing

rr-error-undo-clock = 有計時的遊戲不能復原行動。
rr-error-undo-asked = { $player } 已經請求復原，請先回覆。
rr-error-undo-nothing = 你沒有可以復原的行動。
rr-error-undo-not-asked = 目前沒有人請求復原。
rr-error-undo-answered = 不需要你的回覆，或你已經回覆了。

## The clock

rr-error-no-clock = 這桌沒有計時。
rr-error-timer-running = 計時已經開始。
rr-error-timer-not-started = 計時尚未開始：由 { $player } 開始。
rr-error-starts-timer = 由 { $player } 開始計時。
rr-error-round-over = 本輪結束：時間到。
rr-error-interlude-running = 輪間休息尚未結束，請在結束後開始計時。
rr-error-no-interlude = 現在沒有可以結束的輪間休息。
rr-error-interlude-ends-itself = 這次輪間休息會自行結束。
rr-error-ends-interlude = 由 { $player } 結束輪間休息。
rr-error-not-pausable = 這桌的計時不能暫停。
rr-error-already-paused = 計時已經暫停。
rr-error-not-paused = 計時沒有暫停。
rr-error-paused = 計時暫停中，請先繼續。

## 不在場者的座位

rr-error-players-only = 只有在此對局的人可以提出。
rr-error-no-substitute = { $number } 號座位沒有可由電腦代打的人。
rr-error-is-here = { $player }就在桌上。
rr-error-not-away-yet = { $minutes ->
    [0] { $player }沒有讓人等候。
   *[other] 還要 { $minutes } 分鐘，電腦才能為{ $player }代打。
}
rr-error-vote-open = 另一個關於座位的問題還沒有結果；請先回答。
rr-error-claim-seated = 你已經坐在這張桌上。
rr-error-claim-not-away = { $number } 號座位並非由電腦替不在場者保留。
rr-error-claim-nobody = 沒有玩家在場可以同意。等有人在場時再問。
rr-error-no-vote = 目前沒有關於座位的詢問。
rr-error-replaced = 因為你不在，電腦正替你代打。請先回到座位。
rr-error-not-replaced = 沒有電腦替你代打。
