### What the terminal says around a game’s own sentences.

rr-terminal-table = The table
rr-terminal-scores = The scores
rr-terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rr-terminal-points-won = { rr-terminal-points }, the winner
rr-terminal-legal = Legal: { $sentence }
rr-terminal-refused = Refused: { $sentence }

## Clauses

rr-mark-stated = stated
rr-mark-ruling = our ruling
rr-mark-inferred = inferred
rr-mark-invented = invented
rr-terminal-pages = { $edition ->
    [first] first edition
    [second] second edition
   *[other] { $edition }
} p. { $pages }
rr-terminal-option = Option { $option }: { LIST($values, join: "or") }. { $text }
rr-terminal-default = { $value } (default)
rr-terminal-functions = { $count ->
    [0] No function carries it out: it says what there is
    [one] Carried out by { $count } function
   *[other] Carried out by { $count } functions
}
rr-terminal-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
}
