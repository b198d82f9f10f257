# Namen in Along History. Attribute sind Formen eines Namens: a und acc mit Artikel, one und many nach einer Zahl.

## Kartenarten: a Nominativ, acc Akkusativ, no „keine …“ im Akkusativ

ah-type-terrain = Landschaft
    .a = eine Landschaft
    .acc = eine Landschaft
    .no = keine Landschaft
    .one = Landschaft
    .many = Landschaften
ah-type-character = Persönlichkeit
    .a = eine Persönlichkeit
    .acc = eine Persönlichkeit
    .no = keine Persönlichkeit
    .one = Persönlichkeit
    .many = Persönlichkeiten
ah-type-progress = Fortschritt
    .a = ein Fortschritt
    .acc = einen Fortschritt
    .no = keinen Fortschritt
    .one = Fortschritt
    .many = Fortschritte
ah-type-wonder = Wunder
    .a = ein Wunder
    .acc = ein Wunder
    .no = kein Wunder
    .one = Wunder
    .many = Wunder
ah-type-calamity = Katastrophe
    .a = eine Katastrophe
    .acc = eine Katastrophe
    .no = keine Katastrophe
    .one = Katastrophe
    .many = Katastrophen

## Ressourcen

ah-resource-ingenuity = Erfindungsgeist
    .short = Erf
ah-resource-strength = Stärke
    .short = Stä
ah-resource-culture = Kultur
    .short = Kul

## Boni: eine Raute auf einer Karte

ah-bonus-population = Bevölkerung
    .one = Bevölkerungsbonus
    .many = Bevölkerungsboni
    .short = Bev
ah-bonus-ingenuity = Erfindungsgeist
    .one = Erfindungsgeistbonus
    .many = Erfindungsgeistboni
    .short = Erf
ah-bonus-strength = Stärke
    .one = Stärkebonus
    .many = Stärkeboni
    .short = Stä
ah-bonus-culture = Kultur
    .one = Kulturbonus
    .many = Kulturboni
    .short = Kul
ah-bonus-gold = Gold
    .one = Goldbonus
    .many = Goldboni
    .short = Gold

## Würfel nach ihren Seiten: the, acc und dat mit Artikel; pawn ist der Ergebnisstein im Akkusativ, pawndat im Dativ

ah-die-g1 = grüne 1
    .the = die grüne 1
    .acc = die grüne 1
    .dat = der grünen 1
    .pawn = den grünen Stein 1
    .pawndat = dem grünen Stein 1
ah-die-g2 = grüne 2
    .the = die grüne 2
    .acc = die grüne 2
    .dat = der grünen 2
    .pawn = den grünen Stein 2
    .pawndat = dem grünen Stein 2
ah-die-g3 = grüne 3
    .the = die grüne 3
    .acc = die grüne 3
    .dat = der grünen 3
    .pawn = den grünen Stein 3
    .pawndat = dem grünen Stein 3
ah-die-blue = blauer Würfel
    .the = der blaue Würfel
    .acc = den blauen Würfel
    .dat = dem blauen Würfel
    .pawn = den blauen Stein
    .pawndat = dem blauen Stein
ah-die-x2 = x2-Würfel
    .the = der x2-Würfel
    .acc = den x2-Würfel
    .dat = dem x2-Würfel
    .pawn = den x2-Würfel
    .pawndat = dem x2-Würfel
ah-die-war = Kriegswürfel
    .the = der Kriegswürfel
    .acc = den Kriegswürfel
    .dat = dem Kriegswürfel
    .pawn = den Kriegswürfel
    .pawndat = dem Kriegswürfel
ah-die-reroll = Neuwurf-Würfel
    .the = der Neuwurf-Würfel
    .acc = den Neuwurf-Würfel
    .dat = dem Neuwurf-Würfel
    .pawn = den Neuwurf-Würfel
    .pawndat = dem Neuwurf-Würfel
ah-die-golden = Würfel „Goldenes Zeitalter“
    .the = der Würfel „Goldenes Zeitalter“
    .acc = den Würfel „Goldenes Zeitalter“
    .dat = dem Würfel „Goldenes Zeitalter“
    .pawn = den Würfel „Goldenes Zeitalter“
    .pawndat = dem Würfel „Goldenes Zeitalter“
ah-die-coin = Münzwürfel
    .the = der Münzwürfel
    .acc = den Münzwürfel
    .dat = dem Münzwürfel
    .pawn = den Münzstein
    .pawndat = dem Münzstein

## Zeitalter: the Nominativ und Akkusativ, gen Genitiv, in „in der …“

ah-age-prehistory = Urgeschichte
    .the = die Urgeschichte
    .gen = der Urgeschichte
    .in = in der Urgeschichte
ah-age-antiquity = Antike
    .the = die Antike
    .gen = der Antike
    .in = in der Antike
ah-age-middle-ages = Mittelalter
    .the = das Mittelalter
    .gen = des Mittelalters
    .in = im Mittelalter

## Errungenschaftsmarker: was jeder verlangt

