# Auslegungen zu Along History auf Deutsch: wo die Spielregel unklar ist oder schweigt.


ah-section-rulings = Auslegungen

ah-clause-q1 = Aktionen, Erwerb, Käufe und Goldenes Zeitalter dürfen sich in einer Hauptphase beliebig abwechseln. Danach folgen streng die Phasen 5 bis 9.
    .title = Reihenfolge im Zug

ah-clause-q2 = Sie kosten insgesamt 1 Bevölkerung pro Zug, von Würfeln oder Steinen und nicht im Krieg, genau wie in AH-99. Ihre Art ist Katastrophe.
    .title = Säbelzahntiger

ah-clause-q3 = Du bekommst sie von selbst am Ende eines Zuges ohne neue Karte. Bewältigte und kostenlose Karten gelten als neue Karten. Hast du schon 2, verfällt sie.
    .title = Eine Universalressource bekommen

ah-clause-q4 = x2 mit Krieg bedeutet zwei Kriege. Die Spielregel sagt nicht, was eine verdoppelte Kriegsseite bewirkt; eine doppelte Armee oder Differenz wäre viel stärker.
    .title = Verdoppelter Krieg

ah-clause-q5 = Jede Katastrophe, die in Phase 5 ohne Schutz in deiner Reihe liegt, schlägt zu, gleich wie sie dorthin kam.
    .title = Jede Katastrophe schlägt zu

ah-clause-q6 = Wer angreift und wer verteidigt, darf Generäle nutzen: je General einmal beliebige eigene Würfel neu werfen.
    .title = Generäle auf beiden Seiten

ah-clause-q7 = Nur Marker vom Plan bringen Dekadenz, und nur sie können das Zeitalter beenden.
    .title = Nur vom Plan

ah-clause-q8 = Wer verteidigt, sieht zuerst die Summe des Angriffs. Der geraubte Marker ist keine Wahl: Ein niedrigerer ist nie besser, und gleiche sind gleich.
    .title = Die Verteidigung entscheidet zuletzt

ah-clause-q9 = Nutze pro Zug höchstens eine Erbekarte. Ungenutzte bleiben, auch bis in ein drittes Zeitalter.
    .title = Erbe bleibt

ah-clause-q10 = Eine Raute ist ein Bonus. „Feuer“ zählt 2; eine Goldraute zählt 1, gleich welche Zahl darauf steht.
    .title = Boni zählen

ah-clause-q11 = Eine überdeckte Karte bewegt sich mit der Karte über ihr. Wird diese zerstört, wirken die Karten direkt darunter wieder; was unter jenen liegt, bleibt überdeckt.
    .title = Karten unter Karten

ah-clause-q12 = Eine kostenlose Karte zu nehmen ist freiwillig, geschieht in deiner eigenen Hauptphase und hängt nicht vom Drehen ab. Die Karte, die sie kostenlos macht, darf in diesem Moment nicht überdeckt sein.
    .title = Kostenlose Karten

ah-clause-q13 = Durch eine weitergegebene Katastrophe kann eine Reihe 4 Karten haben. Du ziehst nur, wenn es weniger als 3 sind.
    .title = Vier in der Reihe

ah-clause-q14 = Ein senkrechter Schritt ist weder vorwärts noch zurück. Beim Vorwärtsziehen ist er erlaubt, auch allein, beim Schritt zurück nicht.
    .title = Senkrechte Schritte

ah-clause-q15 = Du kannst kein Feld mit einem Marker betreten, ohne ihn zu nehmen.
    .title = Kein Vorbeigehen

ah-clause-q16 = Krieg und Goldenes Zeitalter, und x2 nur für Krieg, bleiben bis zum Ende von Phase 6 verwendbar, falls sie nicht verbraucht sind. Ein Neuwurf gilt nur in der Hauptphase.
    .title = Rote Würfel nach der Hauptphase

ah-clause-q17 = Beide Seiten brauchen eine tauschbare Karte. Niemand kann ablehnen. Effekte von Karten in der Reihe, wie die der Tiger, gelten sofort.
    .title = Tausch

