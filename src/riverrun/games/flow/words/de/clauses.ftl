# Die Regeln von Flow auf Deutsch, Abschnitt für Abschnitt. Anrede „du“, für alle zusammen „ihr“.


fl-section-components-and-board = Spielmaterial und Spielplan

fl-clause-a1 = Der Spielplan hat 7 Zeilen und 7 Spalten. In jeder Ecke sitzt ein Tier und in der Mitte liegt das Boot; die anderen 44 Felder sind frei. Die Notation zählt Zeilen und Spalten ab 0: Das Boot liegt auf r3c3.
    .title = Der Spielplan

fl-clause-a2 = Ein Tierfeld ist an seinen beiden inneren Kanten offen.
    .title = Zwei Öffnungen für jedes Tier

fl-clause-a3 = Die Seiten 1 bis 6 eines Würfels treffen die Linien 0, 1, 2, 4, 5 und 6, ab 0 gezählt: Die Mittellinie hat keine Zahl. Das Boot wird also nie getroffen und ein Feld auf einer Mittellinie von höchstens einem Würfel. Erfunden: Weiß zählt die Zeilen von oben, Schwarz die Spalten von links.
    .title = Würfel und Linien

fl-clause-a4 = Es gibt 42 Flussplättchen: 31 einfache und 11 mit Hindernis. Von jeder Form, einfach und mit Hindernis: Gerade 8 und 3, Kurve 9 und 2, Gabelung 7 und 3, Kreuzung 7 und 3. Die Zahlen sind gedruckt; zu welcher Form sie gehören, ist aus ihrer Reihenfolge erschlossen.
    .title = Die Flussplättchen

fl-clause-a5 = Es gibt 8 Szenariokacheln mit Hindernissen. Das Boot hat zwei Seiten: eine mit vier offenen Wegen, eine mit einem.
    .title = Szenariokacheln und das Boot

fl-clause-a6 = Ein einfaches Plättchen verbindet alle seine offenen Kanten. Ein Plättchen mit Hindernis hat beim Anlegen dieselben offenen Kanten, aber kein Wasser fließt hindurch. Mit obstacle=one_arm nimmt nur der Stamm einer Gabelung (erfunden) oder ein Arm einer Kreuzung kein Wasser auf, und die anderen Arme sind verbunden. Geraden und Kurven mit Hindernis halten weiterhin alles Wasser auf. Eine Szenariokachel hat kein Wasser, und an ihre Kanten passt alles.
    .title = Wo Wasser fließt

fl-clause-a7 = Es gibt 3 Vogelmarker, einen weißen und einen schwarzen Würfel, 15 Aktionskarten und 11 Szenariokarten. Die Aktionskarten sind 3 „Unterstützung“, 3 „Vogel“, 3 „Strömung“, 2 „Angeln“, 2 „Ruhige Gewässer“ und 2 „Rückkehr“.
    .title = Vögel, Würfel und Karten

fl-clause-a8 = Wie ein Plättchen liegt, sagen seine offenen Kanten. Eine Gerade kann auf 2 Arten liegen, eine Kurve und eine Gabelung auf 4, eine Kreuzung auf 1 (auf 4, wenn einer ihrer Arme trocken ist). Gleiche Plättchen und gleiche Karten sind austauschbar, also nennt ein Zug die Sorte.
    .title = Ausrichtungen


fl-section-setup = Aufbau

fl-clause-b1 = Das Boot liegt mit den vier Wegen nach oben. Die 42 Flussplättchen werden verdeckt gemischt. Wie viele Haufen sie auch bilden, hier sind sie ein Stapel; gezogen und geangelt wird von oben.
    .title = Boot und Plättchenstapel

fl-clause-b2 = Eine Person allein bekommt 3 Aktionskarten, zwei Personen je 2, drei bis sechs Personen je 1. Der Rest ist der Kartenstapel: 12, 11, 12, 11, 10 oder 9 Karten bei 1 bis 6 Personen. Er wird nie neu gemischt, und die Zahl der Handkarten ist nicht begrenzt.
    .title = Aktionskarten austeilen

fl-clause-b3 = Wer beginnt, bestimmt der Zufall oder die Option „first“. Die Spielregel richtet sich danach, wer zuletzt den Film gesehen hat oder geschwommen ist. Gespielt wird im Uhrzeigersinn; allein hast du jeden Zug.
    .title = Wer beginnt

