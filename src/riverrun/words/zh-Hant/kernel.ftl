### What the kernel and the bots refuse: moves, options, undoing, analysing.

## Anything that is said in English only

rr-error-detail = { $detail }

## Moves

rr-error-illegal-move = 不能「{ $move }」（{ $clause }）：{ $reason }
rr-error-no-move = 「{ $written }」不是行動。行動有：{ $usage }。
rr-error-no-move-of = 「{ $written }」不是行動。請寫成 { LIST($usages, join: "or") }。
rr-error-meant = 「{ $written }」不是行動。你是指「{ $meant }」嗎？
rr-error-empty-move = 空白文字不是行動。行動有：{ $usage }。
rr-error-no-piece = 沒有「{ $written }」（{ $kind }）。
rr-error-no-piece-meant = 沒有「{ $written }」（{ $kind }）。你是指「{ $meant }」嗎？
rr-error-no-piece-between = 沒有「{ $written }」（{ $kind }）：請給 { $first } 到 { $last }。
rr-error-no-piece-choice = 沒有「{ $written }」（{ LIST($kinds, join: "or") }）：請給 { LIST($choices, join: "or") }。
rr-error-no-word = 「{ $written }」不在其中：{ $known }。
rr-error-no-amount = 「{ $written }」不是有效的數量：請給 { $least } 到 { $most }。
rr-error-no-amount-more = 「{ $written }」不是有效的數量：請給 { $least } 到 { $most }，或以 { $most }+ 選擇更多。
rr-error-no-player = 「{ $written }」不是玩家：請給 p1 到 { $last }。
rr-error-move-number = { $move } 不是行動；行動的編號是 0 到 { $last }。
rr-error-no-move-number = 沒有編號 { $number } 的行動。
rr-error-another-choice = 要先做另一個決定。{ $asked }
rr-error-only-players = 這個行動只能由玩家執行，不能由環境執行。
rr-error-only-environment = 這個行動只能由環境執行，不能由玩家執行。
rr-error-environment = 環境 { $index }：{ $reason }
rr-error-agenda-full = 「{ $move }」無法執行：它會一次引發超過 { $rows } 個步驟，超出遊戲能記錄的範圍。

## What can be given instead of a name that there is not

rr-choice-between = { $first } 到 { $last }
rr-choice-listed = { LIST($known, join: "or") }
rr-choice-such = { $count } 個之一，例如 { LIST($such, join: "or") }

## Positions

rr-error-no-position = 這不是 { $game } 的局面：{ $reason }。
rr-error-agenda-step = 議程的步驟「{ $step }」：{ $reason }

## Undoing

rr-error-undo-start = 尚未有任何行動。
rr-error-undo-no-journal = 沒有紀錄的局面無法復原行動。
rr-error-undo-environment = 「{ $move }」無法復原：這是環境執行的行動。
rr-error-undo-revealed = 「{ $move }」無法復原：它揭露了隱藏的資訊。
rr-error-keep-moves = 只能保留 0 到 { $last } 步，不能是 { $moves }。

## Games, options and seats

rr-error-unknown-game = 沒有「{ $game }」這個遊戲。請選擇 { LIST($games, join: "or") }。
rr-error-players = { $game } 適合 { $least } 到 { $most } 人，不能是 { $players } 人。
rr-error-unknown-option = { $game } 沒有「{ $option }」選項。可用選項：{ LIST($options) }。
rr-error-no-options = { $game } 沒有任何選項，也沒有「{ $option }」。
rr-error-option-value = { $game }：{ $option } 不能是「{ $value }」。請選擇 { LIST($values, join: "or") }。
rr-error-option-pattern = 符合 { $pattern } 的文字
rr-error-seed = 亂數種子是 0 到 2**128 - 1 的整數，不能是 { $seed }。
rr-error-seat = 座位是 0 到 { $last } 的整數，或以 None 表示觀戰，不能是 { $seat }。

## Records

rr-error-no-record = 這不是 riverrun 的對局檔：{ $reason }。
rr-error-no-record-file = { $where } 不是 riverrun 的對局檔：{ $reason }。
rr-error-record-game = 這裡無法設置這份對局檔的遊戲：{ $reason }
rr-error-record-start = 這份對局檔的起始局面不可能出現：{ $reason }
rr-error-record-move = 第 { $number } 步（共 { $moves } 步）無法重播：{ $reason }

## Bots and analyses

rr-error-unknown-bot = 沒有「{ $bot }」這個電腦。請選擇 { LIST($bots, join: "or") }。
rr-error-no-net = 還沒有神經網路學過 { $game }。請選擇別的電腦。
rr-error-over-no-move = 遊戲已經結束，沒有行動可選。
rr-error-over-no-analysis = 遊戲已經結束，沒有可分析的內容。
rr-error-no-analyst = 目前無法分析：請先匯入 riverrun.bots。
rr-error-analysis-moves = 分析至少要列出 1 個行動，不能是 { $moves }。
rr-error-report-unfinished = 遊戲尚未結束：報告只針對已結束的遊戲。
rr-error-search-budget = 請給搜尋一個大於 0 的限額：模擬次數或秒數。
rr-error-search-seconds = 搜尋最多 { $most } 秒，不能是 { $seconds } 秒。
rr-error-search-iterations = 搜尋最多模擬 { $most } 次，不能是 { $iterations } 次。
rr-error-search-trees = 搜尋可在 1 到 { $most_threads } 個執行緒上建立 1 到 { $most_trees } 棵樹，不能在 { $threads } 個執行緒上建立 { $trees } 棵。

## 編譯

rr-notice-slow = 《{ $game }》的規則尚未編譯，一切都要多花 5 到 11 倍的時間，會搜尋的電腦更久。「{ $command }」會編譯一次。
rr-notice-compiling = 正在編譯規則，只需一次（「{ $command }」可事先完成）……
