# Die Regeln von Along History auf Deutsch, Abschnitt für Abschnitt. Anrede „du“, für alle zusammen „ihr“.


ah-section-setup = Aufbau

ah-clause-1 = Along History ist für 2 bis 5 Personen. Spielt ein beliebiges Zeitalter, zwei in ihrer Reihenfolge (Urgeschichte und Antike oder Antike und Mittelalter) oder alle drei. Erschlossen: Ihr legt es vor dem Spiel fest. Ein Spiel, das nach der Urgeschichte beginnt, hat von Anfang an Münzwürfel und Münzen; niemand hat schon Gold oder Erbe.
    .title = Personen und Zeitalter

ah-clause-2 = Jede Person hat eine Ereignisreihe, meist mit 3 Karten, und eine Zivilisation ohne Obergrenze, die leer beginnt. Erschlossen: Alle Karten liegen offen; nur die Reihenfolge des Nachziehstapels ist verborgen.
    .title = Deine zwei Reihen

ah-clause-3 = Wähle eine Farbe. Lege ihre Scheibe auf die 0 der Punkteleiste und stelle ihre Figur auf den Start des Errungenschaftsplans. Ihr dürft beide Seiten des Plans verwenden.
    .title = Punktescheibe und Spielplan

ah-clause-4 = Mischt den Stapel des ersten Zeitalters. Die Urgeschichte wird ohne Münzwürfel, Münzen und Münzsteine gespielt.
    .title = Der erste Nachziehstapel

ah-clause-5 = Es gibt 3 grüne Würfel, 1 blauen und 2 rote, ab der Antike auch den schwarzen Münzwürfel. Ergebnissteine sind grün und blau; ab der Antike kommen 4 Münzsteine dazu.
    .title = Würfel und Ergebnissteine

ah-clause-6 = Im Vorrat sind pro Person 2 Universalressourcen. Jede Person beginnt mit 1 davon.
    .title = Erste Universalressourcen

ah-clause-7 = Sortiert die Errungenschaftsmarker nach ihrem Wert. Legt auf jedes Feld einen zufälligen Marker des passenden Werts, die Bedingung nach oben; die übrigen kommen beiseite. In der Urgeschichte fehlt der Marker „15 Gold“.
    .title = Marker auslegen

ah-clause-8 = Legt in jede Ereignisreihe 3 Karten offen aus. Ersetzt jede Katastrophe und jedes Wunder, bis keines mehr da ist; mischt dann die ersetzten Karten zurück in den Stapel.
    .title = Die ersten Ereignisse

ah-clause-9 = Die älteste Person ist zuerst die aktive Person. Auslegung: Hier ist es Platz 1 oder wen die Option `first` nennt. Die Zahl der Personen ändert nur den Vorrat an Universalressourcen.
    .title = Wer beginnt


ah-section-round = Die Runde

ah-clause-10 = Die aktive Person macht ihren Zug, dann im Uhrzeigersinn jede andere. Danach wird die Person links von der aktiven die aktive Person.
    .title = Eine Runde

ah-clause-11 = Widerspricht eine Karte diesen Regeln, gilt die Karte.
    .title = Karten gehen vor


ah-section-dice = Die Würfel

ah-clause-12 = Ein grüner Würfel zeigt dreimal 1 Bevölkerung, zweimal 2 und einmal 3. Der blaue zeigt Erfindungsgeist, Stärke und Kultur je zweimal. Ein roter hat einmal x2, einmal Krieg, zweimal Neuwurf und zweimal Goldenes Zeitalter. Der Münzwürfel zeigt dreimal 3 Gold und je einmal 4, 5 und 6.
    .title = Seiten der Würfel

ah-clause-13 = Rote Seiten nützen nur der aktiven Person, und sie muss sie nie verwenden.
    .title = Rote Würfel

ah-clause-14 = Gib diesen Würfel ab, um einen oder mehrere deiner anderen unverbrauchten Würfel zusammen neu zu werfen, auch rote und den Münzwürfel.
    .title = Neuwurf

ah-clause-15 = Verdoppelt einen anderen deiner Würfel: Bevölkerung, Ressource, Münzen, Krieg oder das andere x2. Zwei x2 auf demselben Würfel vervierfachen ihn; sie dürfen auch zwei verschiedene verdoppeln. Erschlossen: Boni, Universalressourcen, Goldenes Zeitalter und Neuwurf werden nie verdoppelt. Du ordnest x2 zu, wenn du den Würfel ausgibst (AH-115). Zum Krieg siehe AH-Q4.
    .title = x2

ah-clause-16 = Du darfst am Ende deines Zuges einen Krieg erklären.
    .title = Krieg

