# What the cards, abilities and forms of Epochs do, made from their verbs. Arguments: res is a list of amounts, per a count
# (ep-count-…), when an event (ep-when-…), do a list of what happens then (ep-do-…), terrains and may lists of names; a min or max of
# 0 is none; all others are numbers or names.

ep-effect-advantage =
    { $n ->
        [one] Roll 1 more die in wars { NAME($kind, case: "when") }.
       *[other] Roll { $n } more dice in wars { NAME($kind, case: "when") }.
    }
ep-effect-attack-range =
    { $n ->
        [one] For your attacks, every land hex that touches a land of yours counts as yours.
       *[other] For your attacks, every land hex within { $n } steps of a land of yours counts as yours.
    }
ep-effect-combat = Your combat value is { $n } higher while your units are ready.
ep-effect-combat-attack = Your combat value is { $n } higher when you attack.
ep-effect-combat-defend = Your combat value is { $n } higher when you defend or protect.
ep-effect-combat-mounted = Each of your mounted units adds { $n } to your combat value.
ep-effect-convert-cost = Converting a resource consumes only { $n } authority.
ep-effect-count-as = When you upgrade a unit, you count as having { NAME($natural, case: "a") }.
ep-effect-cross = You may attack across { LIST($terrains, join: "and") }.
ep-effect-debut-multiplier =
    { $n ->
        [2] When you invent, take the debut reward twice; your left neighbour takes it once.
       *[other] When you invent, take the debut reward { $n } times; your left neighbour takes it once.
    }
ep-effect-discount = { NAME($action, case: "noun") } costs you { $n } { $resource } less.
ep-effect-expand-cross = You may expand across { LIST($terrains, join: "and") }.
ep-effect-expenditure-waive =
    { $n ->
        [one] One of your units needs no military expenditure; choose it each time you pay.
       *[other] { $n } of your units need no military expenditure; choose them each time you pay.
    }
ep-effect-extra-action = After { NAME($after, case: "action") } you may { LIST($may, join: "or", case: "do") } as an extra action; pay its cost.
ep-effect-extra-action-any = After { NAME($after, case: "action") } you may take any extra action; pay its cost.
ep-effect-feed-discount-per-city = Each of your cities eats { $n } food less.
ep-effect-feed-discount-total = Your cities together eat { $n } food less.
ep-effect-gain = Gain { LIST($res) }.
ep-effect-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] Gain { LIST($res) } { $per }.
               *[other] Gain { LIST($res) } { $per }, at least { $min } times.
            }
       *[other]
            { $min ->
                [0] Gain { LIST($res) } { $per }, at most { $max } times.
               *[other] Gain { LIST($res) } { $per }, at least { $min } and at most { $max } times.
            }
    }
ep-effect-gold-ratio = In the gold conversion, { $n } basic resources make 1 gold.
ep-effect-gold-weight = In the gold conversion, each of your { $resource } counts as { $n }.
ep-effect-immune-art-loss = Nobody can take your great works of art in war.
ep-effect-immune-pillage = Barbarians do not pillage you.
ep-effect-keep = In the gold conversion, you may keep your { $resource }.
ep-effect-max-cities =
    { $n ->
        [one] You may have 1 city more, never above 6.
       *[other] You may have { $n } cities more, never above 6.
    }
ep-effect-may = You may { NAME($action, case: "do") } now; pay its cost.
ep-effect-may-free = You may { NAME($action, case: "do") } now for free.
ep-effect-may-discount = You may { NAME($action, case: "do") } now for { $n } less.
ep-effect-may-government =
    You may change to { $levels ->
        [same-or-next] another form of your level or the next
        [same] another form of your level
       *[next] a form of the next level
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , whatever the arrows and your culture
               *[kept] , whatever the arrows
            }
       *[kept]
            { $culture ->
                [ignored] , whatever your culture
               *[kept] { "" }
            }
    }.
