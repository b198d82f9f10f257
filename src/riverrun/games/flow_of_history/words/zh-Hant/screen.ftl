# 文字牌桌。

foh-screen-head = 回合 { $turn }，時代 { $age }，{ $state }。供應區 { $supply }，牌庫 { $deck }。
foh-screen-over = 遊戲已經結束
foh-screen-to-choose = 輪到 { $seat } 決定
foh-screen-market = 市場
foh-screen-stake = { $investor }：{ $tokens } 個代幣
foh-screen-bonus = 獎勵看{ NAME($icon, case: "short") }
foh-screen-nation = { $tokens } 個代幣，{ $points } 分，攻擊 { $attack }，防禦 { $defense }
foh-screen-covers = 蓋住{ LIST($cards, join: "and") }
foh-screen-effect = { $timing }：{ $effect }
foh-screen-stack = { $type }：{ LIST($cards, join: "and") }
foh-screen-name = { $name }
foh-screen-short = { NAME($icon, case: "short") }