ah-clause-17 = Richte alle deine gedrehten Karten auf; ihre Boni kannst du in diesem Zug noch einmal nutzen. Erschlossen: Der Würfel ist dann verbraucht, und jeder richtet einmal auf.
    .title = Goldenes Zeitalter


ah-section-active-turn = Der Zug der aktiven Person

ah-clause-18 = Richte alle deine Karten auf.
    .title = Phase 1: Auffrischung

ah-clause-19 = Wirf alle 6 Würfel, ab der Antike 7.
    .title = Phase 2: Würfeln

ah-clause-20 = Gib einen beliebigen unverbrauchten Würfel ab, egal was er zeigt, um einen anderen unverbrauchten neu zu werfen oder eine Karte zu tauschen. Das darfst du beliebig oft. Ein abgegebener Würfel kann nicht mehr bezahlen. Es ist möglich, bis du deine Hauptphase beendest (AH-Q1).
    .title = Phase 3: Aktionen

ah-clause-21 = Gib einer anderen Person eine Karte deiner Ereignisreihe und nimm dafür eine aus ihrer. Eine nicht übertragbare Katastrophe kann weder gegeben noch genommen werden. Auch einen Neuwurf-Würfel darfst du für einen Tausch abgeben.
    .title = Tauschen

ah-clause-22 = Mit dem Bonus einer Karte kannst du weder neu würfeln noch tauschen. Erschlossen: Auch nicht mit einer Universalressource.
    .title = Boni geben keine Aktionen

ah-clause-23 = Um eine Karte deiner Ereignisreihe zu erwerben, bezahlst du ihre Bevölkerung und ihre Ressource; jede Karte verlangt beides und nur eine Art von Ressource. Die Phasen 3 und 4 dürfen sich abwechseln (AH-Q1).
    .title = Phase 4: Erwerb

ah-clause-24 = Bezahle mit Würfeln, mit Boni nicht überdeckter aufrechter Karten, die du dafür drehst, mit Universalressourcen und mit einer Erbekarte (AH-85).
    .title = Zahlungsmittel

ah-clause-25 = Ein Würfel, eine gedrehte Karte oder eine Universalressource bezahlt nur eine Karte. Du darfst mehreres zusammenzählen; was zu viel ist, verfällt. Erschlossen: Das gilt auch für Universalressourcen.
    .title = Nichts wird geteilt

ah-clause-26 = Eine gedrehte Karte gibt alle ihre Boni zusammen. Das kann sie einmal, bis zu deiner nächsten Auffrischung oder einem Goldenen Zeitalter. Goldboni kommen in deinen Schatz.
    .title = Karten drehen

ah-clause-27 = Würfel, die bezahlt haben, werden abgegeben, und die Karte kommt sofort in deine Zivilisation. Ihr Bonus und ihre Effekte wirken gleich, auch für eine weitere Karte in diesem Zug. Du darfst beliebig viele Karten erwerben.
    .title = Die Karte kommt ins Spiel

ah-clause-28 = Hat eine Karte einen Goldpreis, darfst du stattdessen diesen zahlen, jederzeit in deinem Zug (AH-Q25). Beides mischen darfst du nie. Das gilt auch für Katastrophen.
    .title = Mit Gold kaufen

ah-clause-29 = Behalte ihn und nimm so viel Gold, wie er zeigt, oder gib ihn für eine Aktion ab. Hast du bis zum Ende der Hauptphase keines von beiden getan, bekommst du das Gold, das er zeigt (AH-Q21).
    .title = Der Münzwürfel

ah-clause-30 = Macht eine deiner nicht überdeckten Karten eine andere kostenlos, darfst du diese in jedem deiner Züge umsonst aus deiner Ereignisreihe nehmen.
    .title = Kostenlose Karten

ah-clause-31 = Kommt ein Wunder in deine Zivilisation, bekommst du 1 Universalressource, falls du Platz hast. Gold, das eine Karte beim Erwerb bringt, gibt es einmal.
    .title = Wunder und Gold beim Erwerb

ah-clause-32 = Du darfst deinen Zug beenden, obwohl Würfel übrig sind.
    .title = Früher aufhören

ah-clause-33 = Die Person links von dir bekommt dann Ergebnissteine mit den letzten Seiten der grünen Würfel und des blauen, egal wie du sie verwendet hast. Verdoppelung wird nicht weitergegeben. Erschlossen: Ab der Antike gehört der Münzwürfel dazu.
    .title = Ergebnisse weitergeben

