### What Along History refuses in a content pack, after what every game refuses.

## Decks

ah-content-deck = The { $age } deck has { $size } cards, not { $found } (AH-4).
ah-content-dealt = The { $age } deck needs at least { $least } cards that are neither Calamities nor Wonders, to be dealt at first (AH-8).
ah-content-moving = { $card }: a deck has at most { $most } Calamities that move on (AH-102).
ah-content-name-twice = The card name ‘{ $name }’ is used twice; each card needs its own (AH-R3).
ah-content-failure-rows = The ‘failure’ lists have at most { $most } rows in all, not { $rows } (AH-42).
ah-content-reductions = There are at most { $most } reductions, not { $count }; they are counted by the cards that become cheaper (AH-96).

## Cards

ah-content-copies = { $card }: there is one copy of each card, not { $copies } (AH-R3).
ah-content-bonuses = { $card }: a card has at most { $most } bonuses, not { $count } (AH-26).
ah-content-bonus = { $card }: a bonus gives { $low } to { $high }, not { $amount } (AH-26).
ah-content-gold-mixed = { $card }: no card mixes gold with other bonuses (AH-98).
ah-content-transmissible = { $card }: a Calamity says whether it is ‘transmissible’, and no other card does (AH-46).
ah-content-failure = { $card }: a Calamity has a ‘failure’ list, and no other card has one (AH-42).
ah-content-linked-calamity = { $card }: a Calamity never shows the symbol of linked cards (‘linked’).
ah-content-unlinked = { $card }: this card is linked with another, so it shows the symbol: ‘linked = true’.
ah-content-wonder = { $card }: every Wonder carries ‘gain_universal_resource’ once, and no other card does (AH-31).
ah-content-general = { $card }: Generals are Characters, and there are none in Prehistory (AH-54).

## Effects, and what Calamities do

ah-content-card-or-type = { $card }: ‘cost_reduction’ needs a ‘card’ or a ‘type’, and only one of them (AH-96).
ah-content-other-deck = { $card }: ‘{ $verb }’ names ‘{ $named }’, which is not in the same deck.
ah-content-events-population = { $card }: ‘in_events_population’ takes 1 to 9 Population, so ‘amount’ is -9 to -1, not { $amount } (AH-99).
ah-content-destroys = { $card }: one ‘destroy’ destroys { $low } to { $high } cards, not { $count } (AH-R15).
ah-content-moves-last = { $card }: ‘move_to_events_of’ is the last of the ‘failure’ list (AH-42).
ah-content-spares = { $card }: from the first ‘destroy_named’ on, each ‘destroy’ stands right after a ‘destroy_named’ (AH-101).

## Counters

ah-content-counters = There are { $size } counters, not { $found } (AH-7).
ah-content-type-count = { $counter }: ‘type_count’ names a ‘type’, and no other condition does (AH-67).
ah-content-bonus-count = { $counter }: only ‘bonus_count’ names a ‘bonus’ (AH-67).
ah-content-few-counters =
    { $when ->
        [prehistory] Side { $side } has more spaces of value { $value } than there are counters of it in Prehistory: { $spaces } against { $counters } (AH-7).
       *[always] Side { $side } has more spaces of value { $value } than there are counters of it: { $spaces } against { $counters } (AH-7).
    }

## The board

ah-content-sides = The board has the sides A and B (AH-3).
ah-content-spaces = Side { $side } has at most { $most } spaces besides ‘start’, each with an id of its own (AH-105).
ah-content-space-id = Side { $side }, space ‘{ $space }’: a space’s id is made of small letters from a to z and digits.
ah-content-space-value = Side { $side }, space ‘{ $space }’: its value is { $low } to { $high }, not { $value } (AH-7).
ah-content-line-nowhere = Side { $side }: a line begins or ends at ‘{ $space }’, where there is no space (AH-63).
ah-content-line-itself = Side { $side }: a line leads from ‘{ $space }’ to itself (AH-63).
ah-content-line-start = Side { $side }: no line leads forward to the start, and no vertical line touches it (AH-63).
ah-content-space-lost = Side { $side }: no lines lead from the start to ‘{ $space }’ (AH-63).

## Dice and numbers

ah-content-die-faces =
    { $die ->
        [green] A green die has { $size } faces, not { $found } (AH-12).
        [blue] The blue die has { $size } faces, not { $found } (AH-12).
        [red] A red die has { $size } faces, not { $found } (AH-12).
       *[coin] The coin die has { $size } faces, not { $found } (AH-12).
    }
ah-content-die-number =
    { $die ->
        [green] A green die shows { $low } to { $high }, not { $number } (AH-12).
       *[coin] The coin die shows { $low } to { $high }, not { $number } (AH-12).
    }
ah-content-initiation-values = Initiation gives counters of up to { $most } different values, each { $low } to { $high } (AH-90).
ah-content-initiation-counters = Initiation needs { $players } counters of value { $value }, one for each player (AH-90).
