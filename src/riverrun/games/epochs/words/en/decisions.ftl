# What players decide in Epochs, in English.


ep-section-decisions = Decisions

ep-clause-d1 = There are 914 moves, the same for every number of players. Their blocks, in order: civilization, reveal, turn, invent, take, cover, give, expand, city, posts by land and sea, research, wonder, unit, basic unit, government, command, pass, convert, unlock, ready, declare, attacks on hexes and sites, end, yes and no, return, lose, effect, number.
    .title = Moves as numbers

ep-clause-d2 = With 2 or 3 players each seat in order chooses one of the two boards it was dealt. Then the first player is drawn.
    .title = Civilization

ep-clause-d3 = You reveal a face-down tile and see it; if it may lie both ways, you turn it or not.
    .title = Reveal

ep-clause-d4 = Invent from your hand, or take a market space’s top card, while you have invented fewer than 3 times this epoch; or cover a space while you have covered fewer than 3 times. After taking or covering, give a current-epoch card of your hand. Free actions are open.
    .title = Plan

ep-clause-d5 = Choose among all actions whose conditions hold and whose cost you can pay now, pass, or take a free action. The target is part of the move. Your first action can only be Expand. Extra actions are asked the same way.
    .title = Action

ep-clause-d6 = The owner of the target city says yes or no. After a no you choose your action anew (EP-A50).
    .title = Consent

ep-clause-d7 = Gold printed as gold is paid first. Then for food, production and science in turn you name how much of it is paid in gold. You are asked only if there is a choice. With the option `payment` `least_gold` it is always the least.
    .title = Payment

ep-clause-d8 = If two or more effects ask something, you choose the next. Then come its own moves, or pass. Extra actions follow by EP-D5.
    .title = Effects

ep-clause-d9 = After a change of form, you name cities on the map to return until their number fits, before the instant reward.
    .title = Surplus

ep-clause-d10 = Pay the expenditure, if something is due and you have neither declared nor attacked; take the marker before your first attack; attack with ready units; take free actions; or end. You are asked again after each.
    .title = Military step

ep-clause-d11 = Clockwise from the attacker each owner of a post in the attacked neutral city says yes or no; the first yes protects it.
    .title = Protector

ep-clause-d12 = If the target was removed and you have a cube or city for it, say whether you place it.
    .title = Spoils

ep-clause-d13 = In turn order, whoever cannot feed all names a city to lose until the rest can be fed; then comes the payment.
    .title = Famine

ep-clause-d14 = In turn order, for each kind you may keep and have, name how many stay, 63 at most.
    .title = Kept resources

ep-clause-d15 = All else happens by itself: draws, deals, pieces of a tile, debut rewards, plain gains, token flips, supply, demand, combat, growing limits of cities, returns of posts, dice, honour and art in war, the other steps at the end of an epoch, new epochs and scoring.
    .title = Automatic

ep-clause-d16 = Random play takes about 110 decisions per player, with 7 legal moves on average and seldom more than 45. Every loop is bounded: converting by cubes, unlocking by 2, refusals by the number of rivals.
    .title = Size