ep-effect-may-return-land = You may take your cube back from another land and gain { LIST($res) }.
ep-effect-modify = { NAME($track, case: "your") } is { $n } higher.
ep-effect-modify-per = { NAME($track, case: "your") } is { $n } higher { $per }.
ep-effect-on = { $when }, { LIST($do, join: "then") }.
ep-effect-take-unique = Take { $unit } as your { $slot }.
ep-effect-vp = { $n } VP at the end of the game.
ep-effect-vp-level = { $n } VP at the end if your government is of level { $level } or higher.
ep-effect-vp-peace = { $n } VP at the end if you were no warmonger in { $epoch }.
ep-effect-vp-per =
    { $max ->
        [0] { $n } VP at the end { $per }.
       *[other] { $n } VP at the end { $per }, at most { $max }.
    }

## When something happens: begins a sentence

ep-when-expand = When you expand
ep-when-expand-terrain = When you expand to { LIST($terrains, join: "or", case: "a") }
ep-when-expand-terrain-near-sea = When you expand to { LIST($terrains, join: "or", case: "a") } or next to sea
ep-when-expand-near-sea = When you expand to a hex next to sea
ep-when-post = When you build a trading post
ep-when-sea-route = When you build a trading post by sea
ep-when-research = When you research
ep-when-wonder = When you build a wonder
ep-when-government = When you change government
ep-when-command = When you use the production command
ep-when-invent = When you invent
ep-when-war-won = When you win a war
ep-when-war-won-player = When you win a war against a player
ep-when-trade-income = When you get trade income
ep-when-has = { $when } and have { NAME($natural, case: "a") }

## What happens then

ep-do-gain = gain { LIST($res) }
ep-do-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] gain { LIST($res) } { $per }
               *[other] gain { LIST($res) } { $per }, at least { $min } times
            }
       *[other]
            { $min ->
                [0] gain { LIST($res) } { $per }, at most { $max } times
               *[other] gain { LIST($res) } { $per }, at least { $min } and at most { $max } times
            }
    }
ep-do-may = you may { NAME($action, case: "do") } (pay its cost)
ep-do-may-free = you may { NAME($action, case: "do") } for free
ep-do-may-discount = you may { NAME($action, case: "do") } for { $n } less
ep-do-may-government =
    you may change to { $levels ->
        [same-or-next] another form of your level or the next
        [same] another form of your level
       *[next] a form of the next level
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , whatever the arrows and your culture
               *[kept] , whatever the arrows
            }
       *[kept]
            { $culture ->
                [ignored] , whatever your culture
               *[kept] { "" }
            }
    }
ep-do-may-return-land = you may take your cube back from another land and gain { LIST($res) }

## Counts: k of them count once

ep-count-art =
    { $k ->
        [one] for each great work of art
       *[other] for every { $k } great works of art
    }
ep-count-honor =
    { $k ->
        [one] for each honour
       *[other] for every { $k } honour
    }
ep-count-city =
    { $k ->
        [one] for each of your cities on the map
       *[other] for every { $k } of your cities on the map
    }
ep-count-city-near-sea =
    { $k ->
        [one] for each of your cities by the sea
       *[other] for every { $k } of your cities by the sea
    }
ep-count-land =
    { $k ->
        [one] for each of your lands
       *[other] for every { $k } of your lands
    }
ep-count-land-near-sea =
    { $k ->
        [one] for each of your lands by the sea
       *[other] for every { $k } of your lands by the sea
    }
ep-count-land-of =
    { $k ->
        [one] for each { $terrain } land of yours
       *[other] for every { $k } { $terrain } lands of yours
    }
ep-count-post =
    { $k ->
        [one] for each of your trading posts on the map
       *[other] for every { $k } of your trading posts on the map
    }
ep-count-wonder =
    { $k ->
        [one] for each of your wonders
       *[other] for every { $k } of your wonders
    }
ep-count-wonder-of =
    { $k ->
        [one] for each of your wonders of { $epoch }
       *[other] for every { $k } of your wonders of { $epoch }
    }
ep-count-invention =
    { $k ->
        [one] for each of your inventions
       *[other] for every { $k } of your inventions
    }
ep-count-invention-of =
    { $k ->
        [one] for each of your inventions of { $epoch }
       *[other] for every { $k } of your inventions of { $epoch }
    }
ep-count-gold =
    { $k ->
        [one] for each gold you have
       *[other] for every { $k } gold you have
    }
ep-count-science =
    { $k ->
        [one] for each science you have
       *[other] for every { $k } science you have
    }