ah-clause-q18 = Ist der Stapel leer, zieht niemand mehr; die Runde wird zu Ende gespielt.
    .title = Leerer Stapel

ah-clause-q19 = Auch im Einführungsspiel und progressiv wird die Runde zu Ende gespielt.
    .title = Die Runde zu Ende spielen

ah-clause-q20 = Du zerstörst „Pompeji“, wenn es nicht überdeckt ist, sonst eine Karte nach der Art.
    .title = Vulkanausbruch

ah-clause-q21 = Du nimmst das Gold, wenn du dich für den Münzwürfel entscheidest; nur dann gilt x2. Spätestens am Ende von Phase 4 nimmst du es einfach. Die anderen bekommen die letzte Seite.
    .title = Wann du Münzen nimmst

ah-clause-q22 = Bevölkerungskosten sinken nicht unter 0. Die Ressource bleibt fällig, außer die Karte ist kostenlos.
    .title = Kosten enden bei 0

ah-clause-q23 = Die Münzen in der Schachtel ergeben 120 Gold; wir beachten diese Grenze nicht.
    .title = Gold ohne Grenze

ah-clause-q24 = Eine Katastrophe, vor der du geschützt bist, schlägt nie zu. Sie zu nehmen steht dir frei und würde dich die Universalressource aus Phase 9 kosten; deshalb geschieht es nie von selbst, und sie bleibt in der Reihe.
    .title = Geschützte Katastrophen warten

ah-clause-q25 = „Jederzeit in deinem Zug“ heißt in der Hauptphase, nicht mehr ab Phase 5.
    .title = Wann du kaufen darfst

ah-clause-q26 = Nenne die Karte in der Hauptphase: Ihr Gold kommt in deinen Schatz, und sie verlässt das Spiel. Sie ist deine Erbekarte für diesen Zug.
    .title = Erbe mit Gold

ah-clause-q27 = Bezahlte, gekaufte und kostenlose Karten gelten gleich: Jedes Wunder bringt seine Universalressource und jede Karte ihr Gold beim Erwerb.
    .title = Alle Karten kommen gleich


ah-section-more-rulings = Weitere Auslegungen

ah-clause-r1 = Karten werden ab 0 gezählt: „Wald“ ist 0, „Feuer“ 19, „Pompeji“ 64, „Lehen“ 128.
    .title = Kartennummern

ah-clause-r2 = Eine Karte ist ihr englischer Name in Kleinbuchstaben mit Bindestrichen, etwa `sabre-toothed-tigers`. Plätze sind `p1` bis `p5`, Felder `space start` oder `space 3b`. `swap barter` ist jeder kostenlose Tausch; die aller deiner nicht überdeckten Karten werden addiert.
    .title = Schreibweise

ah-clause-r3 = Namen sind eindeutig. Ein Paket mit mehreren Exemplaren einer Karte wird abgelehnt.
    .title = Jede Karte einmal

ah-clause-r4 = `prehistory` (Standard), `antiquity`, `middle_ages`, `prehistory+antiquity`, `antiquity+middle_ages` oder `all`. Urgeschichte und Mittelalter ohne Antike wird abgelehnt.
    .title = Welche Zeitalter

ah-clause-r5 = Linear geht mit einem, zwei oder drei Zeitaltern; nur progressiv braucht zwei oder drei. Beide ändern nur die ausgelegten Marker und den letzten Wert.
    .title = Linear mit jeder Zahl

ah-clause-r6 = Mit `max_rounds` endet ein Zeitalter, wenn so viele Runden vorbei sind. Es wird wie sonst gewertet und gewechselt, und der Spielverlauf nennt den Grund.
    .title = Höchstzahl an Runden

ah-clause-r7 = Der erste genannte grüne Würfel erhöht im selben Moment den Bedarf um 1, sodass gleich viel fehlen kann wie vorher. Das ist erlaubt, wenn die Karte bezahlbar bleibt. Mehrere solche Karten in einer Reihe werden addiert; es geschieht einmal pro Zug.
    .title = Die Tiger beim Bezahlen

