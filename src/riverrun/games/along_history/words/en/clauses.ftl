# The rules of Along History in English, section by section.


ah-section-setup = Setup

ah-clause-1 = Along History is for 2 to 5 players. Play any one Age, two in order (Prehistory and Antiquity, or Antiquity and the Middle Ages) or all three. Inferred: you choose before the game. A game that begins after Prehistory has the coin die and coins from the start, and nobody has gold or heritage yet.
    .title = Players and Ages

ah-clause-2 = Each player has an events row, usually of 3 cards, and a Civilization without a limit, which starts empty. Inferred: all cards lie face up; only the order of the deck is hidden.
    .title = Your two rows

ah-clause-3 = Choose a colour. Put its disk on 0 of the score track and its counter on the start of the Achievements board. You may use either side of the board.
    .title = Score disk and board

ah-clause-4 = Shuffle the deck of the first Age. Prehistory is played without the coin die, the coins and the coin pawns.
    .title = The first deck

ah-clause-5 = There are 3 green dice, 1 blue die and 2 red dice, and from Antiquity also the black coin die. Results pawns are green and blue, and from Antiquity 4 coin pawns join them.
    .title = Dice and Results pawns

ah-clause-6 = The supply holds 2 Universal Resources per player. Each player begins with 1 of them.
    .title = First Universal Resources

ah-clause-7 = Sort the Achievement counters by value. Put a random counter of the right value on each space, with its condition showing, and set the others aside. In Prehistory the counter “15 gold” is left out.
    .title = Laying out the counters

ah-clause-8 = Deal 3 cards face up to each events row. Replace every Calamity and Wonder until none is left, then shuffle the replaced cards back into the deck.
    .title = The first events

ah-clause-9 = The oldest player is the first Active Player. Ruling: here it is seat 1 or whoever the option `first` names. The number of players changes nothing but the supply of Universal Resources.
    .title = Who begins


ah-section-round = The round

ah-clause-10 = The Active Player takes a turn, then everyone else takes one, clockwise. After that the player on the Active Player’s left becomes the Active Player.
    .title = A round

ah-clause-11 = Where a card contradicts these rules, follow the card.
    .title = Cards before rules


ah-section-dice = The dice

ah-clause-12 = A green die shows 1 Population three times, 2 twice and 3 once. The blue die shows each of Ingenuity, Strength and Culture twice. A red die has one x2, one War, two Re-roll and two Golden Age faces. The coin die shows 3 gold three times, and 4, 5 and 6 once each.
    .title = Faces of the dice

ah-clause-13 = Red faces help the Active Player only, and using them is always optional.
    .title = Red dice

ah-clause-14 = Discard this die to re-roll one or more of your other unspent dice together, red and coin dice included.
    .title = Re-roll face

ah-clause-15 = It doubles one other die of yours: a Population, Resource or coin result, a War face or the other x2. Two x2 on the same die make it count four times; they may also double two different dice. Inferred: it never doubles bonuses, Universal Resources, Golden Age or Re-roll faces. You assign it when you spend the die (AH-115). For War see AH-Q4.
    .title = x2 face

ah-clause-16 = It lets you declare one war at the end of your turn.
    .title = War face

ah-clause-17 = Straighten all your tilted cards, so that you can use their bonuses again this turn. Inferred: the die is then spent, and each one straightens once.
    .title = Golden Age face


ah-section-active-turn = The Active Player’s turn

ah-clause-18 = Straighten all your cards.
    .title = Phase 1: upkeep

ah-clause-19 = Roll all 6 dice, or 7 from Antiquity on.
    .title = Phase 2: roll

ah-clause-20 = Discard any unspent die, whatever it shows, to re-roll one other unspent die or to swap a card. Do this as often as you like. A discarded die cannot pay any more. You may do it until you end your main phase (AH-Q1).
    .title = Phase 3: actions

