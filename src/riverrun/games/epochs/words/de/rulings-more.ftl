# Weitere Auslegungen zu Epochs auf Deutsch.


ep-section-more-rulings = Weitere Auslegungen

ep-clause-a60 = Sie gehen ungesehen zurück; nur wer sie hatte, kennt sie. Gefragt wird in Sitzreihenfolge, bevor die Startperson ausgelost wird.
    .title = Nicht gewählte Tafeln

ep-clause-a61 = Nicht zwischen `take` oder `cover` und `give`, auch nicht zwischen `reveal` und `turn`.
    .title = Keine freie Aktion mitten in einer Wahl

ep-clause-a62 = `effect n` zählt die offenen Effekte, die jetzt eine erlaubte Möglichkeit haben, in der Ordnung von EP-A47; danach rücken sie auf. Angeboten werden höchstens die ersten acht.
    .title = Nummern der Effekte

ep-clause-a63 = `pass` lehnt diesen einen Effekt ab; die anderen bleiben. Ein einzelner Effekt wird gleich gefragt. Wird die Zustimmung verweigert, wird eine gewährte Aktion ohne diese Person noch einmal gefragt.
    .title = Einen Effekt ablehnen

ep-clause-a64 = Sie kommen nach allen anderen Effekten desselben Ereignisses, jede für sich, mit freien Aktionen. Zwei Quellen sind zwei Fragen.
    .title = Reihenfolge der Extraaktionen

ep-clause-a65 = Ein Inhaltspaket behält die Anzahl der Namen, Formen, Zivilisationen, Fähigkeiten, Einheiten, Wunder, Plättchen und Zeilen; so bleiben die 914 Züge.
    .title = Pakete behalten die Anzahlen

ep-clause-a66 = Die `box.toml` eines Pakets darf jeden Wert ändern, den das Regelheft offen lässt. Nur `payment` ist eine Option des Tisches.
    .title = Unsichere Werte sind Inhalt

ep-clause-a67 = Ein Ja oder Nein, bei Zustimmung oder Schutz, lässt sich nicht zurücknehmen, ebenso wenig die Frage.
    .title = Antworten sind Information

ep-clause-a68 = Zustimmung braucht jeder Posten in der Stadt einer Person, über Land und See, auch bei gewährten Aktionen; sie sieht Weg, Preis und was beide bekommen. Nach einem Nein sind alle ihre Städte bis zum Ende deines Zuges gesperrt.
    .title = Jede Zustimmung wird gefragt

ep-clause-a69 = Ein Landweg darf an verdeckten Feldern und Ecken am Rand entlangführen, solange eine Seite jeder Kante ein aufgedecktes Feld ohne Meer ist.
    .title = Kanten an verdeckten Feldern

ep-clause-a70 = Beritten, Luftwaffe und Luftabwehr gelten, wie sie auf den beiden Einheiten stehen, bereit oder nicht. Die Luftabwehr einer Schutzmacht verhindert nichts, denn die Stadt gehört ihr nicht.
    .title = Was Einheiten zeigen

ep-clause-a71 = Deine Vorteile für Stadt und Gelände und deine Gebiete daran zählen, ob beschützt oder nicht. Zur festen 7 kommt nichts dazu.
    .title = Angriff auf eine neutrale Stadt

ep-clause-a72 = Das gilt beim Beutemachen, bevor etwas entfernt wird. Ehre und, ab 6, Kunst gibt es trotzdem.
    .title = Wann ein Gebiet das letzte ist

ep-clause-a73 = Bereit werden Einheiten nur wieder durch Zahlen im Militärschritt vor Erklärung oder Angriff; ein Freischalten dort kann dich also die Bereitschaft kosten.
    .title = Neue Einheit nach dem Zahlen

ep-clause-a74 = Gefragt ist, ob du den Marker in Epoche III genommen hast, auch wenn er vor der Wertung zurückgeht.
    .title = Kein Kriegstreiber in Epoche III

ep-clause-a75 = Nehmen kann man nur die oberste Karte eines Platzes; eine überdeckende wird es für alle. Was darunter liegt, ist offen und bis zum Epochenende unerreichbar.
    .title = Nur die oberste Karte

ep-clause-a76 = Bots verteilen neu, was jemand nicht wissen kann: verdeckte Plättchen gleicher Rückseite, verdeckte Marker, ungesehene Erfindungen jeder Epoche, Marktkarten III und III+ getrennt, Tafeln vor der Wahl.
    .title = Neu verteilen

ep-clause-a77 = Das ist EP-12.1 auf die Lage, wie sie ist, ohne die Schritte am Epochenende.
    .title = Punkte wie es steht

ep-clause-a78 = Kosten von 0 fragen nichts. Ist kein Sold fällig, sind Einheiten von selbst bereit.
    .title = Nichts fällig

ep-clause-a79 = Die 26 Marker werden nach Rang vergeben. Im Krieg wechselt ein Marker den Besitz und braucht keinen aus der Bank.
    .title = Kunstwerke gehen aus

ep-clause-a80 = Sie kostet keine Ressource, braucht aber einen Stein und ein erlaubtes Feld; Marker und Effekte gelten.
    .title = Kostenlose gewährte Aktion

ep-clause-a81 = Markt I; Erfindungen II; Erfindungen I, Platz für Platz, dann die vier des Markts; Marker; Plättchen nach Platz; Ausrichtungen; Zivilisationen nach Sitz; nach der Wahl die Startperson. Im Krieg zuerst die Würfel des Angreifers, dann die der Verteidigung. In neuer Epoche der Markt, dann Erfindungen.
    .title = Reihenfolge des Zufalls

ep-clause-a82 = Sie ändert nur das Bild; Kultur ist eine Zahl, der Rang die Ankunft darauf. Bevor die Startperson feststeht, hat niemand einen Rang.
    .title = Die Runde „30+“

ep-clause-a83 = Einkommen und Ernährung gehen Platz für Platz. Posten, die in einer Hungersnot zurückkehren, bringen sofort Gold; damit dürfen spätere Personen Städte ernähren.
    .title = Schritt für Schritt

ep-clause-a84 = Überzählige Städte kommen in den Vorrat; in Hungersnot oder Krieg verlorene auf die Zivilisationstafel, um neu gebaut zu werden.
    .title = Wohin Städte kommen

ep-clause-a85 = Die freie Aktion macht aus einer Grundressource eine andere; Gold ist nicht beteiligt.
    .title = Gold wird nie umgewandelt

ep-clause-a86 = Das Regelheft hat kein Solospiel, also gibt es keines.
    .title = Kein Solospiel
