# The clauses of The Flow of History in English, section by section.


foh-section-components = Components

foh-clause-c1 = The box holds 67 cards: 6 of age S (the starting cards), 5 of age A and 12 in each of ages I to IV. The others are 7 of age V, including The Internet, and The Future. Starting cards are Government cards without an effect; every other card has exactly one effect. Inferred: every card except The Future has at least one production icon on its stripe.
    .title = The cards in the box

foh-clause-c2 = A card is Military, Construction, Knowledge, Government, Leader or Wonder. There are seven kinds of production icons: culture, harvest, trade, attack, science, defence and industry. Inferred: the five age A cards are one of each type except Government.
    .title = Card types and icons

foh-clause-c3 = An effect is instant, attack, attack all, permanent, turn action or scoring; this tells when it works (FOH-G3, FOH-A1, FOH-V4). Four permanents carry the obsolete mark and stop working when the game is scored: Castle, Feudalism, Frigate and Military Academy.
    .title = Effect timings and obsolete marks

foh-clause-c4 = All cards of a type check the same icon for the investor bonus (FOH-K2); a Construction card checks industry. Inferred: Knowledge checks science; Government and Leader check culture. Invented: Wonder checks industry; Military checks science.
    .title = Which icon a card checks

foh-clause-c5 = Tokens never run out: if the 72 in the box are too few, use anything else. Each player begins with 4; all others form the Reserve. Each player has a single marker, and so at most one running investment. Ruling: tokens are unlimited in the second edition too, which does not say so.
    .title = Tokens and markers

foh-clause-c6 = Apart from each player’s first 4 tokens, the Reserve pays out in only three cases. These are a Harvest (FOH-H1, FOH-H2), an effect that names the Reserve, and the Banker’s game (FOH-2P2, FOH-2P5). Whoever takes from the Supply gets at most what is in it. Ruling: nothing returns to the Reserve; a payment with no named receiver goes to the Supply.
    .title = Reserve and Supply

foh-clause-c7 = A discarded card is out of the game for good. There is no discard pile, no card comes back, and the deck is never reshuffled.
    .title = Discarded cards are gone


foh-section-setup = Setup

foh-clause-s1 = The market opens with the five age A cards; with five players, add the deck’s first card, from age I, which makes six. From top to bottom the deck holds ages I, II, III, IV and V, each shuffled separately. Then come The Internet and, at the very bottom, The Future.
    .title = Market and deck

foh-clause-s2 = Deal every player one random age S card, face up, to begin the Government stack, and give them 4 tokens. Undealt age S cards leave the game (two players: FOH-2P1). The Supply is empty (two players: FOH-2P2). Chance decides who goes first, and play passes clockwise.
    .title = What each player starts with

foh-clause-s3 = The cards and tokens of every nation are open to all. Ruling: so is everything else, including removed cards, except the order of the deck. The choice of FOH-2P1 is hidden too, until both players have made it.
    .title = Open information


foh-section-turn = Turn

foh-clause-t1 = On your turn take one action (Invest, Complete, Snipe, Activate or Harvest); then comes the cleanup (FOH-U1). You may not pass. Ruling: Harvest is always allowed, even when it brings no token, so every player always has a move.
    .title = One action per turn

foh-clause-t2 = Ruling: the game ends as in FOH-U3 after 10 turns per player in a row without an Invest and without any card gained. Neither rulebook sets a limit. Only Harvest (and an empty Activate under FOH-O6) can be repeated forever. An Invest uses up the free marker, and all other actions move a card. With two players this never happens, because the Banker keeps the market moving. FOH-O7 turns the limit off.
    .title = A game at a standstill


foh-section-invest = Invest

foh-clause-i1 = You may Invest only while you have no running investment and hold at least 1 token.
    .title = When you may Invest

