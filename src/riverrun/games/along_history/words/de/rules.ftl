# Was Along History fragt, erlaubt und ablehnt. Anrede: „du“; Kartennamen stehen im Satz in Anführungszeichen.

ah-title = Along History

## Was gefragt wird

ah-ask-main = Erwirb eine Karte, verwende einen Würfel oder Stein, oder beende deine Hauptphase.
ah-ask-way = Zahlst du { $gold } von deinen { $held } Gold für „{ $card }“, oder bezahlst du in Gütern?
ah-ask-resource =
    { $population ->
        [0] „{ $card }“ braucht noch { $count } { $resource }. Wähle eine Quelle.
       *[other] „{ $card }“ braucht noch { $count } { $resource } und { $population } Bevölkerung. Wähle eine Quelle für { $resource }.
    }
ah-ask-population = „{ $card }“ braucht noch { $population } Bevölkerung. Wähle eine Quelle.
ah-ask-reroll = Wähle den Würfel, den du neu wirfst.
ah-ask-marks = Wähle die Würfel, die du zusammen neu wirfst.
ah-ask-give = Wähle die Karte, die du weggibst.
ah-ask-take = Wähle die Karte, die du für „{ $card }“ nimmst.
ah-ask-calamity = Wähle die Katastrophe, die als Nächstes zuschlägt.
ah-ask-destroy = „{ $card }“ zerstört { NAME($type, case: "acc") } oder, wenn du { NAME($type, case: "no") } hast, eine beliebige Karte. Wähle, was du verlierst.
ah-ask-war = Erkläre Krieg, oder beende deine Kriege.
ah-ask-target = Wähle, wen du angreifst.
ah-ask-attack = Wähle Karten, die du für den Angriff drehst; würfle dann.
ah-ask-defence = Wähle Karten, die du für die Verteidigung drehst; würfle dann.
ah-ask-general = Wähle Kriegswürfel für einen Neuwurf, oder behalte sie.
ah-ask-counter = Zieh auf dem Errungenschaftsplan, oder bleib stehen.
ah-ask-decadence = Dekadenz: Wähle die Karte, die unter eine andere kommt.
ah-ask-cover = Wähle die Karte, die „{ $card }“ überdeckt.

## Was ein Zug bewirkt

ah-may-acquire =
    { $way ->
        [free] Nimm „{ $card }“ kostenlos.
        [heritage] Nutze „{ $card }“ aus deinem Erbe: { $gold } Gold für deinen Schatz.
        [gold] Kaufe „{ $card }“ für { $gold } Gold.
        [both] Nimm „{ $card }“ für { $population } Bevölkerung und die Ressource oder für { $gold } Gold.
       *[goods] Erwirb „{ $card }“ für { $population } Bevölkerung und die Ressource.
    }
ah-may-reroll =
    { ID($die) ->
        [reroll] Gib { NAME($die, case: "acc") } ab, um beliebige deiner anderen Würfel neu zu werfen.
       *[other] Gib { NAME($die, case: "acc") } ab, um einen anderen Würfel neu zu werfen.
    }
ah-may-swap = Gib { NAME($die, case: "used") } ab, um eine Karte zu tauschen.
ah-may-swap-barter = Tausche eine Karte kostenlos.
ah-may-coin =
    { $times ->
        [x2] Nimm { $gold } Gold, verdoppelt durch ein x2.
        [x4] Nimm { $gold } Gold, verdoppelt durch beide x2.
       *[other] Nimm { $gold } Gold.
    }
ah-may-golden-age = Nutze das Goldene Zeitalter: Richte alle deine Karten auf.
ah-may-end-main = Beende deine Hauptphase.
ah-may-by-goods = Bezahle „{ $card }“ in Gütern: { $population } Bevölkerung und { $count } { $resource }.
ah-may-by-gold = Kaufe „{ $card }“ für { $gold } Gold.
ah-may-pay-resource =
    { $source ->
        [heritage] Nutze „{ $card }“ aus deinem Erbe: { LIST($gives) }.
       *[card] Drehe „{ $card }“: { LIST($gives) }.
    }
ah-may-pay-population =
    { $source ->
        [heritage] Nutze „{ $card }“ aus deinem Erbe: { LIST($gives) }.
       *[card] Drehe „{ $card }“: { LIST($gives) }.
    }
