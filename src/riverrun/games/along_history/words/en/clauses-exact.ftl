# The exact rules of Along History in English: clarifications, decisions and worked examples.


ah-section-clarifications = Clarifications

ah-clause-95 = Only bonuses need a tilt. All other effects of an uncovered card work whether it is tilted or not. Those of covered and heritage cards never work.
    .title = Tilting and effects

ah-clause-96 = A card that sets a Population cost comes first. Then all reductions are added up, down to 0 at the lowest (AH-Q22). Inferred: the Resource and the gold cost are never reduced.
    .title = Reduced costs

ah-clause-97 = The card goes to your Civilization, straight. Then come earned gold, a Wonder’s Universal Resource, its gold bonus (AH-98) and the check of Initiation (AH-107). A Wonder brings one Universal Resource, not two, and you may use it at once.
    .title = Order when a card enters

ah-clause-98 = Gold bonuses are collected without asking, by tilting: at upkeep, when the card enters, after a Golden Age, and when it is uncovered again. Inferred: waiting never helps. No card has gold and another bonus.
    .title = Gold bonuses

ah-clause-99 = While they lie in your events row, the first acquisition of your turn that uses a green die or pawn needs 1 Population more, counted after doubling. Resolving the Tigers is no exception. If they have left the row, nothing happens. Bonuses, Universal Resources, heritage, gold and wars are not affected.
    .title = Sabre-toothed Tigers

ah-clause-100 = A card slid under another loses its tilt. When it is uncovered again, it is straight.
    .title = Tilt and cover

ah-clause-101 = Choose the next among the Calamities that fail now, carry out its text in order, then discard or move it. Then look again: if you lost your protection, another may fail. To destroy, choose an uncovered card of the type, otherwise any uncovered card, otherwise none; the rest of the text still applies. If a named card was destroyed, skip the destruction that follows. You never lose more gold than you have.
    .title = Failures one by one

ah-clause-102 = “Left” is the next player clockwise; with 2 players, the opponent. A swapped card takes the other’s place; drawn and moved cards go to the end. The order has no meaning. A row holds at most 8 cards; a Calamity that would move into a full row is discarded.
    .title = Left, and the order of rows

ah-clause-103 = Spend what starts it and choose the target. The attacker tilts, rolls and uses Generals; that total is final. Then the defender tilts, rolls and uses Generals. Compare, and take the counter. Only then may the next war begin. At most 2 wars by Universal Resources and 2 by red dice are possible.
    .title = Order of a war

ah-clause-104 = Both dice are spent on the first war. The second is optional, may have another target, and is declared when the first is over (AH-Q4).
    .title = x2 and War

ah-clause-105 = Follow lines forward, and vertical lines both ways, over any number of spaces without counters. Stop on any of them, or enter one space with a counter whose condition you meet and take it. Or follow one line back, to a space without a counter or with one you can take. Conditions are checked after you have drawn, on your own cards and gold.
    .title = Reach on the board

ah-clause-106 = Choose the card first, then its cover. Cards that already lie under it stay there (AH-Q11).
    .title = Order of Decadence

ah-clause-107 = An end is noted at once and takes effect when the round is over: the last value is taken from the board, the deck is empty after a draw, or an 8th card enters in Initiation. Losing a card later changes nothing. Every turn of the round is played in full, without drawing once the deck is empty.
    .title = How an Age ends

ah-clause-108 = The Active Player finishes phase 9 before the next player begins. Scoring and the change of Age ask nobody anything. Points may be negative.
    .title = One turn after another

ah-clause-109 = `ages` (consecutive; default Prehistory), `mode` (full, progressive or linear), `initiation`, `no_war`, `board` (A or B), `first` and `max_rounds`. Initiation excludes progressive and linear. Ruling: the rules do not limit an Age in which nobody acquires anything; `max_rounds` does, for simulations.
    .title = Options


ah-section-decisions = Decisions

ah-clause-110 = One player decides at a time; nothing is simultaneous, hidden or timed. The player whose turn it is decides everything, except the defender’s tilts and re-rolls, which are asked in the middle of the attacker’s turn.
    .title = One decision at a time

ah-clause-111 = If there is only one choice, the game makes it and says so. It never spends Universal Resources or heritage without asking. Dice with equal faces are one choice. No choice leads into a dead end.
    .title = What is decided for you

ah-clause-112 = You can get a card if it is free, if you can pay for it in goods (AH-116), or if you have its gold cost. A free card is taken without any question.
    .title = Cards you can get

ah-clause-113 = Pay the Resource first, then the Population, one source per decision, until nothing is lacking; then the card enters. You cannot pay in part or change a source back. A source must give something of what is asked for; whatever else it gives counts too, and the rest is lost.
    .title = Paying in goods

