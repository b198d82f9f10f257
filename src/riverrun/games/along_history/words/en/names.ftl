# Names in Along History. Attributes are forms of a name: a with its article, one and many after a number.

## Card types

ah-type-terrain = Terrain
    .a = a Terrain
    .one = Terrain
    .many = Terrains
ah-type-character = Character
    .a = a Character
    .one = Character
    .many = Characters
ah-type-progress = Progress
    .a = a Progress
    .one = Progress
    .many = Progress
ah-type-wonder = Wonder
    .a = a Wonder
    .one = Wonder
    .many = Wonders
ah-type-calamity = Calamity
    .a = a Calamity
    .one = Calamity
    .many = Calamities

## Resources, and short for narrow columns

ah-resource-ingenuity = Ingenuity
    .short = Ing
ah-resource-strength = Strength
    .short = Str
ah-resource-culture = Culture
    .short = Cul

## Bonuses: one diamond on a card

ah-bonus-population = Population
    .one = Population bonus
    .many = Population bonuses
    .short = Pop
ah-bonus-ingenuity = Ingenuity
    .one = Ingenuity bonus
    .many = Ingenuity bonuses
    .short = Ing
ah-bonus-strength = Strength
    .one = Strength bonus
    .many = Strength bonuses
    .short = Str
ah-bonus-culture = Culture
    .one = Culture bonus
    .many = Culture bonuses
    .short = Cul
ah-bonus-gold = gold
    .one = gold bonus
    .many = gold bonuses
    .short = gold

## Dice by their faces: the with its article, used for dice and pawns alike, face for what a die shows

ah-die-g1 = green 1
    .the = the green 1
    .used = the green 1
    .face = green 1
ah-die-g2 = green 2
    .the = the green 2
    .used = the green 2
    .face = green 2
ah-die-g3 = green 3
    .the = the green 3
    .used = the green 3
    .face = green 3
ah-die-blue = blue die
    .the = the blue die
    .used = the blue result
    .face = Resource
ah-die-x2 = x2 die
    .the = the x2 die
    .used = the x2 die
    .face = x2
ah-die-war = War die
    .the = the War die
    .used = the War die
    .face = War
ah-die-reroll = Re-roll die
    .the = the Re-roll die
    .used = the Re-roll die
    .face = Re-roll
ah-die-golden = Golden Age die
    .the = the Golden Age die
    .used = the Golden Age die
    .face = Golden Age
ah-die-coin = coin die
    .the = the coin die
    .used = the coin result
    .face = gold

## Ages: start begins a sentence

ah-age-prehistory = Prehistory
    .start = Prehistory
    .the = Prehistory
ah-age-antiquity = Antiquity
    .start = Antiquity
    .the = Antiquity
ah-age-middle-ages = Middle Ages
    .start = The Middle Ages
    .the = the Middle Ages

## Achievement counters: what each asks for

ah-counter-terrain-1 = 1 Terrain
ah-counter-population-bonus-1 = 1 Population bonus
ah-counter-character-1 = 1 Character
ah-counter-progress-1 = 1 Progress
ah-counter-vp-2 = 2 VP
ah-counter-types-2 = 2 types
ah-counter-cards-3 = 3 cards
ah-counter-vp-4 = 4 VP
ah-counter-terrain-2 = 2 Terrains
ah-counter-character-2 = 2 Characters
ah-counter-progress-2 = 2 Progress
ah-counter-calamity-1 = 1 Calamity
ah-counter-vp-7 = 7 VP
ah-counter-cards-5 = 5 cards
ah-counter-types-3 = 3 types
ah-counter-population-bonus-2 = 2 Population bonuses
ah-counter-wonder-1 = 1 Wonder
ah-counter-progress-3 = 3 Progress
ah-counter-vp-12 = 12 VP
ah-counter-cards-7 = 7 cards
ah-counter-types-4 = 4 types
ah-counter-bonuses-6 = 6 bonuses
ah-counter-cards-8 = 8 cards
ah-counter-gold-15 = 15 gold
ah-counter-vp-16 = 16 VP

## Spaces of the Achievements board: only the start has a name, the others are 1a, 1b, ...

ah-space-start = the start

## Groups of moves

ah-verb-card = Cards
ah-verb-die = Dice
ah-verb-reroll = Re-roll
ah-verb-swap = Swap
ah-verb-swap-barter = Free swap
ah-verb-pay = Pay
ah-verb-ur-resource = Universal Resource as a Resource
ah-verb-ur-population = Universal Resource as Population
ah-verb-coin = Gold
ah-verb-golden-age = Golden Age
ah-verb-by-goods = In goods
ah-verb-by-gold = With gold
ah-verb-war = War
ah-verb-war-x2 = Doubled War
ah-verb-war-ur = War by Universal Resource
ah-verb-target = Target
ah-verb-space = Move
ah-verb-done = Done

## Options

ah-option-ages = Ages
    .text = Play one Age, two in a row or all three. What you built in one Age helps you as heritage in the next.
ah-value-ages-prehistory = Prehistory
ah-value-ages-antiquity = Antiquity
ah-value-ages-middle-ages = the Middle Ages
ah-value-ages-prehistory-antiquity = Prehistory and Antiquity
ah-value-ages-antiquity-middle-ages = Antiquity and the Middle Ages
ah-value-ages-all = all three
ah-option-mode = Length
    .text = Which counter ends an Age: always a 7, a 6 in every Age (linear), or a higher one from Age to Age (progressive).
ah-value-mode-full = full
ah-value-mode-progressive = progressive
ah-value-mode-linear = linear
ah-option-initiation = Initiation
    .text = The simpler game: no Achievements and no Decadence. An Age ends when someone has 8 cards.
ah-value-initiation-off = no
ah-value-initiation-on = yes
ah-option-no-war = Without war
    .text = Nobody can declare war.
ah-value-no-war-off = with wars
ah-value-no-war-on = without wars
ah-option-board = Board
    .text = Which side of the Achievements board you play on; the lines between the spaces differ.
ah-value-board-a = side A
ah-value-board-b = side B
ah-option-first = First player
    .text = Who is the first Active Player.
ah-value-first-p1 = seat 1
ah-value-first-p2 = seat 2
ah-value-first-p3 = seat 3
ah-value-first-p4 = seat 4
ah-value-first-p5 = seat 5
ah-value-first-random = random
ah-option-max-rounds = Round limit
    .text = An Age ends after this many rounds at the latest; meant for simulations.
    .form = a number of rounds, or off
ah-value-max-rounds-off = no limit
