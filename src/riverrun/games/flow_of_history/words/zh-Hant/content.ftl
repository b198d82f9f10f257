### 《歷史長流》的內容包可以包含什麼，以及為何拒絕其他內容。

## 盒中內容

foh-content-age-count = 時代 { $age } 有 { $found } 張牌；盒中有 { $count } 張（FOH-C1）。
foh-content-bottom = 恰有一張時代 V 的牌標記「bottom」：它放在「未來」上面（FOH-S1）。
foh-content-checks = box.toml 須為六種類型各給一個 [[check]]（FOH-C4）。
foh-content-market = 2、3、4、5 人遊戲時，市場有 [5, 5, 5, 6] 張牌（FOH-S1）。
foh-content-banker-card = 銀行家起始時，代幣放在一張時代 A 的牌上；「{ $card }」不是（FOH-2P2）。
foh-content-two-players = 恰有四張起始牌用於兩人遊戲（FOH-2P1）。
foh-content-circle = 依圖示數提供「{ $icon }」的常駐效果，和計算「{ $icon }」的常駐效果，會形成循環（FOH-G6）。

## 一張牌

foh-content-evidence = { $card }：圖示列有 { $icons } 個圖示，其「evidence」有 { $evidence } 個。
foh-content-stripe = { $card }：圖示列最多有 { $most } 個圖示。
foh-content-future = { $card }：「未來」沒有類型，也沒有圖示列，時機是「end」（FOH-U4）。
foh-content-no-type = { $card }：除了「未來」，每張牌都有類型（FOH-C2）。
foh-content-starting-card = { $card }：起始牌是沒有效果的政府牌（FOH-C1）。
foh-content-timing = { $card }：時機「{ $timing }」不適用於時代 { $age } 的牌（FOH-C1、FOH-C3）。
foh-content-no-effect = { $card }：除非時機是「none」，否則牌都有效果（FOH-C1）。
foh-content-variant = { $card }：沒有選項 { $option }={ $value } 可供變體使用。

## 一個效果

foh-content-verb-timing = { $card }：「{ $verb }」的時機須為 { LIST($timings, join: "or") }。
foh-content-take-tokens = { $card }：「take_tokens」需要「of_icon」或「of_type」其中之一。
foh-content-stack-types = { $card }：「{ $verb }」只用於會疊放的四種類型（FOH-G1）。
foh-content-discard-own = { $card }：「discard_own」須為會疊放的四種類型之一（FOH-G1）。
foh-content-no-types = { $card }：「{ $verb }」至少需要一種類型。
foh-content-choose = { $card }：「choose」須為 1（其中一種類型）或 2（全部）。
foh-content-cost = { $card }：只有回合行動有代價（FOH-A3）。
foh-content-two-costs = { $card }：代價是這張牌本身或另一張牌，不能兩者都是（FOH-A3）。
