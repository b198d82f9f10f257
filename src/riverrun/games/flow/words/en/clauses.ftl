# The clauses of Flow in English, section by section.


fl-section-components-and-board = Components and board

fl-clause-a1 = The board has 7 rows and 7 columns. An animal sits in each corner and the boat in the middle; the other 44 spaces are free. Notation counts rows and columns from 0: the boat is at r3c3.
    .title = The board

fl-clause-a2 = An animal space is open on its two inner edges.
    .title = Two openings for each animal

fl-clause-a3 = The faces 1 to 6 of a die hit the lines 0, 1, 2, 4, 5 and 6, counted from 0: the centre line has no number. So the boat is never hit, and a space on a centre line by one die at most. Invented: white counts rows from the top, black columns from the left.
    .title = Dice and lines

fl-clause-a4 = There are 42 map tiles: 31 plain ones and 11 with an obstacle. Of each shape, plain and with an obstacle: straight 8 and 3, curve 9 and 2, tee 7 and 3, cross 7 and 3. The numbers are printed; which shape each belongs to is inferred from their order.
    .title = The map tiles

fl-clause-a5 = There are 8 scenario tiles with obstacles. The boat has two sides: one with four open paths, one with a single path.
    .title = Scenario tiles and the boat

fl-clause-a6 = A plain tile joins all its open edges. A tile with an obstacle has the same open edges for matching, but no water passes it. With obstacle=one_arm, only a tee’s stem (invented) or one arm of a cross takes no water, and the other arms are joined. Straights and curves with an obstacle still stop all water. A scenario tile has no water, and anything matches its edges.
    .title = Where water passes

fl-clause-a7 = There are 3 bird tokens, a white and a black die, 15 action cards and 11 scenario cards. The action cards are 3 Support, 3 Bird, 3 Current, 2 Fishing, 2 Calm Waters and 2 Return.
    .title = Birds, dice and cards

fl-clause-a8 = A tile’s open edges tell how it lies. A straight can lie in 2 ways, a curve and a tee in 4, a cross in 1. A cross with one dry arm can lie in 4 ways. Copies of a tile or a card are alike, so a move names the kind.
    .title = Orientations


fl-section-setup = Setup

fl-clause-b1 = The boat lies with its four paths up. The 42 map tiles are shuffled face down. However many piles they form, they are one stack here; tiles are drawn and fished from its top.
    .title = Boat and stack

fl-clause-b2 = One player is dealt 3 action cards, two players 2 each, three to six players 1 each. The rest is the deck: 12, 11, 12, 11, 10 or 9 cards for 1 to 6 players. It is never reshuffled, and hands have no limit.
    .title = Dealing action cards

fl-clause-b3 = The first player is chosen by chance or by the option “first”. The rulebook goes by who most recently saw the film or swam. Turns go clockwise; alone, every turn is yours.
    .title = The first player

fl-clause-b4 = A scenario game has 1 to 6 scenario cards, by its difficulty: very easy, easy, medium, hard, very hard, inconceivable. They are drawn from the 11. Invented: the option “scenarios” lists them instead. First, a second No Communication is replaced; the card is out, and its replacement is checked again. Then obstacles are laid (FL-H1). Then the boat is turned over (FL-H6).
    .title = Scenario cards


fl-section-round-and-turn = Round and turn

fl-clause-c1 = The first player starts the one-minute timer and takes a turn; after a giant wave the next player does.
    .title = The timer

fl-clause-c2 = A turn is exactly one of two actions: draw a tile, or play an action card. You may not pass, and you may not begin an action that cannot be completed.
    .title = One action per turn

fl-clause-c3 = Only the player whose turn it is acts; a tile is drawn only when the turn before is complete.
    .title = Only the active player acts

fl-clause-c4 = When a turn is complete, the win is checked; then the player to the left is active.
    .title = After a turn

