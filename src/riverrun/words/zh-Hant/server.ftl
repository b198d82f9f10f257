### What the server refuses: requests, limits, storage, analyses, reports.

## Requests

rr-error-internal = 發生錯誤，已記錄下來，請再試一次。
rr-error-nothing-here = 這裡什麼都沒有。
rr-error-no-such-path = 這裡什麼都沒有；/api/openapi.json 列出所有 API。
rr-error-bad-request = 這個請求無效：{ $detail }。
rr-error-body-too-large = 這個請求的內容太大。
rr-error-wrong-method = 這裡不能使用這個方法；/api/openapi.json 列出所有 API。
rr-error-bad-address = 這個網址無效：{ $detail }。
rr-error-bad-command = 這不是指令：{ $detail }。
rr-error-message-too-large = 訊息最多 { $bytes } 位元組。
rr-error-other-site = 這個請求來自其他網站的頁面。
rr-error-restarting = 伺服器正在重新啟動，請稍後再來。

## Limits

rr-error-too-many-requests = 請求太多了，請等 { $seconds } 秒再試。
rr-error-too-many-tables = 你開了太多桌，請等 { $seconds } 秒再試。
rr-error-too-many-analyses = 要求分析太頻繁，請等 { $seconds } 秒再試。
rr-error-too-many-replays = 要求重播太頻繁，請等 { $seconds } 秒再試。
rr-error-too-many-from-network = 你的網路送來太多請求，請等 { $seconds } 秒再試。
rr-error-server-full = 伺服器已滿，請等 { $seconds } 秒再試。
rr-error-too-many-connections = 開啟的連線太多了，請關掉一些頁面。
rr-error-too-slow = 請求傳送得太慢。
rr-error-head-too-large = 請求的網址或標頭太長。

## People

rr-error-no-name = 請先說明你是誰：以 PUT /api/me 送出名字。
rr-error-empty-text = { $what ->
    [name] 名字
   *[message] 訊息
}至少要有一個可見的字元。
rr-error-key-expired = 這個連結不正確，或已超過十分鐘，請重新建立。
rr-error-key-used = 這個連結已經用過，請重新建立。

## Opening tables

rr-error-no-person = 牌桌至少要有一個真人座位；若只想讓電腦對戰，請用「riverrun simulate」。
rr-error-limit-and-clock = 有計時的遊戲不能再設定回合時限。
rr-error-limit-alone = 回合時限至少需要兩位玩家。
rr-error-bot-unnamed = 請指定坐在座位上的電腦：{ "{" }"kind": "bot", "bot": NAME{ "}" }。
rr-error-seat-takes-no-bot = 「{ $kind }」類型的座位不能指定電腦。
rr-error-move-or-moves = 請給一個行動，或多個一起執行的行動。
rr-error-unknown-pack = 這個伺服器沒有「{ $pack }」內容包。

## Finding tables

rr-error-unknown-table = 沒有「{ $table }」這張牌桌。
rr-error-table-crowded = 這張牌桌現在太忙了，請稍後再試。
rr-error-chat-full = 這張牌桌的聊天已滿：共有 { $most } 則訊息。
rr-error-log-full = 這張牌桌發生的事太多了，現在只能繼續行動。
rr-error-table-unplayable = 這張牌桌的遊戲已無法設置：{ $reason }
rr-error-table-rules = 這張牌桌使用 { $game } 規則第 { $rules } 版；這個伺服器是第 { $here } 版。
rr-error-table-content = 這張牌桌使用內容 { $content }；這個伺服器的是 { $here }。
rr-error-table-quarantined = 無法開啟牌桌「{ $table }」：讀不出它的紀錄。其他牌桌不受影響。請告知這個伺服器的管理者。

## Frozen tables

rr-frozen-rules = 這場遊戲使用 { $game } 規則第 { $rules } 版。這個伺服器是第 { $here } 版，只到第 { $number } 步相符；遊戲顯示到那裡為止，僅供檢視。
rr-frozen-content = 這場遊戲使用 { $game } 的內容 { $content }。這個伺服器的是 { $here }，只到第 { $number } 步相符；遊戲顯示到那裡為止，僅供檢視。
rr-frozen-changed = { $game } 的規則已變動卻沒有新版號（仍為 { $rules }），與這場遊戲只到第 { $number } 步相符；遊戲顯示到那裡為止，僅供檢視。

## Storage

rr-error-database = 資料庫沒有回應，請稍後再試。
rr-error-database-no-table = 資料庫沒有回應，未能開桌，請稍後再試。
rr-error-database-no-change = 資料庫沒有回應，未做任何變更，請稍後再試。
rr-error-database-unusable = 無法使用資料庫 { $database }：{ $detail }。
rr-error-database-newer = { $database } 是由較新版本的 riverrun 寫入的。請安裝該版本，或還原備份。

