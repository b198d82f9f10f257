# What Along History asks, allows and refuses.

ah-title = Along History
ah-about = Roll dice, acquire events of history and ward off calamities.

## What is asked

ah-ask-main =
    { $who ->
        [active]
            Acquire a card, re-roll, swap, or end your main phase. You have { $dice } unspent { $dice ->
                [one] die
               *[other] dice
            }.
       *[other]
            Acquire a card, swap, or end your main phase. You have { $dice } unspent { $dice ->
                [one] pawn
               *[other] pawns
            }.
    }
ah-ask-way = Pay { $gold } of your { $held } gold for { $card }, or pay in goods?
ah-ask-resource =
    { $population ->
        [0] { $card } still needs { $count } { $resource }. Choose a source.
       *[other] { $card } still needs { $count } { $resource } and { $population } Population. Choose a source of { $resource }.
    }
ah-ask-population = { $card } still needs { $population } Population. Choose a source.
ah-ask-reroll = Choose the die to re-roll.
ah-ask-marks = Choose the dice to re-roll together.
ah-ask-give = Choose the card to give away.
ah-ask-take = Choose the card to take for { $card }.
ah-ask-calamity = Choose the Calamity that fails next.
ah-ask-destroy = { $card }: destroy { NAME($type, case: "a") }, or any card if you have none. Choose the card you lose.
ah-ask-war =
    Declare war, or end your wars. You have { $faces } { $faces ->
        [one] War result
       *[other] War results
    } and { $ur } { $ur ->
        [one] Universal Resource
       *[other] Universal Resources
    }.
ah-ask-target = Choose whom to attack.
ah-ask-attack = War against { $target }: your army is { $army } so far. Choose cards to tilt, then roll.
ah-ask-defence = { $seat } attacks you with { $attack }; your army is { $army } so far. Choose cards to tilt, then roll.
ah-ask-general =
    { $attack ->
        [0]
            Your army is { $total }. Choose war dice to re-roll, or keep them; you have { $generals } { $generals ->
                [one] re-roll
               *[other] re-rolls
            }.
       *[other]
            Your army is { $total } against { $attack }. Choose war dice to re-roll, or keep them; you have { $generals } { $generals ->
                [one] re-roll
               *[other] re-rolls
            }.
    }
ah-ask-counter = Move on the Achievements board, or stay.
ah-ask-decadence = Decadence: choose the card that goes under another.
ah-ask-cover = Choose the card that covers { $card }.

## What a move does. Times is x2, x4 or nothing: the x2 dice that go with a die.

ah-may-acquire =
    { $way ->
        [free] Take { $card } for free.
        [heritage] Use the heritage { $card }: { $gold } gold for your treasure.
        [gold] Buy { $card } for { $gold } gold.
        [both] Get { $card } for { $population } Population and its Resource, or for { $gold } gold.
       *[goods] Acquire { $card } for { $population } Population and its Resource.
    }
ah-may-reroll =
    { ID($die) ->
        [reroll] Discard { NAME($die, case: "the") } to re-roll any of your other dice.
       *[other] Discard { NAME($die, case: "the") } to re-roll another die.
    }
ah-may-swap = Give up { NAME($die, case: "used") } to swap a card.
ah-may-swap-barter = Swap a card for free.
ah-may-coin =
    { $times ->
        [x2] Take { $gold } gold, doubled by one x2.
        [x4] Take { $gold } gold, doubled by both x2.
       *[other] Take { $gold } gold.
    }
ah-may-golden-age = Use Golden Age: straighten all your cards.
ah-may-end-main = End your main phase.
ah-may-by-goods = Pay for { $card } in goods: { $population } Population and { $count } { $resource }.
ah-may-by-gold = Buy { $card } for { $gold } gold.
ah-may-pay-resource =
    { $source ->
        [heritage] Use the heritage { $card }: { LIST($gives) }.
       *[card] Tilt { $card }: { LIST($gives) }.
    }
ah-may-pay-population =
    { $source ->
        [heritage] Use the heritage { $card }: { LIST($gives) }.
       *[card] Tilt { $card }: { LIST($gives) }.
    }
ah-may-pay-blue =
    { $times ->
        [x2] Pay with { NAME($paid, case: "used") }, doubled by one x2: { $amount } { $resource }.
        [x4] Pay with { NAME($paid, case: "used") }, doubled by both x2: { $amount } { $resource }.
       *[other] Pay with { NAME($paid, case: "used") }: { $amount } { $resource }.
    }
