# Die Regeln von Epochs auf Deutsch, Abschnitt für Abschnitt: Aufbau bis Aktionen. Anrede „du“, für alle zusammen „ihr“.


ep-section-setup = Aufbau

ep-clause-1-1 = Epochs ist für 2 bis 4 Personen und dauert drei Epochen: I Altertum, II Mittelalter, III Neuzeit. In jeder Epoche hat jede Person 6 Züge, zusammen 18. Zu zweit gilt die Planseite für zwei.
    .title = Personen, Epochen, Züge

ep-clause-1-2 = Alle teilen sich eine Forschungsleiste. Die Schriftrolle beginnt unter ihrer ersten Zeile.
    .title = Forschungsleiste

ep-clause-1-3 = Zwei Basiseinheiten der laufenden Epoche sind immer zu haben, eine Haupt- und eine Unterstützungseinheit; die späteren liegen bereit. Erschlossen: Von jeder gibt es 4 Exemplare, eines pro Person.
    .title = Basiseinheiten

ep-clause-1-4 = Mischt die Marktkarten der Epoche I zu einem verdeckten Stapel und legt 4 aus: Einheiten in die linke Spalte, Wunder in die rechte.
    .title = Markt der Einheiten und Wunder

ep-clause-1-5 = Mischt die Erfindungen der Epoche II: Sie sind in Epoche I der Nachziehstapel. Mischt die der Epoche I, gebt jeder Person 6 auf die geheime Hand und legt 4 offen auf den Erfindungsmarkt; die übrigen verlassen das Spiel.
    .title = Erfindungen

ep-clause-1-6 = Legt die Marktkarten II, III und III+ und die Erfindungen III bereit. Nahrung, Produktion, Wissenschaft und Gold bilden die Bank; Kriegstreibermarker und 12 Würfel liegen daneben.
    .title = Bereitgelegt

ep-clause-1-7 = Mischt die 16 Plättchen und legt bei 2, 3 oder 4 Personen 9, 12 oder 16 verdeckt aus. Deckt die mittleren 1, 2 oder 4 auf (EP-2.9), dreht sie nach EP-2.2 und EP-A7 und stellt ihre Figuren darauf. Die übrigen verlassen das Spiel ungesehen. Erschlossen: Die Raster sind 3 × 3, 3 × 4 und 4 × 4.
    .title = Die Karte

ep-clause-1-8 = Gebt jeder Person 2 Zivilisationstafeln, zu viert nur 1. Alle wählen gleichzeitig eine; die anderen verlassen das Spiel. Erschlossen: Die Wahl ist geheim, bis alle gewählt haben.
    .title = Wahl der Zivilisation

ep-clause-1-9 = Du hast einen Axtkrieger, das Häuptlingstum, 5 Ehre, 1 Nahrung, 1 Produktion, 1 Wissenschaft, kein Gold und Kultur, Angebot und Nachfrage 0. Auf deiner Zivilisationstafel liegen 1 Stadt, 4 Steine, 4 Handelsposten und 2 Fähigkeitssteine. Dein Vorrat enthält 5 Städte und 20 Steine; nutzbar sind sie erst, wenn du sie bekommst.
    .title = Deine Ausstattung

ep-clause-1-10 = Die Startperson wird ausgelost, nachdem alle gewählt haben; gezogen wird im Uhrzeigersinn. „Links“ ist die nächste Person im Uhrzeigersinn, zu zweit die andere.
    .title = Startperson


ep-section-map = Die Karte

ep-clause-2-1 = Jedes Feld hat ein Gelände. Nach Vorrang: Meer, Ebene, Wald, Wüste, Gebirge. Auslegung: Wald, Gebirge und die Reihenfolge nach der Ebene sind von uns.
    .title = Gelände

