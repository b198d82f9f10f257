"""The rules as the kernel calls them: what is declared in moves.py and done in the chapters, put together."""

from __future__ import annotations

from riverrun.games.epochs import evaluation, invariants, laboratory, priors, redealing, scoring, setup
from riverrun.games.epochs.actions import (
    acting,
    cities,
    expanding,
    free,
    governing,
    granting,
    paying,
    prices,
    researching,
    trading,
    units,
    wonders,
)
from riverrun.games.epochs.cards import effects, gains, inventing, market
from riverrun.games.epochs.checks import invariants_cards, invariants_map
from riverrun.games.epochs.course import epoch_end, feeding, new_epoch, turns
from riverrun.games.epochs.documents import agenda_checks
from riverrun.games.epochs.map import distances, pieces, revealing
from riverrun.games.epochs.military import attacking, expenditure, military_step, spoils, war
from riverrun.games.epochs.moves import LEGAL_MAX, MOVES, STEPS
from riverrun.games.epochs.terms import SEATS
from riverrun.kernel.rules.assembly import Rules

CHAPTERS = (
    setup,
    revealing,
    market,
    turns,
    inventing,
    acting,
    granting,
    prices,
    paying,
    expanding,
    cities,
    trading,
    researching,
    wonders,
    units,
    governing,
    effects,
    gains,
    pieces,
    distances,
    free,
    military_step,
    expenditure,
    attacking,
    war,
    spoils,
    epoch_end,
    feeding,
    new_epoch,
    scoring,
    redealing,
    invariants_map,
    invariants,
    invariants_cards,
    agenda_checks,
    evaluation,
    priors,
    laboratory,
)

RULES = Rules("ep", MOVES, STEPS, CHAPTERS, over="EP-12.1")
RULES.export(__name__, players=SEATS, legal_max=LEGAL_MAX)