ah-may-pay-green =
    { $times ->
        [x2] Pay with { NAME($paid, case: "used") }, doubled by one x2: { $amount } Population.
        [x4] Pay with { NAME($paid, case: "used") }, doubled by both x2: { $amount } Population.
       *[other] Pay with { NAME($paid, case: "used") }: { $amount } Population.
    }
ah-may-ur-resource = Spend a Universal Resource: { $amount } { $resource }.
ah-may-ur-population = Spend a Universal Resource: { $amount } Population.
ah-may-reroll-die = Re-roll { NAME($die, case: "the") }.
ah-may-mark = Choose { NAME($die, case: "the") }.
ah-may-roll-marked = Re-roll the dice you chose.
ah-may-give = Give { $card }.
ah-may-take = Take { $card } from { $target }.
ah-may-fail = Suffer { $card } next.
ah-may-destroy = Lose { $card } to { $calamity }.
ah-may-war =
    { $second ->
        [yes] Declare the second war.
       *[no] Declare war with a War face.
    }
ah-may-war-x2 = Declare war with War and x2; a second war may follow.
ah-may-war-ur = Spend a Universal Resource to declare war.
ah-may-end-wars = End your wars.
ah-may-target =
    { $counters ->
        [0] Attack { $target }, who has no counters; army bonuses: { $defence }.
        [one] Attack { $target }, who has { $counters } counter; army bonuses: { $defence }.
       *[other] Attack { $target }, who has { $counters } counters; army bonuses: { $defence }.
    }
ah-may-tilt-attack = Tilt { $card }: +{ $amount }.
ah-may-end-attack = Roll for your attack.
ah-may-tilt-defence = Tilt { $card }: +{ $amount }.
ah-may-end-defence = Roll for your defence.
ah-may-mark-war = Choose { NAME($die, case: "the") }.
ah-may-roll-war =
    { $marks ->
        [0] Keep your dice.
       *[other] Re-roll the dice you chose.
    }
ah-may-space =
    { $takes ->
        [yes] Move to { ah-place } and take its counter “{ $counter }”, worth { $value }.
       *[no] Move to { ah-place }.
    }
ah-may-stay = Stay where you are.
ah-may-decline =
    { $bonuses ->
        [0] Slide { $card } under another card; it has no bonus to lose.
        [one] Slide { $card } under another card; its bonus will cost you points.
       *[other] Slide { $card } under another card; its { $bonuses } bonuses will cost you points.
    }
ah-may-cover = Slide { $under } under { $card }.

## A space of the board, within a sentence

ah-place =
    { ID($space) ->
        [start] the start
       *[other] space { $space }
    }

## Why a move is refused

ah-refuse-over = The game is over.
ah-refuse-not-in-row = { $card } is not in your events row.
ah-refuse-too-dear =
    { $resources_short ->
        [0] { $card }: you are { $population_short } Population short.
       *[other]
            { $population_short ->
                [0] { $card }: you are { $resources_short } { $resource } short.
               *[other] { $card }: you are { $resources_short } { $resource } and { $population_short } Population short.
            }
    }
ah-refuse-too-dear-for-gold =
    { $resources_short ->
        [0] { $card }: you are { $population_short } Population short, or { $gold_short } gold.
       *[other]
            { $population_short ->
                [0] { $card }: you are { $resources_short } { $resource } short, or { $gold_short } gold.
               *[other] { $card }: you are { $resources_short } { $resource } and { $population_short } Population short, or { $gold_short } gold.
            }
    }
ah-refuse-heritage-without-gold = { $card } is heritage without gold; it only helps to pay for a card.
ah-refuse-heritage-used = You have already used a heritage card this turn.
ah-refuse-not-active = Only the Active Player re-rolls dice, and that is { $active }.
ah-refuse-no-such-die = You have no unspent { $die }.
ah-refuse-no-other-die = You have no other unspent die to re-roll.
ah-refuse-no-golden-age = You have no unspent Golden Age.
ah-refuse-nothing-tilted = None of your cards is tilted.
ah-refuse-no-coin = You have no unspent coin result.
ah-refuse-too-few-x2 =
    { $doubles ->
        [one] That takes an x2 die; you have none unspent.
       *[other] That takes { $doubles } x2 dice; you have { $held } unspent.
    }
