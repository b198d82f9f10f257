### What the terminal says around a game’s own sentences.

rr-terminal-table = La table
rr-terminal-scores = Le décompte
rr-terminal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rr-terminal-points-won = { rr-terminal-points }, victoire
rr-terminal-legal = Autorisé : { $sentence }
rr-terminal-refused = Refusé : { $sentence }

## Clauses

rr-mark-stated = dit par le livret
rr-mark-ruling = notre décision
rr-mark-inferred = déduit
rr-mark-invented = inventé
rr-terminal-pages = { $edition ->
    [first] première édition
    [second] deuxième édition
   *[other] { $edition }
} p. { $pages }
rr-terminal-option = Option { $option } : { LIST($values, join: "or") }. { $text }
rr-terminal-default = { $value } (par défaut)
rr-terminal-functions = { $count ->
    [0] Aucune fonction ne l’applique : elle dit ce qu’il y a
    [one] Appliquée par { $count } fonction
   *[other] Appliquée par { $count } fonctions
}
rr-terminal-tests = { $count ->
    [one] { $count } test
   *[other] { $count } tests
}
