# Was die Karten von The Flow of History tun, aus ihren Werten gemacht.

foh-effect-none = Kein Effekt.
foh-effect-provide = Gibt { LIST($icons, join: "and") }.
foh-effect-provide-per-card = Gibt { $amount } { $icon } für { NAME($of, case: "each") }.
foh-effect-provide-per-icon = Gibt { $amount } { $icon } für { NAME($of, case: "each") }.
foh-effect-gain-market = Nimm vom Markt eine { LIST($types, join: "or", case: "stem", last: "one") }, in die niemand investiert hat.
foh-effect-gain-market-any = Nimm vom Markt eine Karte, in die niemand investiert hat.
foh-effect-gain-top = Nimm die oberste Karte des Stapels.
foh-effect-take-tokens =
    { $source ->
        [supply] Nimm { $amount } Marker aus dem Vorrat für { NAME($of, case: "each") }.
       *[reserve] Nimm { $amount } Marker aus der Reserve für { NAME($of, case: "each") }.
    }
foh-effect-steal-tokens =
    { $victims ->
        [all] Nimm allen schwächeren Gegnern jeweils bis zu { $amount } Marker weg.
       *[one] Nimm einem schwächeren Gegner bis zu { $amount } Marker weg.
    }
foh-effect-discard-top =
    { $victims ->
        [all] Alle schwächeren Gegner verlieren jeweils
       *[one] Ein schwächerer Gegner verliert
    } { $which ->
        [each] die oberste { LIST($types, join: "and", case: "stem", last: "one") }.
        [choice] die oberste { LIST($types, join: "or", case: "stem", last: "one") } deiner Wahl.
       *[only] die oberste { LIST($types, join: "or", case: "stem", last: "one") }.
    }
foh-effect-discard-wonder =
    { $victims ->
        [all] Alle schwächeren Gegner verlieren jeweils ein Wunder deiner Wahl.
       *[one] Ein schwächerer Gegner verliert ein Wunder deiner Wahl.
    }
foh-effect-communism = Alle Marker aller Mitspielenden kommen in den Vorrat, der dann gleichmäßig verteilt wird.
foh-effect-on-attack-take = Immer wenn ein Angriffseffekt von dir eintritt, nimm { $amount } Marker aus dem Vorrat.
foh-effect-pacifist = Angriffseffekte von Karten, die du nimmst, treten nicht ein, und kein Angriff trifft dich.
foh-effect-end-game = Beendet das Spiel, sobald die Karte auf den Markt oder in eine Nation kommt.
foh-effect-score-per-card =
    { $per ->
        [1] { $amount } Kultur für { NAME($of, case: "each") }.
       *[other] { $amount } Kultur für je { $per } deiner { NAME($of, case: "many") }.
    }
foh-effect-score-per-icon =
    { $per ->
        [1] { $amount } Kultur für { NAME($of, case: "each") }.
       *[other] { $amount } Kultur für je { $per } deiner { NAME($of, case: "many") }.
    }
foh-effect-score-sets = { $amount } Kultur für jeden Satz aus { LIST($types, join: "and", case: "stem", last: "one") }.
foh-effect-score-gain-icons = Gibt { LIST($icons, join: "and") } bei der Wertung.

## So viele von einem Symbol, in einem Effekt

foh-icons = { $count } { $icon }

## Um einen Effekt herum: was eine Zugaktion kostet, und dass er bei der Wertung nicht zählt

foh-effect-paid = Gib { LIST($costs, join: "and") } ab. { $effect }
foh-effect-obsolete = { $effect } Zählt nicht bei der Wertung.
foh-cost-tokens = { $tokens } Marker
foh-cost-self = diese Karte
foh-cost-own = deine oberste { NAME($type, case: "one") }
