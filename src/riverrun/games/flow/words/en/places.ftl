# Spaces by row and column, as the faces of the dice at the board’s edge number them (the middle has none), and orientations by their open sides.


## Spaces

fl-cell-r0c0 = row 1, column 1
fl-cell-r0c1 = row 1, column 2
fl-cell-r0c2 = row 1, column 3
fl-cell-r0c3 = row 1, middle column
fl-cell-r0c4 = row 1, column 4
fl-cell-r0c5 = row 1, column 5
fl-cell-r0c6 = row 1, column 6
fl-cell-r1c0 = row 2, column 1
fl-cell-r1c1 = row 2, column 2
fl-cell-r1c2 = row 2, column 3
fl-cell-r1c3 = row 2, middle column
fl-cell-r1c4 = row 2, column 4
fl-cell-r1c5 = row 2, column 5
fl-cell-r1c6 = row 2, column 6
fl-cell-r2c0 = row 3, column 1
fl-cell-r2c1 = row 3, column 2
fl-cell-r2c2 = row 3, column 3
fl-cell-r2c3 = row 3, middle column
fl-cell-r2c4 = row 3, column 4
fl-cell-r2c5 = row 3, column 5
fl-cell-r2c6 = row 3, column 6
fl-cell-r3c0 = middle row, column 1
fl-cell-r3c1 = middle row, column 2
fl-cell-r3c2 = middle row, column 3
fl-cell-r3c3 = middle row, middle column
fl-cell-r3c4 = middle row, column 4
fl-cell-r3c5 = middle row, column 5
fl-cell-r3c6 = middle row, column 6
fl-cell-r4c0 = row 4, column 1
fl-cell-r4c1 = row 4, column 2
fl-cell-r4c2 = row 4, column 3
fl-cell-r4c3 = row 4, middle column
fl-cell-r4c4 = row 4, column 4
fl-cell-r4c5 = row 4, column 5
fl-cell-r4c6 = row 4, column 6
fl-cell-r5c0 = row 5, column 1
fl-cell-r5c1 = row 5, column 2
fl-cell-r5c2 = row 5, column 3
fl-cell-r5c3 = row 5, middle column
fl-cell-r5c4 = row 5, column 4
fl-cell-r5c5 = row 5, column 5
fl-cell-r5c6 = row 5, column 6
fl-cell-r6c0 = row 6, column 1
fl-cell-r6c1 = row 6, column 2
fl-cell-r6c2 = row 6, column 3
fl-cell-r6c3 = row 6, middle column
fl-cell-r6c4 = row 6, column 4
fl-cell-r6c5 = row 6, column 5
fl-cell-r6c6 = row 6, column 6

## Orientations; the letter behind the second hyphen is the arm that takes no water

fl-form-ns = north and south
fl-form-ew = east and west
fl-form-ne = north and east
fl-form-es = east and south
fl-form-sw = south and west
fl-form-nw = north and west
fl-form-new = north, east and west
fl-form-nes = north, east and south
fl-form-esw = east, south and west
fl-form-nsw = north, south and west
fl-form-nesw = north, east, south and west
fl-form-nesw-n = north, east, south and west (no water to the north)
fl-form-nesw-e = north, east, south and west (no water to the east)
fl-form-nesw-s = north, east, south and west (no water to the south)
fl-form-nesw-w = north, east, south and west (no water to the west)
fl-form-wild = any side
