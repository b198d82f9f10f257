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

## Dice by their faces: the with its article, pawn the Results pawn of the same value

ah-die-g1 = green 1
    .the = the green 1
    .pawn = the green 1 pawn
ah-die-g2 = green 2
    .the = the green 2
    .pawn = the green 2 pawn
ah-die-g3 = green 3
    .the = the green 3
    .pawn = the green 3 pawn
ah-die-blue = blue die
    .the = the blue die
    .pawn = the blue pawn
ah-die-x2 = x2 die
    .the = the x2 die
    .pawn = the x2 die
ah-die-war = War die
    .the = the War die
    .pawn = the War die
ah-die-reroll = Re-roll die
    .the = the Re-roll die
    .pawn = the Re-roll die
ah-die-golden = Golden Age die
    .the = the Golden Age die
    .pawn = the Golden Age die
ah-die-coin = coin die
    .the = the coin die
    .pawn = the coin pawn

## Ages

ah-age-prehistory = Prehistory
    .the = Prehistory
ah-age-antiquity = Antiquity
    .the = Antiquity
ah-age-middle-ages = Middle Ages
    .the = the Middle Ages

## Achievement counters: what each asks for

ah-counter-ach-01-v1-type-count-terrain1 = 1 Terrain
ah-counter-ach-02-v1-bonus-count-population1 = 1 Population bonus
ah-counter-ach-03-v1-type-count-character1 = 1 Character
ah-counter-ach-04-v1-type-count-progress1 = 1 Progress
ah-counter-ach-05-v1-vp-sum-2 = 2 VP
ah-counter-ach-06-v2-distinct-types-2 = 2 types
ah-counter-ach-07-v2-card-count-3 = 3 cards
ah-counter-ach-08-v2-vp-sum-4 = 4 VP
ah-counter-ach-09-v3-type-count-terrain2 = 2 Terrains
ah-counter-ach-10-v3-type-count-character2 = 2 Characters
ah-counter-ach-11-v3-type-count-progress2 = 2 Progress
ah-counter-ach-12-v3-type-count-calamity1 = 1 Calamity
ah-counter-ach-13-v3-vp-sum-7 = 7 VP
ah-counter-ach-14-v4-card-count-5 = 5 cards
ah-counter-ach-15-v4-distinct-types-3 = 3 types
ah-counter-ach-16-v4-bonus-count-population2 = 2 Population bonuses
ah-counter-ach-17-v5-type-count-wonder1 = 1 Wonder
ah-counter-ach-18-v5-type-count-progress3 = 3 Progress
ah-counter-ach-19-v5-vp-sum-12 = 12 VP
ah-counter-ach-20-v5-card-count-7 = 7 cards
ah-counter-ach-21-v5-distinct-types-4 = 4 types
ah-counter-ach-22-v6-bonus-count-any6 = 6 bonuses
ah-counter-ach-23-v6-card-count-8 = 8 cards
ah-counter-ach-24-v7-gold-15 = 15 gold
ah-counter-ach-25-v7-vp-sum-16 = 16 VP

## Spaces of the Achievements board

ah-space-start = the start
ah-space-1a = space 1a
ah-space-1b = space 1b
ah-space-1c = space 1c
ah-space-1d = space 1d
ah-space-1e = space 1e
ah-space-2a = space 2a
ah-space-2b = space 2b
ah-space-2c = space 2c
ah-space-3a = space 3a
ah-space-3b = space 3b
ah-space-3c = space 3c
ah-space-3d = space 3d
ah-space-4a = space 4a
ah-space-4b = space 4b
ah-space-4c = space 4c
ah-space-5a = space 5a
ah-space-5b = space 5b
ah-space-5c = space 5c
ah-space-6a = space 6a
ah-space-6b = space 6b
ah-space-7a = space 7a

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
ah-value-initiation-no = no
ah-value-initiation-yes = yes
ah-option-no-war = Without war
    .text = Nobody can declare war.
ah-value-no-war-no = with wars
ah-value-no-war-yes = without wars
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
