# What Flow asks, allows and refuses.

fl-title = Flow
fl-about = Lay the river together: join four animals with the boat before the waves wash it away.

## What is asked

fl-ask-facing = Choose which way the boat’s open path faces.
fl-ask-turn = Draw a tile or play an action card.
fl-ask-tile =
    { $choices ->
        [place] You have a { $tile }: place it.
        [place-or-trade] You have a { $tile }: place it or trade it for an action card.
        [discard] You have a { $tile }, which fits nowhere: discard it.
       *[discard-or-trade] You have a { $tile }, which fits nowhere: discard it or trade it for an action card.
    }
fl-ask-aim =
    { ID($card) ->
        [support] { $card }: choose the tile to remove.
        [bird] { $card }: choose the tile the bird sits on.
        [current] { $card }: choose the tile to move.
       *[return] { $card }: choose the discarded tile to bring back.
    }
fl-ask-aim-space = { $card }: choose where the { $tile } goes.
fl-ask-die = Calm Waters: choose the die you roll.

## What a move does

fl-may-place =
    { $moved ->
        [0] Place the { $tile } at { $cell }
       *[other] Move the { $tile } to { $cell }
    }{ ID($form) ->
        [wild] .
       *[other] , open to the { $form }.
    }
fl-may-aim =
    { ID($card) ->
        [support] Remove the { $tile } at { $cell }.
        [bird] A bird lands on the { $tile } at { $cell }.
       *[current] Move the { $tile } at { $cell }.
    }
fl-may-choose = Bring back the { $tile } from the discards.
fl-may-take = Draw the revealed { $tile }.
fl-may-play = { $card }: { $effect }
fl-may-face = Turn the boat’s open path to the { $side }.
fl-may-die =
    { ID($die) ->
        [white] Roll the white die, which hits a row.
       *[black] Roll the black die, which hits a column.
    }
fl-may-draw =
    { $stack ->
        [1] Draw the last face-down tile.
       *[other] Draw the top one of { $stack } face-down tiles.
    }
fl-may-trade =
    { $deck ->
        [1] Discard the { $tile } for the last action card.
       *[other] Discard the { $tile } for one of { $deck } action cards.
    }
fl-may-discard = Discard the { $tile }, which fits nowhere.
fl-may-tide =
    { $late ->
        [0] Time is up: the wave comes.
       *[other] Time is up: { $seat } finishes this turn, then the wave comes.
    }

## Why a move is refused

fl-refuse-over =
    { $won ->
        [0] The game is over: you have lost.
       *[other] The game is over: you have won.
    }
fl-refuse-tide-early = The timer does not run before the boat is turned.
fl-refuse-tide-in-wave = The timer does not run during the giant wave.
fl-refuse-tide-twice = Time is already up; this turn is being finished.
fl-refuse-nothing-to-draw = There is no face-down tile left to draw.
fl-refuse-not-revealed = There is no revealed { $tile }.
fl-refuse-not-held = You have no { $card } card.
fl-refuse-round-spent = One Action Card per Round: the group has already played its card this round.
fl-refuse-no-new-cards = No New Cards: you cannot trade tiles for action cards.
fl-refuse-calm-already = Calm Waters is already in effect; only one can be played per round.
fl-refuse-only-firm = { $card } cannot affect obstacles, and there is no other tile on the board.
fl-refuse-no-tile-on-board = There is no tile on the board for { $card }.
fl-refuse-bird-on-every-tile = Every tile on the board already has a bird.
fl-refuse-nothing-moves = No tile on the board can move to another space.
fl-refuse-too-few-to-fish =
    { $stack ->
        [0] Fishing reveals 2 face-down tiles; none is left.
       *[other] Fishing reveals 2 face-down tiles; only { $stack } is left.
    }
fl-refuse-no-discards = There are no discarded tiles to bring back.
fl-refuse-no-discard-fits = No discarded tile fits on the board.
fl-refuse-not-tradable = You cannot trade a { $tile } for an action card.
fl-refuse-deck-empty = There are no action cards left to draw.
fl-refuse-can-be-placed =
    { $trade ->
        [0] The { $tile } fits, so you must place it.
       *[other] The { $tile } fits, so you must place or trade it.
    }
fl-refuse-wrong-form =
    { ID($form) ->
        [wild] You have a { $tile }; say which sides it opens to.
       *[other] You have a { $tile }, which cannot lie open to the { $form }.
    }
fl-refuse-same-cell = The tile comes from { $cell }; it must move to another space.
fl-refuse-not-empty = The space at { $cell } is not empty.
fl-refuse-not-beside = The space at { $cell } is not next to a tile or an animal.
fl-refuse-no-water = No water from an animal would reach the tile at { $cell }.
fl-refuse-clashes = At { $cell } an open side would meet a closed one to the { LIST($sides, join: "and") }.
fl-refuse-blocks-animal = At { $cell } the obstacle would completely block { LIST($animals, join: "and") }.
fl-refuse-firm = { $card } cannot affect the { $tile } at { $cell }.
fl-refuse-no-tile-there =
    { ID($there) ->
        [nothing] There is no tile for { $card } at { $cell }.
       *[other] { NAME($there, case: "start") } is at { $cell }; { $card } cannot affect it.
    }
fl-refuse-bird-there = There is already a bird at { $cell }.
fl-refuse-cannot-move = There is no other space for the { $tile } at { $cell }.
fl-refuse-not-discarded = There is no { $tile } in the discards.
fl-refuse-does-not-fit = A { $tile } does not fit on the board.
fl-refuse-no-route = If the boat faces { $side }, some animal has no route to it.

## Options that do not go together

fl-error-first-player =
    first={ $first } needs at least that many players; there { $players ->
        [one] is { $players }
       *[other] are { $players }
    } (FL-B3).
fl-error-listed-and-drawn = List scenario cards with scenarios or draw them by difficulty, not both (FL-B4).
fl-error-no-scenario = There is no scenario card “{ $name }”; choose from { LIST($known, join: "or") } (FL-B4).
fl-error-too-many-scenarios = At most { $most } of the scenario card “{ $name }” can be in play (FL-B4, FL-H2).
fl-error-silent-alone = No Communication is not for one player; list another scenario card (FL-R12).
fl-error-clock-without-table = clock={ $clock } needs a table on a server; here no wave would ever come. Use turns instead, such as turns=8 (FL-K4).
fl-error-endless-round = turns=none with clock=none never ends a round; choose a number of turns or a clock (FL-K3).

## How the animals fare

fl-score-animals =
    { $home ->
        [0] { NAME($animal, case: "start") } does not reach the boat.
       *[other] { NAME($animal, case: "start") } reaches the boat.
    }

## What a move changes

fl-fact-need = tiles { $animal } still needs
fl-fact-cards = your action cards
fl-fact-birds = birds in the supply
