# Was in Along History geschieht, wie der Spielverlauf es erzählt.

## Würfel

ah-greens =
    { $threes ->
        [3] 3, 3, 3
        [2]
            { $twos ->
                [1] 3, 3, 2
               *[other] 3, 3, 1
            }
        [1]
            { $twos ->
                [2] 3, 2, 2
                [1] 3, 2, 1
               *[other] 3, 1, 1
            }
       *[other]
            { $twos ->
                [3] 2, 2, 2
                [2] 2, 2, 1
                [1] 2, 1, 1
               *[other] 1, 1, 1
            }
    }
ah-event-roll =
    { $gold ->
        [0] { $seat } würfelt { ah-greens }, { $shown }, { NAME($red, case: "face") } und { NAME($red2, case: "face") }.
       *[other] { $seat } würfelt { ah-greens }, { $shown }, { NAME($red, case: "face") }, { NAME($red2, case: "face") } und { $gold } Gold.
    }
ah-event-discard-to-reroll = { $seat } gibt { NAME($die, case: "acc") } für einen Neuwurf ab.
ah-event-reroll =
    { ID($face) ->
        [blue]
            { $seat } wirft { NAME($die, case: "acc") } neu: { $number ->
                [1] Erfindungsgeist
                [2] Stärke
               *[other] Kultur
            }.
        [coin] { $seat } wirft { NAME($die, case: "acc") } neu: { $number } Gold.
       *[other] { $seat } wirft { NAME($die, case: "acc") } neu: { NAME($face, case: "face") }.
    }
ah-event-mark = { $seat } wählt { NAME($die, case: "acc") } für den Neuwurf.
ah-event-golden-age = Goldenes Zeitalter: { $seat } richtet alle Karten auf.
ah-event-coin =
    { $doubles ->
        [0] { $seat } nimmt { $gold } Gold.
        [one] { $seat } nimmt { $gold } Gold, verdoppelt.
       *[other] { $seat } nimmt { $gold } Gold, zweimal verdoppelt.
    }
ah-event-gold-bonus = { $seat } bekommt durch Boni { $gold } Gold.

## Erwerb

ah-event-free = { $seat } nimmt „{ $card }“ kostenlos.
ah-event-buy = { $seat } kauft „{ $card }“ für { $gold } Gold.
ah-event-heritage-gold = { $seat } nutzt „{ $card }“ aus dem Erbe: { $gold } Gold.
ah-event-pay-die =
    { $doubles ->
        [0] { $seat } gibt { NAME($die, case: "used") } aus.
        [one] { $seat } gibt { NAME($die, case: "used") } aus, verdoppelt: { $amount }.
       *[other] { $seat } gibt { NAME($die, case: "used") } aus, zweimal verdoppelt: { $amount }.
    }
ah-event-pay-card = { $seat } dreht „{ $card }“, um zu bezahlen.
ah-event-pay-heritage = { $seat } bezahlt mit „{ $card }“ aus dem Erbe.
ah-event-pay-ur-resource = { $seat } gibt eine Universalressource für { $amount } { $resource } aus.
ah-event-pay-ur-population = { $seat } gibt eine Universalressource für { $amount } Bevölkerung aus.
ah-event-tigers = { $seat } braucht wegen der Ereignisreihe { $amount } Bevölkerung mehr.
ah-event-enter = „{ $card }“ kommt in die Zivilisation von { $seat }.
ah-event-earn = { $seat } bekommt durch „{ $card }“ { $gold } Gold.
ah-event-wonder = „{ $card }“ bringt { $seat } eine Universalressource.
ah-event-eighth = { $seat } hat { $count } Karten: Das Zeitalter endet mit dieser Runde.

## Tausch

ah-event-discard-to-swap = { $seat } gibt { NAME($die, case: "used") } für einen Tausch ab.
ah-event-free-swap = { $seat } tauscht eine Karte kostenlos.
ah-event-give = { $seat } bietet „{ $card }“ an.
ah-event-swap = { $seat } gibt { $target } „{ $card }“ und nimmt „{ $taken }“.

## Katastrophen

ah-event-fails = „{ $card }“ schlägt bei { $seat } zu.
ah-event-destroy = { $seat } verliert „{ $card }“ durch „{ $calamity }“.
ah-event-nothing-to-destroy = „{ $calamity }“ findet nichts zu zerstören.
ah-event-lose-gold = { $seat } verliert { $gold } Gold durch „{ $calamity }“.
ah-event-move-on = „{ $card }“ kommt in die Ereignisreihe von { $target }.
ah-event-calamity-discarded = „{ $card }“ wird abgelegt.

