# Die Regeln von Epochs auf Deutsch: vom Militärschritt bis zur Wertung, Fragen, und was verborgen ist.


ep-section-military = Militärschritt

ep-clause-7-1 = Du darfst den ganzen Sold zahlen, der auf deinen Einheiten steht, und legst ihn darauf. Dann sind sie bis zu deiner nächsten Vorbereitung für beliebig viele Kriege bereit. Alles oder nichts. Einheiten ohne Sold sind immer bereit. Unbereite Einheiten haben Kampfwert 0, keine Vorteile und können nicht angreifen.
    .title = Sold

ep-clause-7-2 = Du darfst einen Kriegstreibermarker nehmen und behältst ihn bis zum Ende der Epoche. Deine Posten in fremden und neutralen Städten und fremde Posten in deinen Städten werden entfernt. Ein entfernter Posten kommt auf die Zivilisationstafel zurück; wem er gehört, bekommt 1 Gold und verliert die 2 Nachfrage. Ebenso, wenn die Stadt eines Postens entfernt wird.
    .title = Kriegstreiber

ep-clause-7-3 = Greif ein Ziel an, das an ein eigenes Gebiet, eine eigene Stadt oder einen eigenen Posten grenzt oder das du über Gelände hinweg erreichst. Kriegstreiber dürfen gegnerische Gebiete und Städte, Barbarenlager und neutrale Städte angreifen; alle anderen nur Gebiete und Städte von Kriegstreibern und Lager.
    .title = Angriff

ep-clause-7-4 = In dem Zug, in dem du den Marker nimmst, darfst du stattdessen jede gegnerische Person einmal angreifen; dann aber weder eine neutrale Stadt noch Barbaren.
    .title = Alle angreifen

ep-clause-7-5 = Manche Einheiten reichen über ein Meer, berittene über Ebene und Wüste, die Luftwaffe überallhin, außer in Städte von Personen mit Luftabwehr. Gelände, das eine Einheit nicht angreifen kann, ist für dich kein Ziel.
    .title = Über Gelände hinweg, Luftwaffe


ep-section-war = Krieg

ep-clause-8-1 = Mit bereiten Einheiten ist dein Gesamtwert ihr Kampfwert samt Formation und Effekten plus 1 Würfel und 1 weiterer für jeden passenden Vorteil. Geht es um eine Stadt, zählt auf beiden Seiten jedes eigene Gebiet, das sie berührt, 1. Mit unbereiten Einheiten ist er 0.
    .title = Gesamtwerte

ep-clause-8-2 = Vorteile sind: am Meer, ein Gelände, Stadt, Verteidigung oder Schutz, Angriff, gegen berittene Einheiten, gegen Luftwaffe. Jedes Symbol ist ein Würfel. Erschlossen: die Gelände außer Meer. Auslegung: Angriff.
    .title = Vorteile

ep-clause-8-3 = Ein Würfel zeigt 0, 1, 1, 2, 3 und 4. Auslegung: Die Seiten zwischen 0 und 4 sind von uns.
    .title = Würfel

ep-clause-8-4 = Ein Barbarenlager hat 3. Eine neutrale Stadt hat 7, außer jemand mit einem Posten darin wird Schutzmacht und verteidigt sie wie eine eigene. Wollen zwei, ist es die Person, die im Uhrzeigersinn näher am Angreifer sitzt; will niemand, bleibt es bei 7.
    .title = Barbaren, neutrale Städte, Schutzmacht

ep-clause-8-5 = Der Angreifer muss echt höher sein.
    .title = Wer gewinnt

ep-clause-8-6 = Besiegte Barbaren werden entfernt, und du darfst dort kostenlos einen Stein hinlegen. Eine besiegte neutrale Stadt ohne Schutzmacht wird entfernt, und du darfst dort kostenlos eine eigene Stadt hinstellen.
    .title = Sieg über Barbaren und neutrale Städte

ep-clause-8-7 = Schlägst du eine Person oder Schutzmacht um mindestens 1, nimm 1 Ehre. Ab 3: Entferne den Stein oder die Stadt; du darfst kostenlos deine hinstellen; ein letztes Gebiet bleibt. Ab 6: Nimm 1 Kunstwerk. Alles Zutreffende gilt in dieser Reihenfolge; was fehlt, entfällt. Nur der Angreifer macht Beute.
    .title = Beute

ep-clause-8-8 = Im Krieg gewonnene Gebiete und Städte lösen keine Fähigkeiten des Expandierens oder Bauens aus.
    .title = Krieg ist keine Aktion


ep-section-free-actions = Freie Aktionen

ep-clause-9-1 = Verbrauche 2 Autorität, indem du 2 Steine von der Zivilisations- auf die Regierungstafel legst, und wandle 1 Grundressource in eine andere um.
    .title = Umwandeln

ep-clause-9-2 = Leg einen Fähigkeitsstein auf eine der 4 Fähigkeiten deiner Zivilisation und zahle ihren Preis, falls sie einen hat. Ihre Epoche muss erreicht sein. Höchstens 2 im ganzen Spiel, nie dieselbe zweimal.
    .title = Fähigkeit freischalten


ep-section-epoch-end = Ende einer Epoche

ep-clause-10-1 = Wer die höchste Kultur hat, bekommt 1 Kunstwerk. Zu zweit die erste Person; zu dritt in den Epochen I, II und III die ersten 2, 2 und 1; zu viert die ersten 3, 2 und 1.
    .title = 1: Kunstwerke

