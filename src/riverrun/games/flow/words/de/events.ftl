# Was in Flow geschieht, wie das Protokoll es erzählt.

fl-event-first = { $seat } beginnt.
fl-event-dealt = { $seat } bekommt „{ $card }“.
fl-event-scenario = Im Spiel: „{ $scenario }“.
fl-event-replaced = „{ $scenario }“ wird gezogen und ersetzt.
fl-event-obstacle =
    Die Würfel zeigen weiß { $white } und schwarz { $black }: { $outcome ->
        [lies] In { $cell } liegt eine Szenariokachel.
        [occupied] Das Feld in { $cell } ist belegt, noch einmal.
        [animal] Das Feld in { $cell } gehört einem Tier, noch einmal.
        [no-route] Eine Kachel in { $cell } ließe einem Tier keinen Weg, noch einmal.
       *[no-facing] Eine Kachel in { $cell } ließe dem Boot keine Seite, die alle Tiere erreichen, noch einmal.
    }
fl-event-flipped = Das Boot wird umgedreht: Es hat einen offenen Weg.
fl-event-faced = { $seat } dreht den offenen Weg des Boots nach { $side }.
fl-event-turn = { $seat } ist am Zug.
fl-event-drawn = { $seat } zieht eine { $tile }.
fl-event-taken = { $seat } zieht die aufgedeckte { $tile }.
fl-event-placed = { $seat } legt die { $tile } in { $cell }, offen nach { $form }.
fl-event-traded = { $seat } tauscht die { $tile } gegen eine Aktionskarte.
fl-event-gained = { $seat } zieht „{ $card }“.
fl-event-unseen = { $seat } zieht eine Karte, die sonst niemand sieht.
fl-event-discarded = { $seat } legt die { $tile } ab, die nirgends passt.
fl-event-played = { $seat } spielt „{ $card }“.
fl-event-removed = { $seat } entfernt die { $tile } in { $cell }.
fl-event-bird-on = Ein Vogel lässt sich in { $cell } nieder.
fl-event-bird-off =
    { $stays ->
        [0] Der Vogel in { $cell } fliegt davon; das Plättchen ist fort.
       *[other] Der Vogel in { $cell } fliegt davon; das Plättchen bleibt.
    }
fl-event-lifted = { $seat } hebt die { $tile } in { $cell } auf.
fl-event-moved =
    { ID($form) ->
        [wild] { $seat } versetzt die { $tile } nach { $cell }.
       *[other] { $seat } versetzt die { $tile } nach { $cell }, offen nach { $form }.
    }
fl-event-chosen = { $seat } nimmt eine { $tile } aus der Ablage.
fl-event-returned = { $seat } bringt die { $tile } zurück, in { $cell }, offen nach { $form }.
fl-event-fished = { $seat } deckt eine { $tile } auf.
fl-event-calm = Die nächste Riesenwelle kommt mit einem Würfel.
fl-event-home = { NAME($animal, case: "start") } hat jetzt einen Weg zum Boot.
fl-event-cut-off = { NAME($animal, case: "start") } ist vom Boot abgeschnitten.
fl-event-expired =
    { $late ->
        [0] Die Runde endet: { $seat } verliert den Zug.
       *[other] Die Runde endet: { $seat } beendet den Zug.
    }
fl-event-die = { $seat } wählt den { NAME($die, case: "acc") }.
fl-event-rolled =
    { $white ->
        [0] { $seat } würfelt schwarz { $black }.
       *[other]
            { $black ->
                [0] { $seat } würfelt weiß { $white }.
               *[other] { $seat } würfelt weiß { $white } und schwarz { $black }.
            }
    }
fl-event-swept = Die Welle nimmt die { $tile } in { $cell } mit.
fl-event-calm-over = „Ruhige Gewässer“ wird abgelegt.
fl-event-round = Runde { $round } ist vorbei.
fl-event-won = Alle vier Tiere erreichen das Boot: Ihr gewinnt.
fl-event-lost = { $seat } hat kein Plättchen zu ziehen und keine Karte zu spielen: Ihr verliert.
