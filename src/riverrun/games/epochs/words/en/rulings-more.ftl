# Further rulings on Epochs in English.


ep-section-more-rulings = Further rulings

ep-clause-a60 = They go back unseen by the others; only who held them knows them. Players are asked in seat order, before the first player is drawn.
    .title = Boards not chosen

ep-clause-a61 = Not between `take` or `cover` and `give`, nor between `reveal` and `turn`.
    .title = No free action inside a choice

ep-clause-a62 = `effect n` counts the pending effects that have a legal option now, in the order of EP-A47; after each they close up. At most the first eight are offered.
    .title = Numbers of effects

ep-clause-a63 = `pass` declines that one effect; the others stay. A single pending effect is asked at once. If consent is refused, a granted action is asked again without that host.
    .title = Declining an effect

ep-clause-a64 = They come after all other effects of the same event, each asked by itself with free actions. Two sources are two questions.
    .title = Order of extra actions

ep-clause-a65 = A content pack keeps the number of names, forms, civilizations, abilities, units, wonders, tiles and rows, so the 914 moves stand.
    .title = Packs keep the counts

ep-clause-a66 = A pack’s `box.toml` may change every value that the rulebook leaves unsure. Only `payment` is an option of a table.
    .title = Uncertain values are content

ep-clause-a67 = A yes or no, of consent or protection, cannot be taken back, nor can what was asked.
    .title = Answers are information

ep-clause-a68 = Consent is asked for every post in a player’s city, by land and sea, also by granted actions; the host sees route, price and what both get. After a no, all cities of that host are closed to you until your turn ends.
    .title = Every consent is asked

ep-clause-a69 = A land route may use edges beside face-down hexes and corners on the boundary, as long as one side of each edge is a revealed non-sea hex.
    .title = Edges beside face-down hexes

ep-clause-a70 = Mounted, air and anti-air count as printed on either unit on display, ready or not. A protector’s anti-air bars nothing, since the city is not his.
    .title = What units show

ep-clause-a71 = Your city and terrain advantages and your lands touching it count, protected or not. The fixed 7 gets nothing added.
    .title = Attacking a neutral city

ep-clause-a72 = It is judged when the spoils are taken, before anything is removed. The attacker still takes honour and, from 6, art.
    .title = When a land is the last

ep-clause-a73 = Units are ready again only by paying in the military step, before declaring or attacking; so an unlock there may cost you your readiness.
    .title = A new unit after paying

ep-clause-a74 = It asks whether you took the marker in Epoch III, though it is returned before scoring.
    .title = No warmonger in Epoch III

ep-clause-a75 = Only the top card of a market space can be taken; a card that covers becomes it, for everyone. All below are open and out of reach until the epoch ends.
    .title = Top cards only

ep-clause-a76 = Bots re-deal what a player cannot know: face-down tiles with equal backs, unflipped tokens, unseen inventions of each epoch, market cards of III and III+ apart, and boards before all have chosen.
    .title = Re-dealing

ep-clause-a77 = They are EP-12.1 on the position as it is, without the steps at the end of an epoch.
    .title = Points as they stand

ep-clause-a78 = A cost of 0 asks nothing. If no expenditure is due, units are ready by themselves.
    .title = Nothing due

ep-clause-a79 = The 26 tokens are given in rank order. In war a token changes hands and needs none from the bank.
    .title = Great works run out

ep-clause-a80 = It costs no resource, but needs a cube and a legal hex; its token is flipped and its effects happen.
    .title = A free granted action

ep-clause-a81 = Market I; inventions II; inventions I, dealt seat by seat, then the market’s four; tokens; tiles by place; orientations; civilizations by seat; after the choice the first player. In a war the attacker’s dice, then the defender’s. For a new epoch the market, then inventions.
    .title = Order of chance

ep-clause-a82 = It changes only the drawing; culture is one number, ranked by arrival at it. Before the first player is drawn nobody has a rank.
    .title = The 30+ lap

ep-clause-a83 = Income and feeding go seat by seat. Posts that return in a famine pay their owners at once, and that gold may feed cities of players who come later.
    .title = Step by step

ep-clause-a84 = Surplus cities go to the supply; those lost in famine or war go to the civilization board and may be built again.
    .title = Where cities go

ep-clause-a85 = The free action turns a basic resource into another; gold takes no part.
    .title = Gold is never converted

ep-clause-a86 = The rulebook has no solo game, so none is built.
    .title = No solo game
