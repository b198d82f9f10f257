# Was Karten, Fähigkeiten und Regierungsformen von Epochs bewirken, gebildet aus ihren Verben.

ep-effect-advantage =
    { $n ->
        [one] In Kriegen { NAME($kind, case: "when") } wirfst du 1 Würfel mehr.
       *[other] In Kriegen { NAME($kind, case: "when") } wirfst du { $n } Würfel mehr.
    }
ep-effect-attack-range =
    { $n ->
        [one] Für deine Angriffe gilt jedes Landfeld, das an eines deiner Gebiete grenzt, als dein Gebiet.
       *[other] Für deine Angriffe gilt jedes Landfeld bis { $n } Schritte von deinen Gebieten als dein Gebiet.
    }
ep-effect-combat = Dein Kampfwert ist { $n } höher, solange deine Einheiten bereit sind.
ep-effect-combat-attack = Dein Kampfwert ist { $n } höher, wenn du angreifst.
ep-effect-combat-defend = Dein Kampfwert ist { $n } höher, wenn du verteidigst oder beschützt.
ep-effect-combat-mounted = Jede deiner berittenen Einheiten erhöht deinen Kampfwert um { $n }.
ep-effect-convert-cost = Das Umwandeln einer Ressource verbraucht nur { $n } Autorität.
ep-effect-count-as = Beim Aufwerten einer Einheit zählst du, als hättest du { NAME($natural, case: "acc") }.
ep-effect-cross = Du darfst über { LIST($terrains, join: "and", case: "the") } hinweg angreifen.
ep-effect-debut-multiplier =
    { $n ->
        [2] Wenn du erfindest, bekommst du die Debütbelohnung zweimal; die Person links von dir bekommt sie einmal.
       *[other] Wenn du erfindest, bekommst du die Debütbelohnung { $n }-mal; die Person links von dir bekommt sie einmal.
    }
ep-effect-discount = { NAME($action, case: "noun") } kostet dich { $n } { $resource } weniger.
ep-effect-expand-cross = Du darfst über { LIST($terrains, join: "and", case: "the") } hinweg expandieren.
ep-effect-expenditure-waive =
    { $n ->
        [one] Eine deiner Einheiten braucht keinen Sold; wähle sie bei jedem Bezahlen.
       *[other] { $n } deiner Einheiten brauchen keinen Sold; wähle sie bei jedem Bezahlen.
    }
ep-effect-extra-action = Nach { NAME($after, case: "action") } darfst du als Extraaktion { LIST($may, join: "or", case: "do") }; bezahle sie.
ep-effect-extra-action-any = Nach { NAME($after, case: "action") } darfst du eine beliebige Extraaktion ausführen; bezahle sie.
ep-effect-feed-discount-per-city = Jede deiner Städte braucht { $n } Nahrung weniger.
ep-effect-feed-discount-total = Deine Städte brauchen zusammen { $n } Nahrung weniger.
ep-effect-gain = Du bekommst { LIST($res) }.
ep-effect-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] Du bekommst { LIST($res) } { $per }.
               *[other] Du bekommst { LIST($res) } { $per }, mindestens { $min }-mal.
            }
       *[other]
            { $min ->
                [0] Du bekommst { LIST($res) } { $per }, höchstens { $max }-mal.
               *[other] Du bekommst { LIST($res) } { $per }, mindestens { $min }- und höchstens { $max }-mal.
            }
    }
ep-effect-gold-ratio = Bei der Goldumwandlung ergeben { $n } Grundressourcen 1 Gold.
ep-effect-gold-weight = Bei der Goldumwandlung zählt jede deiner Ressourcen { $resource } als { $n }.
ep-effect-immune-art-loss = Niemand kann dir im Krieg Kunstwerke nehmen.
ep-effect-immune-pillage = Barbaren plündern dich nicht.
ep-effect-keep = Bei der Goldumwandlung darfst du { $resource } behalten.
ep-effect-max-cities =
    { $n ->
        [one] Du darfst 1 Stadt mehr haben, nie mehr als 6.
       *[other] Du darfst { $n } Städte mehr haben, nie mehr als 6.
    }
ep-effect-may = Du darfst jetzt { NAME($action, case: "do") } und bezahlst dafür.
ep-effect-may-free = Du darfst jetzt kostenlos { NAME($action, case: "do") }.
ep-effect-may-discount = Du darfst jetzt für { $n } weniger { NAME($action, case: "do") }.
ep-effect-may-government =
    Du darfst zu { $levels ->
        [same-or-next] einer anderen Regierungsform deiner oder der nächsten Stufe
        [same] einer anderen Regierungsform deiner Stufe
       *[next] einer Regierungsform der nächsten Stufe
    } wechseln{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , ohne auf Pfeile und Kultur zu achten
               *[kept] , ohne auf Pfeile zu achten
            }
       *[kept]
            { $culture ->
                [ignored] , ohne auf Kultur zu achten
               *[kept] { "" }
            }
    }.
