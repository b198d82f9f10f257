# The table as plain text.

ah-screen-head = { $age }, round { $round }. Active Player: { $active }. Turn: { $seat }; { $state }. Deck { $deck }.
ah-screen-over = the game is over
ah-screen-to-choose = { $seat } to choose
ah-screen-dice = Dice: { $dice }
ah-screen-pawns = Results pawns: { $dice }
ah-screen-spent = Spent: { $dice }
ah-screen-die = { NAME($die, case: "face") }
ah-screen-board = ACHIEVEMENTS
ah-screen-empty = no counter
ah-screen-seat =
    { $points } VP, { $gold } gold, { $ur } { $ur ->
        [one] Universal Resource
       *[other] Universal Resources
    }, attack +{ $attack }, defence +{ $defence }
ah-screen-counters = Counters: { $values }
ah-screen-event = { $card }: { $type }, { $price }, { $points } VP
ah-screen-free = free
ah-screen-price =
    { $gold ->
        [0] { $population } Population and { $count } { $resource }
       *[other] { $population } Population and { $count } { $resource }, or { $gold } gold
    }
ah-screen-fixed = Cannot be swapped.
ah-screen-fails = If it fails:
ah-screen-civilization = Civilization: { $cards }
ah-screen-heritage = Heritage: { $cards }
ah-screen-gives = { $card } ({ LIST($gives) })
ah-screen-tilted = { $card } (tilted)
ah-screen-covers = { $card } [over { $cards }]
ah-screen-sentences = { $first } { $second }
ah-screen-more = { $first }, { $second }
ah-screen-name = { $name }
