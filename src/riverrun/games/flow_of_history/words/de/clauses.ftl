# Die Regeln von The Flow of History auf Deutsch, Abschnitt für Abschnitt. Anrede „du“, für alle zusammen „ihr“.


foh-section-components = Spielmaterial

foh-clause-c1 = Die Schachtel enthält 67 Karten: 6 aus Zeitalter S (die Startkarten), 5 aus Zeitalter A und je 12 aus den Zeitaltern I bis IV. Dazu kommen 7 aus Zeitalter V, darunter „Internet“, und „Die Zukunft“. Startkarten sind Regierungskarten ohne Effekt; jede andere Karte hat genau einen Effekt. Erschlossen: Jede Karte außer „Die Zukunft“ hat mindestens ein Produktionssymbol auf ihrem Symbolstreifen.
    .title = Die Karten in der Schachtel

foh-clause-c2 = Eine Karte gehört zu Militär, Bauwerk, Wissen, Regierung, Anführer oder Wunder. Es gibt sieben Arten von Produktionssymbolen: Kultur, Ernte, Handel, Angriff, Wissenschaft, Verteidigung und Industrie. Erschlossen: Unter den fünf Karten des Zeitalters A ist jede Art außer Regierung genau einmal vertreten.
    .title = Kartenarten und Symbole

foh-clause-c3 = Ein Effekt ist Sofort, Angriff, Angriff auf alle, Dauerhaft, Zugaktion oder Wertung; das sagt, wann er wirkt (FOH-G3, FOH-A1, FOH-V4). Vier dauerhafte Effekte tragen das Zeichen „obsolet“ und wirken bei der Wertung nicht mehr: „Burg“, „Feudalismus“, „Fregatte“ und „Militärakademie“.
    .title = Wann Effekte wirken und das Zeichen „obsolet“

foh-clause-c4 = Alle Karten einer Art prüfen für den Investitionsbonus (FOH-K2) dasselbe Symbol; eine Bauwerkskarte prüft Industrie. Erschlossen: Wissen prüft Wissenschaft; Regierung und Anführer prüfen Kultur. Erfunden: Wunder prüft Industrie; Militär prüft Wissenschaft.
    .title = Welches Symbol eine Karte prüft

foh-clause-c5 = Marker gehen nie aus: Sind die 72 in der Schachtel zu wenige, nehmt irgendetwas anderes. Jede Person beginnt mit 4; alle übrigen bilden die Reserve. Jede Person hat nur einen Spielstein und damit höchstens eine laufende Investition. Auslegung: Auch in der zweiten Ausgabe sind Marker unbegrenzt, obwohl sie es nicht sagt.
    .title = Marker und Spielsteine

foh-clause-c6 = Abgesehen von den ersten 4 Markern jeder Person gibt die Reserve nur in drei Fällen Marker aus. Das sind: beim Ernten (FOH-H1, FOH-H2), durch einen Effekt, der die Reserve nennt, und im Spiel mit dem Bankier (FOH-2P2, FOH-2P5). Wer aus dem Vorrat nimmt, bekommt höchstens, was darin liegt. Auslegung: Nichts kommt in die Reserve zurück; eine Zahlung ohne genannten Empfänger kommt in den Vorrat.
    .title = Reserve und Vorrat

foh-clause-c7 = Eine abgelegte Karte ist endgültig aus dem Spiel. Es gibt keinen Ablagestapel, keine Karte kehrt zurück, und der Nachziehstapel wird nie neu gemischt.
    .title = Abgelegte Karten sind fort


foh-section-setup = Aufbau

foh-clause-s1 = Der Markt beginnt mit den fünf Karten des Zeitalters A; zu fünft kommt die erste Karte des Nachziehstapels aus Zeitalter I dazu, also sechs. Von oben nach unten enthält der Nachziehstapel die Zeitalter I, II, III, IV und V, jedes für sich gemischt. Darunter liegen „Internet“ und ganz unten „Die Zukunft“.
    .title = Markt und Nachziehstapel

foh-clause-s2 = Jede Person bekommt eine zufällige Karte des Zeitalters S, die offen ihren Regierungsstapel beginnt, und 4 Marker. Nicht verteilte Karten des Zeitalters S verlassen das Spiel (zu zweit: FOH-2P1). Der Vorrat ist leer (zu zweit: FOH-2P2). Der Zufall entscheidet, wer beginnt; gespielt wird im Uhrzeigersinn.
    .title = Womit jede Person beginnt

