# The rules of Epochs in English: from the military step to scoring, questions, and what is hidden.


ep-section-military = Military step

ep-clause-7-1 = You may pay all the expenditure printed on your units, placing it on them. They are then ready for any number of wars until your next upkeep. It is all or nothing. Units without expenditure are always ready. Unready units have combat 0, no advantages and cannot attack.
    .title = Expenditure

ep-clause-7-2 = You may take a warmonger marker and keep it until the epoch ends. Your posts in others’ and neutral cities and rivals’ posts in your cities are removed. A removed post returns to its owner’s civilization board; the owner gains 1 gold and loses its 2 demand. The same holds when a post’s city is removed.
    .title = Warmonger

ep-clause-7-3 = Attack one target that is next to a land, city or post of yours, or that you reach across. A warmonger may attack a rival’s land or city, a barbarian camp or a neutral city; all others only a warmonger’s land or city, or a camp.
    .title = Attack

ep-clause-7-4 = In the turn in which you take the marker, you may instead attack each rival once; but then no neutral city and no barbarians.
    .title = Attack each rival

ep-clause-7-5 = Some units reach over a sea; mounted units reach over plain and desert; air force reaches anywhere, but not a city of a player with anti-air. A terrain that a unit cannot attack is no target for its owner.
    .title = Across and air


ep-section-war = War

ep-clause-8-1 = With ready units your total is their combat, formation and effects included, plus 1 die and 1 more for each advantage that applies. If the target is a city, both sides add 1 for each of their lands touching it. With unready units your total is 0.
    .title = Totals

ep-clause-8-2 = Advantages are: near sea, a terrain, city, defending or protecting, attacking, anti-mounted against a mounted unit, anti-air against air force. Each printed icon is one die. Inferred: the terrains other than sea. Ruling: attacking.
    .title = Advantages

ep-clause-8-3 = A die shows 0, 1, 1, 2, 3 and 4. Ruling: the faces between 0 and 4 are ours.
    .title = Dice

ep-clause-8-4 = A barbarian camp has 3. A neutral city has 7, unless an owner of a post in it becomes its protector and defends it as his own. If two want to, it is the one nearer to the attacker clockwise; if none does, it has 7.
    .title = Barbarians, neutral cities, protectors

ep-clause-8-5 = The attacker must be strictly higher.
    .title = Who wins

ep-clause-8-6 = Beaten barbarians are removed, and you may place a cube there for free. A beaten neutral city without a protector is removed, and you may put a city of yours there for free.
    .title = Beating barbarians and neutral cities

ep-clause-8-7 = Beating a player or protector by 1 or more: take 1 honour. By 3 or more: remove the cube or city, and you may put yours there for free; his last land is not removed. By 6 or more: take 1 great work of art. All that apply are taken in this order; what he does not have is skipped. Only the attacker takes spoils.
    .title = Spoils

ep-clause-8-8 = Lands and cities won in war trigger no abilities of expanding or building.
    .title = War is no action


ep-section-free-actions = Free actions

ep-clause-9-1 = Consume 2 authority, moving 2 cubes from your civilization board to your government board, and turn 1 basic resource into another.
    .title = Convert

ep-clause-9-2 = Put an ability cube on one of your civilization’s 4 abilities and pay its price, if any. Its epoch must have come. You may unlock at most 2 in the game, never the same one twice.
    .title = Unlock an ability


ep-section-epoch-end = End of an epoch

ep-clause-10-1 = Those with the highest culture get 1 great work of art each. With 2 players the first; with 3 players the top 2, 2 and 1 in Epochs I, II and III; with 4 players the top 3, 2 and 1.
    .title = 1: great works of art

ep-clause-10-2 = Take the reward under the lower of your supply and demand. With 8 and 5 you get what stands under 5: 3 gold and 2 culture.
    .title = 2: trade income

ep-clause-10-3 = Each city on the map eats 1, 2 or 3 food in Epoch I, II or III; gold may pay. Feed all you can. Otherwise remove cities of your choice until you can feed the rest, losing 1 culture for each. Each fed city gives 1 authority and 1 culture in I, 2 authority and 1 culture in II, nothing in III.
    .title = 3: feed your cities

ep-clause-10-4 = Every 3 basic resources, mixed, become 1 gold; the rest returns to the bank. A resource that an ability lets you keep may stay.
    .title = 4: gold conversion

ep-clause-10-5 = Lose 1 gold for each barbarian camp next to a land or city of yours, as long as you have gold.
    .title = 5: pillage

ep-clause-10-6 = Consumed authority returns to your civilization board.
    .title = 6: authority returns

ep-clause-10-7 = Warmongers return their marker and lose 1, 2 or 3 culture in Epoch I, II or III.
    .title = 7: warmongers


ep-section-new-epoch = New epoch

ep-clause-11-1 = Market cards of the old epoch that were not dealt leave the game. Cards in the columns stay.
    .title = Old market cards

ep-clause-11-2 = The basic units of the new epoch replace the old ones.
    .title = New basic units

ep-clause-11-3 = For Epoch II shuffle all cards of II. For Epoch III put 14 random cards of III on top of all cards of III+, each shuffled.
    .title = New market deck

ep-clause-11-4 = Clear the invention market and put 4 cards of the new epoch’s deck there; the rest of that deck leaves the game. Entering Epoch II, shuffle the inventions of III as the draw deck.
    .title = New invention market

ep-clause-11-5 = The player left of the last first player begins. Hands already hold the 6 cards drawn.
    .title = New first player


ep-section-scoring = Scoring

ep-clause-12-1 = After the end of Epoch III count 1 VP per culture, honour and land, 4 per city on the map, 1 per 2 gold, end-game abilities, and great works of art by their table. Most VP wins; a tie goes to the higher culture.
    .title = Victory points


ep-section-faq = Questions and answers

ep-clause-q1 = You cannot attack with one unit while the other is unpaid.
    .title = All units must be paid

ep-clause-q2 = After each expansion, before the next effect, you may return the cube of another land and gain 2 food. With Republic: expand, Nomadic or not, expand again, Nomadic or not.
    .title = Nomadic

ep-clause-q3 = If your limit of cities falls, return the surplus to your supply, from the map if you must.
    .title = Surplus cities

ep-clause-q4 = You choose the order of simultaneous effects; finish each before the next (EP-A47).
    .title = Several effects

ep-clause-q5 = An extra action never triggers another extra action (EP-A48).
    .title = No extra from extra

ep-clause-q6 = The horse on the land you just took counts.
    .title = Domestication

ep-clause-q7 = The extra action comes after Hagia Sophia’s ability, even if that changes your form. You get none if you only become a Constitutional Monarchy through it.
    .title = Constitutional Monarchy and Hagia Sophia

ep-clause-q8 = If an ability lets you take an action, you pay for it unless it says free.
    .title = Granted actions are paid


ep-section-hidden = Hidden and open

ep-clause-14-1 = Hidden are the cards of others’ hands, though not how many of which epoch; the order of decks; cards and tiles that left the game unseen; face-down tiles but for their backs; faces of exploration tokens; and the choice of civilizations until all have chosen.
    .title = Hidden

ep-clause-14-2 = Everything else is open: resources, great works of art, discards, covered and given inventions too.
    .title = Open

ep-clause-14-3 = Chance decides the shuffles of setup and new epochs, the first player, free orientations at setup, and the dice.
    .title = Chance
