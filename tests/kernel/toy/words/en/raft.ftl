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

raft-section-setup = Setup
raft-clause-1 = The twelve cards are shuffled; everyone is dealt one.
    .title = Cards
raft-clause-2 = Everyone is dealt one of four charms.
    .title = Charms
raft-section-turns = Turns
raft-clause-3 = A card of one's hand brings the raft its value on; on a 1 the die sets the raft one back.
    .title = Play
raft-clause-4 = A card is drawn in secret, up to two in hand.
    .title = Draw
raft-clause-5 = Another player with a card may be asked for the oldest; who agrees plays it without rolling.
    .title = Ask
raft-clause-6 = The tide sets the raft one back and ends the turn; it never comes while someone is asked.
    .title = Tide
raft-section-end = End
raft-clause-7 = After ten turns all win if raft and charms reach the goal together, else all lose.
    .title = Goal
