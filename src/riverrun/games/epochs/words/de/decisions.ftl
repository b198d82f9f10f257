# Was in Epochs entschieden wird, auf Deutsch.


ep-section-decisions = Entscheidungen

ep-clause-d1 = Es gibt 914 Züge, gleich für jede Personenzahl. Ihre Blöcke der Reihe nach: Zivilisation, Aufdecken, Drehen, Erfinden, Nehmen, Überdecken, Hergeben, Expandieren, Stadt, Posten über Land und See, Forschung, Wunder, Einheit, Basiseinheit, Regierung, Befehl, Passen, Umwandeln, Freischalten, Bereit, Erklären, Angriffe auf Felder und Bauplätze, Ende, Ja und Nein, Zurücknehmen, Verlieren, Effekt, Zahl.
    .title = Züge als Nummern

ep-clause-d2 = Zu zweit oder dritt wählt jeder Platz der Reihe nach eine der zwei erhaltenen Tafeln. Dann wird die Startperson ausgelost.
    .title = Zivilisation

ep-clause-d3 = Du deckst ein verdecktes Plättchen auf und siehst es; darf es auf beide Arten liegen, drehst du es oder nicht.
    .title = Aufdecken

ep-clause-d4 = Erfinde von der Hand, oder nimm die oberste Karte eines Marktplatzes, solange du in dieser Epoche weniger als 3-mal erfunden hast; oder überdecke einen Platz, solange du weniger als 3-mal überdeckt hast. Nach Nehmen oder Überdecken gib eine Handkarte der laufenden Epoche her. Freie Aktionen sind möglich.
    .title = Planen

ep-clause-d5 = Wähle unter allen Aktionen, deren Bedingungen gelten und die du jetzt zahlen kannst, passe oder nutze eine freie Aktion. Das Ziel gehört zum Zug. Deine erste Aktion kann nur Expandieren sein. Extraaktionen werden ebenso gefragt.
    .title = Aktion

ep-clause-d6 = Wem die Zielstadt gehört, sagt Ja oder Nein. Nach einem Nein wählst du die Aktion neu (EP-A50).
    .title = Zustimmung

ep-clause-d7 = Als Gold gedrucktes Gold wird zuerst gezahlt. Dann nennst du für Nahrung, Produktion und Wissenschaft, wie viel davon du in Gold zahlst. Gefragt wird nur, wenn es eine Wahl gibt. Mit der Option `payment` `least_gold` ist es immer das wenigste.
    .title = Bezahlung

ep-clause-d8 = Fragen zwei oder mehr Effekte etwas, wählst du den nächsten. Dann folgen seine Züge oder Passen. Extraaktionen folgen nach EP-D5.
    .title = Effekte

ep-clause-d9 = Nach einem Wechsel der Form nennst du Städte auf der Karte, die zurückgehen, bis die Zahl stimmt, vor der Sofortbelohnung.
    .title = Überzähliges

ep-clause-d10 = Zahle den Sold, wenn etwas fällig ist und du weder erklärt noch angegriffen hast; nimm den Marker vor deinem ersten Angriff; greif mit bereiten Einheiten an; nutze freie Aktionen; oder beende. Nach jedem wirst du wieder gefragt.
    .title = Militärschritt

ep-clause-d11 = Im Uhrzeigersinn ab dem Angreifer sagt jede Person mit einem Posten in der angegriffenen neutralen Stadt Ja oder Nein; das erste Ja beschützt.
    .title = Schutzmacht

ep-clause-d12 = Wurde das Ziel entfernt und hast du einen Stein oder eine Stadt dafür, sag, ob du sie hinstellst.
    .title = Beute

ep-clause-d13 = In Zugreihenfolge nennt, wer nicht alle ernähren kann, verlorene Städte, bis der Rest ernährt werden kann; dann wird gezahlt.
    .title = Hungersnot

ep-clause-d14 = In Zugreihenfolge nennst du für jede Art, die du behalten darfst und hast, wie viele bleiben, höchstens 63.
    .title = Behaltenes

ep-clause-d15 = Alles andere geschieht von selbst: Ziehen, Auslegen, Figuren eines Plättchens, Debütbelohnungen, einfache Gewinne, Marker umdrehen, Angebot, Nachfrage, Kampfwert, wachsende Städtegrenzen, zurückkehrende Posten, Würfel, Ehre und Kunst im Krieg, die anderen Schritte am Epochenende, neue Epochen und Wertung.
    .title = Von selbst

ep-clause-d16 = Zufälliges Spiel braucht etwa 110 Entscheidungen pro Person, mit durchschnittlich 7 erlaubten Zügen und selten mehr als 45. Jede Schleife ist begrenzt: Umwandeln durch Steine, Freischalten durch 2, Ablehnungen durch die Zahl der Gegner.
    .title = Umfang
