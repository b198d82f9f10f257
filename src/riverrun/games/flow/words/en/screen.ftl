# The table as plain text. Cells are written as moves name them.

fl-screen-head =
    { $turns ->
        [0]
            Round { $round }, { $done } { $done ->
                [one] turn
               *[other] turns
            } finished, { $state }.
       *[other] Round { $round }, { $done } of { $turns } turns finished, { $state }.
    }
fl-screen-late = Time is up.
fl-screen-won = the game is won
fl-screen-lost = the game is lost
fl-screen-to-choose = { $seat } to choose
fl-screen-scenarios = Scenario cards: { LIST($scenarios, join: "and") }.
fl-screen-board = BOARD
fl-screen-white = white die
fl-screen-black = black
fl-screen-legend = ═ plain, ─ obstacle, # scenario tile, * bird, B boat, . empty
fl-screen-animals = { LIST($animals, join: "and") }
fl-screen-animal = { $sign } { NAME($animal, case: "bare") }
fl-screen-home = At the boat: { LIST($animals, join: "and") }.
fl-screen-nobody-home = At the boat: no animal yet.
fl-screen-dry = Dry arms: { LIST($arms, join: "and") }.
fl-screen-stack =
    STACK  { $tiles } { $tiles ->
        [one] tile
       *[other] tiles
    } face down, { $cards } { $cards ->
        [one] action card
       *[other] action cards
    } in the deck.
fl-screen-face-down = Face down: { $pieces }.
fl-screen-revealed = Revealed: { $pieces }.
fl-screen-discarded = Discarded: { $pieces }.
fl-screen-played = Cards played: { $pieces }.
fl-screen-pieces = { $count } × { $piece }
fl-screen-none = none
fl-screen-in-play = In play: { $card }.
fl-screen-in-hand =
    { $bird ->
        [0] In hand: { $tile }.
       *[other] In hand: { $tile } with a bird.
    }
fl-screen-calm = Calm Waters is in effect.
fl-screen-wave = The last wave: { $roll }. It took { $swept }.
fl-screen-wave-spared = Birds protected { LIST($spared, join: "and") }.
fl-screen-roll =
    { $white ->
        [0] black { $black }
       *[other]
            { $black ->
                [0] white { $white }
               *[other] white { $white } and black { $black }
            }
    }
fl-screen-nothing = nothing
fl-screen-hidden =
    { $count } { $count ->
        [one] hidden card
       *[other] hidden cards
    }
fl-screen-cards = { LIST($cards, join: "and") }
fl-screen-no-cards = no cards
fl-screen-active = (active)