ah-clause-34 = Jede Katastrophe in deiner Ereignisreihe, die du nicht bewältigt hast und vor der dich nichts schützt, schlägt zu (AH-41 bis AH-48, AH-101).
    .title = Phase 5: Katastrophen

ah-clause-35 = Du darfst Kriege erklären (AH-49 bis AH-60).
    .title = Phase 6: Kriege

ah-clause-36 = Ziehe einzeln Karten, bis deine Ereignisreihe 3 hat. Erschlossen: Eine längere Reihe wird nicht gekürzt.
    .title = Phase 7: Ereignisse

ah-clause-37 = Du darfst auf dem Errungenschaftsplan ziehen; ein genommener Marker bringt Dekadenz (AH-61 bis AH-73).
    .title = Phase 8: Errungenschaften

ah-clause-38 = Kam in diesem Zug gar keine Karte in deine Zivilisation, bekommst du 1 Universalressource.
    .title = Phase 9: Universalressourcen


ah-section-calamities = Katastrophen

ah-clause-39 = Du bewältigst eine Katastrophe, indem du sie wie jede Karte erwirbst. Sie liegt dann in deiner Zivilisation, zählt als Karte und bringt ihre Punkte.
    .title = Eine Katastrophe bewältigen

ah-clause-40 = Bist du nicht die aktive Person, darfst du Katastrophen bewältigen oder tauschen, aber keine schlägt zu.
    .title = Die anderen sind sicher

ah-clause-41 = Nur am Ende deines Zuges als aktive Person, vor den Kriegen und bevor du ziehst. Eine Katastrophe, die du ziehst, wartet also bis zu deinem nächsten solchen Zug.
    .title = Wann Katastrophen zuschlagen

ah-clause-42 = Tu, was die Karte sagt. Lege die Katastrophe dann ab, außer sie kommt in eine andere Ereignisreihe. Erschlossen: Bei mehreren bestimmst du die Reihenfolge.
    .title = Was dann geschieht

ah-clause-43 = Eine zerstörte Karte kommt aus der Zivilisation auf den Ablagestapel.
    .title = Zerstören

ah-clause-44 = Zerstöre eine nicht überdeckte Karte der genannten Art. Hast du keine, zerstöre eine andere nicht überdeckte deiner Wahl. Hast du keine Karte, geschieht nichts.
    .title = Welche Karte zerstört wird

ah-clause-45 = Nur nicht überdeckte Karten können zerstört werden. Eine Karte, die unter der zerstörten lag, wirkt wieder.
    .title = Überdeckte Karten sind sicher

ah-clause-46 = Eine Katastrophe, die nichts anderes sagt, darf getauscht werden.
    .title = Übertragbare Katastrophen

ah-clause-47 = Macht eine deiner Karten eine Katastrophe kostenlos, wie „Feuer“ den „Strengen Winter“ und „Fischfang“ die „Hungersnot“, schlägt sie nie zu. Du darfst sie umsonst nehmen. Tust du es nicht, bleibt sie in der Reihe (AH-Q24).
    .title = Schutz

ah-clause-48 = Manche Karten wirken, während sie in einer Ereignisreihe liegen, so die „Säbelzahntiger“.
    .title = Effekte aus der Reihe


ah-section-wars = Kriege

ah-clause-49 = Kriege sind freiwillig. Sie folgen auf die Katastrophen, wenn die nächste Person die Ergebnissteine hat, denn die Würfel werden gebraucht. In einem Zug sind mehrere möglich.
    .title = Wann Kriege stattfinden

ah-clause-50 = Als aktive Person verwendest du eine unverbrauchte Kriegsseite. In jedem deiner Züge darfst du stattdessen eine Universalressource abgeben. Jede davon beginnt einen Krieg.
    .title = Krieg erklären

ah-clause-51 = Wähle, wen du angreifst. Wer keine Marker hat, darf angegriffen werden, doch zu gewinnen gibt es da nichts.
    .title = Das Ziel

ah-clause-52 = Drehe beliebig viele aufrechte Karten für ihre Bevölkerungsboni. Wirf dann die 3 grünen Würfel.
    .title = Der Angriff

ah-clause-53 = Zähle deine Würfel, die gedrehte Bevölkerung und deine Armeeboni zusammen. Armeeboni zählen, ob die Karte gedreht ist oder nicht.
    .title = Angriffsstärke

ah-clause-54 = Für jeden General, gedreht oder nicht, darfst du in einem Krieg einmal beliebige deiner Würfel neu werfen. In der Urgeschichte gibt es keine. Beide Seiten dürfen das (AH-Q6).
    .title = Generäle

