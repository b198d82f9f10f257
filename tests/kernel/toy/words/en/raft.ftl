### The Raft: a toy speaks English only.

raft-ask-turn = What now?
raft-ask-consent = { $asker } asks for your oldest card: yes or no?

raft-may-play = Play { $card }.
raft-may-draw = Draw.
raft-may-ask = Ask { $target }.
raft-may-yes = Yes.
raft-may-no = No.
raft-may-tide = Tide.

raft-refuse-over = The game is over.
raft-refuse-not-held = The card { $card } is not in hand.
raft-refuse-full = The hand is full or the deck is empty.
raft-refuse-nobody = There is no such other player.
raft-refuse-empty-hand = { $target } has no card.

raft-event-dealt = { $seat } is dealt { $card }.
raft-event-charm = { $seat } has charm { $charm }.
raft-event-played = { $seat } plays { $card }: { $value } on.
raft-event-rolled = { $seat } rolls a { $die }.
raft-event-draws = { $seat } draws.
raft-event-drawn = { $seat } draws { $card }.
raft-event-asks = { $seat } asks { $target }.
raft-event-refuses = { $seat } refuses.
raft-event-tide = The tide sets the raft back.
raft-event-end = The game is over.

raft-score-raft = Raft and charms.

raft-error-goal = The goal is at most { $farthest } (RAFT-7).