fl-clause-b4 = Ein Szenariospiel hat je nach Schwierigkeit 1 bis 6 Szenariokarten: sehr leicht, leicht, mittel, schwer, sehr schwer, unfassbar. Sie werden aus den 11 gezogen. Erfunden: Die Option „scenarios“ nennt sie stattdessen. Zuerst wird eine zweite Karte „Keine Absprachen“ ersetzt; sie ist aus dem Spiel, und ihr Ersatz wird wieder geprüft. Dann werden Hindernisse gelegt (FL-H1). Dann wird das Boot umgedreht (FL-H6).
    .title = Szenariokarten


fl-section-round-and-turn = Runde und Zug

fl-clause-c1 = Wer beginnt, startet die Uhr, die eine Minute läuft, und macht einen Zug; nach einer Riesenwelle tut es die nächste Person.
    .title = Die Uhr

fl-clause-c2 = Ein Zug ist genau eine von zwei Aktionen: ein Plättchen ziehen oder eine Aktionskarte spielen. Passen darfst du nicht, und du darfst keine Aktion beginnen, die sich nicht zu Ende führen lässt.
    .title = Eine Aktion pro Zug

fl-clause-c3 = Nur wer am Zug ist, handelt; ein Plättchen wird erst gezogen, wenn der vorige Zug abgeschlossen ist.
    .title = Nur wer am Zug ist, handelt

fl-clause-c4 = Ist ein Zug abgeschlossen, wird geprüft, ob das Spiel gewonnen ist; dann ist die Person links am Zug.
    .title = Nach einem Zug

fl-clause-c5 = Vor dem ersten Zug wird einmal „facing“ gefragt. In einem Zug wird „turn“ gefragt: ziehen, ein aufgedecktes Plättchen nehmen oder eine Karte spielen. Nach dem Ziehen wird „tile“ gefragt: legen, tauschen oder ablegen. Bei einer Karte fragt „aim“ nacheinander nach ihren Zielen. Gilt „Ruhige Gewässer“, wird „die“ gefragt.
    .title = Die Entscheidungen

fl-clause-c6 = Ein Zug endet in dieser Reihenfolge. Die Karte wird abgelegt. Es wird geprüft, ob ihr gewonnen habt. Ist die Zeit um, kommt die Welle. Die nächste Person ist am Zug. Es wird geprüft, ob ihr verloren habt.
    .title = Das Ende eines Zuges

fl-clause-c7 = Eine Karte ist spielbar, wenn sie jetzt ganz ausgespielt werden kann; jede angebotene Wahl lässt sich zu Ende führen. Eine Ablehnung nennt die erste Regel, die verletzt ist. Zuerst kommen: die falsche Person, die falsche Entscheidung und eine Karte, die man nicht hat, oder nichts zu ziehen. Dann kommen die Szenariokarten und „Ruhige Gewässer“, die eigene Regel des Zuges und das Legen in der Reihenfolge seiner Regeln.
    .title = Spielbare Karten und die Reihenfolge der Ablehnungen


fl-section-drawing-a-tile = Ein Plättchen ziehen

fl-clause-d1 = Nimm das oberste verdeckte Plättchen oder eines, das „Angeln“ in einem früheren Zug aufgedeckt hat. Liegt keines mehr verdeckt, nimm ein aufgedecktes. Es liegt für alle offen und kann nicht zurückgelegt werden.
    .title = Was gezogen wird

fl-clause-d2 = Du darfst eine einfache Gerade, Kurve oder Gabelung offen ablegen und dafür eine Aktionskarte ziehen, wenn der Kartenstapel nicht leer ist. Die Spielregel zeigt drei Sorten, deren Bilder verloren sind. Erschlossen: Die vierte, die sich nicht tauschen lässt, ist die Kreuzung (Option „untradable“). Die Karte ist für spätere Züge.
    .title = Gegen eine Aktionskarte tauschen

fl-clause-d3 = Sonst lege das Plättchen nach den Regeln, beliebig gedreht. Ein Plättchen, das gelegt werden kann und nicht getauscht wird, muss gelegt werden.
    .title = Das Plättchen legen