ah-may-pay-blue =
    { $times ->
        [x2] Gib { NAME($paid, case: "used") } aus, verdoppelt durch ein x2: { $amount } { $resource }.
        [x4] Gib { NAME($paid, case: "used") } aus, verdoppelt durch beide x2: { $amount } { $resource }.
       *[other] Gib { NAME($paid, case: "used") } aus: { $amount } { $resource }.
    }
ah-may-pay-green =
    { $times ->
        [x2] Gib { NAME($paid, case: "used") } aus, verdoppelt durch ein x2: { $amount } Bevölkerung.
        [x4] Gib { NAME($paid, case: "used") } aus, verdoppelt durch beide x2: { $amount } Bevölkerung.
       *[other] Gib { NAME($paid, case: "used") } aus: { $amount } Bevölkerung.
    }
ah-may-ur-resource = Gib eine Universalressource aus: { $amount } { $resource }.
ah-may-ur-population = Gib eine Universalressource aus: { $amount } Bevölkerung.
ah-may-reroll-die = Wirf { NAME($die, case: "acc") } neu.
ah-may-mark = Wähle { NAME($die, case: "acc") }.
ah-may-roll-marked = Wirf die gewählten Würfel neu.
ah-may-give = Gib „{ $card }“ weg.
ah-may-take = Nimm „{ $card }“ von { $target }.
ah-may-fail = „{ $card }“ schlägt als Nächstes zu.
ah-may-destroy = Verliere „{ $card }“ durch „{ $calamity }“.
ah-may-war = Erkläre Krieg mit einer Kriegsseite.
ah-may-war-x2 = Erkläre Krieg mit Krieg und x2; ein zweiter Krieg kann folgen.
ah-may-war-ur = Gib eine Universalressource aus, um Krieg zu erklären.
ah-may-end-wars = Beende deine Kriege.
ah-may-target = Greife { $target } an.

## Warum ein Zug abgelehnt wird

ah-refuse-over = Das Spiel ist zu Ende.
ah-refuse-not-in-row = „{ $card }“ liegt nicht in deiner Ereignisreihe.
ah-refuse-too-dear =
    { $resources_short ->
        [0] Für „{ $card }“ brauchst du noch { $population_short } Bevölkerung.
       *[other]
            { $population_short ->
                [0] Für „{ $card }“ brauchst du noch { $resources_short } { $resource }.
               *[other] Für „{ $card }“ brauchst du noch { $resources_short } { $resource } und { $population_short } Bevölkerung.
            }
    }
ah-refuse-too-dear-for-gold =
    { $resources_short ->
        [0] Für „{ $card }“ brauchst du noch { $population_short } Bevölkerung oder { $gold_short } Gold.
       *[other]
            { $population_short ->
                [0] Für „{ $card }“ brauchst du noch { $resources_short } { $resource } oder { $gold_short } Gold.
               *[other] Für „{ $card }“ brauchst du noch { $resources_short } { $resource } und { $population_short } Bevölkerung oder { $gold_short } Gold.
            }
    }
ah-refuse-heritage-without-gold = „{ $card }“ ist Erbe ohne Gold; es hilft nur, eine Karte zu bezahlen.
ah-refuse-heritage-used = Du hast in diesem Zug schon eine Erbekarte genutzt.
ah-refuse-not-active = Nur die aktive Person würfelt neu, und das ist { $active }.
ah-refuse-no-such-die = Du hast { NAME($die, case: "none") }.
ah-refuse-no-other-die = Du hast keinen anderen unverbrauchten Würfel, den du neu werfen könntest.
ah-refuse-no-golden-age = Du hast kein unverbrauchtes Goldenes Zeitalter.
ah-refuse-nothing-tilted = Keine deiner Karten ist gedreht.
ah-refuse-no-coin = Du hast kein unverbrauchtes Münzergebnis.
ah-refuse-too-few-x2 =
    { $doubles ->
        [one] Dazu braucht es einen x2-Würfel; du hast keinen unverbrauchten.
       *[other] Dazu braucht es { $doubles } x2-Würfel; unverbraucht hast du { $held }.
    }
