### What a table refuses: seats, turns, the clock, undoing, talking.

## Seats

rr-error-no-such-seat = This table has seats 0 to { $last }, not { $seat }.
rr-error-not-your-seat = Seat { $number } isn’t yours.
rr-error-watch-without-seat = Seat { $number } isn’t yours; anyone can watch without a seat.
rr-error-already-seated = You’re already in seat { $number }.
rr-error-seat-taken = Seat { $number } is already taken.
rr-error-wrong-link = This link isn’t for seat { $number }; ask for a new one.
rr-error-invitation-only = Seat { $number } is by invitation: open the link you were sent.
rr-error-cannot-leave = The game has begun. If you don’t want to play on, resign.
rr-error-not-host = Only the person who opened this table can close it.
rr-error-host-only = Only the person who opened this table can do that.
rr-error-seat-free = Seat { $number } is free already.
rr-error-no-table-link = This table has no link for everyone.

## Where the game stands

rr-error-not-gathering = This table isn’t taking players any more.
rr-error-not-begun = The game hasn’t begun: some seats are still free.
rr-error-game-over = The game is over.
rr-error-resigned = You’ve resigned; a bot is playing for you.
rr-error-not-your-turn = It’s { NAME($player, case: "possessive") } decision now.
rr-error-stale = The table has changed since you last saw it; look again.
rr-error-no-rematch-players = Only people who played here can ask for a rematch.
rr-error-no-rematch-yet = You can ask for a rematch once the game is over.

## Several moves at once

rr-error-move-too-late = ‘{ $move }’ comes too late: it’s no longer your decision by then.
rr-error-move-of-several = ‘{ $move }’: { $reason }
rr-error-move-reveals = ‘{ $move }’ reveals something: look at it before you play on.

## Hints and rules

rr-error-table-without-hints = This table plays without hints.
rr-error-rules-your-decision = You can ask the rules about your own decision, when it’s yours to make.

## Talking

rr-error-quiet = Nobody may talk now; wait until the round is over.
rr-error-watchers-silent = Only those who play may write at this table.

## Undoing

rr-error-undo-clock = You can’t undo moves in a game with a clock.
rr-error-undo-asked = { $player } has already asked to undo; answer that first.
rr-error-undo-nothing = You have no move to undo.
rr-error-undo-not-asked = Nobody is asking to undo anything.
rr-error-undo-answered = Your answer isn’t needed, or you’ve already given it.

## The clock

rr-error-no-clock = This table has no clock.
rr-error-timer-running = The timer is already running.
rr-error-timer-not-started = The timer isn’t running yet: { $player } starts it.
rr-error-starts-timer = { $player } starts the timer.
rr-error-round-over = The round is over: time ran out.
rr-error-interlude-running = The break between rounds isn’t over; start the timer after it.
rr-error-no-interlude = There’s no break between rounds to end now.
rr-error-interlude-ends-itself = This break between rounds ends by itself.
rr-error-ends-interlude = { $player } ends the break between rounds.
rr-error-not-pausable = This table’s clock can’t be paused.
rr-error-already-paused = The clock is already paused.
rr-error-not-paused = The clock isn’t paused.
rr-error-paused = The clock is paused: resume it first.

## Seats of people who are away

rr-error-players-only = Only people who play here can ask for that.
rr-error-no-substitute = Nobody whom a bot could stand in for plays in seat { $number }.
rr-error-is-here = { $player } is at the table.
rr-error-not-away-yet = { $minutes ->
    [0] { $player } isn’t keeping anyone waiting.
   *[other] { $player } still has { $minutes } min before a bot can stand in.
}
rr-error-vote-open = Another question about a seat is still open; answer that first.
rr-error-claim-seated = You already sit at this table.
rr-error-claim-not-away = Seat { $number } isn’t one that a bot keeps for someone who’s away.
rr-error-claim-nobody = None of the players is here to agree. Ask again when they are.
rr-error-no-vote = Nothing is being asked about a seat.
rr-error-replaced = A bot is playing for you, since you were away. Take your seat again first.
rr-error-not-replaced = No bot is playing for you.