foh-clause-s3 = Karten und Marker jeder Nation liegen für alle offen. Auslegung: Ebenso alles andere, auch entfernte Karten, nur nicht die Reihenfolge des Nachziehstapels. Auch die Wahl nach FOH-2P1 bleibt geheim, bis beide sie getroffen haben.
    .title = Offene Informationen


foh-section-turn = Zug

foh-clause-t1 = In deinem Zug führst du eine Aktion aus (Investieren, Abschließen, Wegschnappen, Aktivieren oder Ernten); danach folgt das Aufräumen (FOH-U1). Passen darfst du nicht. Auslegung: Ernten ist immer erlaubt, auch wenn es keinen Marker bringt; so gibt es immer einen möglichen Zug.
    .title = Eine Aktion pro Zug

foh-clause-t2 = Auslegung: Das Spiel endet wie in FOH-U3, wenn 10 Züge pro Person in Folge niemand investiert und niemand eine Karte genommen hat. Keine der beiden Spielregeln setzt eine Grenze. Nur Ernten (und mit FOH-O6 ein Aktivieren ohne Ziel) lässt sich endlos wiederholen. Investieren verbraucht den freien Spielstein, und alle anderen Aktionen bewegen eine Karte. Zu zweit kommt das nie vor, weil der Bankier den Markt in Bewegung hält. FOH-O7 schaltet die Grenze ab.
    .title = Ein Spiel im Stillstand


foh-section-invest = Investieren

foh-clause-i1 = Du darfst nur investieren, solange du keine laufende Investition und mindestens 1 Marker hast.
    .title = Wann du investieren darfst

foh-clause-i2 = Wähle eine Karte auf dem Markt, auf der kein Spielstein liegt, weder der einer Person noch der des Bankiers. Lege deinen Spielstein darauf und als Einsatz mindestens 1 deiner Marker. Auslegung: Die zweite Ausgabe nennt keinen kleinsten Einsatz; er ist auch dort 1. Auslegung: Bis die Karte abgeschlossen oder weggeschnappt wird, kann der Einsatz nicht verschoben, erhöht oder zurückgenommen werden.
    .title = Den Einsatz legen


foh-section-complete = Abschließen

foh-clause-k1 = Du darfst nur eine Karte abschließen, in die du in einem früheren Zug investiert hast; es muss nicht gleich dein nächster Zug sein. Zuerst kommt der Einsatz darauf in den Vorrat.
    .title = Wann du abschließen darfst

foh-clause-k2 = Dein Bonus ist 1 Marker aus dem Vorrat für jedes Symbol, das du hast (FOH-G6), von der Sorte, die die Karte prüft (FOH-C4). Er ist höchstens so groß wie der Vorrat und kommt nie aus der Reserve. Gezählt wird, bevor die Karte gelegt wird: Ihre eigenen Symbole zählen nicht mit. Ein Effekt, den sie gleich überdeckt, und ein Anführer, den sie gleich ersetzt, zählen noch.
    .title = Der Investitionsbonus

foh-clause-k3 = Nach dem Bonus nimmst du deinen Spielstein zurück und nimmst die Karte (FOH-G1 bis FOH-G7).
    .title = Die abgeschlossene Karte nehmen


foh-section-snipe = Wegschnappen

foh-clause-n1 = Du darfst eine Karte wegschnappen, in die jemand anderes investiert hat, wenn du mindestens so viele Marker hast, wie darauf liegen. Zahle diese Anzahl direkt an die Person, die investiert hat (Bankier: FOH-2P4). Eine eigene Investition hindert dich nicht und bleibt, wo sie ist.
    .title = Wann du wegschnappen darfst

foh-clause-n2 = Der Einsatz auf der Karte kommt in den Vorrat, und die Person, die investiert hat, bekommt ihren Spielstein zurück. Dann nimmt sie 1 Marker aus dem Vorrat für jedes ihrer Handelssymbole, soweit er reicht. Danach nimmt sie die Hälfte des restlichen Vorrats, abgerundet.
    .title = Was die Person bekommt, die investiert hat

foh-clause-n3 = Eine weggeschnappte Karte bringt niemandem einen Investitionsbonus. Du nimmst sie (FOH-G1 bis FOH-G7), sobald die Person bezahlt ist, die investiert hatte; erst dann tritt ihr Effekt ein.
    .title = Die weggeschnappte Karte nehmen


