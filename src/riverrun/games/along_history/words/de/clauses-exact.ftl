# Die genauen Regeln von Along History auf Deutsch: Klarstellungen, Entscheidungen und Beispiele.


ah-section-clarifications = Klarstellungen

ah-clause-95 = Nur Boni verlangen, dass du die Karte drehst. Alle anderen Effekte einer nicht überdeckten Karte wirken, ob sie gedreht ist oder nicht. Die von überdeckten Karten und Erbekarten wirken nie.
    .title = Drehen und Effekte

ah-clause-96 = Zuerst gilt eine Karte, die die Bevölkerungskosten festlegt. Dann werden alle Ermäßigungen addiert, höchstens bis 0 (AH-Q22). Erschlossen: Ressource und Goldpreis werden nie gesenkt.
    .title = Gesenkte Kosten

ah-clause-97 = Die Karte kommt aufrecht in deine Zivilisation. Dann folgen ihr Gold beim Erwerb, die Universalressource eines Wunders, ihr Goldbonus (AH-98) und die Prüfung des Einführungsspiels (AH-107). Ein Wunder bringt eine Universalressource, nicht zwei, und du darfst sie gleich nutzen.
    .title = Reihenfolge beim Erwerb

ah-clause-98 = Goldboni werden ohne Nachfrage eingesammelt, indem die Karte gedreht wird: bei der Auffrischung, beim Erwerb, nach einem Goldenen Zeitalter und wenn sie wieder aufgedeckt wird. Erschlossen: Warten hilft nie. Keine Karte hat Gold und einen anderen Bonus.
    .title = Goldboni

ah-clause-99 = Solange sie in deiner Ereignisreihe liegen, braucht der erste Erwerb deines Zuges mit einem grünen Würfel oder Stein 1 Bevölkerung mehr, nach dem Verdoppeln gerechnet. Auch wenn du die Tiger selbst bewältigst. Haben sie die Reihe verlassen, geschieht nichts. Boni, Universalressourcen, Erbe, Gold und Krieg sind nicht betroffen.
    .title = Säbelzahntiger

ah-clause-100 = Eine Karte, die unter eine andere kommt, ist nicht mehr gedreht. Wieder aufgedeckt liegt sie aufrecht.
    .title = Gedreht und überdeckt

ah-clause-101 = Wähle die nächste unter den Katastrophen, die jetzt zuschlagen, führe ihren Text der Reihe nach aus, lege sie dann ab oder gib sie weiter. Dann sieh erneut nach: Hast du einen Schutz verloren, kann eine weitere zuschlagen. Zum Zerstören wählst du eine nicht überdeckte Karte der Art, sonst irgendeine nicht überdeckte, sonst keine; der Rest des Textes gilt trotzdem. Wurde eine genannte Karte zerstört, entfällt das folgende Zerstören. Du verlierst nie mehr Gold, als du hast.
    .title = Katastrophen einzeln

ah-clause-102 = „Links“ ist die nächste Person im Uhrzeigersinn, zu zweit die andere. Eine getauschte Karte nimmt den Platz der anderen ein; gezogene und weitergegebene kommen ans Ende. Die Reihenfolge hat keine Bedeutung. Eine Reihe fasst höchstens 8 Karten; eine Katastrophe, die in eine volle Reihe wandern müsste, wird abgelegt.
    .title = Links und die Reihenfolge

ah-clause-103 = Gib ab, was ihn auslöst, und wähle das Ziel. Die angreifende Person dreht Karten, würfelt und nutzt Generäle; ihre Summe steht dann fest. Danach tut die verteidigende dasselbe. Vergleicht und nehmt den Marker. Erst dann darf der nächste Krieg beginnen. Möglich sind höchstens 2 Kriege durch Universalressourcen und 2 durch rote Würfel.
    .title = Ablauf eines Krieges

ah-clause-104 = Beide Würfel werden für den ersten Krieg verbraucht. Der zweite ist freiwillig, darf ein anderes Ziel haben und wird erklärt, wenn der erste vorbei ist (AH-Q4).
    .title = x2 und Krieg

ah-clause-105 = Folge Linien vorwärts und senkrechten in beide Richtungen über beliebig viele Felder ohne Marker. Bleib auf einem davon stehen, oder betritt ein Feld mit einem Marker, dessen Bedingung du erfüllst, und nimm ihn. Oder geh eine Linie zurück, auf ein Feld ohne Marker oder mit einem, den du nehmen kannst. Geprüft wird nach dem Ziehen, an deinen eigenen Karten und deinem Gold.
    .title = Reichweite auf dem Plan

ah-clause-106 = Wähle zuerst die Karte, dann die, unter die sie kommt. Was schon unter ihr liegt, bleibt dort (AH-Q11).
    .title = Ablauf der Dekadenz

