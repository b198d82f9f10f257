# Rulings on Epochs in English: where the rulebook is unclear, or silent.


ep-section-rulings = Rulings

ep-clause-a1 = “Must invent 3” means exactly 3, neither more nor fewer.
    .title = Exactly three

ep-clause-a2 = If no card of your hand or the market may be invented and you have covered 3 times, play a card for its action only: no debut reward, and it counts as the invention. With this content it cannot happen.
    .title = Nothing to invent

ep-clause-a3 = The debut reward is given each time the card is invented, also for the second copy.
    .title = Debut every time

ep-clause-a4 = A covered card is out of reach. Your card takes the place of one you take; what lies under it stays there.
    .title = Covered and replaced cards

ep-clause-a5 = You may reveal any face-down tile, next to others or not. Without a revealed neighbour it may lie either way.
    .title = Any face-down tile

ep-clause-a6 = Only the best terrain that can connect is compared, not the next one.
    .title = Only the best terrain

ep-clause-a7 = The first two are turned together: of the pairs of orientations that make the first possible terrain touch, one at random. The others follow one by one by EP-2.13, free choices at random; a single tile lies at random.
    .title = Middle tiles at setup

ep-clause-a8 = At 0 the order is the turn order. Moving down onto an occupied space you rank last there. Culture never falls below 0, and without a change your rank stays. Of gains at the same moment the inventor’s, or the builder’s, comes first, otherwise turn order.
    .title = Rank in culture

ep-clause-a9 = You may pass an action, but not the first of the game. Two actions are chosen one after the other.
    .title = Passing

ep-clause-a10 = The first Expand costs 1 food. Until then you cannot take a free action that would leave you without food and gold, or without a cube; so it is always possible.
    .title = The first Expand is paid

ep-clause-a11 = A cube or city removed from the map returns to its owner’s civilization board; only a surplus city goes to the supply.
    .title = Removed pieces

ep-clause-a12 = Losing a land beside a city does not remove the city.
    .title = Cities without lands

ep-clause-a13 = A corner with an unrevealed hex is no site for a city, and a city needs at least one land.
    .title = Unrevealed corners

ep-clause-a14 = You cannot build next to a neutral city either.
    .title = Neutral cities count

ep-clause-a15 = A land route is 1 or 2 land edges from the start to the target; a city at a corner of your own land is always near enough. A sea route joins two corners at the same sea. If both exist, the builder chooses. Pieces do not block.
    .title = Routes

ep-clause-a16 = The city’s owner answers yes or no before anything is paid. Nothing else is traded for it.
    .title = Consent

ep-clause-a17 = A warmonger may still build posts in others’ cities later in the epoch; only his own cities are closed to others.
    .title = Warmongers may trade

ep-clause-a18 = With the marker, your posts in other warmongers’ cities are removed too.
    .title = All own posts leave

ep-clause-a19 = You make one attack in a military step. EP-7.4 is the exception: at most one per rival, one after another. A protected neutral city is still a neutral target. With 2 players the exception gives nothing.
    .title = One attack

ep-clause-a20 = Expenditure is paid before declaring and attacking, never later.
    .title = Pay first

ep-clause-a21 = Lands are adjacent by an edge; a city or post and a land if it stands on the land’s corner; a post also reaches its own city. Across: from a land, city or post touching a group of the named terrains to a target touching or lying in the same group. Plain and desert count as one set.
    .title = What is adjacent

ep-clause-a22 = A land uses its own terrain, and sea if it is near sea; a city uses all terrains of its hexes; each icon counts once. A camp’s hex counts like a land. Air force may also attack camps and neutral cities where EP-7.3 allows it.
    .title = Terrain of a battle

ep-clause-a23 = The protector is chosen, the attacker rolls, the defender rolls, spoils are taken, then the winner’s effects. There are no re-rolls. If more than 12 dice are needed, roll again.
    .title = Order of a war

ep-clause-a24 = On a tie or a lower total nothing happens: nobody gains or loses anything.
    .title = Failed attacks

ep-clause-a25 = A protector with unready units has 0. The attacker cannot protect; another warmonger can.
    .title = Who may protect

ep-clause-a26 = Without a free cube or city you only remove. Placing ignores all conditions of building. Removing is not optional, placing is.
    .title = Replacing

ep-clause-a27 = By 1 or 2 against a protector you take only the honour; the neutral city stays.
    .title = Small win over a protector

ep-clause-a28 = Whoever places a cube on a conquered land or camp takes its resource and flips its token.
    .title = Tokens on conquered land

ep-clause-a29 = A last land protects only cubes; a last city can fall.
    .title = Last land