ah-clause-55 = Wer angegriffen wird, wählt dann, welche Karten gedreht werden, zählt Armeeboni dazu und wirft 3 grüne Würfel.
    .title = Die Verteidigung

ah-clause-56 = Universalressourcen und Erbe zählen im Krieg nicht. Dafür gedrehte Karten bleiben gedreht bis zur nächsten Auffrischung der Person, der sie gehören.
    .title = Was nicht kämpft

ah-clause-57 = Ist der Angriff höher, nimmt die angreifende Person einen Marker der anderen: den höchsten, dessen Wert nicht über der Differenz liegt (AH-Q8).
    .title = Sieg

ah-clause-58 = Ist jeder Marker zu hoch, gibt es nichts. Beispiel: 11 gegen 7 ergibt 4; von 1, 2, 3 und 5 wird die 3 genommen.
    .title = Kein Marker klein genug

ah-clause-59 = Ist die Verteidigung mindestens gleich hoch, geschieht nichts.
    .title = Abgewehrt

ah-clause-60 = Ein geraubter Marker zählt für die Person, die ihn jetzt hat. Er bringt keine Dekadenz (AH-Q7).
    .title = Geraubte Marker


ah-section-achievements = Errungenschaften

ah-clause-61 = Jede Person darf in ihrem eigenen Zug ihre Figur bewegen, auch ohne neue Karte.
    .title = Ziehen ist freiwillig

ah-clause-62 = Bleib stehen, zieh vorwärts oder geh ein Feld zurück. Erschlossen: Auch zurück auf den Start. Die genaue Reichweite steht in AH-105.
    .title = Drei Möglichkeiten

ah-clause-63 = Folge den gedruckten Linien. Du darfst über mehrere Felder laufen, solange darauf kein Marker liegt, und senkrechte Linien nutzen. Beim Vorwärtsziehen gehst du nie zurück.
    .title = Vorwärts ziehen

ah-clause-64 = Die Figuren der anderen sind kein Hindernis.
    .title = Andere Figuren

ah-clause-65 = Um ein Feld mit Marker zu betreten, musst du seine Bedingung erfüllen. Du nimmst den Marker und bleibst stehen. Pro Zug nur ein Marker.
    .title = Einen Marker nehmen

ah-clause-66 = Auch mit dem Schritt zurück darfst du einen Marker nehmen.
    .title = Marker auf dem Rückweg

ah-clause-67 = Ein Marker verlangt eines von sechs Dingen: eine Zahl von Karten einer Art; Punkte auf deinen Karten; eine Zahl von Karten; Karten verschiedener Arten, mindestens 2; sichtbare Boni, vielleicht einer Art, gedreht oder nicht; oder 15 Gold im Schatz. Erschlossen: Dieses Gold wird nicht ausgegeben.
    .title = Bedingungen

ah-clause-68 = Überdeckte Karten zählen für Arten, Punkte und Kartenzahl, nicht für Boni. Erbe zählt nie.
    .title = Was zählt

ah-clause-69 = Marker liegen offen vor dir und bringen ihren Wert als Punkte.
    .title = Deine Marker


ah-section-decadence = Dekadenz

ah-clause-70 = Nimmst du einen Marker vom Plan, schiebe eine deiner nicht überdeckten Karten unter eine andere nicht überdeckte. Unter einer Karte dürfen mehrere liegen.
    .title = Eine Karte muss darunter

ah-clause-71 = Eine überdeckte Karte behält nur Art und Punkte. Name, Bonus, Effekt und Verbindungen hat sie nicht mehr.
    .title = Überdeckte Karten

ah-clause-72 = Mit nur einer Karte gibt es keine Dekadenz. Erschlossen: Auch nicht mit nur einer nicht überdeckten.
    .title = Keine Dekadenz

ah-clause-73 = Am Ende des Zeitalters kostet dich jeder Bonus auf einer überdeckten Karte 2 Punkte.
    .title = Der Preis


ah-section-universal-resources = Universalressourcen

ah-clause-74 = Du darfst höchstens 2 haben. Eine gibt 3 Bevölkerung oder 1 Ressource deiner Wahl oder beginnt einen Krieg. Du darfst beide in einem Zug ausgeben.
    .title = Universalressourcen


ah-section-other-turns = Die Züge der anderen

ah-clause-75 = Die anderen haben sieben Phasen: Auffrischung, Aktionen, Erwerb, Kriege (nur mit Universalressource), Ereignisse, Errungenschaften mit Dekadenz, Universalressourcen.
    .title = Reihenfolge der Phasen

ah-clause-76 = Jede von ihnen verwendet alle Ergebnissteine neu: 3 grüne, 1 blauen und ab der Antike 1 Münzstein. Ein Stein bezahlt wie ein Würfel und wird nicht geteilt.
    .title = Ergebnissteine

