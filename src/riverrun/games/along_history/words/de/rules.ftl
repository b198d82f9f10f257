# Was Along History fragt, erlaubt und ablehnt. Anrede: „du“; Kartennamen stehen im Satz in Anführungszeichen.

ah-title = Along History
ah-about = Würfle, erwirb Ereignisse der Geschichte und wende Katastrophen ab.

## Was gefragt wird

ah-ask-main =
    { $who ->
        [active]
            Erwirb eine Karte, würfle neu, tausche, oder beende deine Hauptphase. Du hast { $dice } { $dice ->
                [one] unverbrauchten
               *[other] unverbrauchte
            } Würfel.
       *[other]
            Erwirb eine Karte, tausche, oder beende deine Hauptphase. Du hast { $dice } { $dice ->
                [one] unverbrauchten Stein
               *[other] unverbrauchte Steine
            }.
    }
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
ah-ask-destroy = „{ $card }“: Zerstöre { NAME($type, case: "acc") } oder, wenn du { NAME($type, case: "no") } hast, eine beliebige Karte. Wähle, was du verlierst.
ah-ask-war =
    Erkläre Krieg, oder beende deine Kriege. Du hast { $faces } { $faces ->
        [one] Kriegsergebnis
       *[other] Kriegsergebnisse
    } und { $ur } { $ur ->
        [one] Universalressource
       *[other] Universalressourcen
    }.
ah-ask-target = Wähle, wen du angreifst.
ah-ask-attack = Krieg gegen { $target }: Deine Armee zählt bisher { $army }. Wähle Karten, die du drehst; würfle dann.
ah-ask-defence = { $seat } greift dich mit { $attack } an; deine Armee zählt bisher { $army }. Wähle Karten, die du drehst; würfle dann.
ah-ask-general =
    { $attack ->
        [0]
            Deine Armee zählt { $total }. Wähle Kriegswürfel, die du neu wirfst, oder behalte sie; du hast { $generals } { $generals ->
                [one] Neuwurf
               *[other] Neuwürfe
            }.
       *[other]
            Deine Armee zählt { $total } gegen { $attack }. Wähle Kriegswürfel, die du neu wirfst, oder behalte sie; du hast { $generals } { $generals ->
                [one] Neuwurf
               *[other] Neuwürfe
            }.
    }
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
ah-may-war =
    { $second ->
        [yes] Erkläre den zweiten Krieg.
       *[no] Erkläre Krieg mit einer Kriegsseite.
    }
ah-may-war-x2 = Erkläre Krieg mit Kriegsseite und x2; ein zweiter Krieg kann folgen.
ah-may-war-ur = Gib eine Universalressource aus, um Krieg zu erklären.
ah-may-end-wars = Beende deine Kriege.
ah-may-target = Greife { $target } an: { $counters } Marker, Armeeboni { $defence }.
ah-may-tilt-attack = Drehe „{ $card }“: +{ $amount }.
ah-may-end-attack = Würfle für den Angriff.
ah-may-tilt-defence = Drehe „{ $card }“: +{ $amount }.
ah-may-end-defence = Würfle für die Verteidigung.
ah-may-mark-war = Wähle { NAME($die, case: "acc") }.
ah-may-roll-war =
    { $marks ->
        [0] Behalte deine Würfel.
       *[other] Wirf die gewählten Würfel neu.
    }
ah-may-space =
    { $takes ->
        [yes] Zieh auf { ah-place } und nimm den Marker „{ $counter }“ mit Wert { $value }.
       *[no] Zieh auf { ah-place }.
    }
ah-may-stay = Bleib stehen.
ah-may-decline =
    { $bonuses ->
        [0] Schiebe „{ $card }“ unter eine andere Karte; sie hat keinen Bonus zu verlieren.
        [one] Schiebe „{ $card }“ unter eine andere Karte; ihr Bonus wird dich Punkte kosten.
       *[other] Schiebe „{ $card }“ unter eine andere Karte; ihre { $bonuses } Boni werden dich Punkte kosten.
    }
ah-may-cover = Schiebe „{ $under }“ unter „{ $card }“.

## Ein Feld des Plans, nach „auf“ mit Akkusativ

ah-place =
    { ID($space) ->
        [start] den Start
       *[other] Feld { $space }
    }

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
ah-refuse-no-war-face = Du hast keine unverbrauchte Kriegsseite.
ah-refuse-no-x2-for-war = Du brauchst eine unverbrauchte Kriegsseite und ein unverbrauchtes x2.
ah-refuse-no-ur-for-war = Du hast keine Universalressource, um Krieg zu erklären.
ah-refuse-no-such-seat = { $target } gibt es in diesem Spiel nicht.
ah-refuse-self = Du kannst dich nicht selbst angreifen.
ah-refuse-no-heritage-in-war = „{ $card }“ ist Erbe; das kämpft nicht.
ah-refuse-no-soldiers = „{ $card }“ gibt keine Bevölkerung.
ah-refuse-tilt-out-of-order = Drehe Karten nach ihren Nummern: „{ $card }“ kommt vor der zuletzt gedrehten.
ah-refuse-no-war-die = Keiner deiner Kriegswürfel zeigt „{ NAME($die, case: "face") }“.
ah-refuse-no-such-space = Dieses Feld gibt es auf dem Plan nicht.
ah-refuse-stands-there =
    { ID($space) ->
        [start] Du stehst schon auf dem Start.
       *[other] Du stehst schon auf Feld { $space }.
    }
ah-refuse-out-of-reach =
    { ID($space) ->
        [start] Den Start kannst du nicht erreichen.
       *[other] Feld { $space } kannst du nicht erreichen.
    }
ah-refuse-condition-not-met =
    { ID($space) ->
        [start] Der Marker auf dem Start verlangt { $asked_for }; du hast { $has }.
       *[other] Der Marker auf Feld { $space } verlangt { $asked_for }; du hast { $has }.
    }
ah-refuse-decadence-not-yours = „{ $card }“ ist nicht in deiner Zivilisation.
ah-refuse-already-covered = „{ $card }“ ist schon überdeckt.
ah-refuse-under-itself = „{ $card }“ kann sich nicht selbst überdecken.

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

## Was ein Zug ändert

ah-fact-gold = Gold
ah-fact-ur = Universalressourcen
ah-fact-bonus = { NAME($bonus, case: "many") }
ah-fact-attack = Armeeboni im Angriff
ah-fact-defence = Armeeboni in der Verteidigung
ah-fact-reach = bester erreichbarer Marker
ah-fact-calamities = Katastrophen, die dir drohen
ah-fact-lost = überdeckte Boni
