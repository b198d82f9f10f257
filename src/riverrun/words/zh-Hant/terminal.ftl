### What the terminal says around a game’s own sentences.

rr-terminal-table = 桌面
rr-terminal-scores = 計分
rr-terminal-points = { $points } 分
rr-terminal-points-won = { rr-terminal-points }，獲勝
rr-terminal-legal = 可以：{ $sentence }
rr-terminal-refused = 不可以：{ $sentence }

## Clauses

rr-mark-stated = 規則書所載
rr-mark-ruling = 我們的裁定
rr-mark-inferred = 推論
rr-mark-invented = 自創
rr-terminal-pages = { $edition ->
    [first] 第一版
    [second] 第二版
   *[other] { $edition }
}第 { $pages } 頁
rr-terminal-option = 選項 { $option }：{ LIST($values, join: "or") }。{ $text }
rr-terminal-default = { $value }（預設）
rr-terminal-functions = { $count ->
    [0] 沒有函式執行這條：它說明有什麼
   *[other] 由 { $count } 個函式執行
}
rr-terminal-tests = { $count } 個測試