ah-counter-ach-01-v1-type-count-terrain1 = 1 Landschaft
ah-counter-ach-02-v1-bonus-count-population1 = 1 Bevölkerungsbonus
ah-counter-ach-03-v1-type-count-character1 = 1 Persönlichkeit
ah-counter-ach-04-v1-type-count-progress1 = 1 Fortschritt
ah-counter-ach-05-v1-vp-sum-2 = 2 SP
ah-counter-ach-06-v2-distinct-types-2 = 2 Arten
ah-counter-ach-07-v2-card-count-3 = 3 Karten
ah-counter-ach-08-v2-vp-sum-4 = 4 SP
ah-counter-ach-09-v3-type-count-terrain2 = 2 Landschaften
ah-counter-ach-10-v3-type-count-character2 = 2 Persönlichkeiten
ah-counter-ach-11-v3-type-count-progress2 = 2 Fortschritte
ah-counter-ach-12-v3-type-count-calamity1 = 1 Katastrophe
ah-counter-ach-13-v3-vp-sum-7 = 7 SP
ah-counter-ach-14-v4-card-count-5 = 5 Karten
ah-counter-ach-15-v4-distinct-types-3 = 3 Arten
ah-counter-ach-16-v4-bonus-count-population2 = 2 Bevölkerungsboni
ah-counter-ach-17-v5-type-count-wonder1 = 1 Wunder
ah-counter-ach-18-v5-type-count-progress3 = 3 Fortschritte
ah-counter-ach-19-v5-vp-sum-12 = 12 SP
ah-counter-ach-20-v5-card-count-7 = 7 Karten
ah-counter-ach-21-v5-distinct-types-4 = 4 Arten
ah-counter-ach-22-v6-bonus-count-any6 = 6 Boni
ah-counter-ach-23-v6-card-count-8 = 8 Karten
ah-counter-ach-24-v7-gold-15 = 15 Gold
ah-counter-ach-25-v7-vp-sum-16 = 16 SP

## Felder des Errungenschaftsplans

ah-space-start = Start
ah-space-1a = Feld 1a
ah-space-1b = Feld 1b
ah-space-1c = Feld 1c
ah-space-1d = Feld 1d
ah-space-1e = Feld 1e
ah-space-2a = Feld 2a
ah-space-2b = Feld 2b
ah-space-2c = Feld 2c
ah-space-3a = Feld 3a
ah-space-3b = Feld 3b
ah-space-3c = Feld 3c
ah-space-3d = Feld 3d
ah-space-4a = Feld 4a
ah-space-4b = Feld 4b
ah-space-4c = Feld 4c
ah-space-5a = Feld 5a
ah-space-5b = Feld 5b
ah-space-5c = Feld 5c
ah-space-6a = Feld 6a
ah-space-6b = Feld 6b
ah-space-7a = Feld 7a

## Optionen

ah-option-ages = Zeitalter
    .text = Spielt ein Zeitalter, zwei nacheinander oder alle drei. Was du in einem aufbaust, hilft dir im nächsten als Erbe.
ah-value-ages-prehistory = Urgeschichte
ah-value-ages-antiquity = Antike
ah-value-ages-middle-ages = Mittelalter
ah-value-ages-prehistory-antiquity = Urgeschichte und Antike
ah-value-ages-antiquity-middle-ages = Antike und Mittelalter
ah-value-ages-all = alle drei
ah-option-mode = Länge
    .text = Welcher Marker ein Zeitalter beendet: immer eine 7, in jedem eine 6 (linear) oder von Zeitalter zu Zeitalter ein höherer (progressiv).
ah-value-mode-full = voll
ah-value-mode-progressive = progressiv
ah-value-mode-linear = linear
ah-option-initiation = Einführungsspiel
    .text = Das einfachere Spiel: ohne Errungenschaften und ohne Dekadenz. Ein Zeitalter endet, wenn jemand 8 Karten hat.
ah-value-initiation-no = nein
ah-value-initiation-yes = ja
ah-option-no-war = Ohne Krieg
    .text = Niemand kann Krieg erklären.
ah-value-no-war-no = mit Kriegen
ah-value-no-war-yes = ohne Kriege
ah-option-board = Spielplan
    .text = Auf welcher Seite des Errungenschaftsplans ihr spielt; die Linien zwischen den Feldern sind verschieden.
ah-value-board-a = Seite A
ah-value-board-b = Seite B
ah-option-first = Wer beginnt
    .text = Wer als Erstes die aktive Person ist.
ah-value-first-p1 = Platz 1
ah-value-first-p2 = Platz 2
ah-value-first-p3 = Platz 3
ah-value-first-p4 = Platz 4
ah-value-first-p5 = Platz 5
ah-value-first-random = der Zufall
ah-option-max-rounds = Höchstzahl an Runden
    .text = Spätestens nach so vielen Runden endet ein Zeitalter; gedacht für Simulationen.
    .form = eine Anzahl von Runden oder off
ah-value-max-rounds-off = keine Grenze
