# What Epochs asks, allows and refuses up to the military step.

ep-title = Epochs: Course of Cultures
ep-about = Explore a map, raise cities and wonders, and lead a culture through three epochs.

## What is asked

ep-ask-civilization = Choose your civilization in secret.
ep-ask-reveal = Choose a face-down tile to reveal.
ep-ask-turn = On { $place }, { NAME($tile) } may lie either way. Choose how it lies.
ep-ask-plan =
    Invent and take 1 action, or cover an invention and take 2. This epoch you have invented { $inventions } { $inventions ->
        [one] time
       *[other] times
    } and covered { $covers } { $covers ->
        [one] time
       *[other] times
    }.
ep-ask-give =
    { $way ->
        [cover] Choose the card that covers { $invention }.
       *[take] Choose the card that you give for { $invention }.
    }
ep-ask-action =
    { $left ->
        [one] Take an action, your last this turn.
       *[other] Take an action. You have { $left } this turn.
    }
ep-ask-action-first = Your first action of the game is Expand: choose where your nation begins.
ep-ask-action-extra = Extra action. { $source }: { $text } Choose one, or pass.
ep-ask-grant = { $source }: { $text } Choose, or pass.
ep-ask-consent =
    { $builder } wants to build a trading post in your city { $site }, { $route ->
        [sea] by sea
       *[land] by land
    } { ep-cost }. You would both gain { LIST($reward) }. Do you agree?
ep-ask-payment = Pay { $due } { $resource }: how much of it in gold, { $least } to { $most }?
ep-ask-effect = Choose which effect you resolve next.
ep-ask-return-land = { $source }: { $text } Choose a land, or pass.
ep-ask-surplus =
    You have { $count } { $count ->
        [one] city
       *[other] cities
    } too many for your government. Choose one to give up.

## What may be done

ep-cost =
    { $price ->
        [0] for free
       *[other] for { $price } { $needed }
    }
ep-may-civ = Play { $civilization }.
ep-may-reveal-tile = Reveal the tile on { $place }.
ep-may-turn =
    { $orientation ->
        [180] Turn { NAME($tile) } by 180°.
       *[0] Leave { NAME($tile) } as it lies.
    }
ep-may-invent = Invent { $invention } from your hand: you and your left neighbour gain { LIST($reward) }. Then 1 action.
ep-may-take = Invent { $invention } from space { $space } of the market: you and your left neighbour gain { LIST($reward) }. Then 1 action.
ep-may-cover = Cover { $invention } on space { $space }. Then 2 actions.
ep-may-give =
    { $way ->
        [cover] Cover { $top } on space { $at } with { $invention }.
       *[take] Give { $invention } for { $top } on space { $at }.
    }
ep-may-expand = Expand to { $hex } { ep-cost }.
ep-may-city = Build a city on { $site } { ep-cost }.
ep-may-post-land =
    { $of ->
        [player] Ask { $host } for a trading post in the city { $site }, by land { ep-cost }.
       *[neutral] Build a trading post in the neutral city { $site }, by land { ep-cost }.
    }
ep-may-post-sea =
    { $of ->
        [player] Ask { $host } for a trading post in the city { $site }, by sea { ep-cost }.
       *[neutral] Build a trading post in the neutral city { $site }, by sea { ep-cost }.
    }
ep-may-research = Research { ep-cost } and take { LIST($reward) }, the { $side } reward of row { $row }.
ep-may-wonder = Build { $wonder } { ep-cost }, space { $space }.
ep-may-unit = Upgrade to { $unit } { ep-cost }, space { $space }.
ep-may-basic = Upgrade to { $unit }, the basic { $slot }, { ep-cost }.
ep-may-government =
    Change your government to { $form }, with up to { $cities } { $cities ->
        [one] city
       *[other] cities
    }, and gain { LIST($reward) }.
ep-may-command = Use the production command: gain { LIST($reward) }.
ep-may-pass-action = Pass this action.
ep-may-decline = Decline.
ep-may-convert = Consume { $authority } authority and turn 1 { $from } into 1 { $into }.
ep-may-unlock =
    { $due ->
        [0] Unlock { $ability }.
       *[other] Unlock { $ability } for { LIST($price) }.
    }
ep-may-agree = Agree: { $builder } builds a trading post in { $site }, and you both gain { LIST($reward) }.
ep-may-deny = Refuse: { $builder } may not ask you for a trading post again this turn.
ep-may-pay-gold =
    { $amount ->
        [0] Pay { $own } { $resource } and no gold.
       *[other] Pay { $amount } gold and { $own } { $resource }.
    }
ep-may-effect = Next, { $source }: { $text }
ep-may-return-land = Return the cube of { $hex } and gain { LIST($reward) }.
ep-may-give-up = Give up the city { $site }.

## What is refused: civilizations, tiles, inventions

ep-refuse-not-dealt = { $civilization } is not one of the boards you were dealt.
ep-refuse-no-place = { $place } is no place of this map: it has 0.0 to { $last_place }.
ep-refuse-revealed = The tile on { $place } lies face up already.
ep-refuse-not-in-hand = You have no { $invention } in your hand.
ep-refuse-not-this-epoch = { $invention } is not of this epoch.
ep-refuse-already-invented = You have invented { $invention } already.
ep-refuse-invented-enough = You have invented { $most_inventions } times this epoch; now you cover.
ep-refuse-covered-enough = You have covered { $most_covers } times this epoch; now you invent.
ep-refuse-market-name-known = Space { $space } shows { $market_name }, which you have invented already.