foh-clause-i2 = Choose a market card with no marker on it, neither a player’s nor the Banker’s. Place your marker there with a stake of at least 1 of your tokens. Ruling: the second edition names no smallest stake; it is 1 there too. Ruling: until the card is completed or sniped, the stake cannot be moved, raised or taken back.
    .title = Placing a stake


foh-section-complete = Complete

foh-clause-k1 = You may Complete only a card you invested in on an earlier turn; you need not do it on your very next turn. First, the stake on it moves to the Supply.
    .title = When you may Complete

foh-clause-k2 = Your bonus is 1 token from the Supply for each icon you have (FOH-G6) of the kind the card checks (FOH-C4). It is at most what the Supply holds and never comes from the Reserve. Count before the card is placed: its own icons are left out. An effect it is about to cover and a Leader it is about to replace still count.
    .title = The investor bonus

foh-clause-k3 = After the bonus you take your marker back and gain the card (FOH-G1 to FOH-G7).
    .title = Gaining the completed card


foh-section-snipe = Snipe

foh-clause-n1 = You may Snipe a card with an opponent’s investment on it if you hold at least as many tokens as lie there. Pay that number directly to the investor (the Banker: FOH-2P4). An investment of your own does not prevent this and stays where it is.
    .title = When you may Snipe

foh-clause-n2 = The stake on the card moves to the Supply, and the marker returns to its owner. The investor then takes 1 token from the Supply for each trade icon they have, as far as it reaches. After that they take half of the remaining Supply, rounded down.
    .title = What the investor receives

foh-clause-n3 = A sniped card brings nobody an investor bonus. You gain it (FOH-G1 to FOH-G7) once the investor has been paid; only then does its effect happen.
    .title = Gaining the sniped card


foh-section-activate = Activate

foh-clause-a1 = Use one turn action effect that is uncovered in your nation. You cannot use a card gained this turn, because gaining it was the turn’s action. From your next turn on you may use it turn after turn until it is covered or gone.
    .title = Using a turn action effect

foh-clause-a2 = Ruling: you may activate an effect only if you can pay its cost and there is something for it to gain. Nothing is given away for nothing. Ruling: FOH-O6 allows the wider reading of the first edition’s first question and answer. An effect without a target may then serve as a pass, without payment, removal or gain, even for a player who could not pay.
    .title = No Activate without a target

foh-clause-a3 = Pay first, then gain. Ramesses II and Christopher Columbus are removed from the game. John Lennon’s owner discards their top Military card, which uncovers the one below (FOH-G3). Icons lost in this way no longer count. Confucius pays no cost: like John Lennon when the card gained is a Leader, he leaves by FOH-G2. Ruling: the 3 tokens for Philosophy go to the Supply.
    .title = Costs come before gains


foh-section-harvest = Harvest

foh-clause-h1 = For each harvest icon you have, 1 token moves from the Reserve to the Supply. Then take half of the Supply, rounded down.
    .title = Harvest the Supply

foh-clause-h2 = If you still hold fewer tokens than the number of the current age (FOH-U2), fill up to it. Take from the Supply, and from the Reserve once the Supply is empty. Your stake on a market card does not count as held.
    .title = Fill up to the age


foh-section-gaining-a-card = Gaining a card

foh-clause-g1 = Military, Construction, Knowledge and Government cards form one stack per type, each new card on top. Only the top effect of a stack works, but the stripes of all its cards count.
    .title = Stacks by type

foh-clause-g2 = A nation has room for one Leader; a new one removes the old one from the game. Wonders lie side by side and never cover each other. Ruling: the old Leader’s stripe and effect no longer count once the new card’s effect begins. So Genghis Khan earns nothing when Napoleon Bonaparte replaces him, and Napoleon Bonaparte attacks even when he replaces Mahatma Gandhi.
    .title = One Leader, many Wonders

foh-clause-g3 = An instant, attack or attack all effect happens exactly once, right after the card is placed and however it was gained. Being uncovered later does not repeat it. The new card’s icons count for it, and so does whatever your other permanents give because of the card. The effect it has just covered does not count. Permanent, turn action and scoring effects work again as soon as they are uncovered.
    .title = When effects happen

