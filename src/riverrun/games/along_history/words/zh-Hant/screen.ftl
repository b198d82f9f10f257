# 純文字的牌桌。

ah-screen-head = { $age }，第 { $round } 輪。主動玩家：{ $active }。回合：{ $seat }；{ $state }。牌庫 { $deck }。
ah-screen-over = 遊戲結束
ah-screen-to-choose = { $seat } 決定中
ah-screen-dice = 骰子：{ $dice }
ah-screen-pawns = 結果棋：{ $dice }
ah-screen-spent = 已使用：{ $dice }
ah-screen-die = { NAME($die, case: "face") }
ah-screen-board = 成就
ah-screen-empty = 沒有標記
ah-screen-seat = { $points } 分，{ $gold } 枚金幣，{ $ur } 個萬用資源，攻擊 +{ $attack }，防禦 +{ $defence }
ah-screen-counters = 標記：{ $values }
ah-screen-event = { $card }：{ $type }，{ $price }，{ $points } 分
ah-screen-free = 免費
ah-screen-price =
    { $gold ->
        [0] { $population } 人口和 { $count } { $resource }
       *[other] { $population } 人口和 { $count } { $resource }，或 { $gold } 枚金幣
    }
ah-screen-fixed = 不能交換。
ah-screen-fails = 降臨時：
ah-screen-civilization = 文明：{ $cards }
ah-screen-heritage = 傳承：{ $cards }
ah-screen-gives = { $card }（{ LIST($gives) }）
ah-screen-tilted = 橫置的{ $card }
ah-screen-covers = { $card }［蓋住{ $cards }］
ah-screen-sentences = { $first }{ $second }
ah-screen-more = { $first }、{ $second }
ah-screen-name = { $name }