foh-section-activate = Aktivieren

foh-clause-a1 = Nutze eine Zugaktion, die in deiner Nation nicht überdeckt ist. Eine in diesem Zug genommene Karte kannst du noch nicht nutzen, denn sie zu nehmen war die Aktion des Zuges. Ab deinem nächsten Zug darfst du sie Zug für Zug nutzen, bis sie überdeckt oder fort ist.
    .title = Eine Zugaktion nutzen

foh-clause-a2 = Auslegung: Du darfst einen Effekt nur aktivieren, wenn du seine Kosten bezahlen kannst und es für ihn etwas zu nehmen gibt. Nichts wird für nichts hergegeben. Auslegung: FOH-O6 erlaubt die weitere Lesart der ersten Frage und Antwort der ersten Ausgabe. Ein Effekt ohne Ziel darf dann als Passen dienen, ohne Zahlung, Entfernen oder Nehmen, auch wenn du seine Kosten nicht bezahlen könntest.
    .title = Kein Aktivieren ohne Ziel

foh-clause-a3 = Erst zahlen, dann nehmen. „Ramses II.“ und „Christoph Kolumbus“ werden aus dem Spiel entfernt. Wer „John Lennon“ hat, legt die eigene oberste Militärkarte ab, was die darunter freilegt (FOH-G3). So verlorene Symbole zählen nicht mehr. „Konfuzius“ hat keine Kosten: Wie „John Lennon“, wenn die genommene Karte ein Anführer ist, geht er nach FOH-G2. Auslegung: Die 3 Marker für „Philosophie“ kommen in den Vorrat.
    .title = Erst die Kosten, dann die Karte


foh-section-harvest = Ernten

foh-clause-h1 = Für jedes Erntesymbol, das du hast, kommt 1 Marker aus der Reserve in den Vorrat. Dann nimmst du die Hälfte des Vorrats, abgerundet.
    .title = Den Vorrat ernten

foh-clause-h2 = Hast du dann noch weniger Marker als die Zahl des aktuellen Zeitalters (FOH-U2), fülle bis zu ihr auf. Nimm aus dem Vorrat und, wenn er leer ist, aus der Reserve. Dein Einsatz auf einer Marktkarte zählt dabei nicht mit.
    .title = Bis zum Zeitalter auffüllen


foh-section-gaining-a-card = Eine Karte nehmen

foh-clause-g1 = Militär-, Bauwerks-, Wissens- und Regierungskarten bilden je Art einen Stapel, jede neue Karte obenauf. Nur der oberste Effekt eines Stapels wirkt, aber die Symbolstreifen aller seiner Karten zählen.
    .title = Stapel nach Art

foh-clause-g2 = Eine Nation hat Platz für einen Anführer; ein neuer entfernt den alten aus dem Spiel. Wunder liegen nebeneinander und überdecken einander nie. Auslegung: Symbolstreifen und Effekt des alten Anführers zählen nicht mehr, wenn der Effekt der neuen Karte beginnt. Deshalb bringt „Dschingis Khan“ nichts ein, wenn „Napoleon Bonaparte“ ihn ersetzt, und „Napoleon Bonaparte“ greift auch an, wenn er „Mahatma Gandhi“ ersetzt.
    .title = Ein Anführer, viele Wunder

foh-clause-g3 = Ein Effekt der Art Sofort, Angriff oder Angriff auf alle tritt genau einmal ein: gleich nach dem Legen der Karte, wie auch immer sie genommen wurde. Wird sie später wieder freigelegt, wiederholt er sich nicht. Die Symbole der neuen Karte zählen dabei mit, ebenso, was deine anderen dauerhaften Effekte ihretwegen geben. Der gerade überdeckte Effekt zählt nicht. Dauerhafte Effekte, Zugaktionen und Wertungseffekte wirken wieder, sobald sie freigelegt sind.
    .title = Wann Effekte eintreten

foh-clause-g4 = Eine durch einen Effekt genommene Karte bringt sofort ihren eigenen Effekt; so kann eine Karte zur nächsten führen. Zum Beispiel kann „Konfuzius“ „Justinian I.“ bringen, dieser „Eisenhütte“, diese „Ritter“, und „Ritter“ einen Angriff. Auslegung: Ist eine passende Karte da, in die niemand investiert hat, musst du eine nehmen. Auslegung: Der Markt wird erst aufgefüllt, wenn die Kette zu Ende ist.
    .title = Ketten genommener Karten

