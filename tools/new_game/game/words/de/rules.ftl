### Was New Game sagt, außer den Regeln: zum Umschreiben.

new-title = New Game

new-ask-turn = { $left ->
    [one] Nimm den letzten Stein.
   *[other] Nimm 1 bis { $most } der { $left } Steine.
}
new-verb-take = Nehmen
new-may-take = { $end ->
    [last] Nimm { new-stones-counted }, damit ist der Stapel leer.
   *[more] Nimm { new-stones-counted } oben vom Stapel.
}
new-stones-counted = { $count ->
    [one] { $count } Stein
   *[other] { $count } Steine
}

new-refuse-over = Das Spiel ist zu Ende: Der Stapel ist leer.
new-refuse-too-many = Du darfst höchstens { $most } Steine auf einmal nehmen.
new-refuse-not-so-many = Der Stapel hat nur { $left ->
    [one] { $left } Stein
   *[other] { $left } Steine
}.

new-event-first = { $seat } beginnt.
new-event-takes = { $seat } nimmt { $stones ->
    [one] { $stones } Stein
   *[other] { $stones } Steine
}.
new-event-turned-up = { $seat } deckt auf: { $stone }.
new-event-last = { $seat } hat den letzten Stein genommen; er zählt { $bonus } mehr.

new-score-stones = { $count } × { $stone }, je { $worth } wert.
new-score-last = Der letzte Stein.

new-stone-dud = Niete
new-stone-pebble = Kiesel
new-stone-gem = Edelstein

new-option-most = Steine auf einmal
    .text = Wie viele Steine du auf einmal nehmen darfst.
new-value-most-3 = 3
new-value-most-2 = 2, ein längeres Spiel

## The table, in the terminal and on the page

new-table-pile = { $left ->
    [0] Der Stapel ist leer.
    [one] { $left } Stein im Stapel.
   *[other] { $left } Steine im Stapel.
}
new-table-turn = { $seat } ist dran.
new-table-stones = { $count } × { $stone }
new-table-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
new-table-seat = { $you ->
    [yes] { $seat } (du)
   *[no] { $seat }
}: { LIST($stones) }; { new-table-points }

## Was ein Inhaltspaket enthalten darf

new-content-stones = Es müssen zusammen { $stones } Steine sein (NEW-1).