ah-clause-21 = Give one card of your events row to an opponent and take one of theirs. A non-transmissible Calamity can be neither given nor taken. A Re-roll face may be discarded for a swap too.
    .title = Swapping

ah-clause-22 = You cannot re-roll or swap with a card’s bonus. Inferred: nor with a Universal Resource.
    .title = Bonuses give no actions

ah-clause-23 = To acquire a card of your events row, pay its Population and its Resource; every card asks for both, and for one kind of Resource only. Phases 3 and 4 may alternate (AH-Q1).
    .title = Phase 4: acquisitions

ah-clause-24 = Pay with dice, with bonuses of uncovered straight cards, which you tilt, with Universal Resources, and with one heritage card (AH-85).
    .title = Means of payment

ah-clause-25 = A die, a tilted card or a Universal Resource pays for one card only. You may add up several, but what is too much is lost. Inferred: this holds for Universal Resources as well.
    .title = No splitting

ah-clause-26 = A tilted card gives all its bonuses together. It can do so once, until your next upkeep or a Golden Age. Gold bonuses go to your treasure.
    .title = Tilting

ah-clause-27 = Dice that paid are discarded, and the card moves to your Civilization at once. Its bonus and effects work immediately, even towards another card this turn. You may acquire any number of cards.
    .title = The card enters

ah-clause-28 = If a card has a gold cost, you may pay that instead, at any point of your turn (AH-Q25). You never mix both ways. This includes Calamities.
    .title = Buying with gold

ah-clause-29 = Keep it and take as much gold as it shows, or spend it on an action. If you did neither by the end of your main phase, you take the gold it shows (AH-Q21).
    .title = The coin die

ah-clause-30 = If an uncovered card of yours makes another free, you may take that one from your events row for nothing, on any of your turns.
    .title = Free cards

ah-clause-31 = A Wonder that enters your Civilization brings 1 Universal Resource, if you have room. Gold that a card earns is paid once, when the card enters.
    .title = Wonders and earned gold

ah-clause-32 = You may end your turn with dice unused.
    .title = Ending early

ah-clause-33 = Your left neighbour then gets Results pawns that match the last faces of the green dice and the blue die, however you used them. Doubling is not passed on. Inferred: from Antiquity on, this includes the coin die.
    .title = Passing on the results

ah-clause-34 = Every Calamity in your events row that you neither resolved nor are protected from fails (AH-41 to AH-48, AH-101).
    .title = Phase 5: Calamities

ah-clause-35 = You may declare wars (AH-49 to AH-60).
    .title = Phase 6: wars

ah-clause-36 = Draw cards one by one until you have 3 in your events row. Inferred: a longer row is not cut.
    .title = Phase 7: events

ah-clause-37 = You may move on the Achievements board; a counter taken brings Decadence (AH-61 to AH-73).
    .title = Phase 8: Achievements

ah-clause-38 = If no card at all entered your Civilization this turn, gain 1 Universal Resource.
    .title = Phase 9: Universal Resources


ah-section-calamities = Calamities

ah-clause-39 = You resolve a Calamity by acquiring it like any other card. It then lies in your Civilization, counts as a card and is worth its points.
    .title = Resolving a Calamity

ah-clause-40 = In a turn that is not your turn as Active Player you may resolve or swap Calamities, but none fails.
    .title = Others are safe

ah-clause-41 = This happens only at the end of your turn as Active Player, before wars and before you draw. So a Calamity that you draw waits until your next such turn.
    .title = When Calamities fail

ah-clause-42 = Do what the card says. Then discard the Calamity, unless it moves to another events row. Inferred: if several fail, you choose the order.
    .title = What a failure does

ah-clause-43 = A destroyed card goes from a Civilization to the discard pile.
    .title = Destroying

ah-clause-44 = Destroy an uncovered card of the type named. Without one, destroy any other uncovered card that you choose. An empty Civilization loses nothing.
    .title = Which card is destroyed

