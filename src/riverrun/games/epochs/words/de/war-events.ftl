# Was im Militärschritt, in Kriegen und am Ende einer Epoche geschieht.

## Der Militärschritt

ep-event-readied = { NAME($seat, case: "genitive") } Einheiten sind bereit.
ep-event-declared = { $seat } wird Kriegstreiber.
ep-event-attacks-land = { $seat } greift { NAME($defender, case: "genitive") } Gebiet { $hex } an.
ep-event-attacks-camp = { $seat } greift die Barbaren auf { $hex } an.
ep-event-attacks-city = { $seat } greift { NAME($defender, case: "genitive") } Stadt { $site } an.
ep-event-attacks-neutral = { $seat } greift die neutrale Stadt { $site } an.

## Krieg

ep-event-protects = { $seat } beschützt { $site }.
ep-event-does-not-protect = { $seat } beschützt { $site } nicht.
ep-event-rolled = { $seat } würfelt { LIST($dice) }.
ep-event-total =
    { NAME($seat, case: "genitive") } Gesamtwert ist { $total }: Kampfwert { $combat } und { $rolled } gewürfelt{ $beside ->
        [0] .
       *[other] , dazu { $beside } für Gebiete an der Stadt.
    }
ep-event-unready = { NAME($seat, case: "genitive") } Einheiten sind nicht bereit: Der Gesamtwert ist 0.
ep-event-camp-strength = Die Barbaren haben { $total }.
ep-event-neutral-strength = Die neutrale Stadt hat { $total }.
ep-event-repelled = { NAME($seat, case: "genitive") } Angriff scheitert.
ep-event-camp-beaten = { $seat } vertreibt die Barbaren von { $hex }.
ep-event-neutral-beaten = { $seat } erobert die neutrale Stadt { $site }.
ep-event-takes-honor = { $seat } nimmt { $defender } 1 Ehre ab.
ep-event-takes-art = { $seat } nimmt { $defender } ein Kunstwerk ab.
ep-event-takes-gold = { $seat } nimmt { $defender } 1 Gold ab.
ep-event-land-taken = { $seat } vertreibt { $defender } von { $hex }.
ep-event-last-land = { $hex } ist { NAME($defender, case: "genitive") } letztes Gebiet und bleibt.
ep-event-city-taken = { $seat } erobert die Stadt { $site } von { $defender }.
ep-event-occupies = { $seat } besetzt { $hex }.
ep-event-settles = { $seat } stellt auf { $site } eine Stadt hin.
ep-event-leaves-empty = { $seat } lässt den Ort leer.

## Das Ende einer Epoche

ep-event-epoch-ends = { $epoch } endet.
ep-event-art-given = { $seat } steht in der Kultur auf Rang { $rank } und bekommt ein Kunstwerk.
ep-event-income = { $seat } bekommt das Handelseinkommen für { $level }: { $gold } Gold und { $culture } Kultur.
ep-event-starved = Hungersnot: { $seat } verliert die Stadt { $site }.
ep-event-cities-fed =
    { $seat } ernährt { $count } { $count ->
        [one] Stadt
       *[other] Städte
    }.
ep-event-kept = { $seat } behält { $count } { $resource }.
ep-event-turned-to-gold =
    { $seat } gibt { $count } { $count ->
        [one] Ressource
       *[other] Ressourcen
    } für { $gold } Gold ab.
ep-event-pillaged =
    { $camps } { $camps ->
        [one] Barbarenlager plündert
       *[other] Barbarenlager plündern
    } { $seat }.
ep-event-restored = { $seat } bekommt { $count } verbrauchte Autorität zurück.
ep-event-marker-back = { $seat } ist kein Kriegstreiber mehr und verliert { $lost } Kultur.
ep-event-new-epoch = { $epoch } beginnt; { $seat } fängt an.
ep-event-on-offer = „{ $invention }“ kommt auf den Erfindungsmarkt.
ep-event-game-ends = Das Spiel ist zu Ende.
