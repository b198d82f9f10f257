# Auslegungen zu Epochs auf Deutsch: wo das Regelheft unklar ist oder schweigt.


ep-section-rulings = Auslegungen

ep-clause-a1 = „3 erfinden müssen“ heißt genau 3, nicht mehr und nicht weniger.
    .title = Genau drei

ep-clause-a2 = Lässt sich weder von der Hand noch vom Markt etwas erfinden und hast du 3-mal überdeckt, spiel eine Karte nur für ihre Aktion: keine Debütbelohnung, sie zählt als Erfindung. Mit diesem Material kommt das nicht vor.
    .title = Nichts zu erfinden

ep-clause-a3 = Die Debütbelohnung gibt es bei jedem Erfinden der Karte, auch beim zweiten Exemplar.
    .title = Jedes Mal Debüt

ep-clause-a4 = Eine überdeckte Karte ist unerreichbar. Deine Karte nimmt den Platz der genommenen ein; was darunter liegt, bleibt dort.
    .title = Überdeckte und ersetzte Karten

ep-clause-a5 = Du darfst jedes verdeckte Plättchen aufdecken, ob mit oder ohne Nachbarn. Ohne aufgedeckten Nachbarn darf es beliebig liegen.
    .title = Jedes verdeckte Plättchen

ep-clause-a6 = Verglichen wird nur das beste verbindbare Gelände, nicht das nächste.
    .title = Nur das beste Gelände

ep-clause-a7 = Die ersten beiden werden gemeinsam ausgerichtet: von den Paaren, in denen das erste mögliche Gelände sich berührt, ein zufälliges. Die anderen folgen einzeln nach EP-2.13, bei freier Wahl zufällig; ein einzelnes Plättchen liegt zufällig.
    .title = Mittlere Plättchen beim Aufbau

ep-clause-a8 = Bei 0 gilt die Zugreihenfolge. Rutschst du auf ein besetztes Feld, stehst du dort an letzter Stelle. Kultur fällt nie unter 0; ohne Änderung bleibt der Rang. Bei gleichzeitigen Gewinnen kommt zuerst, wer erfindet oder baut, sonst gilt die Zugreihenfolge.
    .title = Rang der Kultur

ep-clause-a9 = Du darfst auf eine Aktion verzichten, nur nicht auf die erste im Spiel. Zwei Aktionen wählst du nacheinander.
    .title = Passen

ep-clause-a10 = Das erste Expandieren kostet 1 Nahrung. Bis dahin ist keine freie Aktion erlaubt, die dich ohne Nahrung und Gold oder ohne Stein ließe; so ist es immer möglich.
    .title = Das erste Expandieren kostet

ep-clause-a11 = Ein von der Karte entfernter Stein oder eine Stadt kommt auf die eigene Zivilisationstafel; nur eine überzählige Stadt kommt in den Vorrat.
    .title = Entfernte Figuren

ep-clause-a12 = Verlierst du ein Gebiet an einer Stadt, bleibt die Stadt.
    .title = Städte ohne Gebiet

ep-clause-a13 = Eine Ecke mit einem verdeckten Feld ist kein Platz für eine Stadt; eine Stadt braucht mindestens ein Gebiet.
    .title = Verdeckte Ecken

ep-clause-a14 = Auch neben einer neutralen Stadt kannst du nicht bauen.
    .title = Neutrale Städte zählen

ep-clause-a15 = Ein Landweg sind 1 oder 2 Landkanten vom Start zum Ziel; eine Stadt an einer Ecke deines Gebiets ist immer nah genug. Ein Seeweg verbindet zwei Ecken am selben Meer. Gibt es beide, wählt, wer baut. Figuren versperren nichts.
    .title = Wege

ep-clause-a16 = Wem die Stadt gehört, antwortet mit Ja oder Nein, bevor gezahlt wird. Sonst wird nichts dafür getauscht.
    .title = Zustimmung

ep-clause-a17 = Ein Kriegstreiber darf später in der Epoche Posten in fremden Städten bauen; nur seine eigenen Städte sind für andere gesperrt.
    .title = Kriegstreiber dürfen handeln

ep-clause-a18 = Mit dem Marker gehen auch deine Posten in Städten anderer Kriegstreiber verloren.
    .title = Alle eigenen Posten gehen

ep-clause-a19 = In einem Militärschritt machst du einen Angriff. Ausnahme ist EP-7.4: höchstens einer pro Gegner, nacheinander. Eine beschützte neutrale Stadt ist trotzdem ein neutrales Ziel. Zu zweit bringt die Ausnahme nichts.
    .title = Ein Angriff

