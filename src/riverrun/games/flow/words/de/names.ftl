# Namen in Flow. Attribute sind Formen eines Namens.


## Plättchen

fl-tile-straight = Gerade
fl-tile-curve = Kurve
fl-tile-tee = Gabelung
fl-tile-cross = Kreuzung
fl-tile-straight-obstacle = Gerade mit Hindernis
fl-tile-curve-obstacle = Kurve mit Hindernis
fl-tile-tee-obstacle = Gabelung mit Hindernis
fl-tile-cross-obstacle = Kreuzung mit Hindernis
fl-tile-scenario = Szenariokachel

## Aktionskarten und Szenariokarten; was sie tun, steht in fl-effect-…

fl-card-support = Unterstützung
fl-card-bird = Vogel
fl-card-current = Strömung
fl-card-fishing = Angeln
fl-card-calm-waters = Ruhige Gewässer
fl-card-return = Rückkehr
fl-scenario-obstacles = Szenariohindernisse
fl-scenario-no-communication = Keine Absprachen
fl-scenario-one-card = Eine Aktionskarte je Runde
fl-scenario-no-new-cards = Keine neuen Karten
fl-scenario-firm-obstacles = Feste Hindernisse
fl-scenario-single-path = Boot mit einem Weg
fl-scenario-obstacles-remain = Hindernisse bleiben

## Tiere und was sonst auf dem Spielplan ist: start beginnt einen Satz, acc Akkusativ, dat Dativ, bare ohne Artikel

fl-animal-cat = die Katze
    .start = Die Katze
    .acc = die Katze
    .dat = der Katze
    .bare = Katze
fl-animal-dog = der Hund
    .start = Der Hund
    .acc = den Hund
    .dat = dem Hund
    .bare = Hund
fl-animal-capybara = das Capybara
    .start = Das Capybara
    .acc = das Capybara
    .dat = dem Capybara
    .bare = Capybara
fl-animal-lemur = der Lemur
    .start = Der Lemur
    .acc = den Lemur
    .dat = dem Lemur
    .bare = Lemur
fl-thing-boat = das Boot
    .start = Das Boot
fl-thing-nothing = nichts

## Seiten und Würfel

fl-side-n = Norden
fl-side-e = Osten
fl-side-s = Süden
fl-side-w = Westen
fl-die-white = weißer Würfel
    .acc = weißen Würfel
fl-die-black = schwarzer Würfel
    .acc = schwarzen Würfel

## Gruppen von Zügen

fl-verb-draw = Ziehen
fl-verb-take = Nehmen
fl-verb-play = Spielen
fl-verb-place = Legen
fl-verb-trade = Tauschen
fl-verb-discard = Ablegen
fl-verb-aim = Wählen
fl-verb-choose = Zurückholen
fl-verb-face = Ausrichten
fl-verb-die = Würfeln
fl-verb-tide = Zeit ist um

## Optionen

fl-option-turns = Züge je Runde
    .text = Ohne Uhr kommt die Riesenwelle nach so vielen Zügen; weniger sind schwerer.
fl-value-turns-8 = 8, normal
fl-value-turns-3 = 3
fl-value-turns-4 = 4
fl-value-turns-5 = 5
fl-value-turns-6 = 6, schwer
fl-value-turns-7 = 7
fl-value-turns-9 = 9
fl-value-turns-10 = 10, leicht
fl-value-turns-11 = 11
fl-value-turns-12 = 12, sehr leicht
fl-value-turns-none = nur der Tisch beendet sie
fl-option-clock = Uhr
    .text = Mit Uhr kommt die Welle, wenn die Zeit um ist, gleich nach wie vielen Zügen.
fl-value-clock-none = keine Uhr: Züge zählen
fl-value-clock-60 = 60 Sekunden je Runde
fl-value-clock-45 = 45 Sekunden, eilig
fl-value-clock-90 = 90 Sekunden, gemütlich
fl-option-pausable = Pausen
    .text = Ob man die Uhr anhalten darf; der Spielplan ist so lange verborgen.
fl-value-pausable-no = keine Pausen
fl-value-pausable-yes = Pausen erlaubt
fl-option-difficulty = Schwierigkeit
    .text = Jede Stufe bringt eine Szenariokarte mehr, die das Spiel schwerer macht.
fl-value-difficulty-basic = Grundspiel (keine Szenariokarte)
fl-value-difficulty-very-easy = Sehr leicht (1 Karte)
fl-value-difficulty-easy = Leicht (2 Karten)
fl-value-difficulty-medium = Mittel (3 Karten)
fl-value-difficulty-hard = Schwer (4 Karten)
fl-value-difficulty-very-hard = Sehr schwer (5 Karten)
fl-value-difficulty-inconceivable = Unfassbar! (6 Karten)
fl-option-scenarios = Szenariokarten
    .text = Wählt die Szenariokarten selbst, statt sie nach Schwierigkeit zu ziehen.
    .form = 1 bis 6 Szenariokarten, durch Kommas getrennt: obstacles (bis zu 4), no-communication, one-card, no-new-cards, firm-obstacles, single-path, obstacles-remain
fl-value-scenarios-drawn = nach Schwierigkeit gezogen
fl-option-obstacle = Hindernisse
    .text = Was ein Hindernis auf einer Gabelung oder Kreuzung mit dem Wasser macht.
fl-value-obstacle-whole = hält alles auf
fl-value-obstacle-one-arm = hält einen Arm auf
fl-option-untradable = Nicht tauschbar
    .text = Die einfache Art von Plättchen, die du nicht gegen eine Aktionskarte tauschen kannst.
fl-value-untradable-cross = Kreuzung
fl-value-untradable-straight = Gerade
fl-value-untradable-curve = Kurve
fl-value-untradable-tee = Gabelung
fl-value-untradable-none = keine: alle sind tauschbar
fl-option-first = Wer beginnt
    .text = Wer den ersten Zug macht.
fl-value-first-random = der Zufall
fl-value-first-p1 = Platz 1
fl-value-first-p2 = Platz 2
fl-value-first-p3 = Platz 3
fl-value-first-p4 = Platz 4
fl-value-first-p5 = Platz 5
fl-value-first-p6 = Platz 6