fl-clause-c5 = Before the first turn, “facing” is asked once. On a turn, “turn” is asked: draw, take a revealed tile or play a card. After drawing, “tile” is asked: place, trade or discard. For a card, “aim” asks for its targets one after another. With Calm Waters in effect, “die” is asked.
    .title = The decisions

fl-clause-c6 = A turn ends in this order. The card leaves. The win is checked. If the timer has run out, the wave comes. The next player is active. The loss is checked.
    .title = The end of a turn

fl-clause-c7 = A card is playable if a whole play of it exists now, and every choice that is offered can be completed. A refusal names the first clause that fails. First come the wrong player, the wrong decision, and a card not held or nothing to draw. Then come the scenario cards and Calm Waters, the move’s own clause, and placement in the order of its clauses.
    .title = Playable cards and the order of refusals


fl-section-drawing-a-tile = Drawing a tile

fl-clause-d1 = Take the top face-down tile, or one that Fishing revealed on an earlier turn. If nothing is left face down, take a revealed one. It lies open to all and cannot be put back.
    .title = What is drawn

fl-clause-d2 = You may discard a plain straight, curve or tee face up for one action card, if the deck is not empty. The rulebook shows three kinds whose pictures are lost. Inferred: the fourth, which cannot be traded, is the cross (option “untradable”). The card is for later turns.
    .title = Trading for an action card

fl-clause-d3 = Otherwise place the tile by the rules, turned any way. A tile that can be placed and is not traded must be placed.
    .title = Placing

fl-clause-d4 = A tile with an obstacle that has no legal space is discarded, for no card. The same holds if it could only go where it would completely block an animal.
    .title = Obstacle without a space

fl-clause-d5 = A plain tile that has no legal space is discarded, for no card; if its kind can be traded, you may still trade it.
    .title = Plain tile without a space

fl-clause-d6 = As long as any tile is left you may draw, even a revealed tile known to have no space.
    .title = Drawing is always allowed


fl-section-placing-a-tile = Placing a tile

fl-clause-e1 = A tile goes to an empty space that shares an edge with an animal space or with any tile. The boat and scenario tiles count.
    .title = Next to something

fl-clause-e2 = At least one open edge of the tile must meet an open edge of a space that water reaches from some animal. That is an animal space, a plain tile or the boat, never an obstacle. The new tile may be an obstacle itself: it then ends the path.
    .title = Water must reach it

fl-clause-e3 = Against every neighbouring tile, animal space and the boat, open meets open and closed meets closed. The single-path boat has three closed sides.
    .title = Edges match

fl-clause-e4 = Any edge of a tile, open or closed, may touch the edge of the board or a scenario tile.
    .title = The board’s edge

fl-clause-e5 = When tiles leave the board all others stay, even those cut off from every animal. A cut-off tile gives no water until it is joined again. But a new tile may lie next to it and must match it.
    .title = Tiles stay

fl-clause-e6 = An animal is completely blocked when its water has not reached the boat and has no open edge towards an empty space. A tile with an obstacle may not do this to any of the four animals; a plain tile may. The boat is not protected: an obstacle may shut its last side.
    .title = Completely blocked animals


fl-section-timer-and-giant-wave = Timer and giant wave

fl-clause-f1 = When the timer is at 0, the round ends and play stops.
    .title = The timer runs out

fl-clause-f2 = A drawn tile, or a card already played, is first finished as usual, including trading and discarding. Then the win is checked; after a win no dice are rolled.
    .title = Finishing a turn

fl-clause-f3 = A player who has not acted when the timer runs out loses that turn.
    .title = A lost turn

fl-clause-f4 = The active player, who finished late or lost the turn, rolls both dice. With Calm Waters in effect it is one die, chosen before it is rolled.
    .title = Who rolls

fl-clause-f5 = Every map and scenario tile in the white die’s row and the black die’s column is removed at once. What counts is the board before the roll. Animals and boat stay. Map tiles go face up to the discards, scenario tiles out of the game.
    .title = What the wave takes

fl-clause-f6 = A tile with a bird that one die hits stays; its bird token goes back to the supply.
    .title = A bird against one die

