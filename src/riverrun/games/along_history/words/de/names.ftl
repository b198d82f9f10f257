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

## Würfel nach ihren Seiten: acc Akkusativ, used für Würfel wie Steine (Akkusativ), face die Seite allein, none „kein …“ (Akkusativ)

ah-die-g1 = grüne 1
    .acc = die grüne 1
    .used = die grüne 1
    .face = grün 1
    .none = keine unverbrauchte grüne 1
ah-die-g2 = grüne 2
    .acc = die grüne 2
    .used = die grüne 2
    .face = grün 2
    .none = keine unverbrauchte grüne 2
ah-die-g3 = grüne 3
    .acc = die grüne 3
    .used = die grüne 3
    .face = grün 3
    .none = keine unverbrauchte grüne 3
ah-die-blue = blauer Würfel
    .acc = den blauen Würfel
    .used = das blaue Ergebnis
    .face = Ressource
    .none = kein unverbrauchtes blaues Ergebnis
ah-die-x2 = x2-Würfel
    .acc = den x2-Würfel
    .used = den x2-Würfel
    .face = x2
    .none = keinen unverbrauchten x2-Würfel
ah-die-war = Kriegswürfel
    .acc = den Kriegswürfel
    .used = den Kriegswürfel
    .face = Krieg
    .none = keinen unverbrauchten Kriegswürfel
ah-die-reroll = Neuwurf-Würfel
    .acc = den Neuwurf-Würfel
    .used = den Neuwurf-Würfel
    .face = Neuwurf
    .none = keinen unverbrauchten Neuwurf-Würfel
ah-die-golden = Würfel „Goldenes Zeitalter“
    .acc = den Würfel „Goldenes Zeitalter“
    .used = den Würfel „Goldenes Zeitalter“
    .face = Goldenes Zeitalter
    .none = keinen unverbrauchten Würfel „Goldenes Zeitalter“
ah-die-coin = Münzwürfel
    .acc = den Münzwürfel
    .used = das Münzergebnis
    .face = Gold
    .none = kein unverbrauchtes Münzergebnis

## Zeitalter: start mit Artikel am Satzanfang

ah-age-prehistory = Urgeschichte
    .start = Die Urgeschichte
ah-age-antiquity = Antike
    .start = Die Antike
ah-age-middle-ages = Mittelalter
    .start = Das Mittelalter

## Errungenschaftsmarker: was jeder verlangt

ah-counter-terrain-1 = 1 Landschaft
ah-counter-population-bonus-1 = 1 Bevölkerungsbonus
ah-counter-character-1 = 1 Persönlichkeit
ah-counter-progress-1 = 1 Fortschritt
ah-counter-vp-2 = 2 SP
ah-counter-types-2 = 2 Arten
ah-counter-cards-3 = 3 Karten
ah-counter-vp-4 = 4 SP
ah-counter-terrain-2 = 2 Landschaften
ah-counter-character-2 = 2 Persönlichkeiten
ah-counter-progress-2 = 2 Fortschritte
ah-counter-calamity-1 = 1 Katastrophe
ah-counter-vp-7 = 7 SP
ah-counter-cards-5 = 5 Karten
ah-counter-types-3 = 3 Arten
ah-counter-population-bonus-2 = 2 Bevölkerungsboni
ah-counter-wonder-1 = 1 Wunder
ah-counter-progress-3 = 3 Fortschritte
ah-counter-vp-12 = 12 SP
ah-counter-cards-7 = 7 Karten
ah-counter-types-4 = 4 Arten
ah-counter-bonuses-6 = 6 Boni
ah-counter-cards-8 = 8 Karten
ah-counter-gold-15 = 15 Gold
ah-counter-vp-16 = 16 SP

## Felder des Errungenschaftsplans: Nur der Start hat einen Namen, die anderen sind 1a, 1b ...

ah-space-start = Start

## Gruppen von Zügen

ah-verb-card = Karten
ah-verb-die = Würfel
ah-verb-reroll = Neu würfeln
ah-verb-swap = Tauschen
ah-verb-swap-barter = Kostenloser Tausch
ah-verb-pay = Bezahlen
ah-verb-ur-resource = Universalressource als Ressource
ah-verb-ur-population = Universalressource als Bevölkerung
ah-verb-coin = Gold
ah-verb-golden-age = Goldenes Zeitalter
ah-verb-by-goods = In Gütern
ah-verb-by-gold = Mit Gold
ah-verb-war = Krieg
ah-verb-war-x2 = Verdoppelter Krieg
ah-verb-war-ur = Krieg mit Universalressource
ah-verb-target = Ziel
ah-verb-space = Ziehen
ah-verb-done = Fertig

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
ah-value-initiation-off = nein
ah-value-initiation-on = ja
ah-option-no-war = Ohne Krieg
    .text = Niemand kann Krieg erklären.
ah-value-no-war-off = mit Kriegen
ah-value-no-war-on = ohne Kriege
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
