# The rules of Epochs in English, section by section: setup, map, upkeep, inventions, resources, actions.


ep-section-setup = Setup

ep-clause-1-1 = Epochs is for 2 to 4 players and lasts three epochs: I ancient, II medieval, III modern. In each epoch everyone takes 6 turns, 18 in all. With 2 players use the board’s side for two.
    .title = Players, epochs, turns

ep-clause-1-2 = All players share one research track. The scroll starts below its first row.
    .title = Research track

ep-clause-1-3 = Two basic units of the current epoch are always for sale, one main and one support; those of later epochs wait aside. Inferred: there are 4 copies of each, one per player.
    .title = Basic units

ep-clause-1-4 = Shuffle the market cards of Epoch I into a face-down deck and deal 4: units to the left column, wonders to the right.
    .title = Market of units and wonders

ep-clause-1-5 = Shuffle the inventions of Epoch II: they are the draw deck during Epoch I. Shuffle those of Epoch I, deal 6 to each player as a secret hand and 4 face up to the invention market; the others leave the game.
    .title = Inventions

ep-clause-1-6 = Set aside the market cards of II, III and III+ and the inventions of III. Food, production, science and gold form the bank; warmonger markers and 12 dice lie ready.
    .title = Set aside

ep-clause-1-7 = Shuffle the 16 tiles and lay 9, 12 or 16 face down for 2, 3 or 4 players. Reveal the middle 1, 2 or 4 (EP-2.9), turn them as EP-2.2 and EP-A7 say, and put their pieces on them. The other tiles leave the game unseen. Inferred: the grids are 3 × 3, 3 × 4 and 4 × 4.
    .title = The map

ep-clause-1-8 = Deal 2 civilization boards to each player, 1 with 4 players. All choose one at the same time; the others leave the game. Inferred: the choice is secret until all have chosen.
    .title = Choosing a civilization

ep-clause-1-9 = You have an Axeman, Chiefdom, 5 honour, 1 food, 1 production, 1 science, no gold, and culture, supply and demand 0. On your civilization board lie 1 city, 4 cubes, 4 trading posts and 2 ability cubes. Your supply holds 5 cities and 20 cubes, which you cannot use until you gain them.
    .title = What you start with

ep-clause-1-10 = The first player is drawn at random, after all have chosen; turns go clockwise. “Left” is the next player clockwise; with 2 players, the rival.
    .title = First player


ep-section-map = The map

ep-clause-2-1 = Every hex has one terrain. In order of priority: sea, plain, forest, desert, mountain. Ruling: forest, mountain and the order after plain are ours.
    .title = Terrains

ep-clause-2-2 = Leave a revealed tile as it lies or turn it by 180°. Look for the terrain of highest priority that can touch the same terrain on a revealed neighbour. If only one way does it, it lies that way; if both or neither do, the player who revealed it chooses (EP-2.13).
    .title = Turning a tile

ep-clause-2-3 = Put the neutral city, barbarian camps and face-down exploration tokens where the tile shows them. If 6 neutral cities are on the map, no further one is placed. Inferred: the neutral city stands on its marked corner.
    .title = Pieces on a tile

ep-clause-2-4 = An icon on a tile’s back promises a horse or iron on its front. You may look at the backs before you reveal.
    .title = Backs of tiles

ep-clause-2-5 = You own the natural resource of each land of yours: a luxury gives 2 supply; a minor luxury, a horse or iron gives 1. Lose the land and you lose the supply. Horse and iron are strategic.
    .title = Natural resources

ep-clause-2-6 = Flip the token when you expand onto it. A minor luxury stays on the hex. Otherwise take what it shows and discard it. Inferred: 1 gold or 2 food.
    .title = Exploration tokens

ep-clause-2-7 = Nobody ever occupies sea.
    .title = Sea

ep-clause-2-8 = A hex is q.r, column and row from 0; the map is 6 × 6, 6 × 8 or 8 × 8 hexes for 2, 3 or 4 players. Hex (q, r) touches (q+1, r), (q+1, r−1), (q, r−1), (q−1, r), (q−1, r+1) and (q, r+1).
    .title = Hexes

ep-clause-2-9 = The tile at place (i, j) covers hexes A (2i, 2j), B (2i+1, 2j), C (2i, 2j+1) and D (2i+1, 2j+1). Turning it swaps A with D and B with C, and its two inner corners. The middle places are 1.1, with 3 players also 1.2, with 4 players 1.1, 2.1, 1.2 and 2.2. Tiles are adjacent if their hexes touch.
    .title = Tiles and their places

ep-clause-2-10 = A corner is a hex and a letter: q.ra touches (q, r), (q+1, r) and (q, r+1); q.rb touches (q+1, r), (q, r+1) and (q+1, r+1). A corner exists if one of its three hexes is on the map.
    .title = Corners

ep-clause-2-11 = An edge lies between two hexes and joins two corners; it exists if one of the hexes is on the map. Corners joined by an edge are adjacent. Each corner has three edges.
    .title = Edges

ep-clause-2-12 = A site is a corner whose three hexes are all on the map; all other corners form the outer boundary. Every city stands on a site, and a post stands in its city. There are 50, 70 or 98 sites for 2, 3 or 4 players.
    .title = Sites