foh-clause-g5 = Ein Effekt, der kein Ziel oder einen leeren Nachziehstapel findet, tut nichts. Ein Effekt, der Marker aus dem Vorrat nimmt, nimmt höchstens, was da ist; einer, der aus der Reserve nimmt, zahlt immer voll. Auslegung: Das gilt auch für die zweite Ausgabe, die keine Fragen und Antworten abdruckt.
    .title = Effekte, die nichts finden

foh-clause-g6 = Deine Symbole sind die auf allen Symbolstreifen deiner Nation, auch auf überdeckten Karten, und die deiner nicht überdeckten dauerhaften Effekte. Bonusprüfungen und Wertungseffekte geben keine. Zählt ein Effekt Karten einer Art, so zählt er den ganzen Stapel mit der Startkarte und sich selbst. Auslegung: Ein Effekt, der Symbole zählt, zählt auch solche, die andere Effekte geben, wie „Fregatte“ den Handel von „Republik“. Dauerhafte Effekte dieser Art zählen nur Handel oder Ernte und geben nur Verteidigung; so dreht sich nichts im Kreis.
    .title = Symbole und Karten zählen

foh-clause-g7 = Wer die Karte genommen oder aktiviert hat, trifft jede Wahl, die ihr Effekt verlangt; wer angreift, wählt für die Angegriffenen. Auslegung: Ist nur eine Wahl möglich, wird sie ohne Frage getroffen.
    .title = Wer die Wahl trifft


foh-section-attacks = Angriffe

foh-clause-w1 = Wer angreift, ist so stark wie die eigenen Angriffssymbole; alle anderen sind so stark wie ihre Angriffs- und Verteidigungssymbole zusammen. Getroffen wird nur, wer weniger Stärke hat; bei gleicher Stärke ist man sicher.
    .title = Stärken vergleichen

foh-clause-w2 = Ein Angriff trifft einen schwächeren Gegner. Wer angreift, wählt das Ziel und, wo der Effekt es offen lässt, was verloren geht. Auslegung: Der Angriff muss ausgeführt werden, wenn jemand dadurch etwas verlieren kann. Das Ziel muss dann eine solche Person sein, und wählbar ist nur, was da ist.
    .title = Angriff auf einen Gegner

foh-clause-w3 = Ein Angriff auf alle trifft jeden schwächeren Gegner; wer angreift, wählt für jeden einzeln. Auslegung: Alle Stärken werden einmal verglichen, wenn der Effekt beginnt. Die Verluste folgen dann im Uhrzeigersinn, beginnend mit der Person nach der angreifenden.
    .title = Angriff auf alle Gegner

foh-clause-w4 = Verliert ein Stapel seine oberste Karte, liegt die darunter wieder frei (FOH-G3). Eine Startkarte ist eine Regierungskarte wie jede andere: Sie zählt mit und kann verloren gehen. Ein Stapel kann am Ende leer sein.
    .title = Die oberste Karte verlieren

foh-clause-w5 = Wer „Dschingis Khan“ hat, nimmt 2 Marker aus dem Vorrat (oder was da ist), immer wenn ein eigener Effekt der Art Angriff oder Angriff auf alle aktiviert wird. Das gilt, was auch immer dabei herauskommt, selbst wenn niemand schwächer ist. Auslegung: Die Marker werden genommen, bevor der Angriff ausgeführt wird.
    .title = Dschingis Khan

foh-clause-w6 = Solange „Mahatma Gandhi“ deine Nation anführt, treten die Effekte Angriff und Angriff auf alle von Karten, die du nimmst, nicht ein, auch später nicht (FOH-G3). Die Angriffe anderer können dich nicht treffen. Du kannst nicht als Ziel gewählt werden, aber „Dschingis Khan“ bringt der angreifenden Person trotzdem die Marker. „Kommunismus“ ist ein Soforteffekt, kein Angriff, und verschont niemanden.
    .title = Mahatma Gandhi

foh-clause-w7 = „Krieger“ nimmt 2 Marker aus der Nation eines schwächeren Gegners, oder 1, wenn nicht mehr da ist. Der Bankier hat keine Nation: Er wird nie angegriffen und bekommt keinen Anteil, wenn Marker verteilt werden. Auslegung: Weder „Krieger“ noch „Kommunismus“ erreicht Marker auf Karten mit Investition.
    .title = Krieger, Einsätze und der Bankier


