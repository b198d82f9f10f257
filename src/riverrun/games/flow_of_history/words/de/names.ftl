# Namen in The Flow of History. Attribute sind Formen eines Namens.


## Rollen, die stehen, wo ein Spieler stehen könnte

foh-role-banker = der Bankier

## Zeitalter

foh-age-s = S
foh-age-a = A
foh-age-i = I
foh-age-ii = II
foh-age-iii = III
foh-age-iv = IV
foh-age-v = V
foh-age-future = Zukunft

## Symbole: each für „für …“

foh-icon-culture = Kultur
    .title = Kultur
    .one = Kultursymbol
    .many = Kultursymbole
    .each = jedes deiner Kultursymbole
    .short = Kul
foh-icon-harvest = Ernte
    .title = Ernte
    .one = Erntesymbol
    .many = Erntesymbole
    .each = jedes deiner Erntesymbole
    .short = Ern
foh-icon-trade = Handel
    .title = Handel
    .one = Handelssymbol
    .many = Handelssymbole
    .each = jedes deiner Handelssymbole
    .short = Han
foh-icon-attack = Angriff
    .title = Angriff
    .one = Angriffssymbol
    .many = Angriffssymbole
    .each = jedes deiner Angriffssymbole
    .short = Ang
foh-icon-science = Wissenschaft
    .title = Wissenschaft
    .one = Wissenschaftssymbol
    .many = Wissenschaftssymbole
    .each = jedes deiner Wissenschaftssymbole
    .short = Wis
foh-icon-defense = Verteidigung
    .title = Verteidigung
    .one = Verteidigungssymbol
    .many = Verteidigungssymbole
    .each = jedes deiner Verteidigungssymbole
    .short = Ver
foh-icon-industry = Industrie
    .title = Industrie
    .one = Industriesymbol
    .many = Industriesymbole
    .each = jedes deiner Industriesymbole
    .short = Ind

## Kartenarten: stem ist der erste Teil von „…karte“

foh-type-military = Militär
    .one = Militärkarte
    .many = Militärkarten
    .each = jede deiner Militärkarten
    .stem = Militär-
foh-type-construction = Bauwerk
    .one = Bauwerkskarte
    .many = Bauwerkskarten
    .each = jede deiner Bauwerkskarten
    .stem = Bauwerks-
foh-type-knowledge = Wissen
    .one = Wissenskarte
    .many = Wissenskarten
    .each = jede deiner Wissenskarten
    .stem = Wissens-
foh-type-government = Regierung
    .one = Regierungskarte
    .many = Regierungskarten
    .each = jede deiner Regierungskarten
    .stem = Regierungs-
foh-type-leader = Anführer
    .one = Anführerkarte
    .many = Anführerkarten
    .each = jede deiner Anführerkarten
    .stem = Anführer-
foh-type-wonder = Wunder
    .one = Wunderkarte
    .many = Wunderkarten
    .each = jede deiner Wunderkarten
    .stem = Wunder-
foh-type-special = Sonderkarte
    .one = Sonderkarte
    .many = Sonderkarten
    .each = jede deiner Sonderkarten
    .stem = Sonder-

## Wann ein Effekt wirkt

foh-timing-none = Kein Effekt
foh-timing-instant = Sofort
foh-timing-attack = Angriff
foh-timing-attack-all = Angriff auf alle
    .short = Gegen alle
foh-timing-permanent = Dauerhaft
foh-timing-action = Zugaktion
foh-timing-scoring = Wertung
foh-timing-end = Spielende

## Gruppen von Zügen

foh-verb-invest = Investieren
foh-verb-stake = Nachlegen
foh-verb-complete = Abschließen
foh-verb-snipe = Wegschnappen
foh-verb-activate = Aktivieren
foh-verb-harvest = Ernten
foh-verb-take = Nehmen
foh-verb-discard = Ablegen
foh-verb-keep = Behalten
foh-verb-bank = Bankier
foh-verb-attack = Angreifen
foh-verb-pass = Passen

## Optionen

foh-option-edition = Ausgabe
    .text = Regeln und Kartentitel der zweiten Ausgabe (2 bis 5 Personen) oder der ersten (3 bis 5).
foh-value-edition-second = zweite
foh-value-edition-first = erste
foh-option-future-ends = Ende durch „Die Zukunft“
    .text = Wann „Die Zukunft“ das Spiel beendet: nach dem laufenden Zug oder sofort.
foh-value-future-ends-turn = nach dem Zug
foh-value-future-ends-immediately = sofort
foh-option-glossary = Kartenglossar
    .text = „Bewässerung“ und „Mechanisierte Landwirtschaft“ wie im Regelbeispiel oder wie im Glossar der zweiten Ausgabe.
