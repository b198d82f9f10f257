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
ah-event-roll-greens = { $seat } rolls Population { ah-greens }.
ah-event-roll-others = { $seat } rolls { $shown }, { NAME($red, case: "face") } and { NAME($red2, case: "face") }.
ah-event-roll-coin = { $seat } rolls { $gold } gold.
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
ah-event-gold-bonus = Bonuses bring { $seat } { $gold } gold.

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
ah-event-tigers = The events row costs { $seat } { $amount } Population.
ah-event-enter = { $card } joins { NAME($seat, case: "possessive") } Civilization.
ah-event-earn = { $card } earns { $seat } { $gold } gold.
ah-event-wonder = { $card } brings { $seat } a Universal Resource.
ah-event-eighth = { $seat } has { $count } cards: the Age ends with this round.

## Swaps

ah-event-discard-to-swap = { $seat } gives up { NAME($die, case: "used") } to swap a card.
ah-event-free-swap = { $seat } swaps a card for free.
ah-event-give = { $seat } offers { $card }.
ah-event-swap = { $seat } gives { $card } to { $target } and takes { $taken }.

## Calamities

ah-event-fails = { $card } fails for { $seat }.
ah-event-destroy = { $seat } loses { $card } to { $calamity }.
ah-event-nothing-to-destroy = { $calamity } finds nothing to destroy.
ah-event-lose-gold = { $seat } loses { $gold } gold to { $calamity }.
ah-event-move-on = { $card } moves to { NAME($target, case: "possessive") } events row.
ah-event-calamity-discarded = { $card } is discarded.