## Krieg

ah-event-no-more-wars = { $seat } beendet die Kriege.
ah-event-war-by-face = { $seat } erklärt Krieg mit einer Kriegsseite.
ah-event-war-doubled = { $seat } erklärt Krieg mit Kriegsseite und x2.
ah-event-second-war = { $seat } erklärt den zweiten Krieg.
ah-event-war-by-ur = { $seat } gibt eine Universalressource aus, um Krieg zu erklären.
ah-event-attacks = { $seat } greift { $target } an.
ah-event-soldiers = { $seat } dreht „{ $card }“ für den Krieg: +{ $amount }.
ah-event-war-roll = { $seat } würfelt { ah-greens } für den Krieg.
ah-event-war-mark = { $seat } wählt { NAME($die, case: "acc") } für den Neuwurf.
ah-event-war-reroll = { $seat } würfelt neu und hat jetzt { ah-greens }.
ah-event-no-reroll = { $seat } behält die Würfel.
ah-event-total = Die Armee von { $seat } zählt { $total }.
ah-event-steals = { $seat } gewinnt um { $difference } und nimmt { $target } den Marker „{ $counter }“ ab.
ah-event-no-small-counter = { $seat } gewinnt um { $difference }, aber { $target } hat keinen so niedrigen Marker.
ah-event-repelled = { $target } wehrt { $seat } ab.

## Errungenschaften und Dekadenz

ah-event-stay = { $seat } bleibt auf dem Errungenschaftsplan stehen.
ah-event-move = { $seat } zieht auf { ah-place }.
ah-event-take-counter = { $seat } zieht auf { ah-place } und nimmt den Marker „{ $counter }“ mit Wert { $value }.
ah-event-last-counter = { $seat } hat eine { $value } genommen: Das Zeitalter endet mit dieser Runde.
ah-event-decline = { $seat } schiebt „{ $card }“ unter „{ $other }“.
ah-event-no-decadence = { $seat } hat zu wenige Karten für Dekadenz.

## Züge, Runden und Zeitalter

ah-event-first = { $seat } ist zuerst die aktive Person.
ah-event-turn = { $seat } ist am Zug.
ah-event-end-main = { $seat } beendet die Hauptphase.
ah-event-pawns = Ergebnissteine: { ah-greens } und { $shown }.
ah-event-draw = { $seat } zieht „{ $card }“.
ah-event-deck-empty = Der Stapel ist leer: Das Zeitalter endet mit dieser Runde.
ah-event-idle-ur = { $seat } hat keine Karte erworben und bekommt eine Universalressource.
ah-event-round = Runde { $round }: { $seat } ist die aktive Person.
ah-event-last-round = Runde { $round } war die letzte dieses Zeitalters.
ah-event-age = { $age }: { $seat } ist die aktive Person.
ah-event-counters-laid =
    Auf dem Errungenschaftsplan { $count ->
        [one] liegt { $count } Marker
       *[other] liegen { $count } Marker
    }.
ah-event-counters-given = { $seat } beginnt mit Markern im Wert von { $points }.
ah-event-dealt = { $seat } bekommt „{ $card }“, „{ $other }“ und „{ $taken }“.
ah-event-set-aside = „{ $card }“ wird ersetzt und kommt zurück in den Stapel.
ah-event-age-ends =
    { $ending ->
        [counter] { NAME($age, case: "start") } endet: Der letzte Marker ist genommen.
        [deck] { NAME($age, case: "start") } endet: Der Stapel ist leer.
        [cards] { NAME($age, case: "start") } endet: Jemand hat genug Karten.
       *[rounds] { NAME($age, case: "start") } endet: Die letzte Runde ist vorbei.
    }
ah-event-scores =
    { $lost ->
        [0] { $seat } bekommt { $cards } für Karten und { $counters } für Marker.
       *[other] { $seat } bekommt { $cards } für Karten und { $counters } für Marker und verliert { $lost } für überdeckte Boni.
    }
ah-event-heritage =
    { $seat } behält { $count } { $count ->
        [one] Karte
       *[other] Karten
    } als Erbe.
ah-event-game-ends = Das Spiel ist zu Ende.
