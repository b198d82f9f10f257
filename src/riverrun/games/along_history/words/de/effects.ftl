# Was die Karten von Along History bewirken, gebildet aus ihren Verben.

ah-effect-none = Kein Effekt.
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
    { $swaps ->
        [one] Einmal pro Zug darfst du eine Karte tauschen, ohne einen Würfel oder Stein abzugeben.
       *[other] { $swaps }-mal pro Zug darfst du eine Karte tauschen, ohne einen Würfel oder Stein abzugeben.
    }
ah-effect-in-events-population = In deiner Ereignisreihe: Die erste Karte, die du in einem Zug mit grünen Würfeln bezahlst, kostet { $population } Bevölkerung mehr.
ah-effect-non-transmissible = Kann nicht getauscht werden.
ah-effect-free-with = Kostenlos mit { LIST($cards, join: "or") }.

## Was eine Katastrophe tut, wenn sie zuschlägt

ah-failure = Wenn sie zuschlägt: { $text }
ah-failure-destroy =
    Zerstöre { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-destroy-named = Zerstöre „{ $card }“, wenn die Karte nicht überdeckt ist.
ah-failure-destroy-named-else =
    Zerstöre „{ $card }“, wenn die Karte nicht überdeckt ist, sonst { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-lose-gold = Du verlierst { $amount } Gold.
ah-failure-move-to-events-of = Sie kommt in die Ereignisreihe der Person links von dir.

## Mehreres nacheinander

ah-effect-also = { $first } { $next }
ah-failure-then = { $first } Danach: { $next }
