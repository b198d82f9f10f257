# Was in Epochs bis zum Militärschritt geschieht, wie das Protokoll es erzählt.

## Aufbau

ep-event-first = { $seat } beginnt.
ep-event-dealt = { $seat } bekommt { NAME($civilization, case: "the") }.
ep-event-picked = { $seat } wählt { NAME($civilization, case: "the") }.
ep-event-shown = { $seat } spielt { NAME($civilization, case: "the") }.
ep-event-hand = { $seat } bekommt „{ $invention }“ auf die Hand.

## Gewinne und Verluste

ep-event-gain =
    { $amount ->
        [one] { $seat } bekommt 1 { NAME($resource, case: "one") }.
       *[other] { $seat } bekommt { $amount } { NAME($resource, case: "many") }.
    }
ep-event-gain-nothing = { $seat } bekommt nichts, denn davon ist nichts mehr da: { $resource }.
ep-event-lose =
    { $amount ->
        [one] { $seat } verliert 1 { NAME($resource, case: "one") }.
       *[other] { $seat } verliert { $amount } { NAME($resource, case: "many") }.
    }

## Die Karte

ep-event-tile-revealed = Auf Platz { $place } wird { NAME($tile) } aufgedeckt.
ep-event-tile-laid =
    { $orientation ->
        [180] Auf Platz { $place } liegt { NAME($tile) } gedreht.
       *[0] Auf Platz { $place } liegt { NAME($tile) } wie gedruckt.
    }
ep-event-no-neutral = Es gibt genug neutrale Städte: Auf { $site } kommt keine.
ep-event-land-placed = { $seat } besetzt Feld { $hex }.
ep-event-land-removed = { NAME($seat, case: "genitive") } Stein verlässt Feld { $hex }.
ep-event-natural = { $seat } besitzt { NAME($natural, case: "acc") } auf Feld { $hex }.
ep-event-token-stays = { $seat } findet { NAME($natural, case: "acc") } auf Feld { $hex }.
ep-event-token-taken = { $seat } findet etwas auf Feld { $hex } und nimmt es.
ep-event-city-placed = { NAME($seat, case: "genitive") } Stadt steht auf { $site }.
ep-event-city-removed = { NAME($seat, case: "genitive") } Stadt auf { $site } wird entfernt.
ep-event-neutral-removed = Die neutrale Stadt auf { $site } wird entfernt.
ep-event-post-placed = { $seat } hat einen Handelsposten in { $site }.
ep-event-post-returns = { NAME($seat, case: "genitive") } Handelsposten kehrt aus { $site } zurück.

## Markt und Züge

ep-event-unit-dealt = „{ $fielded }“ kommt in die Einheitenspalte.
ep-event-wonder-dealt = „{ $built }“ kommt in die Wunderspalte.
ep-event-unit-discarded = „{ $discarded_unit }“ verlässt die Einheitenspalte.
ep-event-wonder-discarded = „{ $discarded_wonder }“ verlässt die Wunderspalte.
ep-event-turn = { $seat } beginnt Zug { $turn } der Epoche { NAME($epoch, case: "numeral") }.
ep-event-drew = { $seat } zieht eine Erfindung der nächsten Epoche.
ep-event-draw = { $seat } zieht „{ $invention }“.
ep-event-expenditure-gone = Der Sold auf { NAME($seat, case: "genitive") } Einheiten wird entfernt.

## Erfindungen

ep-event-invented = { $seat } erfindet „{ $invention }“.
ep-event-taken = { $seat } gibt „{ $given }“ für „{ $invention }“ auf Platz { $space }.
ep-event-covered = { $seat } überdeckt „{ $covered }“ auf Platz { $space } mit „{ $given }“.
ep-event-debut = { $seat } hat Anteil am Debüt von „{ $invention }“.

## Aktionen

ep-event-passed = { $seat } passt.
ep-event-asks-consent = { $seat } bittet { $host } um einen Handelsposten in { $site }.
ep-event-agreed = { $seat } erlaubt { $other } einen Handelsposten in { $site }.
ep-event-denied = { $seat } verweigert { $other } einen Handelsposten in { $site }.
ep-event-researched = { $seat } erforscht Zeile { $row } und nimmt die Belohnung { $side }.
ep-event-built = { $seat } baut „{ $built }“.
ep-event-fielded = { $seat } nimmt „{ $fielded }“.
ep-event-covered-unit = { $seat } nimmt „{ $fielded }“ statt „{ $former }“.
ep-event-new-form = { $seat } wechselt von „{ $old_form }“ zu „{ $form }“.
ep-event-surplus = { $seat } gibt die Stadt auf { $site } auf.
ep-event-commanded = { $seat } nutzt den Produktionsbefehl von „{ $form }“.
ep-event-exchanged = { $seat } verbraucht { $amount } Autorität und macht aus 1 { $from } 1 { $into }.
ep-event-unlocked = { $seat } schaltet „{ $ability }“ frei.
ep-event-declined = { $seat } verzichtet auf „{ $source }“.
ep-event-effect-chosen = { $seat } führt als Nächstes „{ $source }“ aus.
ep-event-land-returned = { $seat } nimmt den Stein von Feld { $hex } zurück.

## Bezahlung

ep-event-paid =
    { $gold ->
        [0] { $seat } zahlt { $amount } { $resource }.
       *[other] { $seat } zahlt { $amount } { $resource } und { $gold } Gold statt { $resource }.
    }
ep-event-paid-gold = { $seat } zahlt { $gold } Gold.
