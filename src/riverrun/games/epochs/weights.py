"""The numbers by which bots judge Epochs; `riverrun tune epochs` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points, where nothing else is said; `left` is a seat's part of all its actions that is still to come."""

    FOOD = 0.9  # one that is used
    PRODUCTION = 0.75
    SCIENCE = 0.75
    GOLD = 0.55  # besides what it scores
    FOOD_USE = 0.9  # used in an action of this epoch, at most
    PRODUCTION_USE = 2.0
    SCIENCE_USE = 1.2
    GOLD_USE = 0.8  # and in any action
    AUTHORITY = 0.8  # a cube on the board that is used
    AUTHORITY_USE = 0.4  # used in any action
    EXPANDS = 0.3  # of all actions, how many are of each kind
    CITIES = 0.1
    POSTS = 0.12
    RESEARCHES = 0.14
    WONDERS = 0.14
    UPGRADES = 0.1
    CHANGES = 0.06
    COMMANDS = 0.2
    WARS = 0.05
    ENGINE = 1.0  # times what cards bring by these numbers
    GROWTH = 0.3  # of a card that scores by the piece, times what each scores, at the beginning
    COMMAND = 0.6  # what a production command brings more than another action, for each thing
    TRADE = 0.9  # times the income by supply and demand, each epoch that is left
    SLACK = 0.15  # supply or demand beyond the other, each epoch that is left
    FED = 0.9  # times what fed cities give
    FEED = 0.5  # food that cities eat
    FAMINE = 1.6  # food that lacks
    FOOD_COMES = 0.5  # food that comes with an action before
    AWARD = 0.9  # times what the next great work scores, by the chance of culture's order
    ART = 0.5  # a great work, for those to come, at the beginning
    FREE_CITY = 1.6  # a city on the board that is used
    CITY_USE = 0.12  # used in any action
    REACH = 0.35  # a free hex that one could expand to, at the beginning
    REACH_NATURAL = 0.3  # and the supply of its natural resource
    NEUTRAL_NEAR = 0.0  # a neutral city or camp that could fall
    ARMY = 0.25  # a point of combat, at the beginning
    MARGIN = 0.1  # a point by which an army is stronger than a neighbour's
    THREAT = 0.35  # a point by which a neighbour's is stronger than one's defence
    PILLAGE = 0.6  # a camp at one's border
    MARKER = 1.0  # times what a warmonger loses
    # First sight (priors.py)
    LEFT_DEBUT = 0.3  # of a debut reward, what the left neighbour's share is worth less
    COVER = 1.2  # an action more
    DENY = 0.1  # of a card's worth, that others cannot take it
    SPEND = 0.8  # of what a price is worth
    PASS = -1.5
    CONVERT = -1.2
    UNLOCK = 0.5  # an ability now rather than later
    READY = 0.2
    DECLARE = -1.5
    ATTACK = 0.5  # a point by which an attack is stronger
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
