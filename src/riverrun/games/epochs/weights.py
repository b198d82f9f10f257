"""The numbers by which bots judge Epochs; `riverrun tune epochs` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points, where nothing else is said; `left` is a seat's part of all its actions that is still to come.

    Evolution found those of `value` by games of `greedy` (docs/research/bots-measured.md); single ones mean little by
    themselves. They are not below 0, and those of wars were set by matches of `greedy`: among bots that seldom fought,
    evolution disarmed them. Those of actions and abilities to come were set by what they told of the ends of 500 games.
    First sight goes by the same numbers, and has some of its own besides.
    """

    FOOD = 0.13  # one that is used
    PRODUCTION = 1.0
    SCIENCE = 0.87
    GOLD = 0.37  # besides what it scores
    AUTHORITY = 0.35  # a cube on the board that is used
    ART = 0.54  # a great work, for those to come, at the beginning
    EXPANDS = 0.0  # of all actions, how many are of each kind
    CITIES = 0.05
    POSTS = 0.0
    RESEARCHES = 0.26
    WONDERS = 0.21
    UPGRADES = 0.03
    CHANGES = 0.03
    COMMANDS = 0.66
    WARS = 0.087
    ENGINE = 1.1  # times what cards bring by these numbers
    GROWTH = 0.27  # of a card that scores by the piece, times what each scores, at the beginning
    FEED = 0.3  # food that cities eat
    FREE_CITY = 0.78  # a city on the board that is used
    REACH = 0.73  # a free hex that one could expand to, at the beginning
    ARMY = 0.1  # a point of combat, at the beginning
    # Only `value`
    FOOD_USE = 0.41  # used in an action of this epoch, at most
    PRODUCTION_USE = 1.4
    SCIENCE_USE = 1.9
    GOLD_USE = 2.1  # and in any action
    AUTHORITY_USE = 0.98
    LAND = 0.0  # a land, a city and a post besides all else, at the beginning
    CITY = 0.0039
    POST = 0.16
    COMMAND = 0.0  # what a production command brings more than another action, for each thing
    TRADE = 0.36  # times the income by supply and demand, each epoch that is left
    SLACK = 0.022  # supply or demand beyond the other, each epoch that is left
    FED = 0.23  # times what fed cities give
    FAMINE = 0.47  # food that lacks
    FOOD_COMES = 0.37  # food that comes with an action before
    AWARD = 0.47  # times what the next great work scores, by the chance of culture's order
    CITY_USE = 0.033  # used in any action
    REACH_NATURAL = 0.0055  # the supply of natural resources that one could expand to
    PILLAGE = 0.3  # a camp at one's border
    MARKER = 1.0  # times what a warmonger loses
    WAR = 1.0  # times what attacks are likely to win and to lose (armies.py)
    WAR_TURNS = 1.5  # attacks in an epoch, about, by who can
    WARS_LATER = 0.3  # and in each epoch to come
    CAMP_GONE = 0.5  # a camp that falls, besides the land
    POST_HOME = 0.7  # a post that the marker sends home
    ACTION = 2.5  # one that is to come in this epoch, besides all else: it matters to a search who is to move
    ABILITY = 0.8  # times what the abilities bring that can still be unlocked
    ABILITY_LATER = 2.0  # what one of a later epoch finds more, each epoch
    # Only first sight (priors.py)
    DENY = 0.089  # of a card's worth, that others cannot take it
    BEYOND = 0.3  # a hex beside the first land that is expanded to
    UPGRADE = -0.4  # a unit, besides what it brings and costs
    CONVERT = -1.5  # cubes for another resource
    READY = 0.3  # units that are ready, besides what they keep off
    DECLARE = -0.5  # the marker, besides what it brings and costs
    CONSENT = 1.0  # times what the host gains
    ENVY = 1.0  # times what the builder gains, by how likely that makes him win
    PAY_GOLD = -0.6  # gold that pays what something else could
    KEEP = 0.61  # one that is kept, while there are epochs to come
    SPREAD = 4.0  # a lead that makes a win e times as likely, at the end
    EARLY_SPREAD = 3.0  # and so much more at the beginning
    FAR = 6.0  # a lead beyond which only its logarithm counts
    TEMPER = 1.5  # what makes a move e times as likely to be chosen
