# Spaces by row and column, as the faces of the dice at the board’s edge number them (the middle has none), and orientations by their open sides.


## Spaces

fl-cell-r0c0 = 第 1 列第 1 行
fl-cell-r0c1 = 第 1 列第 2 行
fl-cell-r0c2 = 第 1 列第 3 行
fl-cell-r0c3 = 第 1 列中央行
fl-cell-r0c4 = 第 1 列第 4 行
fl-cell-r0c5 = 第 1 列第 5 行
fl-cell-r0c6 = 第 1 列第 6 行
fl-cell-r1c0 = 第 2 列第 1 行
fl-cell-r1c1 = 第 2 列第 2 行
fl-cell-r1c2 = 第 2 列第 3 行
fl-cell-r1c3 = 第 2 列中央行
fl-cell-r1c4 = 第 2 列第 4 行
fl-cell-r1c5 = 第 2 列第 5 行
fl-cell-r1c6 = 第 2 列第 6 行
fl-cell-r2c0 = 第 3 列第 1 行
fl-cell-r2c1 = 第 3 列第 2 行
fl-cell-r2c2 = 第 3 列第 3 行
fl-cell-r2c3 = 第 3 列中央行
fl-cell-r2c4 = 第 3 列第 4 行
fl-cell-r2c5 = 第 3 列第 5 行
fl-cell-r2c6 = 第 3 列第 6 行
fl-cell-r3c0 = 中央列第 1 行
fl-cell-r3c1 = 中央列第 2 行
fl-cell-r3c2 = 中央列第 3 行
fl-cell-r3c3 = 中央列中央行
fl-cell-r3c4 = 中央列第 4 行
fl-cell-r3c5 = 中央列第 5 行
fl-cell-r3c6 = 中央列第 6 行
fl-cell-r4c0 = 第 4 列第 1 行
fl-cell-r4c1 = 第 4 列第 2 行
fl-cell-r4c2 = 第 4 列第 3 行
fl-cell-r4c3 = 第 4 列中央行
fl-cell-r4c4 = 第 4 列第 4 行
fl-cell-r4c5 = 第 4 列第 5 行
fl-cell-r4c6 = 第 4 列第 6 行
fl-cell-r5c0 = 第 5 列第 1 行
fl-cell-r5c1 = 第 5 列第 2 行
fl-cell-r5c2 = 第 5 列第 3 行
fl-cell-r5c3 = 第 5 列中央行
fl-cell-r5c4 = 第 5 列第 4 行
fl-cell-r5c5 = 第 5 列第 5 行
fl-cell-r5c6 = 第 5 列第 6 行
fl-cell-r6c0 = 第 6 列第 1 行
fl-cell-r6c1 = 第 6 列第 2 行
fl-cell-r6c2 = 第 6 列第 3 行
fl-cell-r6c3 = 第 6 列中央行
fl-cell-r6c4 = 第 6 列第 4 行
fl-cell-r6c5 = 第 6 列第 5 行
fl-cell-r6c6 = 第 6 列第 6 行

## Orientations; the letter behind the second hyphen is the arm that takes no water

fl-form-ns = 北和南
fl-form-ew = 東和西
fl-form-ne = 北和東
fl-form-es = 東和南
fl-form-sw = 南和西
fl-form-nw = 北和西
fl-form-new = 北、東和西
fl-form-nes = 北、東和南
fl-form-esw = 東、南和西
fl-form-nsw = 北、南和西
fl-form-nesw = 北、東、南和西
fl-form-nesw-n = 北、東、南和西（北面沒有水）
fl-form-nesw-e = 北、東、南和西（東面沒有水）
fl-form-nesw-s = 北、東、南和西（南面沒有水）
fl-form-nesw-w = 北、東、南和西（西面沒有水）
fl-form-wild = 各方
