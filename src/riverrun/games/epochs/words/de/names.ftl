# Namen in Epochs. Attribute sind Formen eines Namens: acc mit unbestimmtem, the mit bestimmtem Artikel (beide Akkusativ), one und many nach einer Zahl.

## Ressourcen; short für schmale Spalten

ep-resource-food = Nahrung
    .short = Na
ep-resource-production = Produktion
    .short = Pr
ep-resource-science = Wissenschaft
    .short = Wi
ep-resource-gold = Gold
    .short = Go
ep-resource-culture = Kultur
    .short = Ku
ep-resource-authority = Autorität
    .short = Au
ep-resource-art = Kunstwerke
    .one = Kunstwerk
    .many = Kunstwerke
    .short = Kw
ep-resource-honor = Ehre
    .short = Eh
ep-amount =
    { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }

## Rohstoffe

ep-natural-luxury = Luxusgut
    .acc = ein Luxusgut
    .many = Luxusgüter
ep-natural-minor-luxury = kleines Luxusgut
    .acc = ein kleines Luxusgut
    .many = kleine Luxusgüter
ep-natural-horse = Pferd
    .acc = ein Pferd
    .many = Pferde
ep-natural-iron = Eisen
    .acc = Eisen
    .many = Eisen

## Gelände: land und lands für Gebiete dieser Art

ep-terrain-sea = Meer
    .nom = Meer
    .acc = Meer
    .the = das Meer
    .land = Meeresfeld
    .lands = Meeresfelder
ep-terrain-plain = Ebene
    .nom = eine Ebene
    .acc = eine Ebene
    .the = Ebenen
    .land = Ebenengebiet
    .lands = Ebenengebiete
ep-terrain-forest = Wald
    .nom = ein Wald
    .acc = einen Wald
    .the = Wälder
    .land = Waldgebiet
    .lands = Waldgebiete
ep-terrain-desert = Wüste
    .nom = eine Wüste
    .acc = eine Wüste
    .the = Wüsten
    .land = Wüstengebiet
    .lands = Wüstengebiete
ep-terrain-mountain = Gebirge
    .nom = ein Gebirge
    .acc = ein Gebirge
    .the = Gebirge
    .land = Gebirgsgebiet
    .lands = Gebirgsgebiete

## Die acht Aktionen und Posten über See: noun am Satzanfang, do nach „du darfst“, action nach „nach“

ep-action-expand = Expandieren
    .noun = Expandieren
    .do = expandieren
    .action = einer Aktion „Expandieren“
ep-action-city = Stadt
    .noun = Der Bau einer Stadt
    .do = eine Stadt bauen
    .action = einer Aktion „Stadt“
ep-action-post = Handelsposten
    .noun = Der Bau eines Handelspostens
    .do = einen Handelsposten bauen
    .action = einer Aktion „Handelsposten“
ep-action-research = Forschung
    .noun = Forschung
    .do = forschen
    .action = einer Aktion „Forschung“
ep-action-wonder = Wunder
    .noun = Der Bau eines Wunders
    .do = ein Wunder bauen
    .action = einer Aktion „Wunder“
ep-action-upgrade = Aufwertung
    .noun = Die Aufwertung einer Einheit
    .do = eine Einheit aufwerten
    .action = einer Aktion „Aufwertung“
ep-action-government = Regierung
    .noun = Der Wechsel der Regierungsform
    .do = deine Regierungsform wechseln
    .action = einer Aktion „Regierung“
ep-action-command = Produktionsbefehl
    .noun = Der Produktionsbefehl
    .do = den Produktionsbefehl nutzen
    .action = einem Produktionsbefehl
ep-action-sea-route = Handelsposten über See
    .noun = Ein Handelsposten über See
    .do = einen Handelsposten über See bauen
    .action = dem Bau eines Handelspostens über See

## Vorteile: when folgt auf „in Kriegen“

ep-advantage-sea = am Meer
    .when = am Meer
ep-advantage-plain = Ebene
    .when = auf Ebenen
ep-advantage-forest = Wald
    .when = in Wäldern