ep-clause-a20 = Sold zahlst du vor dem Erklären und Angreifen, nie danach.
    .title = Zuerst Sold

ep-clause-a21 = Gebiete grenzen durch eine Kante aneinander, eine Stadt oder ein Posten an ein Gebiet, wenn sie auf dessen Ecke stehen; ein Posten reicht auch in seine Stadt. Über Gelände hinweg: von einem Gebiet, einer Stadt oder einem Posten an einer Gruppe des Geländes zu einem Ziel an oder in derselben Gruppe. Ebene und Wüste zählen zusammen.
    .title = Was benachbart ist

ep-clause-a22 = Ein Gebiet zählt mit seinem Gelände, am Meer auch als Meer; eine Stadt mit allen Geländen ihrer Felder; jedes Symbol gilt einmal. Ein Lager zählt wie ein Gebiet. Die Luftwaffe darf auch Lager und neutrale Städte angreifen, wo EP-7.3 es erlaubt.
    .title = Gelände einer Schlacht

ep-clause-a23 = Die Schutzmacht steht fest, der Angreifer würfelt, die Verteidigung würfelt, dann Beute, dann Effekte der Siegerseite. Es gibt keine Neuwürfe. Bei mehr als 12 Würfeln wirf noch einmal.
    .title = Ablauf eines Kriegs

ep-clause-a24 = Bei gleichem oder kleinerem Gesamtwert geschieht nichts: Niemand gewinnt oder verliert etwas.
    .title = Misslungene Angriffe

ep-clause-a25 = Eine Schutzmacht mit unbereiten Einheiten hat 0. Der Angreifer kann nicht beschützen, ein anderer Kriegstreiber schon.
    .title = Wer beschützen darf

ep-clause-a26 = Ohne freien Stein oder freie Stadt entfernst du nur. Beim Hinstellen gelten keine Baubedingungen. Entfernen ist Pflicht, Hinstellen nicht.
    .title = Ersetzen

ep-clause-a27 = Mit 1 oder 2 gegen eine Schutzmacht nimmst du nur die Ehre; die neutrale Stadt bleibt.
    .title = Knapper Sieg über Schutzmacht

ep-clause-a28 = Wer auf ein erobertes Gebiet oder Lager einen Stein legt, bekommt den Rohstoff und dreht den Marker um.
    .title = Marker auf erobertem Land

ep-clause-a29 = Das letzte Gebiet schützt nur Steine; eine letzte Stadt kann fallen.
    .title = Letztes Gebiet

ep-clause-a30 = Es entscheidet der Kulturrang, also gibt es bei Kunstwerken keinen Gleichstand.
    .title = Kein Gleichstand bei Kunst

ep-clause-a31 = Du wählst die Städte einzeln, gerade bis der Rest ernährt werden kann; Gold muss zuerst verwendet werden. Jede kostet beim Entfernen 1 Kultur. Rabatte pro Stadt senken den Bedarf jeder Stadt, andere die Summe, nie unter 0.
    .title = Hungersnot

ep-clause-a32 = Sie geschieht von selbst. Von jeder Art, die du behalten darfst, wählst du, wie viele bleiben; alles andere wird addiert, durch das Verhältnis geteilt und abgerundet.
    .title = Goldumwandlung

ep-clause-a33 = Jedes Lager zählt pro Person einmal; Posten zählen nicht.
    .title = Plünderung zählt Lager

ep-clause-a34 = Jeder Schritt gilt für alle, in Zugreihenfolge ab der Startperson der Epoche, bevor der nächste beginnt.
    .title = Reihenfolge am Epochenende

ep-clause-a35 = In Epoche III kommen alle 7 Schritte vor der Wertung.
    .title = Auch die letzte Epoche

ep-clause-a36 = Ist der Marktstapel leer, wird nichts ausgelegt.
    .title = Leerer Marktstapel

ep-clause-a37 = Eine Spalte hat 4 Plätze. Lücken schließen sich nach oben; für eine gekaufte Karte wird nichts nachgelegt.
    .title = Spalten zu vier

ep-clause-a38 = Eine Basiseinheit zu nehmen verbraucht sie nicht.
    .title = Basiseinheiten bleiben

ep-clause-a39 = Eine Einheit kostet den Unterschied, mindestens 0, plus Aufschläge minus Rabatte, mindestens 0. Aufschläge gelten auch, wenn sie billiger ist als die alte.
    .title = Aufschläge bei Einheiten

ep-clause-a40 = Den Axtkrieger kannst du nicht zurücknehmen. Eine ersetzte einzigartige Einheit zählt als Kosten 0, ihr Name als schon gehabt.
    .title = Alte Namen