fl-clause-f7 = A tile with a bird that both dice hit is removed, and its bird token goes back to the supply.
    .title = A bird against both dice

fl-clause-f8 = Calm Waters, if it was in effect, is discarded. What is counted per round starts anew. The next player is active, the loss is checked, and the timer starts again.
    .title = A new round

fl-clause-f9 = Every round ends in one roll, whatever lies on the board. The roll does not touch the stack, the revealed tiles, the deck or the hands.
    .title = Every round ends in a roll


fl-section-action-cards = Action cards

fl-clause-g1 = Remove any tile except the boat from the board to the discards. A bird on it goes back to the supply and does not protect it; a scenario tile leaves the game.
    .title = Support

fl-clause-g2 = Put a bird token on any tile without one, except the boat; obstacles and scenario tiles are allowed too. There is always a token at hand: three cards, three tokens.
    .title = Bird

fl-clause-g3 = Lift any tile except the boat and place it on another empty space, turned any way. The rules of placement apply with the tile lifted, except that water need not reach it. An obstacle or scenario tile may not completely block an animal. The space it left is not a target. Anything matches a scenario tile, which may go to a centre line. A bird travels with its tile.
    .title = Current

fl-clause-g4 = Turn up 2 face-down tiles. From the next turn on anyone may draw one of them; they stay until drawn and count as tiles left. At least 2 tiles must lie face down.
    .title = Fishing

fl-clause-g5 = In the next giant wave one die is rolled. Only one such card can be played per round: a second is unplayable until the wave is over.
    .title = Calm Waters

fl-clause-g6 = Place any discarded map tile, plain or with an obstacle, however it got there, by all rules of placement. It cannot be traded or discarded. The card is unplayable if no discarded kind has a legal space.
    .title = Return

fl-clause-g7 = A played card is discarded face up, Calm Waters after its wave.
    .title = Where played cards go

fl-clause-g8 = A card belongs to the round in which it was played, even if its turn is finished after the timer ran out.
    .title = The round a card belongs to


fl-section-scenario-cards = Scenario cards

fl-clause-h1 = Each of the four cards brings two scenario tiles, and the dice say where: white 3 and black 4 is r2c4. Roll again if the space is occupied or is an animal space. Also roll again if some animal would have no route over unblocked spaces to an open side of the boat. This is tested tile by tile; a route may cross animal spaces.
    .title = Scenario obstacles

fl-clause-h2 = There are two of these cards, of which one can be in play: nobody communicates, except during the giant wave.
    .title = No Communication

fl-clause-h3 = The group can play one action card per round. For the rest of the round every card is unplayable and does not avert the loss.
    .title = One Action Card per Round

fl-clause-h4 = No tile can be traded for an action card.
    .title = No New Cards

fl-clause-h5 = Support and Current cannot touch a map tile with an obstacle or a scenario tile. They are unplayable if there are no other tiles. Bird, Return, Fishing and placing are not restricted.
    .title = No Support or Current Cards for obstacles

fl-clause-h6 = After obstacles are laid, the boat is turned over to the side with one open path. The players choose which way it faces; it never turns again. Invented: the first player decides.
    .title = Single Path Boat Tile

fl-clause-h7 = Waves never remove a map tile with an obstacle or a scenario tile. A bird on one is not used up, not even by both dice. Support and Current still work on them.
    .title = Obstacles remain after Giant Wave

fl-clause-h8 = Where a scenario card and a rule disagree, the card applies.
    .title = Scenario cards come first


fl-section-the-end = The end

fl-clause-i1 = The game is won if water joins all four animals with the boat at the end of a turn, by separate or shared routes. This includes a turn finished after the timer ran out.
    .title = Winning

fl-clause-i2 = The game is lost if there is no tile to draw at the start of a turn and the active player has no playable card. Tiles to draw are those face down and those revealed. After a wave this is tested before the timer starts.
    .title = Losing

