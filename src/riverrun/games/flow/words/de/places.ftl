# Spaces by row and column, as the faces of the dice at the board’s edge number them (the middle has none), and orientations by their open sides.


## Spaces

fl-cell-r0c0 = Zeile 1, Spalte 1
fl-cell-r0c1 = Zeile 1, Spalte 2
fl-cell-r0c2 = Zeile 1, Spalte 3
fl-cell-r0c3 = Zeile 1, mittlere Spalte
fl-cell-r0c4 = Zeile 1, Spalte 4
fl-cell-r0c5 = Zeile 1, Spalte 5
fl-cell-r0c6 = Zeile 1, Spalte 6
fl-cell-r1c0 = Zeile 2, Spalte 1
fl-cell-r1c1 = Zeile 2, Spalte 2
fl-cell-r1c2 = Zeile 2, Spalte 3
fl-cell-r1c3 = Zeile 2, mittlere Spalte
fl-cell-r1c4 = Zeile 2, Spalte 4
fl-cell-r1c5 = Zeile 2, Spalte 5
fl-cell-r1c6 = Zeile 2, Spalte 6
fl-cell-r2c0 = Zeile 3, Spalte 1
fl-cell-r2c1 = Zeile 3, Spalte 2
fl-cell-r2c2 = Zeile 3, Spalte 3
fl-cell-r2c3 = Zeile 3, mittlere Spalte
fl-cell-r2c4 = Zeile 3, Spalte 4
fl-cell-r2c5 = Zeile 3, Spalte 5
fl-cell-r2c6 = Zeile 3, Spalte 6
fl-cell-r3c0 = mittlere Zeile, Spalte 1
fl-cell-r3c1 = mittlere Zeile, Spalte 2
fl-cell-r3c2 = mittlere Zeile, Spalte 3
fl-cell-r3c3 = mittlere Zeile, mittlere Spalte
fl-cell-r3c4 = mittlere Zeile, Spalte 4
fl-cell-r3c5 = mittlere Zeile, Spalte 5
fl-cell-r3c6 = mittlere Zeile, Spalte 6
fl-cell-r4c0 = Zeile 4, Spalte 1
fl-cell-r4c1 = Zeile 4, Spalte 2
fl-cell-r4c2 = Zeile 4, Spalte 3
fl-cell-r4c3 = Zeile 4, mittlere Spalte
fl-cell-r4c4 = Zeile 4, Spalte 4
fl-cell-r4c5 = Zeile 4, Spalte 5
fl-cell-r4c6 = Zeile 4, Spalte 6
fl-cell-r5c0 = Zeile 5, Spalte 1
fl-cell-r5c1 = Zeile 5, Spalte 2
fl-cell-r5c2 = Zeile 5, Spalte 3
fl-cell-r5c3 = Zeile 5, mittlere Spalte
fl-cell-r5c4 = Zeile 5, Spalte 4
fl-cell-r5c5 = Zeile 5, Spalte 5
fl-cell-r5c6 = Zeile 5, Spalte 6
fl-cell-r6c0 = Zeile 6, Spalte 1
fl-cell-r6c1 = Zeile 6, Spalte 2
fl-cell-r6c2 = Zeile 6, Spalte 3
fl-cell-r6c3 = Zeile 6, mittlere Spalte
fl-cell-r6c4 = Zeile 6, Spalte 4
fl-cell-r6c5 = Zeile 6, Spalte 5
fl-cell-r6c6 = Zeile 6, Spalte 6

## Orientations; the letter behind the second hyphen is the arm that takes no water

fl-form-ns = Norden und Süden
fl-form-ew = Osten und Westen
fl-form-ne = Norden und Osten
fl-form-es = Osten und Süden
fl-form-sw = Süden und Westen
fl-form-nw = Norden und Westen
fl-form-new = Norden, Osten und Westen
fl-form-nes = Norden, Osten und Süden
fl-form-esw = Osten, Süden und Westen
fl-form-nsw = Norden, Süden und Westen
fl-form-nesw = Norden, Osten, Süden und Westen
fl-form-nesw-n = Norden, Osten, Süden und Westen (kein Wasser im Norden)
fl-form-nesw-e = Norden, Osten, Süden und Westen (kein Wasser im Osten)
fl-form-nesw-s = Norden, Osten, Süden und Westen (kein Wasser im Süden)
fl-form-nesw-w = Norden, Osten, Süden und Westen (kein Wasser im Westen)
fl-form-wild = allen Seiten
