### The Raft: a toy speaks English only.

raft-ask-turn = What now?
raft-ask-consent = What now?

raft-may-move = { $does }.

raft-refuse-over = The game is over.
raft-refuse-answer = Someone is asked: yes or no.
raft-refuse-not-asked = Nobody is asked.
raft-refuse-not-held = The card is not in hand.
raft-refuse-full = The hand is full or the deck is empty.
raft-refuse-nobody = There is no such other player.
raft-refuse-empty-hand = That player has no card.

raft-event-dealt = { $seat } is dealt { $a }.
raft-event-charm = { $seat } has charm { $a }.
raft-event-played = { $seat } plays { $a }: { $b } on.
raft-event-rolled = { $seat } rolls a { $a }.
raft-event-draws = { $seat } draws.
raft-event-drawn = { $seat } draws { $a }.
raft-event-asks = { $seat } asks { $other }.
raft-event-refuses = { $seat } refuses.
raft-event-tide = The tide sets the raft back.
raft-event-end = The game is over.

raft-score-raft = Raft and charms.

raft-error-goal = The goal is at most { $farthest } (RAFT-7).