## Actions

ep-refuse-too-dear = { NAME($action, case: "noun") } costs you { $price } { $needed }; you have { $held } { $needed } and { $gold } gold.
ep-refuse-gold-barred = { NAME($action, case: "noun") } costs you { $price } { $needed } here, and gold does not help; you have { $held }.
ep-refuse-first-expand = Your first action of the game is Expand.
ep-refuse-not-granted = What you were granted is not { NAME($action, case: "action") }.
ep-refuse-off-map = { $hex } is not on this map: it has 0.0 to { $last_hex }.
ep-refuse-face-down = { $hex } lies face down: nobody knows what is there.
ep-refuse-sea-hex = { $hex } is sea, which nobody occupies.
ep-refuse-yours-already = { $hex } is your land already.
ep-refuse-rivals-land = { $hex } is a land of { $owner }.
ep-refuse-barbarians = There are barbarians on { $hex }.
ep-refuse-not-touching =
    { $distance ->
        [0] { $hex } touches nothing of yours: you have no land, city or trading post on the map.
       *[other] { $hex } touches none of your lands, cities and trading posts: { $nearest }, the nearest, is { $distance } hexes away.
    }
ep-refuse-no-cube = You have no cube on your civilization board.
ep-refuse-outer-corner = { $site } is not on this map: it has 0.0a to { $last_site }.
ep-refuse-city-there = There is a city on { $site } already.
ep-refuse-city-beside =
    { $beside_of ->
        [you] Your city { $beside } stands one edge away from { $site }.
        [player] The city { $beside } of { $beside_owner } stands one edge away from { $site }.
       *[neutral] The neutral city { $beside } stands one edge away from { $site }.
    }
ep-refuse-not-all-yours =
    { $held_by ->
        [hidden] Every hex around { $site } that is not sea must be your land, and { $not_yours } lies face down.
        [player] Every hex around { $site } that is not sea must be your land, and { $not_yours } belongs to { $holder }.
       *[nobody] Every hex around { $site } that is not sea must be your land, and { $not_yours } belongs to nobody.
    }
ep-refuse-no-land-there = None of your lands touches { $site }.
ep-refuse-no-free-city = You have no city on your civilization board.
ep-refuse-no-city-there = There is no city on { $site }.
ep-refuse-your-city = The city on { $site } is yours.
ep-refuse-warmongers-city = The city on { $site } belongs to { $host }, a warmonger.
ep-refuse-your-post-there = You have a trading post in { $site } already.
ep-refuse-city-full = There is no room for another trading post in { $site }.
ep-refuse-host-refused = { $host } refused you a trading post this turn.
ep-refuse-no-land-route =
    { $edges ->
        [0] No land route leads from you to { $site }.
       *[other] The shortest land route from you to { $site } has { $edges } edges, more than { $most_edges }.
    }
ep-refuse-no-sea-route = You and { $site } do not touch the same sea.
ep-refuse-no-post-left = All your trading posts are on the map.
ep-refuse-no-wonder = There is no wonder on space { $space }.
ep-refuse-no-unit = There is no unit on space { $space }.
ep-refuse-had-before = You have had { $known_unit } before.
ep-refuse-same-form = { $form } is your government already.
ep-refuse-wrong-level = { $form } is not of a level you may change to.
ep-refuse-no-arrow = No arrow leads from your government to { $form }.
ep-refuse-too-little-culture = { $form } needs { $required } culture; you have { $culture }.
ep-refuse-not-your-city = The city on { $site } is not yours.

## Free actions, payment, effects

ep-refuse-no-authority = Converting consumes { $needed_cubes } authority; you have { $cubes } on your board.
ep-refuse-none-to-convert = You have no { $converted } to convert.
ep-refuse-keep-for-expand = Your first Expand must stay payable.
ep-refuse-keep-a-cube = Your first Expand needs a cube on your board.
ep-refuse-unlocked-already = You have unlocked { $ability } already.
ep-refuse-enough-unlocked = You have unlocked { $most_abilities } abilities, the most there may be.
ep-refuse-too-early = { $ability } can be unlocked from Epoch { NAME($from_epoch, case: "numeral") } on.
ep-refuse-unlock-too-dear = { $ability } costs { LIST($unlock_price) }: you lack { LIST($unlock_lack) }.
ep-refuse-too-little-gold = { $amount } gold is too little for the { $resource } you lack: pay { $least } to { $most }.
ep-refuse-too-much-gold = { $amount } gold is too much: pay { $least } to { $most } of the { $resource } in gold.
ep-refuse-no-such-effect =
    There is no effect { $pending }: { $offered } { $offered ->
        [one] effect waits
       *[other] effects wait
    }.
ep-refuse-not-your-land = { $hex } is not your land.
ep-refuse-just-taken = { $hex } is the land you have just taken.
ep-refuse-over = The game is over.