foh-clause-g4 = A card gained by an effect brings its own effect at once, so one gain can lead to the next. For example, Confucius may bring Justinian I, he Iron Works, that Knights, and Knights an attack. Ruling: if a fitting non-invested card is there, you must gain one. Ruling: the market is not refilled until the chain is over.
    .title = Chains of gained cards

foh-clause-g5 = An effect that finds no target, or an empty deck, does nothing. An effect that takes tokens from the Supply takes at most what is there; one that takes from the Reserve always pays in full. Ruling: this holds for the second edition too, which prints no questions and answers.
    .title = Effects that find nothing

foh-clause-g6 = Your icons are those on every stripe in your nation, including covered cards, and those your uncovered permanents give. Bonus checks and scoring effects add none. Where an effect counts cards of a type, it counts the whole stack, including the starting card and itself. Ruling: an effect that counts icons also counts those that other effects give, as Frigate does with Republic’s trade. Permanents of that sort count only trade or harvest and give only defence, so nothing runs in a circle.
    .title = Counting icons and cards

foh-clause-g7 = Whoever gained or activated the card makes every choice its effect asks for; an attacker chooses for the victims. Ruling: where only one choice is possible, it is made without asking.
    .title = Who makes the choices


foh-section-attacks = Attacks

foh-clause-w1 = An attacker’s strength is the number of their attack icons; an opponent’s is their attack and defence icons together. Only an opponent with less strength than the attacker can be hit; an equal one is safe.
    .title = Comparing strength

foh-clause-w2 = An attack hits one weaker opponent. The attacker chooses the victim and, where the effect leaves it open, what is lost. Ruling: the attack must be made if someone can lose something by it. The victim must then be such a player, and only things that are there can be chosen.
    .title = Attack on one opponent

foh-clause-w3 = Attack all hits every weaker opponent, and the attacker chooses for each one separately. Ruling: all strengths are compared once, when the effect begins. The losses are then taken clockwise, beginning with the player after the attacker.
    .title = Attack on all opponents

foh-clause-w4 = A stack that loses its top card shows the one below again (FOH-G3). A starting card is a Government card like any other: it is counted and it can be lost. A stack can end up empty.
    .title = Losing the top card

foh-clause-w5 = The owner of Genghis Khan takes 2 tokens from the Supply, or what is there, whenever they activate an attack or attack all effect. This holds whatever comes of the attack, even if nobody is weaker. Ruling: the tokens are taken before the attack is carried out.
    .title = Genghis Khan

foh-clause-w6 = While Mahatma Gandhi leads your nation, attack and attack all effects of cards you gain do not happen, then or later (FOH-G3). Nobody else’s can hit you. You cannot be chosen as a target, but an attacker’s Genghis Khan still earns the tokens. Communism is an instant effect, not an attack, and spares nobody.
    .title = Mahatma Gandhi

foh-clause-w7 = Warriors take 2 tokens from the nation of one weaker opponent, or 1 if that is all there is. The Banker has no nation: it is never attacked and gets no part when tokens are shared out. Ruling: neither Warriors nor Communism reaches tokens on invested cards.
    .title = Warriors, stakes and the Banker


foh-section-effects = Effects

foh-clause-e1 = Some permanent effects give a fixed number of icons. Others give a number for each card of a type (Castle, Military Academy, Theocracy) or for each icon of a kind (Feudalism, Frigate). Cards and icons are counted as in FOH-G6.
    .title = Effects that provide icons

foh-clause-e2 = The effect lets you gain one non-invested market card of the types it names. A cost it demands comes first (FOH-A3): tokens, the removal of the card itself, or your own top card of a type.
    .title = Gaining from the market