ah-clause-45 = Only uncovered cards can be destroyed. A card that lay under the destroyed one is active again.
    .title = Covered cards are safe

ah-clause-46 = A Calamity that does not say otherwise may be swapped.
    .title = Transmissible Calamities

ah-clause-47 = If a card of yours makes a Calamity free, as Fire does with Rough Winter and Fishing with Famine, it never fails. You may take it for nothing. If you do not, it stays in the row (AH-Q24).
    .title = Protection

ah-clause-48 = Some cards act while they lie in an events row, as Sabre-toothed Tigers do.
    .title = Effects from the row


ah-section-wars = Wars

ah-clause-49 = Wars are optional. They come after the Calamities, when the next player has the Results pawns, because the dice are needed. You may fight several in a turn.
    .title = When wars happen

ah-clause-50 = As Active Player, use an unspent War face. In any turn of yours, you may discard a Universal Resource instead. Each starts one war.
    .title = Declaring war

ah-clause-51 = Choose any opponent. You may attack someone without counters, but there is nothing to win.
    .title = The target

ah-clause-52 = Tilt as many straight cards as you like for their Population bonuses. Then roll the 3 green dice.
    .title = The attacker

ah-clause-53 = Add up your dice, the Population you tilted and your army bonuses. Army bonuses count whether the card is tilted or not.
    .title = Striking strength

ah-clause-54 = For each General, tilted or not, you may once re-roll any of your dice in a war. Prehistory has none. Both sides may do so (AH-Q6).
    .title = Generals

ah-clause-55 = The defender then chooses which cards to tilt, adds army bonuses and rolls 3 green dice.
    .title = The defender

ah-clause-56 = Universal Resources and heritage add nothing in a war. Cards tilted for it stay tilted until their owner’s upkeep.
    .title = What does not fight

ah-clause-57 = If the attack is higher, the attacker takes one counter from the defender. It is the highest whose value is not above the difference (AH-Q8).
    .title = Victory

ah-clause-58 = If every counter is too high, the attacker gets nothing. Example: 11 against 7 is a difference of 4, so among 1, 2, 3 and 5 the attacker takes the 3.
    .title = No counter small enough

ah-clause-59 = If the defence is at least as high, nothing happens.
    .title = A war repelled

ah-clause-60 = A stolen counter scores for its new owner. It brings no Decadence (AH-Q7).
    .title = Stolen counters


ah-section-achievements = Achievements

ah-clause-61 = Every player may move their counter in their own turn, even without a new card.
    .title = Moving is optional

ah-clause-62 = Stay, move forward, or move back one space. Inferred: back to the start too. AH-105 gives the exact reach.
    .title = Three ways

ah-clause-63 = Follow the printed lines. You may run over several spaces as long as they hold no counter, and you may use vertical lines. Within a move forward you never step back.
    .title = Moving forward

ah-clause-64 = Opponents on the board do not get in your way.
    .title = Other players’ pieces

ah-clause-65 = To enter a space with a counter, meet its condition. You take the counter and stop. One counter per turn.
    .title = Taking a counter

ah-clause-66 = The move back by one space may also take a counter.
    .title = Counters on the way back

ah-clause-67 = A counter asks for one of six things: a number of cards of one type; points on your cards; a number of cards; cards of different types, at least 2; visible bonuses, perhaps of one kind, tilted or not; or 15 gold in your treasure. Inferred: that gold is not spent.
    .title = Conditions

ah-clause-68 = Covered cards count for types, points and numbers of cards, but not for bonuses. Heritage never counts.
    .title = What counts

ah-clause-69 = Counters lie face up in front of you and score their value.
    .title = Your counters


ah-section-decadence = Decadence

ah-clause-70 = When you take a counter from the board, slide one of your uncovered cards under another uncovered one. Several cards may lie under the same card.
    .title = A card must go under

ah-clause-71 = A covered card keeps only its type and its points. It has no name, bonus, effect or link any more.
    .title = Covered cards