ep-advantage-desert = Wüste
    .when = in Wüsten
ep-advantage-mountain = Gebirge
    .when = in Gebirgen
ep-advantage-city = Stadt
    .when = um Städte
ep-advantage-defend = Verteidigung
    .when = zur Verteidigung, auch als Schutzmacht,
ep-advantage-attack = Angriff
    .when = als Angreifer
ep-advantage-anti-mounted = gegen Berittene
    .when = gegen berittene Einheiten
ep-advantage-anti-air = gegen Luftwaffe
    .when = gegen Luftwaffe

## Was Einheiten zeigen

ep-flag-mounted = beritten
ep-flag-anti-mounted = gegen Berittene
ep-flag-air = Luftwaffe
ep-flag-anti-air = Luftabwehr
ep-formation-line = Linie
ep-formation-flank = Flanke
ep-formation-siege = Belagerung
ep-slot-main = Haupteinheit
ep-slot-support = Unterstützungseinheit

## Epochen, Seiten der Forschungsleiste, Angebot und Nachfrage

ep-epoch-1 = Epoche I
    .numeral = I
ep-epoch-2 = Epoche II
    .numeral = II
ep-epoch-3 = Epoche III
    .numeral = III
ep-epoch-4 = Epoche III+
    .numeral = III+
ep-side-left = links
ep-side-right = rechts
ep-track-supply = Angebot
    .your = Dein Angebot
ep-track-demand = Nachfrage
    .your = Deine Nachfrage

## Plättchen

ep-tile-t01 = Plättchen T01
ep-tile-t02 = Plättchen T02
ep-tile-t03 = Plättchen T03
ep-tile-t04 = Plättchen T04
ep-tile-t05 = Plättchen T05
ep-tile-t06 = Plättchen T06
ep-tile-t07 = Plättchen T07
ep-tile-t08 = Plättchen T08
ep-tile-t09 = Plättchen T09
ep-tile-t10 = Plättchen T10
ep-tile-t11 = Plättchen T11
ep-tile-t12 = Plättchen T12
ep-tile-t13 = Plättchen T13
ep-tile-t14 = Plättchen T14
ep-tile-t15 = Plättchen T15
ep-tile-t16 = Plättchen T16

## Gruppen von Zügen

ep-verb-civ = Zivilisation
ep-verb-reveal = Aufdecken
ep-verb-turn = Plättchen drehen
ep-verb-invent = Erfinden
ep-verb-take = Vom Markt erfinden
ep-verb-cover = Überdecken
ep-verb-give = Hergeben
ep-verb-expand = Expandieren
ep-verb-city = Stadt
ep-verb-post-land = Handelsposten über Land
ep-verb-post-sea = Handelsposten über See
ep-verb-research = Forschung
ep-verb-wonder = Wunder
ep-verb-unit = Aufwertung
ep-verb-basic = Basiseinheit
ep-verb-government = Regierung
ep-verb-command = Produktionsbefehl
ep-verb-pass = Passen
ep-verb-convert = Umwandeln
ep-verb-unlock = Freischalten
ep-verb-ready = Bereit machen
ep-verb-spare-main = Bereit machen ohne Haupteinheit
ep-verb-spare-support = Bereit machen ohne Unterstützungseinheit
ep-verb-declare = Kriegstreiber
ep-verb-attack = Angriff
ep-verb-attack-city = Stadt angreifen
ep-verb-end = Ende
ep-verb-yes = Ja
ep-verb-no = Nein
ep-verb-return = Gebiet aufgeben
ep-verb-lose = Stadt verlieren
ep-verb-effect = Effekt
ep-verb-number = Zahl

## Optionen

ep-option-payment = Bezahlung
    .text = Gold ersetzt Nahrung, Produktion und Wissenschaft. Wähle jedes Mal, wie viel Gold du ausgibst, oder gib immer möglichst wenig aus.
ep-value-payment-ask = fragen
ep-value-payment-least-gold = möglichst wenig Gold

## Wann eine Fähigkeit wirkt

ep-type-ongoing = dauerhaft
ep-type-immediate = sofort
ep-type-endgame = am Ende
