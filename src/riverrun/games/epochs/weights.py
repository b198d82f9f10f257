"""The numbers by which bots judge Epochs; `riverrun tune epochs` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points, where nothing else is said; `left` is a seat's part of all its actions that is still to come.

    Some numbers are there twice: `value` has the first set, `weigh`, which sees moves before they are played, those
    that begin with SIGHT. Evolution found those of `value` by games of `greedy` for 2, 3 and 4 players
    (docs/research/bots-measured.md); single ones mean little by themselves.
    """

    FOOD = -1.9  # one that is used
    PRODUCTION = 1.1
    SCIENCE = 0.93
    GOLD = 0.53  # besides what it scores
    AUTHORITY = 0.62  # a cube on the board that is used
    ART = 0.49  # a great work, for those to come, at the beginning
    EXPANDS = 0.023  # of all actions, how many are of each kind
    CITIES = -0.026
    POSTS = 0.073
    RESEARCHES = 0.25
    WONDERS = 0.25
    UPGRADES = -0.082
    CHANGES = -0.029
    COMMANDS = 0.59
    WARS = 0.024
    ENGINE = 0.95  # times what cards bring by these numbers
    GROWTH = 0.26  # of a card that scores by the piece, times what each scores, at the beginning
    FEED = 0.5  # food that cities eat
    FREE_CITY = 1.4  # a city on the board that is used
    REACH = 0.44  # a free hex that one could expand to, at the beginning
    ARMY = -0.8  # a point of combat, at the beginning
    MARGIN = -0.027  # a point by which an army is stronger than a neighbour's
    THREAT = 0.022  # a point by which a neighbour's is stronger than one's defence
    # Only `value`
    FOOD_USE = 0.54  # used in an action of this epoch, at most
    PRODUCTION_USE = 2.0
    SCIENCE_USE = 1.2
    GOLD_USE = 2.1  # and in any action
    AUTHORITY_USE = 0.68
    LAND = 0.0  # a land, a city and a post besides all else, at the beginning
    CITY = 0.0
    POST = 0.0
    COMMAND = -1.3  # what a production command brings more than another action, for each thing
    TRADE = 0.82  # times the income by supply and demand, each epoch that is left
    SLACK = 0.067  # supply or demand beyond the other, each epoch that is left
    FED = 0.32  # times what fed cities give
    FAMINE = 1.6  # food that lacks
    FOOD_COMES = 0.79  # food that comes with an action before
    AWARD = 0.67  # times what the next great work scores, by the chance of culture's order
    CITY_USE = 0.089  # used in any action
    REACH_NATURAL = 0.054  # the supply of natural resources that one could expand to
    PILLAGE = -0.28  # a camp at one's border
    MARKER = 1.3  # times what a warmonger loses
    # First sight (priors.py): the same as the first ones
    SIGHT_FOOD = 0.5
    SIGHT_PRODUCTION = 1.0
    SIGHT_SCIENCE = 0.9
    SIGHT_GOLD = 0.5
    SIGHT_AUTHORITY = 0.6
    SIGHT_ART = 0.5
    SIGHT_EXPANDS = 0.2
    SIGHT_CITIES = 0.1
    SIGHT_POSTS = 0.1
    SIGHT_RESEARCHES = 0.2
    SIGHT_WONDERS = 0.2
    SIGHT_UPGRADES = 0.05
    SIGHT_CHANGES = 0.05
    SIGHT_COMMANDS = 0.3
    SIGHT_WARS = 0.03
    SIGHT_ENGINE = 0.7
    SIGHT_GROWTH = 0.3
    SIGHT_FEED = 0.5
    SIGHT_FREE_CITY = 1.4
    SIGHT_REACH = 0.4
    SIGHT_ARMY = 0.1
    SIGHT_MARGIN = 0.05
    SIGHT_THREAT = 0.1
    # Only first sight
    LEFT_DEBUT = 0.3  # of a debut reward, what the left neighbour's share is worth less
    COVER = 1.2  # an action more
    DENY = 0.1  # of a card's worth, that others cannot take it
    SPEND = 0.8  # of what a price is worth
    EXPAND = 0.0  # an action of each kind, besides what it brings and costs
    BUILD = 0.0
    TRADE_POST = 0.0
    RESEARCH = 0.0
    WONDER = 0.0
    UPGRADE = 0.0
    GOVERN = 0.0
    ORDER = 0.0
    PASS = -1.5
    CONVERT = -1.2
    UNLOCK = 0.5  # an ability now rather than later
    READY = 0.2
    DECLARE = -1.5
    CAMP = 1.2  # a camp that falls
    LAND_TAKEN = 1.6  # a land, a city that is won
    CITY_TAKEN = 4.0
    CONSENT = 1.0  # times what the host gains
    ENVY = 1.0  # times what the builder gains, by how likely that makes him win
    PAY_GOLD = -0.6  # gold that pays what something else could
    KEEP = 0.2  # one that is kept, while there are epochs to come
    SPREAD = 5.0  # a lead that makes a win e times as likely, at the end
    EARLY_SPREAD = 8.0  # and so much more at the beginning
    TEMPER = 1.0  # what makes a move e times as likely to be chosen


VALUE, SIGHT = 0, int(W.SIGHT_FOOD)
"""What is added to the place of a number that is there twice."""