ah-clause-114 = Each payment has one order. For the Resource: the blue die, then cards by number, then Universal Resources. For Population: green dice from high to low, then cards by number, then Universal Resources. Cards of your Civilization and heritage count together. A step back in this order is refused. Tilts for a war go by number; dice to re-roll go g1, g2, g3, blue, x2, War, Re-roll, Golden Age, coin.
    .title = Order of sources

ah-clause-115 = `x2` spends one x2 die with the die you name, `x4` spends both. A Universal Resource gives 1 of the Resource asked for, or 3 Population. One heritage card per turn, whatever it is used for.
    .title = x2, x4 and Universal Resources

ah-clause-116 = A card is payable if some use of your sources reaches both costs: all straight uncovered cards without gold, at most one heritage card, the x2 dice on green or blue, and each Universal Resource as Resource or Population. If green dice are used while AH-99 is open, 1 Population more is needed. You may name a source if the rest stays payable with what AH-114 still allows. A card passed over for the Resource may still pay Population.
    .title = When a card is payable

ah-clause-117 = Nobody is asked about upkeep, gold bonuses, the first roll, the gold of an unspent coin die, the pawns or a single failing Calamity. The same goes for the stolen counter, draws, phase 9, ends, scoring and the change of Age.
    .title = Automatic steps

ah-clause-118 = Setup draws the counters from value 1 to 7, space by space, then shuffles the deck and deals events player by player from the first Active Player. Replaced cards are then shuffled back. A roll goes green, blue, red, coin; re-rolled dice keep the order of AH-114.
    .title = Order of chance

ah-clause-119 = There are 281 moves. A card’s number is 64 times its Age (0, 1 or 2) plus its place in the deck list; what naming a card means depends on the decision. Above the cards come dice, re-rolls, swaps, payments, Universal Resources, coins, Golden Age, goods or gold, wars, seats, spaces and `done`.
    .title = Moves as numbers

ah-clause-120 = Room is kept for a row of 6 cards and for 64 cards each in a Civilization and in heritage. In 10,400 simulated games no decision had more than 29 choices, no card took more than 10 sources, and no Age lasted more than 43 rounds.
    .title = Sizes


ah-section-examples = Worked examples

ah-clause-e1 = The dice are green 2, 1 and 1, a wrong Resource, x2 and Golden Age. The player discards Golden Age to re-roll the blue die, in vain, then a green 1, and rolls Ingenuity. Settlement costs 5 Population: the 2 doubled and the other 1. Its bonus is ready, but nothing more is payable. The next player gets pawns 2, 1, 1 and Ingenuity.
    .title = Example: Settlement

ah-clause-e2 = The row holds Forest, Swamp and Sabre-toothed Tigers, set up by hand; the dice are green 2, 2 and 1, Strength, x2 and Golden Age. The Tigers are payable: 5 Population less 1. The player instead re-rolls the blue die into Ingenuity, swaps the Tigers for Hunting with a green 2, and acquires Forest with the other 2 doubled and the 1. With one card there is no Decadence.
    .title = Example: a first turn

ah-clause-e3 = Not Active, with pawns 3, 2, 1 and Culture, Forest and 1 Universal Resource. Culture and the 3 acquire Australopithecus; Forest, the 1 and the Universal Resource acquire Hunting. The 2 swaps Swamp for Megalithic Monument. A counter is taken, and Australopithecus goes under Forest.
    .title = Example: a second turn

ah-clause-e4 = The row holds Megalithic Monument, Homo Erectus and Fire; the blue pawn is Strength and nothing is payable. The player moves back one space and gains a Universal Resource. Homo Erectus costs 5, not 3, because Australopithecus is covered. With our values, all three cards need 12 Population and 2 Culture.
    .title = Example: a third turn

ah-clause-e5 = An attack of 11 against a defence of 7, with counters 1, 2, 3 and 5: the attacker takes the 3.
    .title = Example: a war

ah-clause-e6 = With Plain you may take the counter for a Terrain or the one for a Population bonus. Next, Homo Erectus and a free Fire lead from the start over the space emptied there to “2 types”. Homo Erectus goes under Fire: that is still 2 cards, 3 points and 2 types, with 2 bonuses.
    .title = Example: counters

ah-clause-e7 = Fire, Hunting and Forest leave 3 Population and 1 Ingenuity as heritage, to be used on three different turns. Inferred: the third card is Forest.
    .title = Example: heritage

ah-clause-e8 = A coin die showing 4 with both x2 gives 16 gold.
    .title = Example: doubled twice