ah-clause-72 = With only one card there is no Decadence. Inferred: nor with only one uncovered card.
    .title = No Decadence

ah-clause-73 = At the end of the Age, each bonus on a covered card costs you 2 points.
    .title = The price


ah-section-universal-resources = Universal Resources

ah-clause-74 = You may hold at most 2. One gives 3 Population, or 1 Resource of your choice, or starts a war. You may spend both in one turn.
    .title = Universal Resources


ah-section-other-turns = The other players’ turns

ah-clause-75 = The others have seven phases: upkeep, actions, acquisitions, wars (only by Universal Resource), events, Achievements with Decadence, Universal Resources.
    .title = Order of the phases

ah-clause-76 = Each of them uses all Results pawns anew: 3 green, 1 blue and, from Antiquity, 1 coin. A pawn pays like a die and cannot be split.
    .title = Results pawns

ah-clause-77 = Flip a pawn to swap a card. Pawns never re-roll, and there are no red dice.
    .title = Swapping with a pawn

ah-clause-78 = Inferred: it gives its gold, or you flip it for a swap.
    .title = The coin pawn

ah-clause-79 = After the last player, the pawns return to the supply.
    .title = End of the round


ah-section-end-of-age = The end of an Age

ah-clause-80 = When the 7 is taken from the board, or the last card of the deck is drawn, finish the round. Then the Age ends. Inferred: the discard pile is not reshuffled.
    .title = What ends an Age

ah-clause-81 = Score the points of all cards in your Civilization, covered ones too. Take off 2 per covered bonus and add the values of your counters. Scores add up from Age to Age. Gold and Universal Resources score nothing.
    .title = Scoring


ah-section-changing-age = Changing Age

ah-clause-82 = Discard all events rows, all covered cards and all cards without a bonus.
    .title = What is discarded

ah-clause-83 = The cards that are left become heritage. Only their bonuses remain.
    .title = Heritage

ah-clause-84 = Heritage only helps to acquire cards. It does not count for counters, wars or Decadence. Inferred: it has no points and cannot be destroyed.
    .title = What heritage is for

ah-clause-85 = You may use the bonuses of one heritage card per turn. It then leaves the game (AH-Q9).
    .title = One heritage card per turn

ah-clause-86 = Add the coin die, the coins and the coin pawns. Gold is kept.
    .title = Coins arrive

ah-clause-87 = Gather all counters and lay them out anew. All pieces return to the start, and everyone has 1 Universal Resource again.
    .title = A new board

ah-clause-88 = Shuffle the next Age’s deck and deal events as in AH-8. The next player clockwise after the last Active Player begins.
    .title = A new deck


ah-section-end-of-game = The end of the game

ah-clause-89 = The most points win. Ties go to the highest single counter, then the second highest, and so on; after that, victory is shared. Inferred: counters of the last Age.
    .title = Winner and ties


ah-section-variants = Variants

ah-clause-90 = The board only shows points: there are no Achievements and no Decadence. Each player starts with counters 1, 3 and 5, which wars can steal and which score. Inferred: they are given out anew in each Age. An Age ends when someone has 8 cards (AH-Q19). Inferred: or when the deck is empty.
    .title = Initiation

ah-clause-91 = The War face is blank. Inferred: the die may still be discarded for an action, Universal Resources start no war, and army bonuses and Generals do nothing. In Initiation nobody starts with counters then. Inferred: you may also play the full game without war.
    .title = Without war

ah-clause-92 = The first Age ends with a 5, with no 6s and 7s on the board, and the second with a 7. Three Ages end with 5, 6 and 7, with no 7s in the second. Inferred: it needs two or three Ages, and spaces without counters are ordinary empty spaces.
    .title = Progressive

ah-clause-93 = Each Age ends with a 6. Inferred: the 7s are left out.
    .title = Linear

ah-clause-94 = Play all three Ages in a row, each until the 7.
    .title = Three Ages
