### Die Regeln von New Game, Abschnitt für Abschnitt.

new-section-setup = Aufbau
new-clause-1 = Mischt die 15 Steine und legt sie verdeckt als Stapel hin.
    .title = Der Stapel
new-clause-2 = Das Los bestimmt, wer beginnt; dann geht es im Uhrzeigersinn weiter.
    .title = Wer beginnt

new-section-turns = Züge
new-clause-3 = Nimm in deinem Zug 1, 2 oder 3 Steine oben vom Stapel, wenn er so viele hat.
    .title = Nehmen
new-clause-4 = Decke die Steine auf, die du nimmst, und behalte sie; jeder zählt, was er wert ist.
    .title = Aufdecken

new-section-end = Das Ende
new-clause-5 = Das Spiel endet, wenn der Stapel leer ist; der letzte Stein zählt 5 mehr für die Person, die ihn genommen hat.
    .title = Der letzte Stein
new-clause-6 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt ihr euch den Sieg.
    .title = Gewinnen

new-section-what-is-hidden = Was verdeckt ist
new-clause-7 = Niemand kennt die Reihenfolge des Stapels; wie viele Steine jeder Art er hat, folgt aus dem, was offen liegt.
    .title = Die Reihenfolge des Stapels
