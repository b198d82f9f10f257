# What the cards of Along History do, made from their verbs. Arguments: card is a card, type a card type, all others numbers;
# first, next, text and cards are sentences and a list of cards.

ah-effect-none = No effect.
ah-effect-free-acquire = { $card } is free for you.
ah-effect-cost-reduction = { $card } costs you { $population } Population less.
ah-effect-cost-reduction-type = Each { NAME($type, case: "one") } costs you { $population } Population less.
ah-effect-cost-set-population = { $card } costs you only { $population } Population, and its Resource.
ah-effect-army =
    { $attack ->
        [0] Army: +{ $defence } in defence.
       *[other]
            { $defence ->
                [0] Army: +{ $attack } in attack.
               *[other] Army: +{ $attack } in attack, +{ $defence } in defence.
            }
    }
ah-effect-general =
    { $rerolls ->
        [one] General: one re-roll of your dice in each war.
       *[other] General: { $rerolls } re-rolls of your dice in each war.
    }
ah-effect-earn-gold = Earn { $amount } gold when you acquire it.
ah-effect-gain-universal-resource =
    { $amount ->
        [one] Gain 1 Universal Resource when you acquire it.
       *[other] Gain { $amount } Universal Resources when you acquire it.
    }
ah-effect-free-swap =
    { $swaps ->
        [one] Once a turn, swap a card without giving up a die or pawn.
       *[other] { $swaps } times a turn, swap a card without giving up a die or pawn.
    }
ah-effect-in-events-population = In your events row: the first card you pay for with green dice each turn costs { $population } Population more.
ah-effect-non-transmissible = Cannot be swapped.
ah-effect-free-with = Free with { LIST($cards, join: "or") }.

## What a Calamity does when it fails

ah-failure = If it fails: { $text }
ah-failure-destroy =
    destroy { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-destroy-named = destroy { $card } if it is uncovered.
ah-failure-destroy-named-else =
    destroy { $card } if it is uncovered, otherwise { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-lose-gold = lose { $amount } gold.
ah-failure-move-to-events-of = it moves to the events row of the player on your left.

## Several in a row: the rest follows; then joins failures

ah-effect-also = { $first } { $next }
ah-failure-then = { $first } Then { $next }
