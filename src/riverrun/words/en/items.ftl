### What a table’s journal tells besides the game’s own events.

rr-item-sat = { $player } sat down.
rr-item-left = Seat { $number } is free again.
rr-item-nameless = Seat { $number } has no name any more.
rr-item-renamed = Seat { $number } is now called { $name }.
rr-item-undone = { $player } undid { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
rr-item-undo-asked = { $player } asks to undo.
rr-item-undo-agreed = { $player } agreed.
rr-item-undo-agreed-all = { $player } agreed: { $count ->
    [one] { $count } move is undone
   *[other] { $count } moves are undone
}.
rr-item-undo-refused = { $player } didn’t agree.
rr-item-resigned = { $player } resigned.
rr-item-timer-started = The timer is running.
rr-item-paused = { $player } paused the clock.
rr-item-reading = The clock waits: { $player } is reading the guide.
rr-item-resumed = The clock is running again.
rr-item-turn-late = { NAME($player, case: "possessive") } time is up.
rr-item-turn-late-bot = { NAME($player, case: "possessive") } time is up: a bot finishes the turn.
rr-item-interlude-ended = The break between rounds is over.
rr-item-rematch = A rematch is being set up.
rr-item-closed = The table was closed.
rr-item-substitute-asked = The others are asked whether a bot shall stand in for { $player }.
rr-item-substituted = A bot stands in for { $player }.
rr-item-claim-asked = { $name } asks to take over seat { $number }.
rr-item-claimed = { $name } took over seat { $number }.
rr-item-vote-unanswered = Nobody answered in time; the seat stays as it is.
rr-item-returned = { $player } is back.