ep-clause-2-2 = Ein aufgedecktes Plättchen bleibt liegen oder wird um 180° gedreht. Gesucht ist das ranghöchste Gelände, das dasselbe Gelände eines aufgedeckten Nachbarn berühren kann. Geht es nur auf eine Art, liegt es so; gehen beide oder keine, wählt, wer aufgedeckt hat (EP-2.13).
    .title = Plättchen ausrichten

ep-clause-2-3 = Stellt die neutrale Stadt, Barbarenlager und verdeckte Erkundungsmarker dorthin, wo das Plättchen sie zeigt. Stehen 6 neutrale Städte auf der Karte, kommt keine weitere dazu. Erschlossen: Die neutrale Stadt steht auf der markierten Ecke.
    .title = Figuren auf Plättchen

ep-clause-2-4 = Ein Symbol auf der Rückseite verspricht ein Pferd oder Eisen auf der Vorderseite. Du darfst die Rückseiten ansehen, bevor du aufdeckst.
    .title = Rückseiten

ep-clause-2-5 = Dir gehört der Rohstoff jedes deiner Gebiete: Ein Luxusgut gibt 2 Angebot, ein kleines Luxusgut, ein Pferd oder Eisen 1. Mit dem Gebiet verlierst du auch das Angebot. Pferd und Eisen sind strategisch.
    .title = Rohstoffe

ep-clause-2-6 = Dreh den Marker um, wenn du auf sein Feld expandierst. Ein kleines Luxusgut bleibt liegen. Sonst nimm, was er zeigt, und leg ihn ab. Erschlossen: 1 Gold oder 2 Nahrung.
    .title = Erkundungsmarker

ep-clause-2-7 = Niemand besetzt je ein Meer.
    .title = Meer

ep-clause-2-8 = Ein Feld heißt q.r, Spalte und Zeile ab 0; die Karte hat bei 2, 3 oder 4 Personen 6 × 6, 6 × 8 oder 8 × 8 Felder. Feld (q, r) berührt (q+1, r), (q+1, r−1), (q, r−1), (q−1, r), (q−1, r+1) und (q, r+1).
    .title = Felder

ep-clause-2-9 = Das Plättchen auf Platz (i, j) bedeckt die Felder A (2i, 2j), B (2i+1, 2j), C (2i, 2j+1) und D (2i+1, 2j+1). Drehen vertauscht A mit D, B mit C und die beiden inneren Ecken. Die mittleren Plätze sind 1.1, zu dritt auch 1.2, zu viert 1.1, 2.1, 1.2 und 2.2. Plättchen sind benachbart, wenn ihre Felder sich berühren.
    .title = Plättchen und Plätze

ep-clause-2-10 = Eine Ecke ist ein Feld mit Buchstabe: q.ra berührt (q, r), (q+1, r) und (q, r+1); q.rb berührt (q+1, r), (q, r+1) und (q+1, r+1). Eine Ecke gibt es, wenn eines ihrer drei Felder auf der Karte ist.
    .title = Ecken

ep-clause-2-11 = Eine Kante liegt zwischen zwei Feldern und verbindet zwei Ecken; es gibt sie, wenn eines der Felder auf der Karte ist. Ecken an einer Kante sind benachbart. Jede Ecke hat drei Kanten.
    .title = Kanten

ep-clause-2-12 = Ein Bauplatz ist eine Ecke, deren drei Felder alle auf der Karte sind; alle anderen Ecken bilden den Außenrand. Jede Stadt steht auf einem Bauplatz, ein Handelsposten in seiner Stadt. Bei 2, 3 oder 4 Personen gibt es 50, 70 oder 98 Bauplätze.
    .title = Bauplätze

ep-clause-2-13 = Geht die Gelände der Reihe nach durch. Nehmt das erste, das in mindestens einer Lage ein Feld hat, das dasselbe Gelände eines anderen aufgedeckten Plättchens berührt: Erlaubt sind die Lagen, in denen es das tut. Gibt es keines, sind beide erlaubt.
    .title = Ausrichtung genau