ep-clause-2-13 = Go through the terrains in order. Take the first that, in at least one orientation, has a hex touching the same terrain on another revealed tile: the orientations that do so are allowed. If no terrain does, both are.
    .title = Orientation, exactly

ep-clause-2-14 = A city or post touches the three hexes of its corner. Near sea means touching a sea hex. A group is a set of revealed hexes of the named terrains connected by touching, whoever owns them. A face-down hex has no terrain and belongs to no group. A land edge has a revealed non-sea hex beside it.
    .title = Words of the map

ep-clause-2-15 = For every map size, hex q.r is number 8r + q, site q.ra is 2(7r + q) and q.rb one more, place i.j is 4j + i. So hex 3.5 is 43, site 3.5a 76, site 3.5b 77, and place 2.1 is 6.
    .title = Numbers and notation


ep-section-upkeep = Upkeep

ep-clause-3-1 = In Epochs I and II, draw 1 invention of the next epoch.
    .title = Draw

ep-clause-3-2 = Deal 1 market card, 2 one after the other with 2 players, to the uppermost empty space of its column. If the column is full, discard its top card and move the others up first. Whenever a space empties, the cards below move up.
    .title = Deal to the market

ep-clause-3-3 = Reveal one face-down tile of your choice, if there is one.
    .title = Reveal a tile

ep-clause-3-4 = Return all military expenditure on your units to the bank.
    .title = Expenditure goes


ep-section-inventions = Inventions

ep-clause-4-1 = Each turn you use one current-epoch invention of your hand. Either invent: play it, or give it for a market invention and play that one; then take 1 action. Or cover a market invention with it and take 2 actions.
    .title = Invent or cover

ep-clause-4-2 = In each epoch you invent exactly 3 times and cover exactly 3 times.
    .title = Three of each

ep-clause-4-3 = You cannot invent a name you already have. The card you give or cover with may have any name.
    .title = No name twice

ep-clause-4-4 = When you invent, you and the player on your left each get the debut reward. Then its abilities are yours: immediate ones now, end-game ones at scoring, all others for the rest of the game.
    .title = Debut reward and abilities

ep-clause-4-5 = Your first action of the game must be Expand.
    .title = First action: Expand

ep-clause-4-6 = Inferred: the card leaves your hand and changes places; then come your debut reward, your left neighbour’s, the effects (EP-A47), and the action.
    .title = Order


ep-section-resources = Resources

ep-clause-5-1 = Food, production and science are basic. Gold pays for any of them, unless a card shows “no gold”; you choose how much gold to use (EP-D7). You may store any number.
    .title = Basic resources and gold

ep-clause-5-2 = Authority is your cubes. To gain 1, move a cube from your supply to your civilization board. You have at most 24 on the board, on the map and consumed; more is lost. Only pieces on the civilization board can be used.
    .title = Authority

ep-clause-5-3 = Culture is a place on the track; on the same number, whoever came first ranks higher. From 30 on, the 30+ token adds 30 to your position.
    .title = Culture

ep-clause-5-4 = Demand is 1 for each of your cities and 2 for each of your trading posts on the map. Supply comes from natural resources.
    .title = Supply and demand


ep-section-actions = Actions

ep-clause-6-1 = Pay 1 food and put a cube from your civilization board on a hex. It must touch a land, city or trading post of yours, must not be a rival’s land, hold barbarians or be sea, must be revealed and not yours yet. Your first expansion need not touch anything.
    .title = Expand

ep-clause-6-2 = Pay 3 production and put a city from your civilization board on a site whose non-sea hexes are all your lands. It must not be next to another city. It gives 1 demand and 4 VP at the end, and eats every epoch. Inferred: the cost is production.
    .title = Build a city

ep-clause-6-3 = Start from a corner of a land of yours, your city or a city with your post. The target is a city that is not yours: neutral, or of a player who is no warmonger, without your post and with fewer than 2 posts. A land route has 1 or 2 land edges and costs 1 production; a sea route crosses one sea and costs 2. A player’s city needs the owner’s consent; then both of you gain 1 gold. You get 2 demand and a new starting point. At most 4 posts.
    .title = Build a trading post

ep-clause-6-4 = Pay the science of the row above the scroll, take its left or right reward and move the scroll there. The top row stays open to all: the scroll never covers it.
    .title = Research

ep-clause-6-5 = Take a wonder from the right column, pay its production, take its reward and gain its ability. There is no limit.
    .title = Build a wonder

ep-clause-6-6 = Take a basic unit or one of the left column for its slot, main or support. Pay the production by which it costs more than the unit there; an empty slot and a unique unit count 0. Pay 2 more for each horse or iron shown that none of your lands has, and for each terrain shown of which you own no land (for sea, a land near sea is enough). The new unit covers the old. Never take a name you had. Combat is main plus support, and 1 more if both show the same formation.
    .title = Upgrade a unit

ep-clause-6-7 = Move along an arrow to a form of the next level whose culture you have reached, and take its instant reward; its ability replaces the old one. Your cities on board and map must equal the new limit: take more from your supply, or return the surplus, from the map only if the board has none. Inferred: the second level asks for culture 2.
    .title = Change government

ep-clause-6-8 = Gain what your form of government prints for it.
    .title = Production command
