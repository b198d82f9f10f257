# Der Tisch als reiner Text.

ah-screen-head = { $age }, Runde { $round }. Aktive Person: { $active }. Zug: { $seat }; { $state }. Stapel { $deck }.
ah-screen-over = das Spiel ist zu Ende
ah-screen-to-choose = { $seat } wählt
ah-screen-dice = Würfel: { $dice }
ah-screen-pawns = Ergebnissteine: { $dice }
ah-screen-spent = Verbraucht: { $dice }
ah-screen-die = { NAME($die, case: "face") }
ah-screen-board = ERRUNGENSCHAFTEN
ah-screen-empty = kein Marker
ah-screen-seat =
    { $points } SP, { $gold } Gold, { $ur } { $ur ->
        [one] Universalressource
       *[other] Universalressourcen
    }, Angriff +{ $attack }, Verteidigung +{ $defence }
ah-screen-counters = Marker: { $values }
ah-screen-event = { $card }: { $type }, { $price }, { $points } SP
ah-screen-free = kostenlos
ah-screen-price =
    { $gold ->
        [0] { $population } Bevölkerung und { $count } { $resource }
       *[other] { $population } Bevölkerung und { $count } { $resource } oder { $gold } Gold
    }
ah-screen-fixed = Nicht tauschbar.
ah-screen-fails = Wenn sie zuschlägt:
ah-screen-civilization = Zivilisation: { $cards }
ah-screen-heritage = Erbe: { $cards }
ah-screen-gives = { $card } ({ LIST($gives) })
ah-screen-tilted = { $card } (gedreht)
ah-screen-covers = { $card } [über { $cards }]
ah-screen-sentences = { $first } { $second }
ah-screen-more = { $first }, { $second }
ah-screen-name = { $name }
