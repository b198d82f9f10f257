# Names in Epochs. Attributes are forms of a name: a with its article, one and many after a number.

## Resources; short for narrow columns

ep-resource-food = food
    .short = Fo
ep-resource-production = production
    .short = Pr
ep-resource-science = science
    .short = Sc
ep-resource-gold = gold
    .short = Go
ep-resource-culture = culture
    .short = Cu
ep-resource-authority = authority
    .short = Au
ep-resource-art = great works of art
    .one = great work of art
    .many = great works of art
    .short = Art
ep-resource-honor = honour
    .short = Ho
ep-amount =
    { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }

## Natural resources

ep-natural-luxury = luxury
    .a = a luxury
    .many = luxuries
ep-natural-minor-luxury = minor luxury
    .a = a minor luxury
    .many = minor luxuries
ep-natural-horse = horse
    .a = a horse
    .many = horses
ep-natural-iron = iron
    .a = iron
    .many = iron

## Terrains

ep-terrain-sea = sea
    .a = sea
    .many = seas
ep-terrain-plain = plain
    .a = a plain
    .many = plains
ep-terrain-forest = forest
    .a = a forest
    .many = forests
ep-terrain-desert = desert
    .a = a desert
    .many = deserts
ep-terrain-mountain = mountain
    .a = a mountain
    .many = mountains

## The eight actions, and posts by sea: noun begins a sentence, do follows “you may”, action follows “after”

ep-action-expand = Expand
    .noun = Expanding
    .do = expand
    .action = an Expand action
ep-action-city = City
    .noun = Building a city
    .do = build a city
    .action = a City action
ep-action-post = Trading post
    .noun = Building a trading post
    .do = build a trading post
    .action = a Trading post action
ep-action-research = Research
    .noun = Research
    .do = research
    .action = a Research action
ep-action-wonder = Wonder
    .noun = Building a wonder
    .do = build a wonder
    .action = a Wonder action
ep-action-upgrade = Upgrade
    .noun = Upgrading a unit
    .do = upgrade a unit
    .action = an Upgrade action
ep-action-government = Government
    .noun = Changing government
    .do = change your government
    .action = a Government action
ep-action-command = Production command
    .noun = The production command
    .do = use the production command
    .action = a Production command
ep-action-sea-route = Trading post by sea
    .noun = A trading post by sea
    .do = build a trading post by sea
    .action = building a trading post by sea

## Advantages: when follows “in wars”

ep-advantage-sea = near sea
    .when = near sea
ep-advantage-plain = plain
    .when = on plains
ep-advantage-forest = forest
    .when = in forests
ep-advantage-desert = desert
    .when = in deserts
ep-advantage-mountain = mountain
    .when = on mountains
ep-advantage-city = city
    .when = for cities
ep-advantage-defend = defence
    .when = in which you defend or protect
ep-advantage-attack = attack
    .when = in which you attack
ep-advantage-anti-mounted = anti-mounted
    .when = against mounted units
ep-advantage-anti-air = anti-air
    .when = against air units

## What units show

ep-flag-mounted = mounted
ep-flag-anti-mounted = anti-mounted
ep-flag-air = air force
ep-flag-anti-air = anti-air
ep-formation-line = line
ep-formation-flank = flank
ep-formation-siege = siege
ep-slot-main = main unit
ep-slot-support = support unit

## Epochs, sides of the research track, supply and demand

ep-epoch-1 = Epoch I
    .numeral = I
ep-epoch-2 = Epoch II
    .numeral = II
ep-epoch-3 = Epoch III
    .numeral = III
ep-epoch-4 = Epoch III+
    .numeral = III+
ep-side-left = left
ep-side-right = right
ep-track-supply = supply
    .your = Your supply
ep-track-demand = demand
    .your = Your demand

## Tiles

ep-tile-t01 = tile T01
ep-tile-t02 = tile T02
ep-tile-t03 = tile T03
ep-tile-t04 = tile T04
ep-tile-t05 = tile T05
ep-tile-t06 = tile T06
ep-tile-t07 = tile T07
ep-tile-t08 = tile T08
ep-tile-t09 = tile T09
ep-tile-t10 = tile T10
ep-tile-t11 = tile T11
ep-tile-t12 = tile T12
ep-tile-t13 = tile T13
ep-tile-t14 = tile T14
ep-tile-t15 = tile T15
ep-tile-t16 = tile T16

## Groups of moves

ep-verb-civ = Civilization
ep-verb-reveal = Reveal
ep-verb-turn = Turn the tile
ep-verb-invent = Invent
ep-verb-take = Invent from the market
ep-verb-cover = Cover
ep-verb-give = Give
ep-verb-expand = Expand
ep-verb-city = City
ep-verb-post-land = Trading post by land
ep-verb-post-sea = Trading post by sea
ep-verb-research = Research
ep-verb-wonder = Wonder
ep-verb-unit = Upgrade
ep-verb-basic = Basic unit
ep-verb-government = Government
ep-verb-command = Production command
ep-verb-pass = Pass
ep-verb-convert = Convert
ep-verb-unlock = Unlock
ep-verb-ready = Ready
ep-verb-spare-main = Ready, sparing the main unit
ep-verb-spare-support = Ready, sparing the support unit
ep-verb-declare = Declare
ep-verb-attack = Attack
ep-verb-attack-city = Attack a city
ep-verb-end = End
ep-verb-yes = Yes
ep-verb-no = No
ep-verb-return = Return a land
ep-verb-lose = Lose a city
ep-verb-effect = Effect
ep-verb-number = Number

## Options

ep-option-payment = Payment
    .text = Gold pays for food, production and science. Choose how much gold you spend each time, or always spend as little as possible.
ep-value-payment-ask = ask
ep-value-payment-least-gold = least gold

## When an ability works

ep-type-ongoing = ongoing
ep-type-immediate = immediate
ep-type-endgame = at the end