fl-clause-d4 = Ein Plättchen mit Hindernis, für das es kein erlaubtes Feld gibt, wird abgelegt, ohne Karte dafür. Dasselbe gilt, wenn es nur dorthin könnte, wo es ein Tier völlig einschließen würde.
    .title = Hindernis ohne Feld

fl-clause-d5 = Ein einfaches Plättchen, für das es kein erlaubtes Feld gibt, wird abgelegt, ohne Karte dafür; lässt sich seine Sorte tauschen, darfst du es trotzdem tauschen.
    .title = Einfaches Plättchen ohne Feld

fl-clause-d6 = Solange noch ein Plättchen da ist, darfst du ziehen, auch ein aufgedecktes, von dem bekannt ist, dass es nirgends passt.
    .title = Ziehen ist immer erlaubt


fl-section-placing-a-tile = Ein Plättchen legen

fl-clause-e1 = Ein Plättchen kommt auf ein leeres Feld, das eine Kante mit einem Tierfeld oder mit irgendeinem Plättchen teilt. Das Boot und Szenariokacheln zählen dazu.
    .title = Neben etwas

fl-clause-e2 = Mindestens eine offene Kante des Plättchens muss an eine offene Kante eines Feldes stoßen, das Wasser von einem Tier erreicht. Das ist ein Tierfeld, ein einfaches Plättchen oder das Boot, nie ein Hindernis. Das neue Plättchen darf selbst ein Hindernis sein: Dann endet der Weg dort.
    .title = Wasser muss es erreichen

fl-clause-e3 = Gegen jedes benachbarte Plättchen, jedes Tierfeld und das Boot trifft offen auf offen und geschlossen auf geschlossen. Das Boot mit einem Weg hat drei geschlossene Seiten.
    .title = Kanten passen zusammen

fl-clause-e4 = Jede Kante eines Plättchens, offen oder geschlossen, darf den Rand des Spielplans oder eine Szenariokachel berühren.
    .title = Der Rand des Spielplans

fl-clause-e5 = Verlassen Plättchen den Spielplan, bleiben alle anderen liegen, auch solche, die von jedem Tier abgeschnitten sind. Ein abgeschnittenes Plättchen gibt kein Wasser, bis es wieder verbunden ist. Ein neues Plättchen darf aber daneben liegen und muss zu ihm passen.
    .title = Plättchen bleiben

fl-clause-e6 = Ein Tier ist völlig eingeschlossen, wenn sein Wasser das Boot nicht erreicht hat und keine offene Kante zu einem leeren Feld hat. Ein Plättchen mit Hindernis darf das keinem der vier Tiere antun; ein einfaches Plättchen darf es. Das Boot ist nicht geschützt: Ein Hindernis darf seine letzte Seite verschließen.
    .title = Völlig eingeschlossene Tiere


fl-section-timer-and-giant-wave = Uhr und Riesenwelle

fl-clause-f1 = Steht die Uhr auf 0, endet die Runde und das Spiel steht still.
    .title = Die Zeit ist um

fl-clause-f2 = Ein gezogenes Plättchen oder eine schon gespielte Karte wird zuerst wie üblich zu Ende gespielt, auch mit Tauschen und Ablegen. Dann wird geprüft, ob ihr gewonnen habt; nach einem Sieg wird nicht gewürfelt.
    .title = Einen Zug beenden

fl-clause-f3 = Wer noch nicht gehandelt hat, wenn die Zeit um ist, verliert diesen Zug.
    .title = Ein verlorener Zug

fl-clause-f4 = Wer am Zug ist, also zu spät fertig wurde oder den Zug verlor, wirft beide Würfel. Gilt „Ruhige Gewässer“, ist es ein Würfel, der vor dem Wurf gewählt wird.
    .title = Wer würfelt

fl-clause-f5 = Alle Flussplättchen und Szenariokacheln in der Zeile des weißen und der Spalte des schwarzen Würfels werden auf einmal entfernt. Es zählt der Spielplan vor dem Wurf. Tiere und Boot bleiben. Flussplättchen kommen offen in die Ablage, Szenariokacheln aus dem Spiel.
    .title = Was die Welle nimmt

