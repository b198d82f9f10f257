"""Where the model's players may expand, build and trade (EP-6.1 to EP-6.3)."""

from __future__ import annotations

from .hexes import Corner, Hex, all_sites, corners_beside, corners_of, hexes_of, neighbours
from .table import Table


def expandable(table: Table, seat: int) -> list[Hex]:
    """EP-6.1: revealed, not sea, nobody's, without a camp, and within reach."""
    free = [spot for spot, at in table.spots.items() if at.terrain != "sea" and at.owner is None and not at.camp]
    if not table.players[seat].settled:
        return free
    return [spot for spot in free if touches_mine(table, seat, spot) or across(table, seat, spot)]


def touches_mine(table: Table, seat: int, spot: Hex) -> bool:
    """Beside a land, or at a city or post of the player."""
    if any(table.spots[other].owner == seat for other in neighbours(spot) if other in table.spots):
        return True
    return any(table.sites[at].owner == seat or seat in table.sites[at].posts for at in table.cities_at(spot))


def across(table: Table, seat: int, spot: Hex) -> bool:
    """Over a group of the terrains that `expand_cross` names."""
    for effect in table.ongoing(seat, "expand_cross"):
        for group in table.groups_of(tuple(effect["terrain"])):
            if group & table.touching(spot) and any(group & table.touching(land) for land in table.lands(seat)):
                return True
    return False


def city_sites(table: Table, seat: int) -> list[Corner]:
    """EP-6.2: sites whose hexes are known, the ground among them all the player's; no city there or one edge away."""
    found = []
    for corner in all_sites(len(table.players)):
        spots = hexes_of(corner)
        if not all(spot in table.spots for spot in spots):
            continue
        ground = [table.spots[spot] for spot in spots if table.spots[spot].terrain != "sea"]
        if not ground or any(at.owner != seat for at in ground):
            continue
        if corner in table.sites or any(other in table.sites for other, _ in corners_beside(corner)):
            continue
        found.append(corner)
    return found


def post_targets(table: Table, seat: int, by_sea: bool, refused: set[int]) -> list[Corner]:
    """EP-6.3: cities of others that are no warmongers and did not refuse, within reach."""
    most = table.box.numbers["posts_per_city"]
    open_to_me = [
        corner
        for corner, city in table.sites.items()
        if city.owner != seat
        and (city.owner is None or not (table.players[city.owner].marker or city.owner in refused))
        and seat not in city.posts
        and len(city.posts) < most
    ]
    starts = route_starts(table, seat)
    if not by_sea:
        reached = by_land(table, starts, table.box.numbers["land_route_edges_max"])
        return [corner for corner in open_to_me if corner in reached]
    seas = [sea for sea in table.groups_of(("sea",)) if any(sea & set(hexes_of(start)) for start in starts)]
    return [corner for corner in open_to_me if any(sea & set(hexes_of(corner)) for sea in seas)]


def route_starts(table: Table, seat: int) -> set[Corner]:
    """Corners of the player's lands, his cities, cities with his posts."""
    starts = {corner for land in table.lands(seat) for corner in corners_of(land)}
    return starts | set(table.cities(seat)) | set(table.post_cities(seat))


def by_land(table: Table, starts: set[Corner], edges: int) -> set[Corner]:
    """Corners within so many land edges: edges with a known hex at a side that is not sea (EP-A69)."""
    reached = set(starts)
    for _ in range(edges):
        reached |= {
            other for corner in reached for other, sides in corners_beside(corner) if any(map(table.is_ground, sides))
        }
    return reached
