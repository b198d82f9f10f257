# Spaces by row and column, as the faces of the dice at the board’s edge number them (the middle has none), and orientations by their open sides.


## Spaces

fl-cell-r0c0 = rangée 1, colonne 1
fl-cell-r0c1 = rangée 1, colonne 2
fl-cell-r0c2 = rangée 1, colonne 3
fl-cell-r0c3 = rangée 1, colonne du milieu
fl-cell-r0c4 = rangée 1, colonne 4
fl-cell-r0c5 = rangée 1, colonne 5
fl-cell-r0c6 = rangée 1, colonne 6
fl-cell-r1c0 = rangée 2, colonne 1
fl-cell-r1c1 = rangée 2, colonne 2
fl-cell-r1c2 = rangée 2, colonne 3
fl-cell-r1c3 = rangée 2, colonne du milieu
fl-cell-r1c4 = rangée 2, colonne 4
fl-cell-r1c5 = rangée 2, colonne 5
fl-cell-r1c6 = rangée 2, colonne 6
fl-cell-r2c0 = rangée 3, colonne 1
fl-cell-r2c1 = rangée 3, colonne 2
fl-cell-r2c2 = rangée 3, colonne 3
fl-cell-r2c3 = rangée 3, colonne du milieu
fl-cell-r2c4 = rangée 3, colonne 4
fl-cell-r2c5 = rangée 3, colonne 5
fl-cell-r2c6 = rangée 3, colonne 6
fl-cell-r3c0 = rangée du milieu, colonne 1
fl-cell-r3c1 = rangée du milieu, colonne 2
fl-cell-r3c2 = rangée du milieu, colonne 3
fl-cell-r3c3 = rangée du milieu, colonne du milieu
fl-cell-r3c4 = rangée du milieu, colonne 4
fl-cell-r3c5 = rangée du milieu, colonne 5
fl-cell-r3c6 = rangée du milieu, colonne 6
fl-cell-r4c0 = rangée 4, colonne 1
fl-cell-r4c1 = rangée 4, colonne 2
fl-cell-r4c2 = rangée 4, colonne 3
fl-cell-r4c3 = rangée 4, colonne du milieu
fl-cell-r4c4 = rangée 4, colonne 4
fl-cell-r4c5 = rangée 4, colonne 5
fl-cell-r4c6 = rangée 4, colonne 6
fl-cell-r5c0 = rangée 5, colonne 1
fl-cell-r5c1 = rangée 5, colonne 2
fl-cell-r5c2 = rangée 5, colonne 3
fl-cell-r5c3 = rangée 5, colonne du milieu
fl-cell-r5c4 = rangée 5, colonne 4
fl-cell-r5c5 = rangée 5, colonne 5
fl-cell-r5c6 = rangée 5, colonne 6
fl-cell-r6c0 = rangée 6, colonne 1
fl-cell-r6c1 = rangée 6, colonne 2
fl-cell-r6c2 = rangée 6, colonne 3
fl-cell-r6c3 = rangée 6, colonne du milieu
fl-cell-r6c4 = rangée 6, colonne 4
fl-cell-r6c5 = rangée 6, colonne 5
fl-cell-r6c6 = rangée 6, colonne 6

## Orientations; the letter behind the second hyphen is the arm that takes no water

fl-form-ns = nord et sud
fl-form-ew = est et ouest
fl-form-ne = nord et est
fl-form-es = est et sud
fl-form-sw = sud et ouest
fl-form-nw = nord et ouest
fl-form-new = nord, est et ouest
fl-form-nes = nord, est et sud
fl-form-esw = est, sud et ouest
fl-form-nsw = nord, sud et ouest
fl-form-nesw = nord, est, sud et ouest
fl-form-nesw-n = nord, est, sud et ouest (pas d’eau côté nord)
fl-form-nesw-e = nord, est, sud et ouest (pas d’eau côté est)
fl-form-nesw-s = nord, est, sud et ouest (pas d’eau côté sud)
fl-form-nesw-w = nord, est, sud et ouest (pas d’eau côté ouest)
fl-form-wild = tous les côtés