ah-refuse-no-die-left = Du hast { NAME($die, case: "none") } mehr zur Wahl.
ah-refuse-mark-out-of-order = Wähle Würfel in ihrer Reihenfolge: „{ NAME($die, case: "face") }“ kommt vor dem zuletzt gewählten.
ah-refuse-mark-due = Wähle mindestens einen Würfel, den du neu wirfst.
ah-refuse-not-your-card = „{ $card }“ ist weder in deiner Zivilisation noch in deinem Erbe.
ah-refuse-covered = „{ $card }“ ist von „{ $cover }“ überdeckt und gibt nichts.
ah-refuse-tilted = „{ $card }“ ist schon gedreht.
ah-refuse-gives-no-resource = „{ $card }“ gibt nichts von der Ressource { $wanted }.
ah-refuse-gives-no-population = „{ $card }“ gibt keine Bevölkerung.
ah-refuse-source-out-of-order = Quellen werden der Reihe nach genannt, und diese kommt vor der letzten: Würfel, dann Karten nach Nummern, dann Universalressourcen.
ah-refuse-heritage-spent = Du hast in diesem Zug schon eine Erbekarte genutzt; „{ $card }“ muss warten.
ah-refuse-dead-end =
    { $lacking_resource ->
        [0] Damit könntest du „{ $paying }“ nicht fertig bezahlen; die Karte braucht noch { $lacking_population } Bevölkerung.
       *[other] Damit könntest du „{ $paying }“ nicht fertig bezahlen; die Karte braucht noch { $lacking_resource } { $wanted } und { $lacking_population } Bevölkerung.
    }
ah-refuse-no-unspent-die = Du hast { NAME($paid, case: "none") }.
ah-refuse-wrong-face = Das blaue Ergebnis ist { $shown }, nicht { $wanted }.
ah-refuse-x2-missing =
    { $needed_x2 ->
        [one] Dazu braucht es einen x2-Würfel; du hast keinen unverbrauchten.
       *[other] Dazu braucht es { $needed_x2 } x2-Würfel; unverbraucht hast du { $unspent_x2 }.
    }
ah-refuse-no-ur = Du hast keine Universalressource.
ah-refuse-blue-for-population = Das blaue Ergebnis ist eine Ressource und bezahlt keine Bevölkerung.
ah-refuse-green-for-resource = Grüne Ergebnisse sind Bevölkerung; die Ressource { $wanted } bezahlen sie nicht.
ah-refuse-nothing-to-give = Keine Karte deiner Ereignisreihe kann getauscht werden.
ah-refuse-nothing-to-take = Niemand sonst hat eine Karte, die getauscht werden kann.
ah-refuse-no-die-to-swap = Du hast { NAME($die, case: "none") }.
ah-refuse-no-free-swap = Du hast in diesem Zug keinen kostenlosen Tausch mehr.
ah-refuse-give-not-in-row = „{ $card }“ liegt nicht in deiner Ereignisreihe.
ah-refuse-take-not-in-row = „{ $card }“ liegt nicht in der Ereignisreihe einer anderen Person.
ah-refuse-non-transmissible = „{ $card }“ kann nicht getauscht werden.
ah-refuse-not-failing = „{ $card }“ liegt nicht in deiner Ereignisreihe.
ah-refuse-no-calamity = „{ $card }“ ist keine Katastrophe.
ah-refuse-protected = Du bist vor „{ $card }“ geschützt; sie schlägt nicht zu.
ah-refuse-not-yours-to-destroy = „{ $card }“ ist nicht in deiner Zivilisation.
ah-refuse-covered-from-destruction = „{ $card }“ ist überdeckt und kann nicht zerstört werden.
ah-refuse-another-type = Du hast { NAME($named_type, case: "acc") } zum Zerstören; „{ $card }“ ist von anderer Art.

## Optionen, die nicht zusammenpassen

ah-error-ages-apart = Zwischen Urgeschichte und Mittelalter liegt die Antike; wähle ages=all (AH-R4).
ah-error-initiation-mode = Zum Einführungsspiel gehört mode=full, nicht mode={ $mode } (AH-109).
ah-error-progressive-ages = mode=progressive braucht zwei oder drei Zeitalter; wähle ages=all oder einen anderen Modus (AH-92).
ah-error-first-player = first={ $first } nennt einen Platz, den es mit { $players } Personen nicht gibt (AH-R20).

## Woher Punkte kommen und was bei Gleichstand entscheidet

ah-score-track = Frühere Zeitalter
ah-score-cards =
    { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
ah-score-lost =
    { $count } { $count ->
        [one] überdeckter Bonus
       *[other] überdeckte Boni
    }
ah-score-counters = { $count } Marker
ah-tie-counter = höchster Marker
