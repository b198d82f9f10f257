# Names in Flow. Attributes are forms of a name: see the codes' lists for who asks for which.


## Tiles

fl-tile-straight = straight
fl-tile-curve = curve
fl-tile-tee = tee
fl-tile-cross = cross
fl-tile-straight-obstacle = straight with an obstacle
fl-tile-curve-obstacle = curve with an obstacle
fl-tile-tee-obstacle = tee with an obstacle
fl-tile-cross-obstacle = cross with an obstacle
fl-tile-scenario = scenario tile

## Action cards and scenario cards; what they do is fl-effect-…

fl-card-support = Support
fl-card-bird = Bird
fl-card-current = Current
fl-card-fishing = Fishing
fl-card-calm-waters = Calm Waters
fl-card-return = Return
fl-scenario-obstacles = Scenario obstacles
fl-scenario-no-communication = No Communication
fl-scenario-one-card = One Action Card per Round
fl-scenario-no-new-cards = No New Cards
fl-scenario-firm-obstacles = No Support or Current Cards for obstacles
fl-scenario-single-path = Single Path Boat Tile
fl-scenario-obstacles-remain = Obstacles remain after Giant Wave

## Animals and what else is on the board: start begins a sentence, bare has no article

fl-animal-cat = the cat
    .start = The cat
    .bare = cat
fl-animal-dog = the dog
    .start = The dog
    .bare = dog
fl-animal-capybara = the capybara
    .start = The capybara
    .bare = capybara
fl-animal-lemur = the lemur
    .start = The lemur
    .bare = lemur
fl-thing-boat = the boat
    .start = The boat
fl-thing-nothing = nothing

## Sides and dice

fl-side-n = north
fl-side-e = east
fl-side-s = south
fl-side-w = west
fl-die-white = white die
fl-die-black = black die

## Groups of moves

fl-verb-draw = Draw
fl-verb-take = Take
fl-verb-play = Play
fl-verb-place = Place
fl-verb-trade = Trade
fl-verb-discard = Discard
fl-verb-aim = Choose
fl-verb-choose = Bring back
fl-verb-face = Face
fl-verb-die = Roll
fl-verb-tide = Time is up

## Options

fl-option-turns = Turns per round
    .text = Without a clock the giant wave comes after this many turns; fewer are harder.
fl-value-turns-8 = 8, normal
fl-value-turns-3 = 3
fl-value-turns-4 = 4
fl-value-turns-5 = 5
fl-value-turns-6 = 6, hard
fl-value-turns-7 = 7
fl-value-turns-9 = 9
fl-value-turns-10 = 10, easy
fl-value-turns-11 = 11
fl-value-turns-12 = 12, very easy
fl-value-turns-none = only the table ends it
fl-option-clock = Clock
    .text = With a clock the wave comes when time is up, however many turns you have taken.
fl-value-clock-none = no clock: count turns
fl-value-clock-60 = 60 seconds per round
fl-value-clock-45 = 45 seconds, hurried
fl-value-clock-90 = 90 seconds, relaxed
fl-option-pausable = Pauses
    .text = Whether anyone may pause the clock; the board is hidden while it is paused.
fl-value-pausable-no = no pauses
fl-value-pausable-yes = pauses allowed
fl-option-difficulty = Difficulty
    .text = Each level draws one more scenario card, which makes the game harder.
fl-value-difficulty-basic = Basic game (no scenario card)
fl-value-difficulty-very-easy = Very easy (1 card)
fl-value-difficulty-easy = Easy (2 cards)
fl-value-difficulty-medium = Medium (3 cards)
fl-value-difficulty-hard = Hard (4 cards)
fl-value-difficulty-very-hard = Very hard (5 cards)
fl-value-difficulty-inconceivable = Inconceivable! (6 cards)
fl-option-scenarios = Scenario cards
    .text = Choose the scenario cards yourselves instead of drawing them by difficulty.
    .form = 1 to 6 scenario cards, separated by commas: obstacles (up to 4), no-communication, one-card, no-new-cards, firm-obstacles, single-path, obstacles-remain
fl-value-scenarios-drawn = drawn by difficulty
fl-option-obstacle = Obstacles
    .text = What an obstacle on a tee or cross does to the water.
fl-value-obstacle-whole = stops all of it
fl-value-obstacle-one-arm = stops one arm
fl-option-untradable = Not tradable
    .text = The plain kind of tile that you cannot trade for an action card.
fl-value-untradable-cross = cross
fl-value-untradable-straight = straight
fl-value-untradable-curve = curve
fl-value-untradable-tee = tee
fl-value-untradable-none = none: all can be traded
fl-option-first = First player
    .text = Who takes the first turn.
fl-value-first-random = random
fl-value-first-p1 = seat 1
fl-value-first-p2 = seat 2
fl-value-first-p3 = seat 3
fl-value-first-p4 = seat 4
fl-value-first-p5 = seat 5
fl-value-first-p6 = seat 6
