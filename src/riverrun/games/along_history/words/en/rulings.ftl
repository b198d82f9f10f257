# Rulings on Along History in English: where the rulebook is unclear, or silent.


ah-section-rulings = Rulings

ah-clause-q1 = Actions, acquisitions, purchases and Golden Age may alternate freely in one main phase. Phases 5 to 9 then follow strictly.
    .title = Order within the turn

ah-clause-q2 = They cost 1 Population per turn in all, from dice or pawns and not in war, exactly as in AH-99. Their type is Calamity.
    .title = Sabre-toothed Tigers

ah-clause-q3 = It is gained by itself at the end of a turn without a new card. Resolved and free cards count as new cards. With 2 already, it is lost.
    .title = Gaining a Universal Resource

ah-clause-q4 = x2 with War means two wars. The rulebook does not say what doubling a War face does; a doubled army or difference would be much stronger.
    .title = A doubled War

ah-clause-q5 = Every unprotected Calamity in your row in phase 5 fails, however it came there.
    .title = Every Calamity fails

ah-clause-q6 = Attacker and defender may both use their Generals: one re-roll of any of their dice each.
    .title = Generals on both sides

ah-clause-q7 = Only counters taken from the board bring Decadence, and only they can end the Age.
    .title = Only from the board

ah-clause-q8 = The defender sees the attacker’s total first. The stolen counter is no choice: a lower one is never better, and equal ones are alike.
    .title = The defender decides last

ah-clause-q9 = Use at most one heritage card per turn. Unused ones stay, even into a third Age.
    .title = Heritage lasts

ah-clause-q10 = One diamond is one bonus. Fire counts 2; a gold diamond counts 1, whatever its number.
    .title = Counting bonuses

ah-clause-q11 = A covered card moves with its cover. When the cover is destroyed, the cards directly under it are active; what lies under those stays covered.
    .title = Cards under cards

ah-clause-q12 = Taking a free card is optional, happens in your own main phase, and does not depend on tilt. The card that makes it free must be uncovered at that moment.
    .title = Free cards

ah-clause-q13 = A Calamity that moves on may make a row of 4. You draw only below 3.
    .title = A row of four

ah-clause-q14 = A vertical step is neither forward nor back. It is allowed in a move forward and may be the whole of it, but not in the step back.
    .title = Vertical moves

ah-clause-q15 = You cannot enter a space with a counter without taking it.
    .title = No passing by

ah-clause-q16 = War and Golden Age, and x2 for War only, stay usable until the end of phase 6 unless spent. A Re-roll face works in the main phase only.
    .title = Red dice after the main phase

ah-clause-q17 = Both sides need a card that can be swapped. The opponent cannot refuse. Effects of cards in the row, such as the Tigers’, apply at once.
    .title = Swaps

ah-clause-q18 = When the deck is empty, nobody draws; the round is finished.
    .title = Empty deck

ah-clause-q19 = Initiation and progressive Ages finish the round as well.
    .title = Finishing the round

ah-clause-q20 = You destroy Pompeii if it is uncovered, otherwise a card as the type tells.
    .title = Volcanic Eruption

ah-clause-q21 = You take the gold when you commit the coin die; only then may x2 apply. At the latest, at the end of phase 4, you take it plain. The others get the last face.
    .title = When coins are taken

ah-clause-q22 = Population costs do not fall below 0. The Resource is still due, unless the card is free.
    .title = Costs stop at 0

ah-clause-q23 = The coins in the box are 120 gold; we ignore this limit.
    .title = No limit to gold

ah-clause-q24 = A protected Calamity never fails. Taking it is up to you and would cost you the Universal Resource of phase 9, so it is never forced and stays in the row.
    .title = Protected Calamities wait

ah-clause-q25 = “Any point of your turn” means the main phase, not after phase 5 has begun.
    .title = When you may buy

ah-clause-q26 = Name it in the main phase: its gold goes to your treasure and it leaves the game. It is your heritage card for the turn.
    .title = Heritage with gold

ah-clause-q27 = Paid, bought and free cards enter alike: each Wonder brings its Universal Resource, and each card its earned gold.
    .title = All cards enter alike


