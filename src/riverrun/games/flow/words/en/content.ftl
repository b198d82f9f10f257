### What a content pack of Flow may hold, and why another one is refused.

## Tiles and cards

fl-content-negative = There cannot be fewer than 0 of ‘{ $piece }’.
fl-content-name-empty = The name of ‘{ $piece }’ is empty.
fl-content-name-missing = The name of ‘{ $piece }’ is missing.
fl-content-tiles =
    There { $count ->
        [one] is { $count } map tile
       *[other] are { $count } map tiles
    }; the box has { $total } (FL-A4).
fl-content-cards =
    There { $count ->
        [one] is { $count } action card
       *[other] are { $count } action cards
    }; the box has { $total } (FL-A7).
fl-content-scenarios =
    There { $count ->
        [one] is { $count } scenario card
       *[other] are { $count } scenario cards
    }; the box has { $total } (FL-A7).
fl-content-shape = The shape of the tile ‘{ $tile }’ is fixed: a pack changes its count and its name (FL-A8).
fl-content-birds = There are { $birds } bird tokens, and no more Bird cards than that (FL-G2).
fl-content-scenario-tiles = There are at least two scenario tiles for each Scenario obstacles card (FL-H1).
fl-content-scenarios-least = There are at least { $least } scenario cards besides No Communication (FL-B4, FL-R12).

## The rest of the box

fl-content-cards-each = ‘cards_each’ says how many cards each of 1 to { $players } players is dealt, at most { $deck } in all (FL-B2).
fl-content-levels = ‘levels’ says how many scenario cards each difficulty has: { $levels } numbers from 0 to { $most }, the first of them 0 (FL-B4).
fl-content-lines = ‘lines’ says which line each of six faces hits: 0 to { $last } once each, never { $middle } (FL-A3).
fl-content-corners = The four animals sit in the corners, row by row (FL-A1).
fl-content-animal-ids = Each of the four animals has an id of its own (FL-A1).
