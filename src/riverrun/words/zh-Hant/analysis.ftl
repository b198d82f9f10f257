### Facts and reasons that a hint gives besides the game’s own.

rr-fact-points = 目前分數
rr-reason-change = { $fact }：{ $before } → { $after }（{ $direction ->
    [up] +
   *[down] −
}{ $by }）。
rr-reason-chance = 從這裡開始，約有 { $percent }% 的對局會獲勝。