ep-clause-2-14 = Eine Stadt oder ein Posten berührt die drei Felder der Ecke. Am Meer heißt: berührt ein Meeresfeld. Eine Gruppe sind aufgedeckte Felder der genannten Gelände, die zusammenhängen, wem sie auch gehören. Ein verdecktes Feld hat kein Gelände und gehört zu keiner Gruppe. Eine Landkante hat ein aufgedecktes Feld ohne Meer neben sich.
    .title = Begriffe der Karte

ep-clause-2-15 = Auf jeder Karte hat Feld q.r die Nummer 8r + q, Bauplatz q.ra 2(7r + q), q.rb eins mehr, Platz i.j 4j + i. So ist Feld 3.5 die 43, Bauplatz 3.5a die 76, 3.5b die 77 und Platz 2.1 die 6.
    .title = Nummern und Schreibweise


ep-section-upkeep = Vorbereitung

ep-clause-3-1 = Zieh in den Epochen I und II 1 Erfindung der nächsten Epoche.
    .title = Ziehen

ep-clause-3-2 = Leg 1 Marktkarte, zu zweit nacheinander 2, auf den obersten freien Platz ihrer Spalte. Ist die Spalte voll, leg zuerst ihre oberste Karte ab und rücke die anderen auf. Wird ein Platz frei, rücken die Karten darunter auf.
    .title = Markt auffüllen

ep-clause-3-3 = Deck ein verdecktes Plättchen deiner Wahl auf, wenn es noch eines gibt.
    .title = Plättchen aufdecken

ep-clause-3-4 = Leg allen Sold von deinen Einheiten in die Bank zurück.
    .title = Sold abräumen


ep-section-inventions = Erfindungen

ep-clause-4-1 = In jedem Zug verwendest du eine Erfindung der laufenden Epoche von deiner Hand. Entweder erfinde: Spiel sie aus, oder gib sie für eine Erfindung vom Markt her und spiel diese; dann folgt 1 Aktion. Oder überdecke mit ihr eine Erfindung des Markts und mach 2 Aktionen.
    .title = Erfinden oder überdecken

ep-clause-4-2 = In jeder Epoche erfindest du genau 3-mal und überdeckst genau 3-mal.
    .title = Je drei

ep-clause-4-3 = Du kannst keinen Namen erfinden, den du schon hast. Die Karte, die du hergibst oder zum Überdecken nutzt, darf jeden Namen haben.
    .title = Kein Name doppelt

ep-clause-4-4 = Wenn du erfindest, bekommen du und die Person links von dir die Debütbelohnung. Dann gehören dir die Fähigkeiten: sofortige jetzt, Endwertungen am Spielende, alle anderen für den Rest des Spiels.
    .title = Debütbelohnung und Fähigkeiten

ep-clause-4-5 = Deine erste Aktion im Spiel muss Expandieren sein.
    .title = Erste Aktion: Expandieren

ep-clause-4-6 = Erschlossen: Die Karte verlässt deine Hand und wechselt den Platz; dann folgen deine Debütbelohnung, die der Person links von dir, die Effekte (EP-A47) und die Aktion.
    .title = Reihenfolge


ep-section-resources = Ressourcen

ep-clause-5-1 = Nahrung, Produktion und Wissenschaft sind Grundressourcen. Gold ersetzt jede davon, außer bei „kein Gold“; du wählst, wie viel Gold du nimmst (EP-D7). Dein Lager hat keine Grenze.
    .title = Grundressourcen und Gold

ep-clause-5-2 = Autorität sind deine Steine. Für 1 Autorität legst du einen Stein aus deinem Vorrat auf deine Zivilisationstafel. Auf Tafel, Karte und verbraucht hast du zusammen höchstens 24; mehr verfällt. Nur was auf der Tafel liegt, kannst du verwenden.
    .title = Autorität