fl-clause-f6 = Ein Plättchen mit Vogel, das ein Würfel trifft, bleibt liegen; sein Vogelmarker kommt zurück in den Vorrat.
    .title = Ein Vogel gegen einen Würfel

fl-clause-f7 = Ein Plättchen mit Vogel, das beide Würfel treffen, wird entfernt, und sein Vogelmarker kommt zurück in den Vorrat.
    .title = Ein Vogel gegen beide Würfel

fl-clause-f8 = „Ruhige Gewässer“ wird abgelegt, falls es galt. Was je Runde gezählt wird, beginnt von vorn. Die nächste Person ist am Zug, es wird geprüft, ob ihr verloren habt, und die Uhr startet wieder.
    .title = Eine neue Runde

fl-clause-f9 = Jede Runde endet mit einem Wurf, was auch immer auf dem Spielplan liegt. Plättchenstapel, aufgedeckte Plättchen, Kartenstapel und Handkarten berührt er nicht.
    .title = Jede Runde endet mit einem Wurf


fl-section-action-cards = Aktionskarten

fl-clause-g1 = Lege ein beliebiges Plättchen außer dem Boot vom Spielplan in die Ablage. Ein Vogel darauf kommt zurück in den Vorrat und schützt es nicht; eine Szenariokachel verlässt das Spiel.
    .title = Unterstützung

fl-clause-g2 = Setze einen Vogelmarker auf ein beliebiges Plättchen ohne Vogel, außer dem Boot; auch Hindernisse und Szenariokacheln sind erlaubt. Ein Marker ist immer da: drei Karten, drei Marker.
    .title = Vogel

fl-clause-g3 = Hebe ein beliebiges Plättchen außer dem Boot auf und lege es auf ein anderes leeres Feld, beliebig gedreht. Die Legeregeln gelten bei aufgehobenem Plättchen, nur muss Wasser es nicht erreichen. Ein Hindernis oder eine Szenariokachel darf kein Tier völlig einschließen. Das Feld, von dem es kommt, ist kein Ziel. An eine Szenariokachel passt alles, und sie darf auf eine Mittellinie. Ein Vogel reist mit seinem Plättchen.
    .title = Strömung

fl-clause-g4 = Decke 2 verdeckte Plättchen auf. Ab dem nächsten Zug darf jeder eines davon ziehen; sie bleiben, bis sie gezogen sind, und zählen als übrige Plättchen. Mindestens 2 Plättchen müssen verdeckt liegen.
    .title = Angeln

fl-clause-g5 = In der nächsten Riesenwelle wird ein Würfel geworfen. Nur eine solche Karte kann je Runde gespielt werden: Eine zweite ist nicht spielbar, bis die Welle vorbei ist.
    .title = Ruhige Gewässer

fl-clause-g6 = Lege ein beliebiges abgelegtes Flussplättchen, einfach oder mit Hindernis, wie auch immer es in die Ablage kam, nach allen Legeregeln. Es kann nicht getauscht oder abgelegt werden. Die Karte ist nicht spielbar, wenn es für keine abgelegte Sorte ein erlaubtes Feld gibt.
    .title = Rückkehr

fl-clause-g7 = Eine gespielte Karte wird offen abgelegt, „Ruhige Gewässer“ nach ihrer Welle.
    .title = Wohin gespielte Karten kommen

fl-clause-g8 = Eine Karte gehört zu der Runde, in der sie gespielt wurde, auch wenn ihr Zug erst endet, nachdem die Zeit um war.
    .title = Zu welcher Runde eine Karte gehört


fl-section-scenario-cards = Szenariokarten

fl-clause-h1 = Jede der vier Karten bringt zwei Szenariokacheln, und die Würfel sagen, wohin: Weiß 3 und Schwarz 4 ist r2c4. Würfelt noch einmal, wenn das Feld belegt oder ein Tierfeld ist. Würfelt auch noch einmal, wenn ein Tier keinen Weg über unversperrte Felder zu einer offenen Seite des Boots mehr hätte. Das wird Kachel für Kachel geprüft; ein Weg darf über Tierfelder führen.
    .title = Szenariohindernisse

fl-clause-h2 = Es gibt zwei dieser Karten, von denen eine im Spiel sein kann: Niemand spricht sich ab, außer während der Riesenwelle.
    .title = Keine Absprachen