foh-value-glossary-corrected = berichtigt
foh-value-glossary-literal = wörtlich
foh-option-theocracy = Theokratie
    .text = Ob die Angriffssymbole der „Theokratie“ bei der Wertung zählen.
foh-value-theocracy-counts = zählen
foh-value-theocracy-obsolete = zählen nicht
foh-option-age-check = Zeitalterprüfung
    .text = Ob die Zeitalterprüfung nach jedem Auffüllen wiederholt wird, bis keine Karte mehr zu alt ist.
foh-value-age-check-repeat = wiederholen
foh-value-age-check-once = einmal
foh-option-idle-activate = Aktivieren ohne Ziel
    .text = Ob du eine Zugaktion ohne Ziel aktivieren darfst, um zu passen.
foh-value-idle-activate-refused = verboten
foh-value-idle-activate-allowed = erlaubt
foh-option-stall = Stillstand
    .text = Nach so vielen Zügen pro Person in Folge ohne Investition und ohne genommene Karte endet das Spiel.
foh-value-stall-10 = 10
foh-value-stall-off = nie

## Cards: first is the first edition's title, soft a title that may break in narrow places

foh-card-agrarian-tribe = Bauernstamm
    .soft = Bauern­stamm
foh-card-aristocracy = Aristokratie
foh-card-craftsman-tribe = Handwerkerstamm
    .soft = Hand­werker­stamm
foh-card-military-caste = Kriegerkaste
foh-card-religious-tribe = Priesterstamm
    .soft = Pries­ter­stamm
foh-card-seafaring-traders = Seefahrende Händler
foh-card-warriors = Krieger
foh-card-barracks = Kaserne
foh-card-working-animal = Arbeitstiere
    .soft = Arbeits­tiere
foh-card-ramesses-ii = Ramses II.
foh-card-pyramids = Pyramiden
foh-card-archers = Bogenschützen
    .soft = Bogen­schüt­zen
foh-card-swordsmen = Schwertkämpfer
    .soft = Schwert­kämpfer
foh-card-lighthouse = Leuchtturm
    .soft = Leucht­turm
foh-card-temple = Tempel
foh-card-iron-works = Eisenhütte
foh-card-philosophy = Philosophie
foh-card-republic = Republik
foh-card-theocracy = Theokratie
foh-card-aristotle = Aristoteles
foh-card-confucius = Konfuzius
foh-card-great-wall = Chinesische Mauer
foh-card-hanging-gardens = Hängende Gärten
foh-card-crossbowmen = Armbrustschützen
    .soft = Arm­brust­schüt­zen
foh-card-knights = Ritter
foh-card-castle = Burg
foh-card-monastery = Kloster
foh-card-astronomy = Astronomie
foh-card-irrigation = Bewässerung
foh-card-bureaucracy = Bürokratie
foh-card-feudalism = Feudalismus
foh-card-genghis-khan = Dschingis Khan
foh-card-justinian-i = Justinian I.
foh-card-angkor-wat = Angkor Wat
foh-card-great-mosque = Große Moschee von Djenné
foh-card-cannon = Kanone
foh-card-frigate = Fregatte
foh-card-military-academy = Militärakademie
foh-card-seaport = Seehafen
foh-card-printing-press = Buchdruck
    .soft = Buch­druck
foh-card-steam-power = Dampfkraft
    .soft = Dampf­kraft
foh-card-constitutional-monarchy = Konstitutionelle Monarchie
    .soft = Konsti­tutio­nelle Monar­chie
foh-card-mercantilism = Merkantilismus
foh-card-christopher-columbus = Christoph Kolumbus
    .first = Kolumbus
foh-card-napoleon-bonaparte = Napoleon Bonaparte
    .first = Napoleon
foh-card-himeji-castle = Burg Himeji
foh-card-taj-mahal = Taj Mahal
foh-card-tank = Panzer
foh-card-warplane = Kampfflugzeug
    .soft = Kampf­flug­zeug
foh-card-factory = Fabrik
foh-card-stock-exchange = Börse
foh-card-computers = Computer
foh-card-mechanized-farming = Mechanisierte Landwirtschaft
    .soft = Mecha­ni­sierte Land­wirt­schaft
foh-card-communism = Kommunismus
foh-card-democracy = Demokratie
foh-card-albert-einstein = Albert Einstein
    .first = Einstein
foh-card-mahatma-gandhi = Mahatma Gandhi
foh-card-eiffel-tower = Eiffelturm
foh-card-manhattan-project = Manhattan-Projekt
foh-card-fighter-jet = Düsenjäger
foh-card-nuclear-power-plant = Kernkraftwerk
    .soft = Kern­kraft­werk
foh-card-satellites = Satelliten
foh-card-capitalism = Kapitalismus
foh-card-john-lennon = John Lennon
foh-card-apollo-program = Apollo-Programm
foh-card-internet = Internet
foh-card-future = Die Zukunft
