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
ah-event-roll-greens = { $seat } würfelt Bevölkerung { ah-greens }.
ah-event-roll-others = { $seat } würfelt { $shown }, { NAME($red, case: "face") } und { NAME($red2, case: "face") }.
ah-event-roll-coin = { $seat } würfelt { $gold } Gold.
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
ah-event-gold-bonus = Boni bringen { $seat } { $gold } Gold.

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
ah-event-tigers = Die Ereignisreihe kostet { $seat } { $amount } Bevölkerung.
ah-event-enter = „{ $card }“ kommt in die Zivilisation von { $seat }.
ah-event-earn = „{ $card }“ bringt { $seat } { $gold } Gold.
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
