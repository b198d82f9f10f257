"""The numbers by which bots judge Flow; `riverrun tune flow` looks for better ones.

Those of positions and moves were found by an evolution strategy that let bots play by them, rounds of 6 to 8 turns, two
players; those without which bots won as often were left out, and the others rounded.
"""

from __future__ import annotations

from riverrun.kernel.weights import Weight


class W(Weight):
    """What positions are worth (evaluation.py), then how moves look (priors.py)."""

    # In tiles that the animals' ways need
    LATER = 0.2  # of what the second farthest animal needs, how much is not counted yet
    RISK = 0.165  # of the tiles that the next wave is expected to add
    NEAR_RISK = 0.17  # and so much more when the round is at its end
    CLOSED = 0.075  # a closed edge that an empty space must match
    DRY = 0.08  # an obstacle's open edge that an empty space must match
    END = 0.035  # an empty space that water leads to
    OBSTACLE = 0.1  # an obstacle that found a place
    CARD_WORTH = 0.15  # a card in hand
    CALM_WORTH = 0.25  # Calm Waters in hand
    CALM_LAID, CALM_LATE = 0.08, 0.19  # Calm Waters in effect, and what the end of the round takes from it
    LIKELY = 0.48  # of the best that a card can do, what it will do
    BIRD_SAVES = 3.3  # times what the next wave is expected to cost, a bird that is about to be laid
    DRAWN = 0.15  # a tile in hand

    # The odds of a win, by logistic regression over games of greedy bots, 1 to 4 players, rounds of 5 to 9 turns. The
    # fewer tiles are left, the more it counts how the board lies.
    LEAD = 2.0
    WORTH, WORTH_EARLY = 0.84, 0.023  # a tile's worth at the end, and what each tile that is left takes from that
    WORTH_LEAST = 0.05  # but it is worth something from the start
    TILE, TILES = 0.236, 0.0076  # a tile that is left, and what each further one takes from that
    TURN = 0.5  # a turn more in each round
    LATE = 0.58  # the end of a round

    # How moves look
    TEMPER = 0.1  # appeal that makes a move e times as likely to be chosen

    # Placing a tile: what brings an animal one tile nearer is worth 1
    BARRED = 1.5  # a tile in an animal's shortest way that does not lead on
    CALM_LINE = 0.2  # a cell on a centre line, which one die alone can hit
    PLACED_CLOSED = 0.33  # a closed edge towards an empty space
    PLACED_OPEN = 0.15  # an open edge towards one
    PLACED_DRY = 0.45  # an obstacle's open edge towards one
    MIDDLING = 0.6  # an obstacle beside the boat rather than in a corner, where an animal has two ways only

    # Cards; a draw is worth 0
    FEW = 1.0  # any card, when there are few tiles
    PLAY_SUPPORT = -1.5
    PLAY_SUPPORT_BRINGS = 1.1  # for each tile that its best target saves
    PLAY_BIRD, PLAY_BIRD_LATE = -0.8, 1.2  # at the start of a round, and what the end adds
    PLAY_CURRENT = -2.0
    PLAY_FISHING, PLAY_FISHING_LATE = -0.6, 1.1
    PLAY_CALM, PLAY_CALM_LATE = -0.4, 0.5
    PLAY_RETURN = -0.45
    TAKE, TAKE_OBSTACLE = 0.1, -0.9
    BIRD_ON_WATER, BIRD_IN_CORNER, BIRD_MEETS = 0.1, 0.3, 0.3  # a bird's place, and each water that meets there
    REMOVED_NEAR, REMOVED_SAVES = 1.6, 0.45  # an obstacle beside the boat that Support takes, and each tile that saves
    REMOVED_DRY = -0.4  # a tile that no water reaches
    LIFTED, LIFTED_SAVES = 0.45, 0.2  # an obstacle that Current lifts, and each tile that saves
    LIFTED_WET, LIFTED_DRY = -0.6, -2.0  # a tile with water, and one that no water reaches
