### New Game 的句子（規則條文除外），供改寫。

new-title = New Game

new-ask-turn = { $left ->
    [1] 請拿走最後一顆石頭。
   *[other] 請從 { $left } 顆石頭中拿 1 到 { $most } 顆。
}
new-verb-take = 拿取
new-may-take = { $end ->
    [last] 拿{ new-stones-counted }，石堆就此拿完。
   *[more] 從石堆頂端拿{ new-stones-counted }。
}
new-stones-counted = { " " }{ $count } 顆石頭

new-refuse-over = 遊戲結束：石堆已空。
new-refuse-too-many = 一次最多拿 { $most } 顆石頭。
new-refuse-not-so-many = 石堆只剩 { $left } 顆石頭。

new-event-first = { $seat } 先開始。
new-event-takes = { $seat } 拿 { $stones } 顆石頭。
new-event-turned-up = { $seat } 翻開{ $stone }。
new-event-last = { $seat } 拿走最後一顆石頭，多算 { $bonus } 分。

new-score-stones = { $count } × { $stone }，每顆 { $worth } 分。
new-score-last = 最後一顆石頭。

new-stone-dud = 廢石
new-stone-pebble = 卵石
new-stone-gem = 寶石

new-option-most = 一次拿取的數量
    .text = 一次最多可以拿幾顆石頭。
new-value-most-3 = 3
new-value-most-2 = 2，較長的遊戲

## The table, in the terminal and on the page

new-table-pile = { $left ->
    [0] 石堆已空。
   *[other] 石堆有 { $left } 顆石頭。
}
new-table-turn = 輪到 { $seat } 選擇。
new-table-stones = { $count } × { $stone }
new-table-points = { $points } 分
new-table-seat = { $you ->
    [yes] { $seat }（你）
   *[no] { $seat }
}：{ LIST($stones) }；{ new-table-points }

## 內容包可以包含什麼

new-content-stones = 石頭總共必須有 { $stones } 顆（NEW-1）。
