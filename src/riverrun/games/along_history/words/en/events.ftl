# What happens in Along History, as the journal tells it.

## Dice

ah-greens =
    { $threes ->
        [3] 3, 3, 3
        [2]
            { $twos ->
                [1] 3, 3, 2
               *[other] 3, 3, 1
            }
        [1]
            { $twos ->
                [2] 3, 2, 2
                [1] 3, 2, 1
               *[other] 3, 1, 1
            }
       *[other]
            { $twos ->
                [3] 2, 2, 2
                [2] 2, 2, 1
                [1] 2, 1, 1
               *[other] 1, 1, 1
            }
    }
ah-event-roll =
    { $gold ->
        [0] { $seat } rolls { ah-greens }, { $shown }, { NAME($red, case: "face") } and { NAME($red2, case: "face") }.
       *[other] { $seat } rolls { ah-greens }, { $shown }, { NAME($red, case: "face") }, { NAME($red2, case: "face") } and { $gold } gold.
    }
ah-event-discard-to-reroll = { $seat } discards { NAME($die, case: "the") } to re-roll.
ah-event-reroll =
    { ID($face) ->
        [blue]
            { $seat } re-rolls { NAME($die, case: "the") }: { $number ->
                [1] Ingenuity
                [2] Strength
               *[other] Culture
            }.
        [coin] { $seat } re-rolls { NAME($die, case: "the") }: { $number } gold.
       *[other] { $seat } re-rolls { NAME($die, case: "the") }: { NAME($face, case: "face") }.
    }
ah-event-mark = { $seat } chooses { NAME($die, case: "the") } to re-roll.
ah-event-golden-age = Golden Age: { $seat } straightens all cards.
ah-event-coin =
    { $doubles ->
        [0] { $seat } takes { $gold } gold.
        [one] { $seat } takes { $gold } gold, doubled.
       *[other] { $seat } takes { $gold } gold, doubled twice.
    }
ah-event-gold-bonus = { $seat } gets { $gold } gold from bonuses.

## Acquiring

ah-event-free = { $seat } takes { $card } for free.
ah-event-buy = { $seat } buys { $card } for { $gold } gold.
ah-event-heritage-gold = { $seat } uses the heritage { $card }: { $gold } gold.
ah-event-pay-die =
    { $doubles ->
        [0] { $seat } pays with { NAME($die, case: "used") }.
        [one] { $seat } pays with { NAME($die, case: "used") }, doubled: { $amount }.
       *[other] { $seat } pays with { NAME($die, case: "used") }, doubled twice: { $amount }.
    }
ah-event-pay-card = { $seat } tilts { $card } to pay.
ah-event-pay-heritage = { $seat } pays with the heritage { $card }.
ah-event-pay-ur-resource = { $seat } spends a Universal Resource for { $amount } { $resource }.
ah-event-pay-ur-population = { $seat } spends a Universal Resource for { $amount } Population.
ah-event-tigers = { $seat } needs { $amount } Population more because of the events row.
ah-event-enter = { $card } joins { NAME($seat, case: "possessive") } Civilization.
ah-event-earn = { $seat } earns { $gold } gold with { $card }.
ah-event-wonder = { $card } brings { $seat } a Universal Resource.
ah-event-eighth = { $seat } has { $count } cards: the Age ends with this round.

## Swaps

ah-event-discard-to-swap = { $seat } gives up { NAME($die, case: "used") } to swap a card.
ah-event-free-swap = { $seat } swaps a card for free.
ah-event-give = { $seat } offers { $card }.
ah-event-swap = { $seat } gives { $card } to { $target } and takes { $taken }.

## Calamities

ah-event-fails = { $seat } suffers { $card }.
ah-event-destroy = { $seat } loses { $card } to { $calamity }.
ah-event-nothing-to-destroy = { $calamity } finds nothing to destroy.
ah-event-lose-gold = { $seat } loses { $gold } gold to { $calamity }.
ah-event-move-on = { $target } now has { $card } in the events row.
ah-event-calamity-discarded = { $card } is discarded.

## War

ah-event-no-more-wars = { $seat } ends the wars.
ah-event-war-by-face = { $seat } declares war with a War face.
ah-event-war-doubled = { $seat } declares war with War and x2.
ah-event-second-war = { $seat } declares the second war.
ah-event-war-by-ur = { $seat } spends a Universal Resource to declare war.
ah-event-attacks = { $seat } attacks { $target }.
ah-event-soldiers = { $seat } tilts { $card } for war: +{ $amount }.
ah-event-war-roll = { $seat } rolls { ah-greens } for war.
ah-event-war-mark = { $seat } chooses { NAME($die, case: "the") } to re-roll.
ah-event-war-reroll = { $seat } re-rolls and now has { ah-greens }.
ah-event-no-reroll = { $seat } keeps the dice.
ah-event-total = { NAME($seat, case: "possessive") } army is { $total }.
ah-event-steals = { $seat } wins by { $difference } and takes the counter “{ $counter }” from { $target }.
ah-event-no-small-counter = { $seat } wins by { $difference }, but { $target } has no counter that low.
ah-event-repelled = { $target } repels { $seat }.

## Achievements and Decadence

ah-event-stay = { $seat } stays on the Achievements board.
ah-event-move = { $seat } moves to { ah-place }.
ah-event-take-counter = { $seat } moves to { ah-place } and takes the counter “{ $counter }”, worth { $value }.
ah-event-last-counter = { $seat } has taken a { $value }: the Age ends with this round.
ah-event-decline = { $seat } slides { $card } under { $other }.
ah-event-no-decadence = { $seat } has too few cards for Decadence.

## Turns, rounds and Ages

ah-event-first = { $seat } is the first Active Player.
ah-event-turn = { NAME($seat, case: "possessive") } turn.
ah-event-end-main = { $seat } ends the main phase.
ah-event-pawns = Results pawns: { ah-greens } and { $shown }.
ah-event-draw = { $seat } draws { $card }.
ah-event-deck-empty = The deck is empty: the Age ends with this round.
ah-event-idle-ur = { $seat } acquired no card and gains a Universal Resource.
ah-event-round = Round { $round }: { $seat } is the Active Player.
ah-event-last-round = Round { $round } was the last of this Age.
ah-event-age = { NAME($age, case: "start") }: { $seat } is the Active Player.
ah-event-counters-laid =
    { $count } { $count ->
        [one] counter lies
       *[other] counters lie
    } on the Achievements board.
ah-event-counters-given = { $seat } starts with counters worth { $points }.
ah-event-dealt = { $seat } is dealt { $card }, { $other } and { $taken }.
ah-event-set-aside = { $card } is replaced and goes back into the deck.
ah-event-age-ends =
    { $ending ->
        [counter] End of { NAME($age, case: "the") }: the last counter has been taken.
        [deck] End of { NAME($age, case: "the") }: the deck is empty.
        [cards] End of { NAME($age, case: "the") }: someone has enough cards.
       *[rounds] End of { NAME($age, case: "the") }: the last round is over.
    }
ah-event-scores =
    { $lost ->
        [0] { $seat } scores { $cards } for cards and { $counters } for counters.
       *[other] { $seat } scores { $cards } for cards and { $counters } for counters, and loses { $lost } for covered bonuses.
    }
ah-event-heritage =
    { $seat } keeps { $count } { $count ->
        [one] card
       *[other] cards
    } as heritage.
ah-event-game-ends = The game is over.
