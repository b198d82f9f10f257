### The clauses of New Game, section by section.

new-section-setup = Setup
new-clause-1 = Shuffle the 15 stones and lay them face down in a pile.
    .title = The pile
new-clause-2 = Draw lots for who begins; then turns go clockwise.
    .title = The first player

new-section-turns = Turns
new-clause-3 = On your turn take 1, 2 or 3 stones from the top of the pile, if it has that many.
    .title = Taking
new-clause-4 = Turn up the stones you take and keep them; each counts what it is worth.
    .title = Turning up

new-section-end = The end
new-clause-5 = The game ends when the pile is empty; the last stone counts 5 more for whoever took it.
    .title = The last stone
new-clause-6 = Whoever has most points wins; players who tie for most share the win.
    .title = Winning

new-section-what-is-hidden = What is hidden
new-clause-7 = Nobody knows the order of the pile; how many stones of each kind it holds follows from what lies open.
    .title = The order of the pile
