# What the cards of Along History do, and what counters ask for, made from their verbs. Arguments: card is a card, type a card
# type, bonus a kind of bonus; all others are numbers.

ah-effect-free-acquire = You get { $card } for free.
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
ah-effect-earn-gold = Earn { $amount } gold when it enters.
ah-effect-gain-universal-resource =
    { $amount ->
        [one] Gain 1 Universal Resource when it enters.
       *[other] Gain { $amount } Universal Resources when it enters.
    }
ah-effect-free-swap =
    { $per_turn ->
        [one] Once a turn, swap a card without giving up a die or pawn.
       *[other] { $per_turn } times a turn, swap a card without giving up a die or pawn.
    }
ah-effect-in-events-population = In your events row: the first card you pay for with green dice or pawns each turn needs { $amount } Population more.

## What a Calamity does when it fails, one sentence after another

ah-effect-destroy =
    { $count ->
        [one] Destroy { NAME($type, case: "a") }.
       *[other] Destroy { $count } { NAME($type, case: "many") }.
    }
ah-effect-destroy-named = If { $card } is uncovered in your Civilization, destroy it and skip the next destruction.
ah-effect-lose-gold = Lose { $amount } gold.
ah-effect-move-to-events-of = It moves to the events row of the player on your left.

## What a counter asks for, where a content pack changed it

ah-condition-type-count =
    { $n } { $n ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }
ah-condition-vp-sum = { $n } VP
ah-condition-card-count =
    { $n } { $n ->
        [one] card
       *[other] cards
    }
ah-condition-distinct-types =
    { $n } { $n ->
        [one] type
       *[other] types
    }
ah-condition-bonus-count =
    { $n } { $n ->
        [one] bonus
       *[other] bonuses
    }
ah-condition-bonus-of-kind =
    { $n } { $n ->
        [one] { NAME($bonus, case: "one") }
       *[other] { NAME($bonus, case: "many") }
    }
ah-condition-gold = { $n } gold

## How much a source gives

ah-bonus-amount = { $amount } { $bonus }