ep-clause-10-2 = Nimm die Belohnung unter dem niedrigeren Wert von Angebot und Nachfrage. Bei 8 und 5 bekommst du, was unter 5 steht: 3 Gold und 2 Kultur.
    .title = 2: Handelseinkommen

ep-clause-10-3 = Jede Stadt auf der Karte braucht in Epoche I, II oder III 1, 2 oder 3 Nahrung; Gold gilt auch. Ernähre alle, die du kannst. Sonst entferne Städte deiner Wahl, bis du den Rest ernähren kannst, und verlier für jede 1 Kultur. Jede ernährte Stadt gibt in I 1 Autorität und 1 Kultur, in II 2 Autorität und 1 Kultur, in III nichts.
    .title = 3: Städte ernähren

ep-clause-10-4 = Je 3 Grundressourcen, auch gemischt, werden 1 Gold; der Rest geht in die Bank. Was dich eine Fähigkeit behalten lässt, darf bleiben.
    .title = 4: Goldumwandlung

ep-clause-10-5 = Verlier 1 Gold pro Barbarenlager, das an ein Gebiet oder eine Stadt von dir grenzt, solange du Gold hast.
    .title = 5: Plünderung

ep-clause-10-6 = Verbrauchte Autorität kommt auf deine Zivilisationstafel zurück.
    .title = 6: Autorität zurück

ep-clause-10-7 = Kriegstreiber geben ihren Marker zurück und verlieren in Epoche I, II oder III 1, 2 oder 3 Kultur.
    .title = 7: Kriegstreiber


ep-section-new-epoch = Neue Epoche

ep-clause-11-1 = Nicht ausgelegte Marktkarten der alten Epoche verlassen das Spiel. Karten in den Spalten bleiben.
    .title = Alte Marktkarten

ep-clause-11-2 = Die Basiseinheiten der neuen Epoche ersetzen die alten.
    .title = Neue Basiseinheiten

ep-clause-11-3 = Für Epoche II mischt alle Karten II. Für Epoche III kommen 14 zufällige Karten III auf alle Karten III+, je gemischt.
    .title = Neuer Marktstapel

ep-clause-11-4 = Räumt den Erfindungsmarkt ab und legt 4 Karten vom Stapel der neuen Epoche aus; der Rest dieses Stapels verlässt das Spiel. Zu Beginn der Epoche II werden die Erfindungen III als Nachziehstapel gemischt.
    .title = Neuer Erfindungsmarkt

ep-clause-11-5 = Es beginnt die Person links von der bisherigen Startperson. Die Hände haben schon die 6 gezogenen Karten.
    .title = Neue Startperson


ep-section-scoring = Wertung

ep-clause-12-1 = Nach dem Ende der Epoche III zählt 1 SP pro Kultur, Ehre und Gebiet, 4 pro Stadt auf der Karte, 1 je 2 Gold, die Endwertungen und Kunstwerke nach ihrer Tabelle. Die meisten SP gewinnen; bei Gleichstand die höhere Kultur.
    .title = Siegpunkte


ep-section-faq = Fragen und Antworten

ep-clause-q1 = Du kannst nicht mit einer Einheit angreifen, solange die andere unbezahlt ist.
    .title = Alle Einheiten bezahlen

ep-clause-q2 = Nach jeder Expansion, vor dem nächsten Effekt, darfst du den Stein eines anderen Gebiets zurücknehmen und bekommst 2 Nahrung. Mit der Republik: expandieren, Nomaden oder nicht, noch einmal expandieren, Nomaden oder nicht.
    .title = Nomaden

ep-clause-q3 = Sinkt deine Städtegrenze, gib die überzähligen in deinen Vorrat zurück, wenn nötig von der Karte.
    .title = Überzählige Städte

ep-clause-q4 = Die Reihenfolge gleichzeitiger Effekte bestimmst du; führ jeden zu Ende, bevor der nächste beginnt (EP-A47).
    .title = Mehrere Effekte

ep-clause-q5 = Eine Extraaktion löst nie eine weitere aus (EP-A48).
    .title = Kein Extra aus Extra

ep-clause-q6 = Das Pferd auf dem gerade besetzten Gebiet zählt.
    .title = Tierhaltung

ep-clause-q7 = Die Extraaktion kommt nach der Fähigkeit der Hagia Sophia, auch wenn diese deine Form wechselt. Wirst du erst durch sie zur Konstitutionellen Monarchie, bekommst du keine.
    .title = Konstitutionelle Monarchie und Hagia Sophia

ep-clause-q8 = Lässt dich eine Fähigkeit eine Aktion ausführen, zahlst du dafür, außer sie ist kostenlos.
    .title = Gewährte Aktionen kosten


ep-section-hidden = Verborgen und offen

ep-clause-14-1 = Verborgen sind die Karten fremder Hände, aber nicht, wie viele es aus welcher Epoche sind; die Reihenfolge der Stapel; Karten und Plättchen, die das Spiel ungesehen verließen; verdeckte Plättchen bis auf die Rückseite; die Seiten der Erkundungsmarker; die Wahl der Zivilisation, bis alle gewählt haben.
    .title = Verborgen

ep-clause-14-2 = Alles andere ist offen: Ressourcen, Kunstwerke, Abgelegtes, auch überdeckte und hergegebene Erfindungen.
    .title = Offen

ep-clause-14-3 = Der Zufall bestimmt das Mischen bei Aufbau und neuer Epoche, die Startperson, freie Ausrichtungen beim Aufbau und die Würfel.
    .title = Zufall