ah-clause-77 = Drehe einen Stein um, um eine Karte zu tauschen. Mit Steinen wird nie neu gewürfelt, und rote Würfel gibt es nicht.
    .title = Mit einem Stein tauschen

ah-clause-78 = Erschlossen: Er gibt sein Gold, oder du drehst ihn für einen Tausch um.
    .title = Der Münzstein

ah-clause-79 = Nach der letzten Person kommen die Steine zurück in den Vorrat.
    .title = Ende der Runde


ah-section-end-of-age = Das Ende eines Zeitalters

ah-clause-80 = Wird die 7 vom Plan genommen oder die letzte Karte gezogen, spielt ihr die Runde zu Ende. Dann endet das Zeitalter. Erschlossen: Der Ablagestapel wird nicht neu gemischt.
    .title = Was ein Zeitalter beendet

ah-clause-81 = Zähle die Punkte aller Karten deiner Zivilisation, auch der überdeckten. Zieh 2 für jeden überdeckten Bonus ab und zähle die Werte deiner Marker dazu. Die Punkte aller Zeitalter werden addiert. Gold und Universalressourcen bringen keine.
    .title = Wertung


ah-section-changing-age = Zeitalterwechsel

ah-clause-82 = Legt alle Ereignisreihen, alle überdeckten Karten und alle Karten ohne Bonus ab.
    .title = Was abgelegt wird

ah-clause-83 = Die übrigen Karten werden Erbe. Nur ihre Boni bleiben.
    .title = Erbe

ah-clause-84 = Erbe hilft nur beim Erwerben von Karten. Für Marker, Kriege und Dekadenz zählt es nicht. Erschlossen: Es bringt keine Punkte und kann nicht zerstört werden.
    .title = Wozu das Erbe dient

ah-clause-85 = Du darfst pro Zug die Boni einer Erbekarte nutzen. Sie verlässt dann das Spiel (AH-Q9).
    .title = Eine Erbekarte pro Zug

ah-clause-86 = Münzwürfel, Münzen und Münzsteine kommen dazu. Gold behaltet ihr.
    .title = Münzen kommen dazu

ah-clause-87 = Sammelt alle Marker ein und legt sie neu aus. Alle Figuren kommen auf den Start, und jede Person hat wieder 1 Universalressource.
    .title = Ein neuer Plan

ah-clause-88 = Mischt den Stapel des nächsten Zeitalters und legt Ereignisse aus wie in AH-8. Die Person links von der letzten aktiven beginnt.
    .title = Ein neuer Stapel


ah-section-end-of-game = Das Ende des Spiels

ah-clause-89 = Die meisten Punkte gewinnen. Bei Gleichstand entscheidet der höchste einzelne Marker, dann der zweithöchste und so weiter; sonst wird der Sieg geteilt. Erschlossen: Es zählen die Marker des letzten Zeitalters.
    .title = Sieg und Gleichstand


ah-section-variants = Varianten

ah-clause-90 = Der Plan zeigt nur Punkte: Es gibt keine Errungenschaften und keine Dekadenz. Jede Person beginnt mit den Markern 1, 3 und 5, die man im Krieg rauben kann und die Punkte bringen. Erschlossen: Sie werden in jedem Zeitalter neu ausgeteilt. Ein Zeitalter endet, wenn jemand 8 Karten hat (AH-Q19). Erschlossen: Oder wenn der Stapel leer ist.
    .title = Einführungsspiel

ah-clause-91 = Die Kriegsseite ist leer. Erschlossen: Der Würfel darf noch für eine Aktion abgegeben werden, Universalressourcen beginnen keinen Krieg, und Armeeboni und Generäle bewirken nichts. Im Einführungsspiel beginnt dann niemand mit Markern. Erschlossen: Auch das volle Spiel geht ohne Krieg.
    .title = Ohne Krieg

ah-clause-92 = Das erste Zeitalter endet mit einer 5, ohne 6er und 7er auf dem Plan, das zweite mit einer 7. Drei enden mit 5, 6 und 7, im zweiten ohne 7er. Erschlossen: Dazu braucht es zwei oder drei Zeitalter, und Felder ohne Marker sind gewöhnliche leere Felder.
    .title = Progressiv

ah-clause-93 = Jedes Zeitalter endet mit einer 6. Erschlossen: Die 7er fehlen.
    .title = Linear

ah-clause-94 = Spielt alle drei Zeitalter nacheinander, jedes bis zur 7.
    .title = Drei Zeitalter
