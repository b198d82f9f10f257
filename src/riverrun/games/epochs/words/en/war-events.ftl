# What happens in the military step, in wars and at the end of an epoch.

## The military step

ep-event-readied = { NAME($seat, case: "possessive") } units are ready.
ep-event-declared = { $seat } becomes a warmonger.
ep-event-attacks-land = { $seat } attacks { NAME($defender, case: "possessive") } land { $hex }.
ep-event-attacks-camp = { $seat } attacks the barbarians on { $hex }.
ep-event-attacks-city = { $seat } attacks { NAME($defender, case: "possessive") } city { $site }.
ep-event-attacks-neutral = { $seat } attacks the neutral city { $site }.

## War

ep-event-protects = { $seat } protects { $site }.
ep-event-does-not-protect = { $seat } does not protect { $site }.
ep-event-rolled = { $seat } rolls { LIST($dice) }.
ep-event-total =
    { NAME($seat, case: "possessive") } total is { $total }: { $combat } combat and { $rolled } rolled{ $beside ->
        [0] .
       *[other] , and { $beside } for lands beside the city.
    }
ep-event-unready = { NAME($seat, case: "possessive") } units are not ready: the total is 0.
ep-event-camp-strength = The barbarians have { $total }.
ep-event-neutral-strength = The neutral city has { $total }.
ep-event-repelled = { NAME($seat, case: "possessive") } attack fails.
ep-event-camp-beaten = { $seat } drives the barbarians from { $hex }.
ep-event-neutral-beaten = { $seat } conquers the neutral city { $site }.
ep-event-takes-honor = { $seat } takes 1 honour from { $defender }.
ep-event-takes-art = { $seat } takes a great work of art from { $defender }.
ep-event-takes-gold = { $seat } takes 1 gold from { $defender }.
ep-event-land-taken = { $seat } drives { $defender } from { $hex }.
ep-event-last-land = { $hex } is { NAME($defender, case: "possessive") } last land and stays.
ep-event-city-taken = { $seat } conquers the city { $site } from { $defender }.
ep-event-occupies = { $seat } occupies { $hex }.
ep-event-settles = { $seat } puts a city on { $site }.
ep-event-leaves-empty = { $seat } leaves the place empty.

## The end of an epoch

ep-event-epoch-ends = { $epoch } ends.
ep-event-art-given = { $seat } is number { $rank } in culture and gets a great work of art.
ep-event-income = { $seat } gets the trade income of { $level }: { $gold } gold and { $culture } culture.
ep-event-starved = Famine: { $seat } loses the city { $site }.
ep-event-cities-fed =
    { $seat } feeds { $count } { $count ->
        [one] city
       *[other] cities
    }.
ep-event-kept = { $seat } keeps { $count } { $resource }.
ep-event-turned-to-gold =
    { $seat } hands in { $count } { $count ->
        [one] resource
       *[other] resources
    } for { $gold } gold.
ep-event-pillaged =
    { $camps } { $camps ->
        [one] barbarian camp pillages
       *[other] barbarian camps pillage
    } { $seat }.
ep-event-restored = { $seat } gets { $count } consumed authority back.
ep-event-marker-back = { $seat } is no warmonger any more and loses { $lost } culture.
ep-event-new-epoch = { $epoch } begins; { $seat } is the first player.
ep-event-on-offer = { $invention } is on offer.
ep-event-game-ends = The game is over.
