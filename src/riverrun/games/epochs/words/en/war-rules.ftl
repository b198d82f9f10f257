# What the military step, war and the end of an epoch ask, allow and refuse; points.

## What is asked

ep-ask-military =
    { $ready ->
        [yes]
            { $marker ->
                [yes] Your units are ready, and you are a warmonger. Attack, or end your turn.
               *[no] Your units are ready. Become a warmonger, attack, or end your turn.
            }
       *[no] Your units are not ready. Pay their expenditure, become a warmonger, or end your turn.
    }
ep-ask-protect =
    { $attacker } attacks the neutral city { $site } with combat { $attack } and { $attack_dice } { $attack_dice ->
        [one] die
       *[other] dice
    }. Protect it with combat { $combat } and { $dice } { $dice ->
        [one] die
       *[other] dice
    }?
ep-ask-spoils =
    { $what ->
        [city] The site { $at } is empty. Put a city of yours there for free?
       *[cube] The hex { $at } is empty. Put a cube of yours there for free?
    }
ep-ask-famine = Your cities need { $price } food, and you have { $food } food and { $gold } gold. Choose a city to remove.
ep-ask-keep = You have { $count } { $resource }. How many do you keep? Every { $ratio } of the others make 1 gold.

## What may be done

ep-may-ready = Pay the expenditure of your units: they are ready until your next upkeep.
ep-may-spare-main = Pay the expenditure of your support unit and spare your main unit.
ep-may-spare-support = Pay the expenditure of your main unit and spare your support unit.
ep-may-declare = Become a warmonger: posts abroad return, and so do posts in your cities.
ep-may-attack = Attack { $hex }.
ep-may-attack-city = Attack the city { $site }.
ep-may-end = End your turn.
ep-may-protect-yes = Protect the city as if it were yours.
ep-may-protect-no = Do not protect the city.
ep-may-spoils-yes =
    { $what ->
        [city] Put a city there.
       *[cube] Put a cube there.
    }
ep-may-spoils-no = Leave the place empty.
ep-may-starve = Remove your city { $site }.
ep-may-keep = Keep { $amount } { $resource }.

## Why a move is refused

ep-refuse-is-ready = Your units are ready already.
ep-refuse-too-late-to-pay = Expenditure is paid before you declare or attack.
ep-refuse-cannot-ready =
    Your units need { $expenditure } { $short_of }; you have { $in_store }, and { $gold_left } gold in all.
ep-refuse-must-spare-one = One unit is spared: say which.
ep-refuse-spares-none = No card of yours spares a unit its expenditure.
ep-refuse-has-marker = You are a warmonger already.
ep-refuse-too-late-to-declare = You become a warmonger before your first attack.
ep-refuse-not-ready = Your units are not ready, so they cannot attack.
ep-refuse-one-attack = You have already attacked this turn.
ep-refuse-attacked-already = You have attacked { $target_owner } this turn.
ep-refuse-only-rivals = After an attack on a rival, barbarians and neutral cities are no targets this turn.
ep-refuse-nothing-to-attack = There is nothing to attack on { $hex }.
ep-refuse-own-land = { $hex } is your own land.
ep-refuse-at-peace = { $hex } belongs to { $target_owner }, and neither of you is a warmonger.
ep-refuse-no-city-to-attack = There is no city on { $site }.
ep-refuse-own-city = The city { $site } is your own.
ep-refuse-city-at-peace = The city { $site } belongs to { $target_owner }, and neither of you is a warmonger.
ep-refuse-neutral-at-peace = Only warmongers attack neutral cities such as { $site }.
ep-refuse-terrain-barred = { $hex } is { NAME($target_terrain, case: "a") }, which one of your units cannot attack.
ep-refuse-land-out-of-reach =
    { $distance ->
        [0] { $hex } is out of reach: you have no land, city or trading post on the map.
       *[other] { $hex } is { $distance } hexes from { $nearest }, the nearest of your lands, cities and posts, and beyond your units’ reach.
    }
ep-refuse-city-out-of-reach =
    { $distance ->
        [0] The city { $site } is out of reach: you have no land, city or trading post on the map.
       *[other] The city { $site } is { $distance } hexes from { $nearest }, the nearest of your lands, cities and posts, and beyond your units’ reach.
    }
ep-refuse-no-city-to-starve = You have no city on { $site }.
ep-refuse-not-so-many = You cannot keep { $amount } { $kept_of }: at most { $most_kept }.

## Points

ep-score-culture = Culture
ep-score-honor = Honour
ep-score-land =
    { $count } { $count ->
        [one] land
       *[other] lands
    }
ep-score-city =
    { $count } { $count ->
        [one] city
       *[other] cities
    }
ep-score-gold = { $count } gold
ep-score-art =
    { $count } { $count ->
        [one] great work of art
       *[other] great works of art
    }
ep-score-card = { $card }
ep-tie-culture = culture