ep-clause-5-3 = Kultur ist ein Platz auf der Leiste; auf derselben Zahl steht höher, wer zuerst dort war. Ab 30 zählt der Marker „30+“ 30 zu deiner Position.
    .title = Kultur

ep-clause-5-4 = Die Nachfrage ist 1 pro eigener Stadt und 2 pro eigenem Handelsposten auf der Karte. Das Angebot kommt von Rohstoffen.
    .title = Angebot und Nachfrage


ep-section-actions = Aktionen

ep-clause-6-1 = Zahle 1 Nahrung und leg einen Stein von deiner Zivilisationstafel auf ein Feld. Es muss an ein eigenes Gebiet, eine eigene Stadt oder einen eigenen Handelsposten grenzen, darf kein gegnerisches Gebiet, kein Meer und kein Barbarenlager sein, muss aufgedeckt und darf noch nicht deines sein. Deine erste Expansion muss an nichts grenzen.
    .title = Expandieren

ep-clause-6-2 = Zahle 3 Produktion und stell eine Stadt von deiner Zivilisationstafel auf einen Bauplatz, dessen Felder außer Meer alle deine Gebiete sind. Sie darf keiner anderen Stadt benachbart sein. Sie gibt 1 Nachfrage und am Ende 4 SP und will jede Epoche ernährt werden. Erschlossen: Gezahlt wird Produktion.
    .title = Stadt bauen

ep-clause-6-3 = Beginne an einer Ecke eines eigenen Gebiets, in einer eigenen Stadt oder in einer Stadt mit deinem Posten. Ziel ist eine fremde Stadt: neutral oder von jemandem, der kein Kriegstreiber ist, ohne deinen Posten und mit weniger als 2 Posten. Ein Landweg hat 1 oder 2 Landkanten und kostet 1 Produktion; ein Seeweg führt über ein Meer und kostet 2. Gehört die Stadt einer Person, muss sie zustimmen; dann bekommt ihr beide 1 Gold. Du bekommst 2 Nachfrage und einen neuen Ausgangspunkt. Höchstens 4 Posten.
    .title = Handelsposten bauen

ep-clause-6-4 = Zahle die Wissenschaft der Zeile über der Schriftrolle, nimm die linke oder rechte Belohnung und schieb die Rolle dorthin. Die oberste Zeile bleibt für alle offen: Die Rolle überdeckt sie nie.
    .title = Forschung

ep-clause-6-5 = Nimm ein Wunder aus der rechten Spalte, zahle seine Produktion, nimm die Belohnung und erhalte seine Fähigkeit. Es gibt keine Grenze.
    .title = Wunder bauen

ep-clause-6-6 = Nimm eine Basiseinheit oder eine der linken Spalte für ihren Platz, Haupt- oder Unterstützungseinheit. Zahle die Produktion, die sie mehr kostet als die bisherige; ein leerer Platz und eine einzigartige Einheit zählen 0. Zahle 2 mehr für jedes verlangte Pferd oder Eisen, das keines deiner Gebiete hat, und für jedes verlangte Gelände, von dem du kein Gebiet hast (für Meer genügt ein Gebiet am Meer). Die neue überdeckt die alte. Nimm nie einen Namen, den du schon hattest. Der Kampfwert ist die Summe beider, bei gleicher Formation 1 mehr.
    .title = Einheit aufwerten

ep-clause-6-7 = Geh entlang eines Pfeils zu einer Form der nächsten Stufe, deren Kultur du erreicht hast, und nimm ihre Sofortbelohnung; ihre Fähigkeit ersetzt die alte. Deine Städte auf Tafel und Karte müssen der neuen Grenze entsprechen: Nimm weitere aus deinem Vorrat, oder gib überzählige zurück, von der Karte nur, wenn die Tafel keine hat. Erschlossen: Die zweite Stufe verlangt Kultur 2.
    .title = Regierung wechseln

ep-clause-6-8 = Du bekommst, was deine Regierungsform dafür zeigt.
    .title = Produktionsbefehl