foh-clause-e3 = You gain the deck’s first card, no matter which; a Leader replaces yours (FOH-G2), and The Future ends the game (FOH-U4). If the effect removes its own card, as Christopher Columbus does, that happens first.
    .title = Gaining from the deck

foh-clause-e4 = You take a number of tokens for each icon or card the effect names, counted after the card is placed. As the effect says, they come from the Supply, as far as it reaches, or from the Reserve, without limit.
    .title = Effects that take tokens

foh-clause-e5 = Warriors take tokens (FOH-W7); Tank and Manhattan Project discard one Wonder. The other attacks discard the top card of one stack they name (Fighter Jet: of both, as far as they exist). An attack effect hits a single opponent (FOH-W2), an attack all effect every weaker one (FOH-W3).
    .title = What attacks take away

foh-clause-e6 = Communism sends the tokens of all nations to the Supply. The whole Supply is then shared out in equal parts, rounded down, one for each player; what cannot be shared stays in it.
    .title = Communism shares all tokens

foh-clause-e7 = Three effects have rules of their own. Genghis Khan earns tokens by attacking (FOH-W5), Mahatma Gandhi keeps out of attacks (FOH-W6), and The Future ends the game (FOH-U3).
    .title = Three effects of their own

foh-clause-e8 = A scoring effect gives its culture icons for every card of a type you have, or for every one or two icons of a kind. An incomplete pair gives nothing. The Taj Mahal gives 2 for each full set of one Knowledge, one Construction, one Military and one Government card. The Internet gives science instead (FOH-V1).
    .title = What scoring effects give


foh-section-cleanup = Cleanup

foh-clause-u1 = After the action, cards from the top of the deck fill the market to 5 again, or to 6 with five players.
    .title = Refilling the market

foh-clause-u2 = The current age is the highest age number at this moment among the cards of the market and of all nations. I is 1, up to V, which is 5; the age can fall again when a card is lost. Every non-invested market card two or more ages older is removed and the market refilled; invested cards and nations stay as they are. Inferred: ages S and A count as 0. Ruling: this is repeated until no card is too old. With age_check=once (FOH-O5) it is done once, and what is too old then stays until the next cleanup.
    .title = Current age and age check

foh-clause-u3 = When The Future enters the market or a nation, the turn in progress is the last one, even if others have had fewer turns. The second edition’s glossary stops the game at once instead; future_ends=immediately (FOH-O2) follows it. All that changes is that the bonus of FOH-2P3 is not offered.
    .title = The Future ends the game

foh-clause-u4 = Ruling: once The Future is revealed, the cleanup stops there: no more refilling, no age check, no Banker. Ruling: if an effect gains The Future from the deck, the game ends in the same way, with no cleanup at all. Ruling: The Future belongs to no type, age or stack and has no icons; in a nation it is only one more card for FOH-V5. The Internet is a card like any other, even when it comes straight from the deck.
    .title = After The Future appears


foh-section-scoring = Scoring

foh-clause-v1 = First the obsolete effects (FOH-C3) stop, but the stripes of their cards stay. Ruling: The Internet’s 4 science icons are added now, so they count for FOH-V3 and for Apollo Program.
    .title = Before the count

foh-clause-v2 = Each culture icon brings you 1 point, including those that permanents give.
    .title = Points for culture

foh-clause-v3 = Add up all your icons that are not culture, including those that permanents give. You score half of the sum in points, rounded down.
    .title = Points for other icons

foh-clause-v4 = Uncovered scoring effects bring 1 point for each culture icon they give (FOH-E8), with cards and icons counted as they stand after FOH-V1. A scoring effect that is covered brings none.
    .title = Points from scoring effects

foh-clause-v5 = The highest total of points wins. Ties are broken by the number of cards in the nation, including covered ones, and then by the tokens in it. Ruling: a stake on a market card does not count for this, and players still tied share the victory.
    .title = Winner and ties