ah-section-more-rulings = Further rulings

ah-clause-r1 = Cards are numbered from 0: Forest is 0, Fire 19, Pompeii 64, Fief 128.
    .title = Card numbers

ah-clause-r2 = A card is its name in small letters with hyphens, such as `sabre-toothed-tigers`. Seats are `p1` to `p5`, spaces `space start` or `space 3b`. `swap barter` is any free swap; those of all your uncovered cards add up.
    .title = Notation

ah-clause-r3 = Names are unique. A pack with several copies of a card is refused.
    .title = One copy of each card

ah-clause-r4 = `prehistory` (default), `antiquity`, `middle_ages`, `prehistory+antiquity`, `antiquity+middle_ages` or `all`. Prehistory with the Middle Ages alone is refused.
    .title = Which Ages

ah-clause-r5 = Linear may be played with one, two or three Ages; only progressive needs two or three. Both change only the counters laid out and the final value.
    .title = Linear with any number

ah-clause-r6 = With `max_rounds`, an Age ends when that many rounds are over. It is scored and changed as usual, and the journal says why.
    .title = Round limit

ah-clause-r7 = The first green die named adds 1 to what is needed at the same moment, so what is lacking may stay the same. It is legal if the card stays payable. Several such cards in a row add up, and this happens once per turn.
    .title = The Tigers in a payment

ah-clause-r8 = With equal green dice of which one is doubled, either may be named first.
    .title = Equal faces, unequal doubling

ah-clause-r9 = A card taken in a swap may be given on at once, even back. Only dice, pawns and free swaps limit this. A swap shows nothing hidden, so you may undo it until the next roll or draw.
    .title = Swaps may be repeated

ah-clause-r10 = With a Re-roll face you must choose one die; after that you may stop. Each choice stands for one die, so equal faces may be named more than once. With a General you may stop at once, which gives up the remaining Generals.
    .title = Choosing dice to re-roll

ah-clause-r11 = You are asked about war whenever you could start one, even if no opponent has a counter. A Golden Age alone does not ask.
    .title = War is always asked

ah-clause-r12 = Whoever has no counters is asked nothing, since nothing can be taken. Their dice are rolled and shown.
    .title = A defender without counters

ah-clause-r13 = After `war x2`, the move `war` declares the second war. If you do not declare it in phase 6, it is lost. It needs no die, so a spent die cannot be re-rolled or doubled again.
    .title = The second war

ah-clause-r14 = It brings gold bonuses again. The gold counts in phase 8, but you cannot spend it this turn.
    .title = Golden Age in phase 6

ah-clause-r15 = If more cards must be destroyed than are uncovered, destroy those there are, one after another. A card uncovered by the first may be the second.
    .title = Destroying several

ah-clause-r16 = The counters 1, 3 and 5 come from the box, which has five of each; their conditions do not matter. They break ties, and are scored and given out anew in each Age. An empty deck and an 8th card both let the round be finished.
    .title = Counters in Initiation

ah-clause-r17 = They are the score track plus what scoring would give now. Ties are broken by the counters held now.
    .title = Points as they stand

ah-clause-r18 = Players still level after all counters share the win equally. A missing counter is lower than any other.
    .title = Shared wins

ah-clause-r19 = Everything but the order of the deck: the discard pile, cards out of the game and counters left out. Re-dealing shuffles the deck and nothing else; dice and the counters of a later Age are still to come.
    .title = What is open

ah-clause-r20 = The option `first` is `p1` to `p5` or `random`; the default is `p1`.
    .title = First player

ah-clause-r21 = Heritage is kept in the order of card numbers. A third Age begins with the unused cards of both earlier ones. Heritage is never tilted.
    .title = Keeping heritage

ah-clause-r22 = If both are possible, you choose. A free card asks nothing. Reductions never lower the gold cost.
    .title = Gold or goods

ah-clause-r23 = The rulebook has no solo game, so none is built.
    .title = No solo game

ah-clause-r24 = The pages of the clauses follow the rulebook’s own table of contents.
    .title = Pages
