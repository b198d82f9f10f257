# What happens in Flow, as the journal tells it.

fl-event-first = { $seat } is the first player.
fl-event-dealt = { $seat } is dealt { $card }.
fl-event-scenario = In play: { $scenario }.
fl-event-replaced = { $scenario } is drawn and replaced.
fl-event-obstacle =
    The dice show white { $white } and black { $black }: { $outcome ->
        [lies] a scenario tile lies at { $cell }.
        [occupied] the space at { $cell } is occupied, roll again.
        [animal] the space at { $cell } belongs to an animal, roll again.
        [no-route] a tile at { $cell } would leave an animal without a route, roll again.
       *[no-facing] a tile at { $cell } would leave the boat no side that all animals can reach, roll again.
    }
fl-event-flipped = The boat is turned over: it has one open path.
fl-event-faced = { $seat } turns the boat’s open path to the { $side }.
fl-event-turn = { NAME($seat, case: "possessive") } turn.
fl-event-drawn = { $seat } draws a { $tile }.
fl-event-taken = { $seat } draws the revealed { $tile }.
fl-event-placed = { $seat } places the { $tile } at { $cell }, open to the { $form }.
fl-event-traded = { $seat } trades the { $tile } for an action card.
fl-event-gained = { $seat } draws { $card }.
fl-event-unseen = { $seat } draws a card that the others do not see.
fl-event-discarded = { $seat } discards the { $tile }, which fits nowhere.
fl-event-played = { $seat } plays { $card }.
fl-event-removed = { $seat } removes the { $tile } at { $cell }.
fl-event-bird-on = A bird lands at { $cell }.
fl-event-bird-off =
    { $stays ->
        [0] The bird at { $cell } flies off; the tile is gone.
       *[other] The bird at { $cell } flies off; the tile stays.
    }
fl-event-lifted = { $seat } lifts the { $tile } at { $cell }.
fl-event-moved =
    { ID($form) ->
        [wild] { $seat } moves the { $tile } to { $cell }.
       *[other] { $seat } moves the { $tile } to { $cell }, open to the { $form }.
    }
fl-event-chosen = { $seat } takes a { $tile } from the discards.
fl-event-returned = { $seat } returns the { $tile } to { $cell }, open to the { $form }.
fl-event-fished = { $seat } reveals a { $tile }.
fl-event-calm = The next giant wave comes with one die.
fl-event-home = Water now connects { $animal } with the boat.
fl-event-cut-off = { NAME($animal, case: "start") } is cut off from the boat.
fl-event-expired =
    { $late ->
        [0] The round ends: { $seat } loses the turn.
       *[other] The round ends: { $seat } finishes the turn.
    }
fl-event-die = { $seat } chooses the { $die }.
fl-event-rolled =
    { $white ->
        [0] { $seat } rolls black { $black }.
       *[other]
            { $black ->
                [0] { $seat } rolls white { $white }.
               *[other] { $seat } rolls white { $white } and black { $black }.
            }
    }
fl-event-swept = The wave takes the { $tile } at { $cell }.
fl-event-calm-over = Calm Waters is discarded.
fl-event-round = Round { $round } is over.
fl-event-won = All four animals reach the boat: you win.
fl-event-lost = { $seat } has no tile to draw and no card to play: you lose.
