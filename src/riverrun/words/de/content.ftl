### What is refused about content packs, whichever game they are for: their files, their pieces, their values.

## A pack and its files

rr-content-no-folder = { $where } ist kein Ordner; ein Inhaltspaket ist ein Ordner mit einer pack.toml.
rr-content-no-pack = Das ist kein Inhaltspaket: Ihm fehlt die pack.toml.
rr-content-no-archive = Diese Datei ist kein Inhaltspaket: Ein Paket wird als Zip-Archiv seiner Dateien geteilt.
rr-content-too-large = Ein Inhaltspaket hat höchstens { $files } Dateien mit zusammen { $signs } Zeichen.
rr-content-other-game = { $where }: Das ist ein Paket für { $pack }, nicht für { $game }.
rr-content-in = { $where }: { $reason }
rr-content-no-file = { $file } ist keine Datei eines Pakets für { $game }; es darf enthalten: { LIST($files) }.
rr-content-no-pack-file = „{ $file }“ ist keine Datei eines Inhaltspakets.
rr-content-file-missing = { $where } fehlt.
rr-content-unreadable = { $where } lässt sich nicht lesen: { $detail }.
rr-content-no-text = { $where } enthält Zeichen, die kein Text sind.
rr-content-no-toml = { $where } ist kein gültiges TOML: { $detail }.
rr-content-no-number = { $where }: Eine Zahl passt nicht in 64 Bit.
rr-content-changed = { $where } ist nicht mehr so, wie der Server es gelesen hat.
rr-content-pickled = Der Inhalt von { $game } ist hier nicht der des Spiels, das mit pickle gespeichert wurde.

## Its pieces

rr-content-form = { $where } hat nicht die richtige Form: { $detail }.
rr-content-tables = { $where }: Ein Paket schreibt „{ $word }“ als Tabellen [[{ $word }]].
rr-content-id-of-change = { $where }: Jede Tabelle [[{ $word }]] nennt mit ihrer id, was sie ändert.
rr-content-id-text = { $where }: Jede Tabelle [[{ $word }]] hat eine „id“; sie ist Text, und auch „replaces“ ist einer.
rr-content-no-piece = { $where }: Unter [[{ $word }]] gibt es kein „{ $piece }“, das sich ändern ließe.
rr-content-no-piece-new = { $where }: Unter [[{ $word }]] gibt es kein „{ $piece }“, das sich ändern ließe; was neu ist, sagt mit „replaces“, was es ersetzt.
rr-content-no-piece-of = { $where }: Unter [[{ $word }]] gibt es kein „{ $piece }“, das sich ändern ließe; möglich: { $choice }.
rr-content-no-piece-new-of = { $where }: Unter [[{ $word }]] gibt es kein „{ $piece }“, das sich ändern ließe; möglich: { $choice }. Was neu ist, sagt mit „replaces“, was es ersetzt.
rr-content-changed-twice = { $where }: [[{ $word }]] „{ $piece }“ wird zweimal geändert; schreib alle Änderungen in eine Tabelle [[{ $word }]].
rr-content-there-already = { $where }: [[{ $word }]] „{ $piece }“ ist schon in der Schachtel.
rr-content-id-twice = { $where }: Die id „{ $piece }“ kommt unter [[{ $word }]] zweimal vor.
rr-content-id-signs = Die id „{ $id }“ unter [[{ $word }]] geht nicht: Eine id besteht aus Kleinbuchstaben von a bis z, Ziffern und _.
rr-content-ids-alike = Die ids „{ $id }“ und „{ $other }“ unter [[{ $word }]] lesen sich gleich; sie müssen sich in mehr als _ unterscheiden.

## Its values

rr-content-between = { $owner }: „{ $field }“ ist { $low } bis { $high }, nicht { $given } ({ $clause }).
rr-content-fixed = { $owner }: „{ $field }“ ist immer { $number }, nicht { $given } ({ $clause }).
rr-content-between-of = { $owner }: „{ $field }“ von „{ $verb }“ ist { $low } bis { $high }, nicht { $given }.
rr-content-no-verb = { $owner }: Den Effekt „{ $verb }“ gibt es hier nicht; es gibt: { LIST($known) }.
rr-content-missing = { $owner }: „{ $verb }“ braucht einen Wert für „{ $field }“.
rr-content-unused = { $owner }: „{ $verb }“ kann mit „{ $field }“ nichts anfangen.
rr-content-kinds = Werte eines Pakets sind Zahlen, Texte, true und false, Listen und Tabellen.
rr-content-nesting = Werte eines Pakets sind nicht so tief verschachtelt.
rr-content-rows = Insgesamt gibt es mehr als { $room } „{ $what }“; für { $owner } mit { $rows } ist kein Platz mehr.
rr-content-row = { $owner }: Eine Zeile von „{ $what }“ hat { $numbers } Zahlen; Platz ist für { $room }.
rr-content-number = { $owner }: Eine Zahl von „{ $what }“ ist { $number }, was nicht in 32 Bit passt.