foh-section-effects = Effekte

foh-clause-e1 = Manche dauerhaften Effekte geben eine feste Zahl von Symbolen. Andere geben eine Zahl für jede Karte einer Art („Burg“, „Militärakademie“, „Theokratie“) oder für jedes Symbol einer Sorte („Feudalismus“, „Fregatte“). Karten und Symbole werden wie in FOH-G6 gezählt.
    .title = Effekte, die Symbole geben

foh-clause-e2 = Der Effekt lässt dich eine Marktkarte der genannten Arten nehmen, in die niemand investiert hat. Verlangt er Kosten, kommen sie zuerst (FOH-A3): Marker, das Entfernen der Karte selbst oder deine eigene oberste Karte einer Art.
    .title = Vom Markt nehmen

foh-clause-e3 = Du nimmst die oberste Karte des Nachziehstapels, gleich welche; ein Anführer ersetzt deinen (FOH-G2), und „Die Zukunft“ beendet das Spiel (FOH-U4). Entfernt der Effekt seine eigene Karte, wie „Christoph Kolumbus“, geschieht das zuerst.
    .title = Vom Nachziehstapel nehmen

foh-clause-e4 = Du nimmst eine Zahl von Markern für jedes Symbol oder jede Karte, die der Effekt nennt, gezählt nach dem Legen der Karte. Je nach Effekt kommen sie aus dem Vorrat, soweit er reicht, oder aus der Reserve, ohne Grenze.
    .title = Effekte, die Marker nehmen

foh-clause-e5 = „Krieger“ nimmt Marker (FOH-W7); „Panzer“ und „Manhattan-Projekt“ legen ein Wunder ab. Die anderen Angriffe legen die oberste Karte eines der genannten Stapel ab („Düsenjäger“: beider Stapel, soweit vorhanden). Ein Angriff trifft einen einzigen Gegner (FOH-W2), ein Angriff auf alle jeden schwächeren (FOH-W3).
    .title = Was Angriffe wegnehmen

foh-clause-e6 = „Kommunismus“ bringt die Marker aller Nationen in den Vorrat. Der ganze Vorrat wird dann in gleichen Teilen verteilt, abgerundet, einer für jede Person; was sich nicht teilen lässt, bleibt darin.
    .title = Kommunismus verteilt alle Marker

foh-clause-e7 = Drei Effekte haben eigene Regeln. „Dschingis Khan“ bringt Marker durch Angriffe (FOH-W5), „Mahatma Gandhi“ hält sich aus Angriffen heraus (FOH-W6), und „Die Zukunft“ beendet das Spiel (FOH-U3).
    .title = Drei besondere Effekte

foh-clause-e8 = Ein Wertungseffekt gibt seine Kultursymbole für jede Karte einer Art, die du hast, oder für je ein oder zwei Symbole einer Sorte. Ein unvollständiges Paar gibt nichts. „Taj Mahal“ gibt 2 für jeden vollen Satz aus je einer Wissens-, Bauwerks-, Militär- und Regierungskarte. „Internet“ gibt stattdessen Wissenschaft (FOH-V1).
    .title = Was Wertungseffekte geben


foh-section-cleanup = Aufräumen

foh-clause-u1 = Nach der Aktion füllen Karten von oben vom Nachziehstapel den Markt wieder auf 5 auf, zu fünft auf 6.
    .title = Den Markt auffüllen

foh-clause-u2 = Das aktuelle Zeitalter ist die höchste Zeitalterzahl, die gerade auf den Karten des Marktes und aller Nationen steht. I ist 1 und so weiter bis V, das 5 ist; das Zeitalter kann wieder sinken, wenn eine Karte verloren geht. Jede zwei oder mehr Zeitalter ältere Marktkarte ohne Investition wird entfernt und der Markt aufgefüllt; Karten mit Investition und Nationen bleiben, wie sie sind. Erschlossen: Die Zeitalter S und A zählen als 0. Auslegung: Das wird wiederholt, bis keine Karte zu alt ist. Mit age_check=once (FOH-O5) geschieht es einmal, und was dann zu alt ist, bleibt bis zum nächsten Aufräumen.
    .title = Aktuelles Zeitalter und Zeitalterprüfung

