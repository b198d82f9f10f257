"""The numbers by which bots judge The Flow of History; `riverrun tune flow-of-history` looks for better ones."""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """In points, where nothing else is said; `left` is how much of the game is left, from 1 to 0."""

    TOKEN = 0.35  # a token while there are cards to buy
    LAST_TOKEN = 0.02  # and when there are none: it breaks ties
    HARVEST = 0.5  # an icon, at the beginning
    TRADE = 0.3
    INDUSTRY = 0.25
    WAR = 0.3  # one for attack or defence, up to six
    KEPT = 0.85  # chance that an investment nobody can snipe is completed
    EXPOSED = 0.45  # and one that somebody can
    STRIPE = 0.5  # an icon of a stripe that is no Culture
    PERMANENT, PERMANENT_EARLY = 0.4, 0.6  # a permanent effect, and what the whole game adds
    COUNTED_LATER = 2.0  # cards or icons that a scoring effect will still find
    SCORING = 2.0  # any other scoring effect
    ACTION = 2.0  # an effect to activate, and the card that it brings
    GAIN = 1.5  # an effect that gains a card
    TAKEN_TOKEN = 2.0  # times a token, one that an effect takes
    INSTANT = 0.8  # any other instant or attack effect
    TARGET = 0.1  # for each of its tokens, whoever is attacked
    SPREAD = 5.0  # a lead that makes a win e times as likely, at the end
    EARLY_SPREAD = 0.0  # and so much more at the beginning
    TEMPER = 1.0  # what makes a move e times as likely to be chosen