ep-clause-a30 = Rank in culture decides, so great works of art are never tied.
    .title = No ties for art

ep-clause-a31 = You choose the cities one at a time, just until the rest can be fed; gold must be used first. Each costs 1 culture when it goes. Discounts per city lower each city’s food, those in all the sum, neither below 0.
    .title = Famine

ep-clause-a32 = It is automatic. Of each kind you may keep, choose how many stay; all the others are added up, divided by the ratio and rounded down.
    .title = Gold conversion

ep-clause-a33 = Each camp counts once per player; posts do not count.
    .title = Pillage counts camps

ep-clause-a34 = Each step is done for all, in turn order from the epoch’s first player, before the next step.
    .title = Order at the end of an epoch

ep-clause-a35 = In Epoch III all 7 steps come before scoring.
    .title = The last epoch too

ep-clause-a36 = If the market deck is empty, nothing is dealt.
    .title = Empty market deck

ep-clause-a37 = A column has 4 spaces. A gap closes upward, and nothing is dealt for a card you bought.
    .title = Columns of four

ep-clause-a38 = Taking a basic unit does not use it up.
    .title = Basic units last

ep-clause-a39 = A unit costs the difference, at least 0, plus surcharges, minus discounts, at least 0. Surcharges apply even if the unit is cheaper than the old one.
    .title = Surcharges of units

ep-clause-a40 = The Axeman cannot be taken back. A replaced unique unit counts as cost 0, and its name as had.
    .title = Old names

ep-clause-a41 = It allows any other form of your level or the next, whatever the arrows and culture, with its instant reward. You may decline.
    .title = Hagia Sophia

ep-clause-a42 = The second Expand follows only an Expand action, not a granted one that is itself extra.
    .title = Republic

ep-clause-a43 = You cannot unlock an ability in the middle of an action. An immediate one resolves at once.
    .title = When abilities unlock

ep-clause-a44 = Authority beyond 24 and great works of art beyond 26 tokens are lost.
    .title = Lost gains

ep-clause-a45 = With the 30+ token your position is your culture minus 30; a second lap goes on counting.
    .title = Beyond 30

ep-clause-a46 = Gold also pays expenditure, feeding and unlock prices, unless “no gold” is printed. A price in gold takes gold only.
    .title = Gold pays

ep-clause-a47 = The list is fixed when the event happens, before the new card counts; a card does not trigger on its own arrival. Order: printed results; then all plain gains (government, abilities, inventions, wonders, the new card); then effects that ask something, in your order; then extra actions. Conditions and counts are taken when an effect resolves.
    .title = Effects of one event

ep-clause-a48 = Every action that an effect grants is an extra action: paid unless free, it triggers effects, but never another extra action. A wonder built that way still gives its reward and immediate ability. Two sources give one each.
    .title = Granted actions are extra

ep-clause-a49 = Discounts add up; no cost falls below 0. You may take an action only if you can pay all of it now, gold included; convert before it.
    .title = Discounts and payment

ep-clause-a50 = If consent is refused nothing is spent and you choose your action anew. That player’s cities are no targets for the rest of your turn.
    .title = Consent refused

ep-clause-a51 = You take it at most once an epoch, before the first attack of the step. You need neither ready units nor an attack afterwards.
    .title = Taking the marker

ep-clause-a52 = Anti-air, ready or not, only takes back “anywhere”; a city you reach otherwise may be attacked. “Cannot attack” bars lands and camps of that terrain, not cities.
    .title = Anti-air and cannot attack

ep-clause-a53 = One die per icon if the other side is a player showing such a unit, ready or not; none against camps and unprotected neutral cities.
    .title = Anti-mounted and anti-air dice

ep-clause-a54 = The strictly higher total wins, also for a defender or protector; this matters for effects only.
    .title = Winning a war

ep-clause-a55 = What lies on the units goes to the bank; you are ready if nothing is due, otherwise pay anew. Resources on units are not in storage and stay until your upkeep.
    .title = A new unit over an old one

ep-clause-a56 = Supply or demand above 15 counts as 15. The combat track’s 25 is no limit.
    .title = Ends of tracks

ep-clause-a57 = First the city goes, then its posts return (EP-7.2), then the winner may place his. Posts do not pass to the new city.
    .title = Removing a city

ep-clause-a58 = From the end of your upkeep to the end of your turn, at EP-D4, EP-D5 and EP-D10; not inside a granted action or while effects are pending.
    .title = When free actions

ep-clause-a59 = If at most one unit has expenditure, nothing is due; if both have, you choose at payment which one you spare.
    .title = Waived expenditure