foh-clause-u3 = Kommt „Die Zukunft“ auf den Markt oder in eine Nation, ist der laufende Zug der letzte, auch wenn andere weniger Züge hatten. Das Glossar der zweiten Ausgabe beendet das Spiel stattdessen sofort; future_ends=immediately (FOH-O2) folgt ihm. Der einzige Unterschied: Der Bonus aus FOH-2P3 wird nicht angeboten.
    .title = „Die Zukunft“ beendet das Spiel

foh-clause-u4 = Auslegung: Sobald „Die Zukunft“ aufgedeckt ist, bricht das Aufräumen dort ab: kein weiteres Auffüllen, keine Zeitalterprüfung, kein Bankier. Auslegung: Nimmt ein Effekt „Die Zukunft“ vom Nachziehstapel, endet das Spiel ebenso, ganz ohne Aufräumen. Auslegung: „Die Zukunft“ gehört zu keiner Art, keinem Zeitalter und keinem Stapel und hat keine Symbole; in einer Nation ist sie nur eine Karte mehr für FOH-V5. „Internet“ ist eine Karte wie jede andere, auch wenn es direkt vom Nachziehstapel kommt.
    .title = Wenn „Die Zukunft“ erschienen ist


foh-section-scoring = Wertung

foh-clause-v1 = Zuerst enden die obsoleten Effekte (FOH-C3), aber die Symbolstreifen ihrer Karten bleiben. Auslegung: Die 4 Wissenschaftssymbole von „Internet“ kommen jetzt dazu; sie zählen also für FOH-V3 und für „Apollo-Programm“.
    .title = Vor dem Zählen

foh-clause-v2 = Jedes Kultursymbol bringt dir 1 Punkt, auch die von dauerhaften Effekten.
    .title = Punkte für Kultur

foh-clause-v3 = Zähle alle deine Symbole zusammen, die nicht Kultur sind, auch die von dauerhaften Effekten. Die Hälfte der Summe, abgerundet, bekommst du als Punkte.
    .title = Punkte für andere Symbole

foh-clause-v4 = Nicht überdeckte Wertungseffekte bringen 1 Punkt für jedes Kultursymbol, das sie geben (FOH-E8). Karten und Symbole werden so gezählt, wie sie nach FOH-V1 sind. Ein überdeckter Wertungseffekt bringt nichts.
    .title = Punkte durch Wertungseffekte

foh-clause-v5 = Die höchste Punktzahl gewinnt. Bei Gleichstand entscheidet die Zahl der Karten in der Nation, auch der überdeckten, dann die Zahl der Marker in ihr. Auslegung: Ein Einsatz auf einer Marktkarte zählt dabei nicht, und wer dann noch gleichauf liegt, teilt sich den Sieg.
    .title = Sieg und Gleichstand

foh-clause-v6 = „Theokratie“ trägt als einziger dauerhafter Effekt, der etwas zählt, nicht das Zeichen „obsolet“. Ihre Angriffssymbole sind deshalb bei der Wertung da. FOH-O4 kann sie stattdessen als obsolet behandeln.
    .title = Theokratie bei der Wertung


foh-section-two-players = Zu zweit

foh-clause-2p1 = Der Markt hat 5 Karten. „Bauernstamm“ und „Kriegerkaste“ kommen heraus. Beide bekommen je 2 der anderen vier Karten des Zeitalters S und behalten eine; die übrigen verlassen das Spiel. Auslegung: Beide wählen geheim und gleichzeitig.
    .title = Aufbau zu zweit

foh-clause-2p2 = Ein unbenutzter Spielstein wird zum Bankier, der mit einer Investition von 2 Markern auf „Krieger“ beginnt. Im Vorrat liegen am Anfang 2 Marker; diese und die des Bankiers kommen aus der Reserve.
    .title = Der erste Einsatz des Bankiers

foh-clause-2p3 = Nach dem Abschließen und allem, was die Karte ausgelöst hat, darfst du sofort noch eine Aktion ausführen: investieren oder wegschnappen. Dafür gelten die üblichen Regeln. Der Markt wird davor nicht aufgefüllt, und sie bringt keine weitere Bonusaktion. Auslegung: Du hast sie auch, wenn du mit diesem Abschließen „Die Zukunft“ genommen hast, denn der Zug ist noch nicht vorbei (siehe aber FOH-O2).
    .title = Bonusaktion nach dem Abschließen

