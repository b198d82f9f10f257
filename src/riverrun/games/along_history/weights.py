"""The numbers by which bots judge Along History; `riverrun tune along-history` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points, where nothing else is said; `left` is how much of the Age is left, from 1 to 0.

    Evolution found those that matter to `greedy`, by games for 2 to 4 players in each Age and in all three
    (docs/research/bots-measured.md); they are rounded to two digits. LAST_COUNTER was tried by itself; SPREAD,
    EARLY_SPREAD and TEMPER, by which bots search, are those of five sets with which `medium` did best.
    """

    GOLD = 0.31  # one gold, and from a bonus each turn
    LAST_AGE_GOLD = 0.01  # and when no card can be bought any more
    UR = 3.7  # a Universal Resource
    POPULATION = 2.1  # a visible bonus, at the beginning of an Age
    RESOURCE = 1.6
    GOLD_BONUS = 4.2
    HERITAGE = 0.33  # an uncovered card with a bonus, when another Age follows
    OLD_HERITAGE = 0.36  # a heritage card
    REACH = 0.26  # times its value, the best counter in reach
    COLUMN = -0.23  # times the value of the space on which a pawn stands
    ARMY = 0.3  # a point of permanent army
    THREAT = 0.82  # an unprotected Calamity in the row
    FREE = 0.65  # times its VP, a card in the row that is free
    NEAR = 0.16  # times its VP, any other card in the row
    LAST_COUNTER = 2.0  # that the counter which ends the Age is nearly in reach: times the square of the part one has
    CALAMITY_RESOLVED = 1.2  # a Calamity taken out of one's row
    REROLL = -0.4  # a die that is given up to re-roll another
    REROLL_BLUE = 0.5  # a blue die that fits no card of the row
    SWAP = -0.6  # a die that is given up to swap
    COIN = 0.3  # taking the coin before the main phase ends
    GOLDEN = 0.5  # a tilted card that is straight again
    X2 = -0.29  # each x2 that a payment takes
    SOURCE_CARD = -0.15  # a card tilted for a payment
    SOURCE_HERITAGE = -0.57
    SOURCE_UR = -2.2
    WASTE = -0.57  # Population beyond what lacks
    WAR = 0.34  # times the value of a counter that could fall
    WAR_EDGE = -0.63  # a point by which the armies differ
    TILT_FOR_WAR = 0.33  # a point of Population tilted for war
    MARK_LOW = 0.41  # re-rolling a 1, and the loss by re-rolling a 3
    BACK = -0.6  # moving back without a counter
    DECADENCE = -0.6  # what a counter costs where a card must be covered
    SPREAD = 4.0  # a lead that makes a win e times as likely, at the end of the last Age
    EARLY_SPREAD = 3.0  # and so much more at the beginning
    TEMPER = 3.0  # what makes a move e times as likely to be chosen