fl-clause-h3 = Alle zusammen können je Runde eine Aktionskarte spielen. Für den Rest der Runde ist jede Karte unspielbar und wendet die Niederlage nicht ab.
    .title = Eine Aktionskarte je Runde

fl-clause-h4 = Kein Plättchen kann gegen eine Aktionskarte getauscht werden.
    .title = Keine neuen Karten

fl-clause-h5 = „Unterstützung“ und „Strömung“ wirken nicht auf Flussplättchen mit Hindernis und Szenariokacheln. Gibt es keine anderen Plättchen, sind sie nicht spielbar. „Vogel“, „Rückkehr“, „Angeln“ und das Legen sind nicht eingeschränkt.
    .title = Feste Hindernisse

fl-clause-h6 = Sind die Hindernisse gelegt, wird das Boot auf die Seite mit einem offenen Weg umgedreht. Ihr wählt, wohin er zeigt; danach dreht es sich nie mehr. Erfunden: Es entscheidet, wer beginnt.
    .title = Boot mit einem Weg

fl-clause-h7 = Wellen entfernen nie ein Flussplättchen mit Hindernis oder eine Szenariokachel. Ein Vogel darauf wird nicht verbraucht, auch nicht von beiden Würfeln. „Unterstützung“ und „Strömung“ wirken weiterhin auf sie.
    .title = Hindernisse bleiben

fl-clause-h8 = Wo eine Szenariokarte einer Regel widerspricht, gilt die Karte.
    .title = Szenariokarten gehen vor


fl-section-the-end = Das Ende

fl-clause-i1 = Das Spiel ist gewonnen, wenn Wasser am Ende eines Zuges alle vier Tiere mit dem Boot verbindet, auf eigenen oder gemeinsamen Wegen. Das gilt auch für einen Zug, der erst endet, nachdem die Zeit um war.
    .title = Gewinnen

fl-clause-i2 = Das Spiel ist verloren, wenn es am Anfang eines Zuges kein Plättchen zu ziehen gibt und die Person am Zug keine spielbare Karte hat. Ziehen lassen sich verdeckte und aufgedeckte Plättchen. Nach einer Welle wird das geprüft, bevor die Uhr startet.
    .title = Verlieren

fl-clause-i3 = Es gibt höchstens 57 Züge, in denen jemand handelt: 42 mit Ziehen und 15 mit Karten. An die Uhr verlorene Züge verbrauchen nichts. Ein Sieg braucht mindestens 14 Plättchen, oder 15 beim Boot mit einem Weg.
    .title = Wie lang ein Spiel sein kann

fl-clause-i4 = Jederzeit sind es 42 Flussplättchen: verdeckt, aufgedeckt, in der Hand, auf dem Spielplan und abgelegt. Es sind 15 Aktionskarten: auf den Händen, im Kartenstapel, im Ausspielen, in Wirkung und abgelegt. Es sind 3 Vogelmarker: im Vorrat und auf Plättchen.
    .title = Nichts verschwindet


fl-section-what-is-seen = Was man sieht

fl-clause-j1 = Alle sehen den Spielplan, die Vögel, das gezogene Plättchen, aufgedeckte Plättchen, die Ablage, gespielte Karten und Szenariokarten. Alle sehen auch, ob „Ruhige Gewässer“ gilt, die Größe von Plättchenstapel und Kartenstapel, die gefallenen Würfel und alle Handkarten. Also ist die Mischung des Plättchenstapels bekannt.
    .title = Offen

fl-clause-j2 = Niemand sieht die Reihenfolge von Plättchenstapel und Kartenstapel oder künftige Würfe.
    .title = Geheim

fl-clause-j3 = Bei „Keine Absprachen“ sind die Handkarten der anderen das ganze Spiel lang verborgen; während der Welle darf man seine Karten nennen.
    .title = Handkarten bei „Keine Absprachen“


fl-section-rulings = Auslegungen

fl-clause-r1 = Für die Niederlage zählen nur die Karten der Person, die am Zug ist.
    .title = Wessen Karten die Niederlage abwenden

fl-clause-r2 = Ein Hindernis darf nie so gelegt werden, dass es ein Tier völlig einschließt, auch wenn es für das Plättchen andere erlaubte Felder gibt.
    .title = Einschließen ist nie erlaubt