ep-effect-may-return-land = Du darfst deinen Stein von einem anderen Gebiet zurücknehmen und bekommst dafür { LIST($res) }.
ep-effect-modify = { NAME($track, case: "your") } ist { $n } höher.
ep-effect-modify-per = { NAME($track, case: "your") } ist { $per } { $n } höher.
ep-effect-on = { $when }, { LIST($do, join: "then") }.
ep-effect-take-unique = Nimm „{ $unit }“ als { $slot }.
ep-effect-vp = { $n } SP am Spielende.
ep-effect-vp-level = { $n } SP am Spielende, wenn deine Regierungsform mindestens Stufe { $level } hat.
ep-effect-vp-peace = { $n } SP am Spielende, wenn du in { $epoch } kein Kriegstreiber warst.
ep-effect-vp-per =
    { $max ->
        [0] { $n } SP am Spielende { $per }.
       *[other] { $n } SP am Spielende { $per }, höchstens { $max }.
    }

## Wenn etwas geschieht, am Satzanfang

ep-when-expand = Wenn du expandierst
ep-when-expand-terrain = Wenn du auf { LIST($terrains, join: "or", case: "acc") } expandierst
ep-when-expand-terrain-near-sea = Wenn du auf { LIST($terrains, join: "or", case: "acc") } oder ans Meer expandierst
ep-when-expand-near-sea = Wenn du ans Meer expandierst
ep-when-post = Wenn du einen Handelsposten baust
ep-when-sea-route = Wenn du einen Handelsposten über See baust
ep-when-research = Wenn du forschst
ep-when-wonder = Wenn du ein Wunder baust
ep-when-government = Wenn du die Regierungsform wechselst
ep-when-command = Wenn du den Produktionsbefehl nutzt
ep-when-invent = Wenn du erfindest
ep-when-war-won = Wenn du einen Krieg gewinnst
ep-when-war-won-player = Wenn du einen Krieg gegen eine Person gewinnst
ep-when-trade-income = Wenn du Handelseinkommen bekommst
ep-when-has = { $when } und { NAME($natural, case: "acc") } hast

## Was dann geschieht

ep-do-gain = bekommst du { LIST($res) }
ep-do-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] bekommst du { LIST($res) } { $per }
               *[other] bekommst du { LIST($res) } { $per }, mindestens { $min }-mal
            }
       *[other]
            { $min ->
                [0] bekommst du { LIST($res) } { $per }, höchstens { $max }-mal
               *[other] bekommst du { LIST($res) } { $per }, mindestens { $min }- und höchstens { $max }-mal
            }
    }
ep-do-may = darfst du { NAME($action, case: "do") } (und bezahlst dafür)
ep-do-may-free = darfst du kostenlos { NAME($action, case: "do") }
ep-do-may-discount = darfst du für { $n } weniger { NAME($action, case: "do") }
ep-do-may-government =
    darfst du zu { $levels ->
        [same-or-next] einer anderen Regierungsform deiner oder der nächsten Stufe
        [same] einer anderen Regierungsform deiner Stufe
       *[next] einer Regierungsform der nächsten Stufe
    } wechseln{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , ohne auf Pfeile und Kultur zu achten
               *[kept] , ohne auf Pfeile zu achten
            }
       *[kept]
            { $culture ->
                [ignored] , ohne auf Kultur zu achten
               *[kept] { "" }
            }
    }
ep-do-may-return-land = darfst du deinen Stein von einem anderen Gebiet zurücknehmen und bekommst dafür { LIST($res) }

## Anzahlen: je k zählen einmal

ep-count-art =
    { $k ->
        [one] pro Kunstwerk
       *[other] je { $k } Kunstwerke
    }
ep-count-honor =
    { $k ->
        [one] pro Ehre
       *[other] je { $k } Ehre
    }
ep-count-city =
    { $k ->
        [one] pro eigener Stadt auf der Karte
       *[other] je { $k } eigene Städte auf der Karte
    }
ep-count-city-near-sea =
    { $k ->
        [one] pro eigener Stadt am Meer
       *[other] je { $k } eigene Städte am Meer
    }
ep-count-land =
    { $k ->
        [one] pro eigenem Gebiet
       *[other] je { $k } eigene Gebiete
    }
ep-count-land-near-sea =
    { $k ->
        [one] pro eigenem Gebiet am Meer
       *[other] je { $k } eigene Gebiete am Meer
    }
ep-count-land-of =
    { $k ->
        [one] pro eigenem { NAME($terrain, case: "land") }
       *[other] je { $k } eigene { NAME($terrain, case: "lands") }
    }
ep-count-post =
    { $k ->
        [one] pro eigenem Handelsposten auf der Karte
       *[other] je { $k } eigene Handelsposten auf der Karte
    }
ep-count-wonder =
    { $k ->
        [one] pro eigenem Wunder
       *[other] je { $k } eigene Wunder
    }
ep-count-wonder-of =
    { $k ->
        [one] pro eigenem Wunder aus { $epoch }
       *[other] je { $k } eigene Wunder aus { $epoch }
    }
ep-count-invention =
    { $k ->
        [one] pro eigener Erfindung
       *[other] je { $k } eigene Erfindungen
    }
ep-count-invention-of =
    { $k ->
        [one] pro eigener Erfindung aus { $epoch }
       *[other] je { $k } eigene Erfindungen aus { $epoch }
    }
ep-count-gold =
    { $k ->
        [one] pro Gold in deinem Besitz
       *[other] je { $k } Gold in deinem Besitz
    }
ep-count-science =
    { $k ->
        [one] pro Wissenschaft in deinem Besitz
       *[other] je { $k } Wissenschaft in deinem Besitz
    }
