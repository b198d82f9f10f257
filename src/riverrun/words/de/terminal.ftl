### What the terminal says around a game’s own sentences.

rr-terminal-table = Der Tisch
rr-terminal-scores = Die Wertung
rr-terminal-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
rr-terminal-points-won = { rr-terminal-points }, gewonnen
rr-terminal-legal = Erlaubt: { $sentence }
rr-terminal-refused = Nicht erlaubt: { $sentence }

## Clauses

rr-mark-stated = steht in der Spielregel
rr-mark-ruling = unsere Auslegung
rr-mark-inferred = erschlossen
rr-mark-invented = erfunden
rr-terminal-pages = { $edition ->
    [first] erste Ausgabe
    [second] zweite Ausgabe
   *[other] { $edition }
} S. { $pages }
rr-terminal-option = Option { $option }: { LIST($values, join: "or") }. { $text }
rr-terminal-default = { $value } (Standard)
rr-terminal-functions = { $count ->
    [0] Keine Funktion führt sie aus: Sie sagt, was es gibt
    [one] Ausgeführt von { $count } Funktion
   *[other] Ausgeführt von { $count } Funktionen
}
rr-terminal-tests = { $count ->
    [one] { $count } Test
   *[other] { $count } Tests
}