## Readiness

rr-failing-database = 資料庫無法寫入。
rr-failing-disk = 磁碟已滿或無法寫入。
rr-failing-broker = 訊息中介沒有回應。
rr-failing-page = 頁面不完整：缺少 { $file }。
rr-failing-draining = 伺服器即將停止。

## Analyses

rr-error-server-without-hints = 這個伺服器不提供提示。
rr-error-analysis-late = 分析時間過長，已停止，請稍後再試。
rr-error-analysis-stopped = 分析意外中止，請稍後再試。
rr-error-analysis-failed = 分析失敗，錯誤已記錄下來。
rr-error-analysis-none = 伺服器目前無法分析，請稍後再試。
rr-error-analysis-busy = 伺服器忙碌中，請稍後再試。
rr-error-compiling = 規則仍在編譯，完成後請再試。

## Records, replays and reports

rr-error-record-not-yet = 對局檔包含所有隱藏資訊，遊戲結束後才會提供。
rr-error-record-json = 這不是 riverrun 的對局檔：不是 JSON。
rr-error-replay-too-long = 這局有 { $moves } 步；重播最多顯示 { $most } 步。
rr-error-report-not-yet = 遊戲結束後才會製作報告：報告會顯示每位玩家所知的資訊。
rr-error-report-unknown = 這份報告已不在這裡，請重新送出對局檔。
rr-error-reports-off = 這個伺服器不製作報告。
rr-error-reports-slow = 這個伺服器的規則尚未編譯，製作報告太慢。
rr-error-reports-waiting = 許多報告正在等候，請幾分鐘後再試。
rr-error-report-running = 你上一份報告仍在製作，一次只能一份。

## Trying moves

rr-error-try-over = 那時遊戲已經結束。
rr-error-try-source = 請給一樣東西來試行動：一張牌桌的遊戲、一份對局檔或一道謎題。
rr-error-try-too-late = 這局有 { $moves } 步，沒有更後面的時刻。
rr-error-try-seat = 這局的座位是 0 到 { $last }，沒有 { $seat }。

# 謎題
rr-error-puzzle-date = 「{ $day }」不是日期；請寫成 2026-11-16 的樣子。
rr-error-puzzle-day = { $day } 沒有謎題。
rr-error-puzzle-later = { $day } 的謎題還沒開放。
rr-error-puzzle-moves = 這道謎題出自別的規則：「{ $move }」現在在那裡不能進行。
rr-error-puzzle-version = 這道謎題出自別的規則或別的內容，它的局面現在擺不出來：{ $reason }

## 通知

rr-notice-turn = 輪到你了。
rr-notice-turn-with = 輪到你了：與{ LIST($players) }的對局。
rr-notice-turn-of = 在{ $game }中輪到{ $player }。
rr-notice-over = 遊戲結束了。
rr-error-push-off = 此伺服器不傳送通知。
rr-error-push-address = 此瀏覽器的推播位址無法使用。
rr-error-webhooks-off = 此伺服器不允許 webhook。
rr-error-webhook-address = webhook 是公開網際網路上的 https 位址，不含密碼，連接埠為 443 或 8443。
rr-error-host-unknown = 此伺服器找不到該位址。請檢查後再試。
rr-error-waiting-tables = 你已經在 { $most } 張桌子等候。請先離開或關閉其中一張。
rr-error-too-many-complaints = 你已經檢舉很多次；請在 { $seconds } 秒後再試。
rr-error-complaint-nothing = 你可以檢舉別人在這張桌子上寫的內容。

## 實驗室

rr-error-laboratory-off = 這個伺服器關閉了實驗室。
rr-error-laboratory-guests = 請先說出你的名字：在這裡只有有名字的人可以進行比較。
rr-error-laboratory-busy = 你已有一項比較在進行；請等它完成或取消它。
rr-error-laboratory-full = 實驗室已有 { $runs } 項比較；請過幾分鐘再試。
rr-error-laboratory-games = 這裡一項比較有 { $least } 到 { $most } 對對局，不是 { $games }。
rr-error-laboratory-bot = 實驗室只用快速的機器人：{ $bots }。
rr-error-laboratory-unchanged = 這和原盒玩起來完全一樣；請先改一個數值。
rr-error-laboratory-piece = { $game }沒有可以在這裡更改的配件「{ $piece }」。
rr-error-laboratory-run = 沒有這項比較；比較只保留一天。
rr-error-two-packs = 一張桌子只有一個內容包：伺服器的或你自己的，不能兩個都用。
rr-laboratory-lost = 這項比較在伺服器停止時遺失了；請重新開始。
rr-laboratory-died = 進行這項比較的程序意外結束，比較也隨之中斷；請重新開始。
rr-laboratory-uncompiled = 這台伺服器無法編譯規則，因此不能進行比較；原因請見伺服器記錄。
