# Was die Karten von Along History bewirken und was Marker verlangen, gebildet aus ihren Verben.

ah-effect-free-acquire = „{ $card }“ ist für dich kostenlos.
ah-effect-cost-reduction = „{ $card }“ kostet dich { $population } Bevölkerung weniger.
ah-effect-cost-reduction-type = Jede Karte der Art { $type } kostet dich { $population } Bevölkerung weniger.
ah-effect-cost-set-population = „{ $card }“ kostet dich nur { $population } Bevölkerung und die Ressource.
ah-effect-army =
    { $attack ->
        [0] Armee: +{ $defence } in der Verteidigung.
       *[other]
            { $defence ->
                [0] Armee: +{ $attack } im Angriff.
               *[other] Armee: +{ $attack } im Angriff, +{ $defence } in der Verteidigung.
            }
    }
ah-effect-general =
    { $rerolls ->
        [one] General: In jedem Krieg darfst du deine Würfel einmal neu werfen.
       *[other] General: In jedem Krieg darfst du deine Würfel { $rerolls }-mal neu werfen.
    }
ah-effect-earn-gold = Beim Erwerb bekommst du { $amount } Gold.
ah-effect-gain-universal-resource =
    { $amount ->
        [one] Beim Erwerb bekommst du 1 Universalressource.
       *[other] Beim Erwerb bekommst du { $amount } Universalressourcen.
    }
ah-effect-free-swap =
    { $per_turn ->
        [one] Einmal pro Zug darfst du eine Karte tauschen, ohne einen Würfel oder Stein abzugeben.
       *[other] { $per_turn }-mal pro Zug darfst du eine Karte tauschen, ohne einen Würfel oder Stein abzugeben.
    }
ah-effect-in-events-population = In deiner Ereignisreihe: Die erste Karte, die du in einem Zug mit grünen Würfeln oder Steinen bezahlst, braucht { $amount } Bevölkerung mehr.

## Was eine Katastrophe tut, wenn sie zuschlägt, Satz für Satz

ah-effect-destroy =
    { $count ->
        [one] Zerstöre { NAME($type, case: "acc") }.
       *[other] Zerstöre { $count } { NAME($type, case: "many") }.
    }
ah-effect-destroy-named = Ist „{ $card }“ in deiner Zivilisation nicht überdeckt, zerstöre die Karte; das nächste Zerstören entfällt.
ah-effect-lose-gold = Du verlierst { $amount } Gold.
ah-effect-move-to-events-of = Sie kommt in die Ereignisreihe der Person links von dir.

## Was ein Marker verlangt, wenn ein Paket ihn geändert hat

ah-condition-type-count =
    { $n } { $n ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }
ah-condition-vp-sum = { $n } SP
ah-condition-card-count =
    { $n } { $n ->
        [one] Karte
       *[other] Karten
    }
ah-condition-distinct-types =
    { $n } { $n ->
        [one] Art
       *[other] Arten
    }
ah-condition-bonus-count =
    { $n } { $n ->
        [one] Bonus
       *[other] Boni
    }
ah-condition-bonus-of-kind =
    { $n } { $n ->
        [one] { NAME($bonus, case: "one") }
       *[other] { NAME($bonus, case: "many") }
    }
ah-condition-gold = { $n } Gold

## Wie viel eine Quelle gibt

ah-bonus-amount = { $amount } { $bonus }
