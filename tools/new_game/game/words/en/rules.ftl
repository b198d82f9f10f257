### What New Game says, but for its clauses: to be turned into the real one.

new-title = New Game

new-ask-turn = { $left ->
    [one] Take the last stone.
   *[other] Take 1 to { $most } of the { $left } stones.
}
new-verb-take = Take
new-may-take = { $end ->
    [last] Take { new-stones-counted }, the last of the pile.
   *[more] Take { new-stones-counted } from the top of the pile.
}
new-stones-counted = { $count ->
    [one] { $count } stone
   *[other] { $count } stones
}

new-refuse-over = The game is over: the pile is empty.
new-refuse-too-many = You may take at most { $most } stones at once.
new-refuse-not-so-many = The pile has only { $left ->
    [one] { $left } stone
   *[other] { $left } stones
}.

new-event-first = { $seat } begins.
new-event-takes = { $seat } takes { $stones ->
    [one] { $stones } stone
   *[other] { $stones } stones
}.
new-event-turned-up = { $seat } turns up a { $stone }.
new-event-last = { $seat } took the last stone, which counts { $bonus } more.

new-score-stones = { $count } × { $stone }, worth { $worth } each.
new-score-last = The last stone.

new-stone-dud = dud
new-stone-pebble = pebble
new-stone-gem = gem

new-option-most = Stones at once
    .text = How many stones you may take at once.
new-value-most-3 = 3
new-value-most-2 = 2, a longer game

## The table, in the terminal and on the page

new-table-pile = { $left ->
    [0] The pile is empty.
    [one] { $left } stone in the pile.
   *[other] { $left } stones in the pile.
}
new-table-turn = { $seat } to choose.
new-table-stones = { $count } × { $stone }
new-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
new-table-seat = { $you ->
    [yes] { $seat } (you)
   *[no] { $seat }
}: { LIST($stones) }; { new-table-points }

## What a content pack may hold

new-content-stones = There must be { $stones } stones altogether (NEW-1).