foh-clause-v6 = Theocracy is the only permanent that counts something and does not bear the obsolete mark. Its attack icons are therefore there when the game is scored. FOH-O4 can treat it as obsolete instead.
    .title = Theocracy at scoring


foh-section-two-players = Two players

foh-clause-2p1 = The market has 5 cards. Agrarian Tribe and Military Caste are taken out. Each player gets 2 of the other four age S cards and keeps one; the rest leave the game. Ruling: both choose in secret, at the same time.
    .title = Setup for two

foh-clause-2p2 = An unused marker becomes the Banker, who starts with an investment of 2 tokens on Warriors. The Supply holds 2 tokens at the start; these and the Banker’s come from the Reserve.
    .title = The Banker’s first stake

foh-clause-2p3 = After a Complete and everything its card set off, you may at once take one more action: an Invest or a Snipe. The usual rules apply to it. The market is not refilled before it, and it brings no further bonus. Ruling: you have it even if that Complete gained The Future, because the turn is not over yet (but see FOH-O2).
    .title = Bonus after a Complete

foh-clause-2p4 = You may Snipe the Banker’s card. Your payment goes to the Supply together with the tokens on the card. Ruling: nobody takes tokens for trade or half of the Supply.
    .title = Sniping the Banker

foh-clause-2p5 = Cleanup begins with the Banker: a card it still has is discarded, and the tokens on it go to the Supply. After the age check, the player whose turn it is must choose a new market card for it, one without an investment. The Banker stakes half of the Supply, rounded down. If that is less than the current age number, the Reserve (not the remaining Supply) makes up the difference. With five cards and only two players’ markers there is always such a card. Age I has begun by then, so the stake is at least 1.
    .title = The Banker in the cleanup

foh-clause-2p6 = Ruling: a card with the Banker on it is an invested card for every rule, such as FOH-I2 and effects that gain a non-invested card. The age check never meets it, because it is discarded earlier. Ruling: the Banker has no turns, takes no bonus, never harvests and gets no share.
    .title = The Banker’s card is invested


foh-section-options = Options

foh-clause-o1 = edition=second (default) is for 2 to 5 players, edition=first for 3 to 5. The first edition has its own names for some cards: Ramses II, Great Wall, Great Mosque of Djenné, Jet Fighter, Knight, Columbus, Napoleon, Einstein. Inferred: a card whose effect its rulebook does not show works as in the second edition. Ruling: what only the first edition’s questions and answers and its terms say holds in both (FOH-C5, FOH-G5).
    .title = Option: edition

foh-clause-o2 = future_ends=turn (default) finishes the turn in which The Future appears; future_ends=immediately stops the game at that moment (FOH-U3).
    .title = Option: end with The Future

foh-clause-o3 = glossary=corrected (default) gives 1 token for each harvest icon with Irrigation and 2 with Mechanized Farming. Ruling: the second edition’s glossary has 2 and 1, but its own Snipe example plays Irrigation with 1. The two are therefore taken as swapped. Inferred: Mechanized Farming, not shown in the first edition’s rulebook, gives 2 there. The glossary’s numbers hold with glossary=literal, in the second edition only; the Irrigation example then comes out differently.
    .title = Option: Irrigation and Mechanized Farming

foh-clause-o4 = theocracy=counts (default) keeps Theocracy’s attack icons when the game is scored; theocracy=obsolete drops them (FOH-V6).
    .title = Option: Theocracy at scoring

foh-clause-o5 = age_check=repeat (default) removes and refills until no card is too old; age_check=once does it a single time in each cleanup (FOH-U2).
    .title = Option: age check

foh-clause-o6 = idle_activate=refused (default) forbids an Activate that has no target; idle_activate=allowed lets it pass the turn without any payment or gain (FOH-A2).
    .title = Option: Activate without a target

foh-clause-o7 = stall=10 (default) ends a game after 10 turns per player in a row without an Invest or a gained card; stall=off lets it continue (FOH-T2).
    .title = Option: standstill limit
