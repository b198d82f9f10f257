# What happens in Epochs up to the military step, as the journal tells it.

## Setup

ep-event-first = { $seat } is the first player.
ep-event-dealt = { $seat } is dealt { $civilization }.
ep-event-picked = { $seat } picks { $civilization }.
ep-event-shown = { $seat } plays { $civilization }.
ep-event-hand = { $seat } is dealt { $invention }.

## Gains and losses

ep-event-gain =
    { $amount ->
        [one] { $seat } gains 1 { NAME($resource, case: "one") }.
       *[other] { $seat } gains { $amount } { NAME($resource, case: "many") }.
    }
ep-event-gain-nothing = { $seat } gains no { $resource }: there is none left.
ep-event-lose =
    { $amount ->
        [one] { $seat } loses 1 { NAME($resource, case: "one") }.
       *[other] { $seat } loses { $amount } { NAME($resource, case: "many") }.
    }

## The map

ep-event-tile-revealed = On { $place }, { NAME($tile) } is revealed.
ep-event-tile-laid =
    { $orientation ->
        [180] On { $place }, { NAME($tile) } lies turned.
       *[0] On { $place }, { NAME($tile) } lies as printed.
    }
ep-event-no-neutral = There are enough neutral cities: none comes to { $site }.
ep-event-land-placed = { $seat } takes the land { $hex }.
ep-event-land-removed = The cube of { $seat } leaves { $hex }.
ep-event-natural = { $seat } owns { NAME($natural, case: "a") } on { $hex }.
ep-event-token-stays = { $seat } finds { NAME($natural, case: "a") } on { $hex }.
ep-event-token-taken = { $seat } finds something on { $hex } and takes it.
ep-event-city-placed = A city of { $seat } stands on { $site }.
ep-event-city-removed = The city of { $seat } on { $site } is removed.
ep-event-neutral-removed = The neutral city on { $site } is removed.
ep-event-post-placed = { $seat } has a trading post in { $site }.
ep-event-post-returns = The trading post of { $seat } returns from { $site }.

## Market and turns

ep-event-unit-dealt = { $fielded } comes to the unit column.
ep-event-wonder-dealt = { $built } comes to the wonder column.
ep-event-unit-discarded = { $discarded_unit } leaves the unit column.
ep-event-wonder-discarded = { $discarded_wonder } leaves the wonder column.
ep-event-turn = { $seat } begins turn { $turn } of Epoch { NAME($epoch, case: "numeral") }.
ep-event-drew = { $seat } draws an invention of the next epoch.
ep-event-draw = { $seat } draws { $invention }.
ep-event-expenditure-gone = The expenditure on the units of { $seat } is removed.

## Inventions

ep-event-invented = { $seat } invents { $invention }.
ep-event-taken = { $seat } gives { $given } for { $invention } on space { $space }.
ep-event-covered = { $seat } covers { $covered } on space { $space } with { $given }.
ep-event-debut = { $seat } shares the debut of { $invention }.

## Actions

ep-event-passed = { $seat } passes.
ep-event-asks-consent = { $seat } asks { $host } for a trading post in { $site }.
ep-event-agreed = { $seat } agrees to a trading post of { $other } in { $site }.
ep-event-denied = { $seat } refuses { $other } a trading post in { $site }.
ep-event-researched = { $seat } researches row { $row } and takes its { $side } reward.
ep-event-built = { $seat } builds { $built }.
ep-event-fielded = { $seat } takes { $fielded }.
ep-event-covered-unit = { $seat } takes { $fielded } over { $former }.
ep-event-new-form = { $seat } changes from { $old_form } to { $form }.
ep-event-surplus = { $seat } gives up the city on { $site }.
ep-event-commanded = { $seat } uses the production command of { $form }.
ep-event-exchanged = { $seat } consumes { $amount } authority and turns 1 { $from } into 1 { $into }.
ep-event-unlocked = { $seat } unlocks { $ability }.
ep-event-declined = { $seat } declines what { $source } offers.
ep-event-effect-chosen = { $seat } takes the effect of { $source } next.
ep-event-land-returned = { $seat } returns the cube of { $hex }.

## Payment

ep-event-paid =
    { $gold ->
        [0] { $seat } pays { $amount } { $resource }.
       *[other] { $seat } pays { $amount } { $resource } and { $gold } gold instead of { $resource }.
    }
ep-event-paid-gold = { $seat } pays { $gold } gold.