ah-clause-107 = Ein Ende wird sofort vermerkt und gilt, wenn die Runde vorbei ist: Der letzte Wert wird vom Plan genommen, der Stapel ist nach dem Ziehen leer, oder im Einführungsspiel kommt eine 8. Karte dazu. Verlierst du später eine Karte, ändert das nichts. Jeder Zug der Runde wird ganz gespielt, ohne Ziehen, sobald der Stapel leer ist.
    .title = Wie ein Zeitalter endet

ah-clause-108 = Die aktive Person beendet Phase 9, bevor die nächste beginnt. Wertung und Zeitalterwechsel fragen niemanden. Punkte können negativ sein.
    .title = Ein Zug nach dem anderen

ah-clause-109 = `ages` (aufeinanderfolgend; Standard Urgeschichte), `mode` (voll, progressiv oder linear), `initiation`, `no_war`, `board` (A oder B), `first` und `max_rounds`. Das Einführungsspiel schließt progressiv und linear aus. Auslegung: Die Regeln begrenzen kein Zeitalter, in dem niemand etwas erwirbt; `max_rounds` tut es, für Simulationen.
    .title = Optionen


ah-section-decisions = Entscheidungen

ah-clause-110 = Immer entscheidet nur eine Person; nichts ist gleichzeitig, verborgen oder auf Zeit. Wer am Zug ist, entscheidet alles, außer was die verteidigende Person dreht und neu würfelt: Danach wird mitten im Zug der angreifenden gefragt.
    .title = Eine Entscheidung nach der anderen

ah-clause-111 = Gibt es nur eine Möglichkeit, wählt das Spiel sie und sagt es. Universalressourcen und Erbe gibt es nie ungefragt aus. Würfel mit gleichen Seiten sind eine Möglichkeit. Keine Wahl führt in eine Sackgasse.
    .title = Was für dich entschieden wird

ah-clause-112 = Du kannst eine Karte bekommen, wenn sie kostenlos ist, wenn du sie in Gütern bezahlen kannst (AH-116) oder wenn du ihren Goldpreis hast. Eine kostenlose Karte nimmst du ohne weitere Frage.
    .title = Welche Karten du bekommen kannst

ah-clause-113 = Bezahle zuerst die Ressource, dann die Bevölkerung, eine Quelle pro Entscheidung, bis nichts mehr fehlt; dann kommt die Karte. Du kannst weder teilweise bezahlen noch eine Quelle zurücknehmen. Eine Quelle muss etwas vom Verlangten geben; was sie sonst gibt, zählt auch, der Rest verfällt.
    .title = In Gütern bezahlen

ah-clause-114 = Jede Bezahlung hat eine einzige Reihenfolge. Für die Ressource: der blaue Würfel, dann Karten nach Nummern, dann Universalressourcen. Für die Bevölkerung: grüne Würfel von hoch nach niedrig, dann Karten nach Nummern, dann Universalressourcen. Karten der Zivilisation und des Erbes zählen zusammen. Ein Schritt zurück in dieser Reihenfolge wird abgelehnt. Im Krieg dreht man nach Nummern; neu geworfen wird in der Reihenfolge g1, g2, g3, blau, x2, Krieg, Neuwurf, Goldenes Zeitalter, Münze.
    .title = Reihenfolge der Quellen

ah-clause-115 = `x2` gibt einen x2-Würfel mit dem genannten Würfel aus, `x4` beide. Eine Universalressource gibt 1 der verlangten Ressource oder 3 Bevölkerung. Eine Erbekarte pro Zug, wofür auch immer.
    .title = x2, x4 und Universalressourcen

ah-clause-116 = Eine Karte ist bezahlbar, wenn sich mit deinen Quellen irgendwie beide Kosten erreichen lassen: mit allen aufrechten, nicht überdeckten Karten ohne Gold, höchstens einer Erbekarte, den x2-Würfeln auf Grün oder Blau und jeder Universalressource als Ressource oder Bevölkerung. Werden grüne Würfel verwendet, während AH-99 gilt, ist 1 Bevölkerung mehr nötig. Du darfst eine Quelle nennen, wenn der Rest mit dem bezahlbar bleibt, was AH-114 noch erlaubt. Eine für die Ressource übergangene Karte darf noch Bevölkerung bezahlen.
    .title = Wann eine Karte bezahlbar ist

ah-clause-117 = Das Spiel erledigt selbst: Auffrischung, Goldboni, den ersten Wurf, das Gold eines nicht verwendeten Münzwürfels, die Steine, eine einzelne Katastrophe, die zuschlägt, den geraubten Marker, das Ziehen, Phase 9, jedes Ende, die Wertung und den Zeitalterwechsel.
    .title = Was von selbst geschieht