fl-clause-i3 = There are at most 57 turns in which someone acts: 42 draws and 15 cards. Turns lost to the timer use nothing up. A win takes at least 14 tiles, or 15 with the single-path boat.
    .title = How long a game can be

fl-clause-i4 = At every moment the map tiles face down, revealed, in hand, on the board and discarded are 42. The action cards in hands, in the deck, in play, in effect and discarded are 15. The bird tokens in the supply and on tiles are 3.
    .title = Nothing goes missing


fl-section-what-is-seen = What is seen

fl-clause-j1 = Everyone sees the board, birds, the drawn tile, revealed tiles, discards, played cards and scenario cards. Everyone also sees Calm Waters in effect, the sizes of stack and deck, the dice rolled, and all hands. So the mix of the stack is known.
    .title = Open

fl-clause-j2 = Nobody sees the order of the stack and of the deck, nor dice to come.
    .title = Hidden

fl-clause-j3 = With No Communication other players’ hands are hidden all game; players may name their cards during the wave.
    .title = Hands with No Communication


fl-section-rulings = Rulings

fl-clause-r1 = Only the active player’s cards count for the loss.
    .title = Whose cards avert the loss

fl-clause-r2 = Every placement of an obstacle that completely blocks an animal is illegal, even when the tile has other legal spaces.
    .title = Blocking is never legal

fl-clause-r3 = Water passes through animal spaces and through the boat.
    .title = Animals and boat conduct water

fl-clause-r4 = Edges must match the openings of animal spaces.
    .title = Animal openings must be matched

fl-clause-r5 = A tile of a tradable kind that cannot be placed may be traded.
    .title = Trading what has no space

fl-clause-r6 = A card played before the timer ran out is finished.
    .title = A card played in time is finished

fl-clause-r7 = A player who was to act when the timer ran out rolls the dice and loses the turn.
    .title = An idle player at 0

fl-clause-r8 = Fishing cannot be played with fewer than two tiles face down.
    .title = Fishing needs two tiles

fl-clause-r9 = A scenario tile that is removed is out of the game: it is not a discard, and Return cannot bring it back.
    .title = Removed scenario tiles

fl-clause-r10 = Current may move scenario tiles, unless a scenario card forbids it.
    .title = Current and scenario tiles

fl-clause-r11 = The one die of Calm Waters is chosen before it is rolled.
    .title = When the calm die is chosen

fl-clause-r12 = With one player No Communication is replaced by another scenario card.
    .title = No Communication alone

fl-clause-r13 = Hands are open unless a scenario card hides them.
    .title = Open hands

fl-clause-r14 = Cards that cannot be played now do not avert the loss.
    .title = Unplayable cards

fl-clause-r15 = Only an animal that the tile newly blocks makes a space illegal for an obstacle.
    .title = Animals blocked before

fl-clause-r16 = With the single-path boat, a roll for a scenario tile is also repeated if it would leave no facing that all four animals can reach. Only a facing that all four have a route to may be chosen.
    .title = A facing for the single path

fl-clause-r17 = A revealed tile is drawn like any other: placed, traded or discarded.
    .title = Revealed tiles are drawn


fl-section-the-clock-in-a-digital-game = The clock in a digital game

fl-clause-k1 = The engine has no clock: that the timer ran out is a move, which the table makes and not a player. Before the active player has acted, it ends the round at once. With a tile in hand or a card being played, it marks the turn as late.
    .title = Running out of time is a move

fl-clause-k2 = The move of FL-K1 is refused while the boat’s facing or a die is chosen. It is also refused a second time in a turn that is already late, and in a finished game.
    .title = When the timer cannot run out

fl-clause-k3 = Without a clock a round ends after a number of complete turns (option “turns”). The next player, unless the game is lost then, rolls instead of acting.
    .title = Playing without a clock

fl-clause-k4 = With the option “clock” the table’s clock ends the rounds, and turns are not counted. The option “pausable” says whether it may be paused. Both belong to the table, not to the rules.
    .title = Playing with a clock