foh-clause-2p4 = Du darfst die Karte des Bankiers wegschnappen. Deine Zahlung kommt zusammen mit den Markern auf der Karte in den Vorrat. Auslegung: Niemand nimmt Marker für Handel oder den halben Vorrat.
    .title = Dem Bankier etwas wegschnappen

foh-clause-2p5 = Das Aufräumen beginnt mit dem Bankier: Hat er noch eine Karte, wird sie abgelegt, und die Marker darauf kommen in den Vorrat. Nach der Zeitalterprüfung muss, wer am Zug ist, für ihn eine neue Marktkarte ohne Investition wählen. Der Bankier setzt die Hälfte des Vorrats ein, abgerundet. Ist das weniger als die Zahl des aktuellen Zeitalters, kommt die Differenz aus der Reserve (nicht aus dem restlichen Vorrat). Bei fünf Karten und nur den Spielsteinen von zwei Personen gibt es immer eine solche Karte. Zeitalter I hat bis dahin begonnen, also ist der Einsatz mindestens 1.
    .title = Der Bankier beim Aufräumen

foh-clause-2p6 = Auslegung: Eine Karte mit dem Bankier darauf ist für jede Regel eine Karte mit Investition, etwa für FOH-I2 und für Effekte, die eine Karte ohne Investition nehmen. Die Zeitalterprüfung trifft sie nie, weil sie vorher abgelegt wird. Auslegung: Der Bankier hat keine Züge, nimmt keinen Bonus, erntet nie und bekommt keinen Anteil.
    .title = Die Karte des Bankiers gilt als Investition


foh-section-options = Optionen

foh-clause-o1 = edition=second (Standard) ist für 2 bis 5 Personen, edition=first für 3 bis 5. Die erste Ausgabe hat für einige Karten eigene Titel, im Original: Ramses II, Great Wall, Great Mosque of Djenné, Jet Fighter, Knight, Columbus, Napoleon, Einstein. Erschlossen: Eine Karte, deren Effekt ihre Spielregel nicht zeigt, wirkt wie in der zweiten Ausgabe. Auslegung: Was nur in den Fragen und Antworten und in den Begriffen der ersten Ausgabe steht, gilt in beiden (FOH-C5, FOH-G5).
    .title = Option: Ausgabe

foh-clause-o2 = future_ends=turn (Standard) führt den Zug zu Ende, in dem „Die Zukunft“ erscheint; future_ends=immediately beendet das Spiel in diesem Augenblick (FOH-U3).
    .title = Option: Ende durch „Die Zukunft“

foh-clause-o3 = glossary=corrected (Standard) gibt für jedes Erntesymbol 1 Marker mit „Bewässerung“ und 2 mit „Mechanisierte Landwirtschaft“. Auslegung: Das Glossar der zweiten Ausgabe hat 2 und 1, aber ihr eigenes Beispiel zum Wegschnappen spielt „Bewässerung“ mit 1. Deshalb gelten die beiden als vertauscht. Erschlossen: „Mechanisierte Landwirtschaft“, in der Spielregel der ersten Ausgabe nicht gezeigt, gibt dort 2. glossary=literal folgt dem Glossar, nur in der zweiten Ausgabe; das Beispiel mit „Bewässerung“ geht dann anders aus.
    .title = Option: Bewässerung und Mechanisierte Landwirtschaft

foh-clause-o4 = theocracy=counts (Standard) behält die Angriffssymbole von „Theokratie“ bei der Wertung; theocracy=obsolete lässt sie weg (FOH-V6).
    .title = Option: Theokratie bei der Wertung

foh-clause-o5 = age_check=repeat (Standard) entfernt und füllt auf, bis keine Karte zu alt ist; age_check=once tut es bei jedem Aufräumen ein einziges Mal (FOH-U2).
    .title = Option: Zeitalterprüfung

foh-clause-o6 = idle_activate=refused (Standard) verbietet ein Aktivieren ohne Ziel; idle_activate=allowed lässt damit den Zug passen, ohne dass etwas gezahlt oder genommen wird (FOH-A2).
    .title = Option: Aktivieren ohne Ziel

foh-clause-o7 = stall=10 (Standard) beendet ein Spiel nach 10 Zügen pro Person in Folge, in denen niemand investiert oder eine Karte nimmt; stall=off lässt es weitergehen (FOH-T2).
    .title = Option: Grenze bei Stillstand