ah-clause-r8 = Bei gleichen grünen Würfeln, von denen einer verdoppelt wird, darf jeder zuerst genannt werden.
    .title = Gleiche Seiten, ungleich verdoppelt

ah-clause-r9 = Eine ertauschte Karte darf sofort weitergegeben werden, auch zurück. Nur Würfel, Steine und kostenlose Tausche begrenzen das. Ein Tausch zeigt nichts Verborgenes; bis zum nächsten Wurf oder Ziehen kannst du ihn zurücknehmen.
    .title = Tausche dürfen sich wiederholen

ah-clause-r10 = Bei einem Neuwurf musst du einen Würfel wählen; danach darfst du aufhören. Jede Wahl steht für einen Würfel, gleiche Seiten können also mehrmals genannt werden. Bei einem General darfst du sofort aufhören und verzichtest damit auf die übrigen Generäle.
    .title = Würfel zum Neuwurf wählen

ah-clause-r11 = Du wirst immer gefragt, wenn du einen Krieg beginnen könntest, auch wenn niemand sonst einen Marker hat. Ein Goldenes Zeitalter allein genügt nicht.
    .title = Nach Krieg wird immer gefragt

ah-clause-r12 = Wer keinen Marker hat, wird nichts gefragt, denn es gibt nichts zu nehmen. Die Würfel werden trotzdem geworfen und gezeigt.
    .title = Verteidigung ohne Marker

ah-clause-r13 = Nach `war x2` erklärt der Zug `war` den zweiten Krieg. Erklärst du ihn nicht in Phase 6, verfällt er. Er braucht keinen Würfel; ein verbrauchter kann weder neu geworfen noch nochmals verdoppelt werden.
    .title = Der zweite Krieg

ah-clause-r14 = Es bringt Goldboni noch einmal. Das Gold zählt in Phase 8, du kannst es in diesem Zug aber nicht ausgeben.
    .title = Goldenes Zeitalter in Phase 6

ah-clause-r15 = Müssen mehr Karten zerstört werden, als nicht überdeckt sind, zerstöre die vorhandenen nacheinander. Eine durch die erste aufgedeckte Karte darf die zweite sein.
    .title = Mehrere zerstören

ah-clause-r16 = Die Marker 1, 3 und 5 kommen aus der Schachtel, die je fünf davon hat; ihre Bedingungen sind egal. Sie entscheiden bei Gleichstand und werden in jedem Zeitalter gewertet und neu ausgeteilt. Bei leerem Stapel wie bei einer 8. Karte wird die Runde zu Ende gespielt.
    .title = Marker im Einführungsspiel

ah-clause-r17 = Das ist die Punkteleiste und was eine Wertung jetzt ergäbe. Bei Gleichstand entscheiden die jetzigen Marker.
    .title = Punkte, wie sie stehen

ah-clause-r18 = Wer nach allen Markern noch gleichauf ist, teilt den Sieg zu gleichen Teilen. Ein fehlender Marker ist niedriger als jeder andere.
    .title = Geteilte Siege

ah-clause-r19 = Alles außer der Reihenfolge des Stapels: der Ablagestapel, Karten aus dem Spiel und weggelassene Marker. Neu verteilen mischt nur den Stapel; Würfel und die Marker eines späteren Zeitalters stehen noch aus.
    .title = Was offen ist

ah-clause-r20 = Die Option `first` ist `p1` bis `p5` oder `random`; Standard ist `p1`.
    .title = Wer beginnt

ah-clause-r21 = Erbe bleibt nach Kartennummern geordnet. Ein drittes Zeitalter beginnt mit den ungenutzten Karten beider früheren. Erbe wird nie gedreht.
    .title = Erbe behalten

ah-clause-r22 = Ist beides möglich, wählst du. Bei einer kostenlosen Karte wird nichts gefragt. Ermäßigungen senken nie den Goldpreis.
    .title = Gold oder Güter

ah-clause-r23 = Die Spielregel hat kein Solospiel; hier gibt es auch keines.
    .title = Kein Solospiel

ah-clause-r24 = Die Seiten der Regeln folgen dem Inhaltsverzeichnis der Spielregel.
    .title = Seitenzahlen