fl-clause-r3 = Wasser fließt durch Tierfelder und durch das Boot.
    .title = Tiere und Boot leiten Wasser

fl-clause-r4 = Kanten müssen zu den Öffnungen der Tierfelder passen.
    .title = Öffnungen der Tiere müssen passen

fl-clause-r5 = Ein Plättchen einer tauschbaren Sorte, das nicht gelegt werden kann, darf getauscht werden.
    .title = Tauschen, was nirgends passt

fl-clause-r6 = Eine Karte, die gespielt wurde, bevor die Zeit um war, wird zu Ende gespielt.
    .title = Eine rechtzeitig gespielte Karte wird beendet

fl-clause-r7 = Wer am Zug war, als die Zeit um war, und noch nicht gehandelt hatte, würfelt und verliert den Zug.
    .title = Wer bei 0 nicht gehandelt hat

fl-clause-r8 = „Angeln“ kann nicht gespielt werden, wenn weniger als zwei Plättchen verdeckt liegen.
    .title = Angeln braucht zwei Plättchen

fl-clause-r9 = Eine entfernte Szenariokachel ist aus dem Spiel: Sie kommt nicht in die Ablage, und „Rückkehr“ kann sie nicht zurückbringen.
    .title = Entfernte Szenariokacheln

fl-clause-r10 = „Strömung“ darf Szenariokacheln versetzen, wenn keine Szenariokarte es verbietet.
    .title = Strömung und Szenariokacheln

fl-clause-r11 = Der eine Würfel von „Ruhige Gewässer“ wird vor dem Wurf gewählt.
    .title = Wann der eine Würfel gewählt wird

fl-clause-r12 = Für eine Person allein wird „Keine Absprachen“ durch eine andere Szenariokarte ersetzt.
    .title = Keine Absprachen, allein

fl-clause-r13 = Handkarten sind offen, wenn keine Szenariokarte sie verbirgt.
    .title = Offene Handkarten

fl-clause-r14 = Karten, die jetzt nicht gespielt werden können, wenden die Niederlage nicht ab.
    .title = Nicht spielbare Karten

fl-clause-r15 = Nur ein Tier, das durch das Plättchen neu eingeschlossen wird, macht ein Feld für ein Hindernis unzulässig.
    .title = Schon eingeschlossene Tiere

fl-clause-r16 = Beim Boot mit einem Weg wird ein Wurf für eine Szenariokachel auch wiederholt, wenn er keine Ausrichtung ließe, die alle vier Tiere erreichen können. Gewählt werden darf nur eine Ausrichtung, zu der alle vier einen Weg haben.
    .title = Eine Ausrichtung für den einen Weg

fl-clause-r17 = Ein aufgedecktes Plättchen wird wie jedes andere gezogen: gelegt, getauscht oder abgelegt.
    .title = Aufgedeckte Plättchen werden gezogen


fl-section-the-clock-in-a-digital-game = Die Uhr im digitalen Spiel

fl-clause-k1 = Das Spielprogramm hat keine Uhr: Dass die Zeit um ist, ist ein Zug, den der Tisch macht und keine Person. Hat die Person am Zug noch nicht gehandelt, endet damit die Runde sofort. Ist ein Plättchen in der Hand oder wird eine Karte gespielt, gilt der Zug als verspätet.
    .title = Der Ablauf der Zeit ist ein Zug

fl-clause-k2 = Der Zug aus FL-K1 wird abgelehnt, solange die Ausrichtung des Boots oder ein Würfel gewählt wird. Er wird auch ein zweites Mal in einem schon verspäteten Zug und in einem beendeten Spiel abgelehnt.
    .title = Wann die Zeit nicht ablaufen kann

fl-clause-k3 = Ohne Uhr endet eine Runde nach einer Zahl abgeschlossener Züge (Option „turns“). Die nächste Person würfelt, statt zu handeln, außer das Spiel ist dann verloren.
    .title = Spielen ohne Uhr

fl-clause-k4 = Mit der Option „clock“ beendet die Uhr des Tisches die Runden, und Züge werden nicht gezählt. Die Option „pausable“ sagt, ob sie angehalten werden darf. Beides gehört zum Tisch, nicht zu den Regeln.
    .title = Spielen mit Uhr
