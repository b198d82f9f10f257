"""Wars as a view tells them: what may be attacked, both sides by their sources, and the chances of each spoil."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from riverrun.games.epochs.components import Effect
from riverrun.games.epochs.map.geometry import HEX_IDS, SITE_IDS
from riverrun.games.epochs.military.war import applies, lands_beside, war_advantages, war_combat
from riverrun.games.epochs.moves import ADVANTAGE_IDS, MOVES
from riverrun.games.epochs.terms import HEXES, NONE, SITES, Advantage, Flag, Spoil, Step
from riverrun.games.epochs.views.map import members
from riverrun.games.epochs.views.sources import row, sources
from riverrun.games.epochs.views.structs_war import Army, Odds, Part, Target, War
from riverrun.games.epochs.views.structs_war import Spoil as SpoilChance
from riverrun.games.epochs.words import unit_ref
from riverrun.kernel.language.sentences import Ref

if TYPE_CHECKING:
    from riverrun.kernel.game import Game

ATTACK_LAND, ATTACK_CITY = MOVES.first("attack"), MOVES.first("attack_city")
TAKES = {Spoil.HONOR: "honor", Spoil.REMOVE_TARGET: "remove", Spoil.ART: "art", Spoil.GOLD: "gold"}


def targets(game: Game, s: Any, seat: int | None, step: int) -> list[Target]:
    """EP-7.3, EP-7.5: what the seat that is asked may attack now, with the chances; cities before lands."""
    if step != Step.MILITARY or seat is None or s.seat != seat:
        return []
    moves = game.legal(s)
    cities = [move - ATTACK_CITY for move in moves if ATTACK_CITY <= move < ATTACK_CITY + SITES]
    lands = [move - ATTACK_LAND for move in moves if ATTACK_LAND <= move < ATTACK_LAND + HEXES]
    return [_target(game, s, seat, HEXES + site) for site in cities] + [_target(game, s, seat, hex) for hex in lands]


def _target(game: Game, s: Any, seat: int, target: int) -> Target:
    owner, kind = whose(game, s, target)
    attack = army(game, s, seat, owner, target, attacks=True)
    defence = _defence(game, s, seat, owner, target)
    protectors = _protectors(game, s, seat, target) if kind == "neutral" else []
    site = target >= HEXES
    return Target(
        at=_name(target),
        move=f"attack {_name(target)}",
        kind=kind,
        attack=attack,
        defence=defence,
        odds=odds(game, attack, defence),
        protectors=protectors,
        shielded=[
            odds(game, army(game, s, seat, one, target, attacks=True), army(game, s, one, seat, target, attacks=False))
            for one in protectors
        ],
        last=kind == "land" and owner is not None and int(s.land_count[owner]) == 1,
        places=int(s.free_cities[seat]) > 0 if site else int(s.authority[seat]) > 0,
    )


def war(game: Game, s: Any) -> War | None:
    """A war that has begun: before the dice with its chances, after them with both totals."""
    target = int(s.war_target)
    if target == NONE or s.over:
        return None
    attacker, defender = int(s.active), int(s.war_defender)
    step = int(s.agenda[s.depth - 1, 0])
    if step == Step.PROTECT:
        defender = int(s.seat)
    other = None if defender == NONE else defender
    attack = army(game, s, attacker, other, target, attacks=True)
    defence = _defence(game, s, attacker, other, target)
    _, kind = whose(game, s, target)
    if step == Step.PROTECT:
        return War(_name(target), "neutral", attack, defence, odds(game, attack, defence))
    ended = Army(attacker, total=int(s.war_attack)), Army(other, total=int(s.war_defence))
    return War(_name(target), kind, *ended)


def whose(game: Game, s: Any, target: int) -> tuple[int | None, str]:
    """The owner of what is attacked, and what it is."""
    if target >= HEXES:
        owners = [seat for seat in range(game.players) if target - HEXES in members(s.cities, seat)]
        return (owners[0], "city") if owners else (None, "neutral")
    owners = [seat for seat in range(game.players) if target in members(s.lands, seat)]
    return (owners[0], "land") if owners else (None, "camp")


def _name(target: int) -> str:
    return HEX_IDS[target] if target < HEXES else SITE_IDS[target - HEXES]


def _protectors(game: Game, s: Any, attacker: int, target: int) -> list[int]:
    """EP-8.4: clockwise from the attacker, who has a post in the city."""
    order = [(attacker + turn) % game.players for turn in range(1, game.players)]
    return [seat for seat in order if target - HEXES in members(s.posts, seat)]


def _defence(game: Game, s: Any, attacker: int, owner: int | None, target: int) -> Army:
    if owner is not None:
        return army(game, s, owner, attacker, target, attacks=False)
    box = game.box_view
    return Army(None, total=int(box.neutral_city_combat if target >= HEXES else box.barbarian_combat))


def army(game: Game, s: Any, seat: int, other: int | None, target: int, attacks: bool) -> Army:
    """EP-8.1, EP-8.2: one side, with what makes its total and its dice."""
    if not s.ready[seat]:
        return Army(seat, ready=False)
    box = game.box_view
    against = NONE if other is None else other
    beside = int(lands_beside(box, s, seat, target))
    parts = [*_combat_parts(game, s, seat, attacks)]
    if beside:
        parts.append(Part(Ref("lands", "beside"), beside))
    return Army(
        seat,
        total=int(war_combat(s, seat, int(attacks))) + beside,
        dice=1 + int(war_advantages(box, s, seat, against, target, int(attacks))),
        parts=parts,
        extra=list(_dice_parts(game, s, seat, against, target, attacks)),
    )


def _combat_parts(game: Game, s: Any, seat: int, attacks: bool) -> Iterator[Part]:
    box = game.box_view
    units = [int(unit) for unit in row(s.unit, seat) if unit != NONE]
    yield from (Part(unit_ref(game, unit), int(box.unit_combat[unit])) for unit in units)
    formations = [int(box.unit_formation[unit]) for unit in units]
    if len(formations) == 2 and formations[0] == formations[1]:
        yield Part(Ref("formation", ("line", "flank", "siege")[formations[0]]), int(box.formation_bonus))
    mounted = sum(bool(int(box.unit_flags[unit]) & Flag.MOUNTED) for unit in units)
    for ref, effects in sources(game, s, seat):
        added = sum(_added(effect, attacks, mounted) for effect in effects if effect.verb == "combat")
        if added:
            yield Part(ref, added)


def _added(effect: Effect, attacks: bool, mounted: int) -> int:
    number = effect.n or 0
    if effect.when == "own:mounted":
        return number * mounted
    return number if effect.when in (None, "attack" if attacks else "defend") else 0


def _dice_parts(game: Game, s: Any, seat: int, other: int, target: int, attacks: bool) -> Iterator[Part]:
    """EP-8.2, EP-A22, EP-A53: the advantages that count, each with its dice."""
    box = game.box_view
    flags = 0 if other == NONE else int(s.unit_flags[other])
    for kind in Advantage:
        count = int(s.advantages[seat, kind])
        if kind == Advantage.ATTACK:
            holds = attacks
        elif kind == Advantage.DEFEND:
            holds = not attacks
        elif kind == Advantage.CITY:
            holds = target >= HEXES
        elif kind == Advantage.ANTI_MOUNTED:
            holds = bool(flags & Flag.MOUNTED)
        elif kind == Advantage.ANTI_AIR:
            holds = bool(flags & Flag.AIR)
        else:
            holds = bool(applies(box, s, target, int(kind)))
        if count and holds:
            yield Part(Ref("advantage", ADVANTAGE_IDS[kind]), count)


# Chances


def odds(game: Game, attack: Army, defence: Army) -> Odds:
    """EP-8.5, EP-8.7: how likely each difference is."""
    faces = tuple(int(face) for face in game.box_view.faces)
    chances: dict[int, float] = {}
    for mine, one in _sums(faces, attack.dice):
        for theirs, two in _sums(faces, defence.dice):
            difference = attack.total + mine - defence.total - theirs
            chances[difference] = chances.get(difference, 0.0) + one * two
    lowest, highest = min(chances), max(chances)
    box = game.box_view
    spoils = []
    if defence.seat is not None:
        for at, take in zip(box.spoil_at, box.spoil_take, strict=True):
            if at > 0:
                spoils.append(SpoilChance(int(at), TAKES[Spoil(int(take))], _at_least(chances, int(at))))
    spread = [round(chances.get(number, 0.0), 4) for number in range(lowest, highest + 1)]
    return Odds(_at_least(chances, 1), spoils, lowest, spread)


def _at_least(chances: dict[int, float], least: int) -> float:
    return round(min(1.0, sum(chance for difference, chance in chances.items() if difference >= least)), 4)


@cache
def _sums(faces: tuple[int, ...], dice: int) -> tuple[tuple[int, float], ...]:
    """The chances of each sum of so many dice."""
    found = {0: 1.0}
    for _ in range(dice):
        next_found: dict[int, float] = {}
        for total, chance in found.items():
            for face in faces:
                next_found[total + face] = next_found.get(total + face, 0.0) + chance / len(faces)
        found = next_found
    return tuple(found.items())