ah-refuse-no-die-left = You have chosen every unspent { $die } already.
ah-refuse-mark-out-of-order = Choose dice in their order: { NAME($die, case: "the") } comes before the last one you chose.
ah-refuse-mark-due = Choose at least one die to re-roll.
ah-refuse-not-your-card = { $card } is neither in your Civilization nor in your heritage.
ah-refuse-covered = { $card } is covered by { $cover } and gives nothing.
ah-refuse-tilted = { $card } is already tilted.
ah-refuse-gives-no-resource = { $card } gives no { $wanted }.
ah-refuse-gives-no-population = { $card } gives no Population.
ah-refuse-source-out-of-order = Sources are named in order, and this one comes before the last: dice, then cards by number, then Universal Resources.
ah-refuse-heritage-spent = You have already used a heritage card this turn; { $card } has to wait.
ah-refuse-dead-end =
    { $lacking_resource ->
        [0] With this you could not finish paying for { $paying }, which still needs { $lacking_population } Population.
       *[other] With this you could not finish paying for { $paying }, which still needs { $lacking_resource } { $wanted } and { $lacking_population } Population.
    }
ah-refuse-no-unspent-die = You have no unspent { $paid }.
ah-refuse-wrong-face = The blue result is { $shown }, not { $wanted }.
ah-refuse-x2-missing =
    { $needed_x2 ->
        [one] That takes an x2 die; you have none unspent.
       *[other] That takes { $needed_x2 } x2 dice; you have { $unspent_x2 } unspent.
    }
ah-refuse-no-ur = You have no Universal Resource.
ah-refuse-blue-for-population = The blue result is a Resource and pays no Population.
ah-refuse-green-for-resource = Green results are Population and do not pay { $wanted }.
ah-refuse-nothing-to-give = No card in your events row can be swapped.
ah-refuse-nothing-to-take = No opponent has a card that can be swapped.
ah-refuse-no-die-to-swap = You have no unspent { $die }.
ah-refuse-no-free-swap = You have no free swap left this turn.
ah-refuse-give-not-in-row = { $card } is not in your events row.
ah-refuse-take-not-in-row = { $card } is not in an opponent’s events row.
ah-refuse-non-transmissible = { $card } cannot be swapped.
ah-refuse-not-failing = { $card } is not in your events row.
ah-refuse-no-calamity = { $card } is not a Calamity.
ah-refuse-protected = You are protected from { $card }; it does not fail.
ah-refuse-not-yours-to-destroy = { $card } is not in your Civilization.
ah-refuse-covered-from-destruction = { $card } is covered and cannot be destroyed.
ah-refuse-another-type = You have { NAME($named_type, case: "a") } to destroy; { $card } is of another type.
ah-refuse-no-war-face = You have no unspent War face.
ah-refuse-no-x2-for-war = You need an unspent War face and an unspent x2.
ah-refuse-no-ur-for-war = You have no Universal Resource to declare war with.
ah-refuse-no-such-seat = There is no { $target } in this game.
ah-refuse-self = You cannot attack yourself.
ah-refuse-no-heritage-in-war = { $card } is heritage, which does not fight.
ah-refuse-no-soldiers = { $card } gives no Population.
ah-refuse-tilt-out-of-order = Tilt cards by their numbers: { $card } comes before the last one you tilted.
ah-refuse-no-war-die = None of your war dice is a { $die }.
ah-refuse-no-such-space = The board has no such space.
ah-refuse-stands-there = You are already at { ah-place }.
ah-refuse-out-of-reach = You cannot reach { ah-place }.
ah-refuse-condition-not-met = The counter at { ah-place } asks for { $asked_for }; you have { $has }.
ah-refuse-decadence-not-yours = { $card } is not in your Civilization.
ah-refuse-already-covered = { $card } is already covered.
ah-refuse-under-itself = { $card } cannot cover itself.

## Options that do not go together

ah-error-ages-apart = Prehistory and the Middle Ages need Antiquity between them; choose ages=all (AH-R4).
ah-error-initiation-mode = Initiation goes with mode=full, not with mode={ $mode } (AH-109).
ah-error-progressive-ages = mode=progressive needs two or three Ages; choose ages=all, or another mode (AH-92).
ah-error-first-player = first={ $first } names a seat that a game of { $players } players does not have (AH-R20).

## Where points come from, and what breaks ties

ah-score-track = Earlier Ages
ah-score-cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
ah-score-lost =
    { $count } covered { $count ->
        [one] bonus
       *[other] bonuses
    }
ah-score-counters =
    { $count } { $count ->
        [one] counter
       *[other] counters
    }
ah-tie-counter = highest counter

## What a move changes

ah-fact-gold = gold
ah-fact-ur = Universal Resources
ah-fact-bonus = { NAME($bonus, case: "many") }
ah-fact-attack = army bonuses in attack
ah-fact-defence = army bonuses in defence
ah-fact-reach = best counter in reach
ah-fact-calamities = Calamities that threaten you
ah-fact-lost = covered bonuses
