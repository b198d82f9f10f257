### Ce que dit New Game, sauf ses règles : à remplacer.

new-title = New Game

new-ask-turn = { $left ->
    [one] Prenez la dernière pierre.
   *[other] Prenez 1 à { $most } des { $left } pierres.
}
new-verb-take = Prendre
new-may-take = { $end ->
    [last] Prenez { new-stones-counted } : la pile est alors vide.
   *[more] Prenez { new-stones-counted } du dessus de la pile.
}
new-stones-counted = { $count ->
    [one] { $count } pierre
   *[other] { $count } pierres
}

new-refuse-over = La partie est terminée : la pile est vide.
new-refuse-too-many = Vous pouvez prendre au plus { $most } pierres à la fois.
new-refuse-not-so-many = La pile n’a plus que { $left ->
    [one] { $left } pierre
   *[other] { $left } pierres
}.

new-event-first = { $seat } commence.
new-event-takes = { $seat } prend { $stones ->
    [one] { $stones } pierre
   *[other] { $stones } pierres
}.
new-event-turned-up = { $seat } révèle : { $stone }.
new-event-last = { $seat } a pris la dernière pierre, qui compte { $bonus } de plus.

new-score-stones = { $count } × { $stone }, valeur { $worth } chacune.
new-score-last = La dernière pierre.

new-stone-dud = pierre sans valeur
new-stone-pebble = caillou
new-stone-gem = gemme

new-option-most = Pierres à la fois
    .text = Combien de pierres vous pouvez prendre à la fois.
new-value-most-3 = 3
new-value-most-2 = 2, une partie plus longue

## The table, in the terminal and on the page

new-table-pile = { $left ->
    [0] La pile est vide.
    [one] { $left } pierre dans la pile.
   *[other] { $left } pierres dans la pile.
}
new-table-turn = À { $seat } de choisir.
new-table-stones = { $count } × { $stone }
new-table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
new-table-seat = { $you ->
    [yes] { $seat } (vous)
   *[no] { $seat }
} : { LIST($stones) } ; { new-table-points }

## Ce qu’un paquet de contenu peut contenir

new-content-stones = Il doit y avoir { $stones } pierres en tout (NEW-1).