ep-clause-a41 = Sie erlaubt jede andere Form deiner oder der nächsten Stufe, ohne Pfeile und Kultur, mit Sofortbelohnung. Du darfst ablehnen.
    .title = Hagia Sophia

ep-clause-a42 = Das zweite Expandieren folgt nur auf eine Aktion „Expandieren“, nicht auf ein gewährtes, das selbst extra ist.
    .title = Republik

ep-clause-a43 = Mitten in einer Aktion kannst du nichts freischalten. Eine sofortige Fähigkeit wirkt gleich.
    .title = Wann freigeschaltet wird

ep-clause-a44 = Autorität über 24 und Kunstwerke über 26 Marker hinaus verfallen.
    .title = Verfallene Gewinne

ep-clause-a45 = Mit dem Marker „30+“ ist deine Position deine Kultur minus 30; eine zweite Runde zählt weiter.
    .title = Über 30

ep-clause-a46 = Gold zahlt auch Sold, Nahrung für Städte und Preise von Fähigkeiten, außer bei „kein Gold“. Ein Preis in Gold nimmt nur Gold.
    .title = Gold zahlt

ep-clause-a47 = Die Liste steht fest, wenn das Ereignis eintritt, bevor die neue Karte zählt; eine Karte löst nicht durch sich selbst aus. Reihenfolge: aufgedruckte Ergebnisse; alle einfachen Gewinne (Regierung, Fähigkeiten, Erfindungen, Wunder, neue Karte); Effekte, die etwas fragen, in deiner Reihenfolge; Extraaktionen. Bedingungen und Anzahlen gelten beim Ausführen.
    .title = Effekte eines Ereignisses

ep-clause-a48 = Jede Aktion, die ein Effekt gewährt, ist eine Extraaktion: bezahlt, außer kostenlos; sie löst Effekte aus, aber nie eine weitere Extraaktion. Ein so gebautes Wunder gibt trotzdem Belohnung und Soforteffekt. Zwei Quellen geben je eine.
    .title = Gewährtes ist extra

ep-clause-a49 = Rabatte summieren sich; keine Kosten fallen unter 0. Eine Aktion ist nur erlaubt, wenn du sie jetzt ganz zahlen kannst, Gold eingerechnet; umwandeln musst du vorher.
    .title = Rabatte und Bezahlung

ep-clause-a50 = Bei einer Ablehnung wird nichts ausgegeben, und du wählst die Aktion neu. Die Städte dieser Person sind für den Rest deines Zuges keine Ziele.
    .title = Ablehnung

ep-clause-a51 = Du nimmst ihn höchstens einmal pro Epoche, vor dem ersten Angriff des Schritts. Du brauchst weder bereite Einheiten noch danach einen Angriff.
    .title = Den Marker nehmen

ep-clause-a52 = Luftabwehr, bereit oder nicht, nimmt nur das „überallhin“ zurück; eine anders erreichbare Stadt darfst du angreifen. Das Angriffsverbot gilt für Gebiete und Lager dieses Geländes, nicht für Städte.
    .title = Luftabwehr und Angriffsverbot

ep-clause-a53 = Ein Würfel pro Symbol, wenn die andere Seite eine Person mit so einer Einheit ist, bereit oder nicht; keiner gegen Lager und unbeschützte neutrale Städte.
    .title = Würfel gegen Berittene und Luftwaffe

ep-clause-a54 = Der echt höhere Gesamtwert gewinnt, auch für Verteidigung oder Schutzmacht; das zählt nur für Effekte.
    .title = Einen Krieg gewinnen

ep-clause-a55 = Was auf den Einheiten liegt, geht in die Bank; bereit bist du, wenn nichts fällig ist, sonst zahle neu. Ressourcen auf Einheiten sind nicht im Lager und bleiben bis zu deiner Vorbereitung.
    .title = Neue Einheit über alter

ep-clause-a56 = Angebot oder Nachfrage über 15 zählt als 15. Die 25 der Kampfleiste ist keine Grenze.
    .title = Enden der Leisten

ep-clause-a57 = Zuerst geht die Stadt, dann kehren ihre Posten zurück (EP-7.2), dann darf die Siegerseite ihre hinstellen. Posten gehen nicht auf die neue Stadt über.
    .title = Eine Stadt entfernen

ep-clause-a58 = Vom Ende deiner Vorbereitung bis zum Ende deines Zuges, bei EP-D4, EP-D5 und EP-D10; nicht in einer gewährten Aktion und nicht, solange Effekte offen sind.
    .title = Wann freie Aktionen

ep-clause-a59 = Hat höchstens eine Einheit Sold, ist nichts fällig; haben beide, wählst du beim Zahlen, welche du aussparst.
    .title = Erlassener Sold