ah-clause-118 = Der Aufbau zieht die Marker vom Wert 1 bis 7 Feld für Feld, mischt dann den Stapel und legt Ereignisse Person für Person aus, beginnend mit der aktiven. Ersetzte Karten werden dann zurückgemischt. Gewürfelt wird grün, blau, rot, Münze; neu geworfene Würfel behalten die Reihenfolge von AH-114.
    .title = Reihenfolge des Zufalls

ah-clause-119 = Es gibt 281 Züge. Die Nummer einer Karte ist 64 mal ihr Zeitalter (0, 1 oder 2) plus ihr Platz in der Liste des Stapels; was eine genannte Karte bedeutet, hängt von der Entscheidung ab. Darüber liegen Würfel, Neuwürfe, Tausche, Zahlungen, Universalressourcen, Münzen, Goldenes Zeitalter, Güter oder Gold, Kriege, Plätze, Felder und `done`.
    .title = Züge als Zahlen

ah-clause-120 = Vorgesehen ist Platz für eine Reihe von 6 Karten und für je 64 Karten in Zivilisation und Erbe. In 10.400 simulierten Spielen hatte keine Entscheidung mehr als 29 Möglichkeiten, keine Karte mehr als 10 Quellen, und kein Zeitalter dauerte länger als 43 Runden.
    .title = Größen


ah-section-examples = Beispiele

ah-clause-e1 = Die Würfel zeigen grün 2, 1 und 1, eine falsche Ressource, x2 und Goldenes Zeitalter. Die Spielerin gibt das Goldene Zeitalter ab, um den blauen Würfel neu zu werfen, vergeblich; dann eine grüne 1, und es kommt Erfindungsgeist. „Sesshaftigkeit“ kostet 5 Bevölkerung: die verdoppelte 2 und die andere 1. Ihr Bonus ist bereit, aber mehr ist nicht bezahlbar. Die nächste Person bekommt die Steine 2, 1, 1 und Erfindungsgeist.
    .title = Beispiel: Sesshaftigkeit

ah-clause-e2 = In der Reihe liegen „Wald“, „Sumpf“ und „Säbelzahntiger“, von Hand gelegt; die Würfel zeigen grün 2, 2 und 1, Stärke, x2 und Goldenes Zeitalter. Die Tiger sind bezahlbar: 5 Bevölkerung, 1 weniger. Stattdessen wird aus dem blauen Würfel Erfindungsgeist, die Tiger werden mit einer grünen 2 gegen „Jagd“ getauscht, und „Wald“ wird mit der anderen, verdoppelten 2 und der 1 erworben. Mit einer Karte gibt es keine Dekadenz.
    .title = Beispiel: ein erster Zug

ah-clause-e3 = Nicht aktiv, mit den Steinen 3, 2, 1 und Kultur, mit „Wald“ und 1 Universalressource. Kultur und die 3 erwerben „Australopithecus“; „Wald“, die 1 und die Universalressource erwerben „Jagd“. Die 2 tauscht „Sumpf“ gegen „Megalithmonument“. Ein Marker wird genommen, und „Australopithecus“ kommt unter „Wald“.
    .title = Beispiel: ein zweiter Zug

ah-clause-e4 = In der Reihe liegen „Megalithmonument“, „Homo erectus“ und „Feuer“; der blaue Stein ist Stärke, und nichts ist bezahlbar. Die Figur geht ein Feld zurück, und es gibt eine Universalressource. „Homo erectus“ kostet 5, nicht 3, weil „Australopithecus“ überdeckt ist. Mit unseren Werten brauchen alle drei Karten 12 Bevölkerung und 2 Kultur.
    .title = Beispiel: ein dritter Zug

ah-clause-e5 = Angriff 11 gegen Verteidigung 7, mit den Markern 1, 2, 3 und 5: Die angreifende Person nimmt die 3.
    .title = Beispiel: ein Krieg

ah-clause-e6 = Mit „Ebene“ darfst du den Marker für eine Landschaft oder den für einen Bevölkerungsbonus nehmen. Danach führen „Homo erectus“ und das kostenlose „Feuer“ vom Start über das dort frei gewordene Feld zu „2 Arten“. „Homo erectus“ kommt unter „Feuer“: Das sind weiter 2 Karten, 3 Punkte und 2 Arten, mit 2 Boni.
    .title = Beispiel: Marker

ah-clause-e7 = „Feuer“, „Jagd“ und „Wald“ hinterlassen 3 Bevölkerung und 1 Erfindungsgeist als Erbe, zu nutzen in drei verschiedenen Zügen. Erschlossen: Die dritte Karte ist „Wald“.
    .title = Beispiel: Erbe

ah-clause-e8 = Ein Münzwürfel mit 4 und beiden x2 bringt 16 Gold.
    .title = Beispiel: zweimal verdoppelt
