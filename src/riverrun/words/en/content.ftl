### What is refused about content packs, whichever game they are for: their files, their pieces, their values.

## A pack and its files

rr-content-no-folder = { $where } is not a folder; a content pack is a folder with a pack.toml.
rr-content-no-pack = This is no content pack: it has no pack.toml.
rr-content-no-archive = This file is no content pack: a pack is shared as a zip archive of its files.
rr-content-too-large = A content pack has at most { $files } files with { $signs } signs in all.
rr-content-other-game = { $where }: this is a pack for { $pack }, not for { $game }.
rr-content-in = { $where }: { $reason }
rr-content-no-file = { $file } is no file of a pack for { $game }; it may hold: { LIST($files) }.
rr-content-no-pack-file = ‘{ $file }’ is no file of a content pack.
rr-content-file-missing = { $where } is missing.
rr-content-unreadable = { $where } cannot be read: { $detail }.
rr-content-no-text = { $where } has signs that are no text.
rr-content-no-toml = { $where } is not valid TOML: { $detail }.
rr-content-no-number = { $where }: a number does not fit into 64 bits.
rr-content-changed = { $where } is not what it was when the server read it.
rr-content-pickled = The content of { $game } here is not that of the game that was pickled.

## Its pieces

rr-content-form = { $where } has the wrong form: { $detail }.
rr-content-tables = { $where }: a pack writes each { $word } as a [[{ $word }]] table.
rr-content-id-of-change = { $where }: every [[{ $word }]] names by its id what it changes.
rr-content-id-text = { $where }: every [[{ $word }]] has an ‘id’, which is text, and so is what it ‘replaces’.
rr-content-no-piece = { $where }: there is no { $word } ‘{ $piece }’ to change.
rr-content-no-piece-new = { $where }: there is no { $word } ‘{ $piece }’ to change; a new { $word } says which it ‘replaces’.
rr-content-no-piece-of = { $where }: there is no { $word } ‘{ $piece }’ to change; give { $choice }.
rr-content-no-piece-new-of = { $where }: there is no { $word } ‘{ $piece }’ to change; give { $choice }. A new { $word } says which it ‘replaces’.
rr-content-changed-twice = { $where }: the { $word } ‘{ $piece }’ is changed twice; put all its changes into one [[{ $word }]].
rr-content-there-already = { $where }: the { $word } ‘{ $piece }’ is in the box already.
rr-content-id-twice = { $where }: the { $word } id ‘{ $piece }’ is used twice.
rr-content-id-signs = The { $word } id ‘{ $id }’ will not do: an id is made of small letters from a to z, digits and _.
rr-content-ids-alike = The { $word } ids ‘{ $id }’ and ‘{ $other }’ read the same; they must differ in more than _.

## Its values

rr-content-between = { $owner }: ‘{ $field }’ is { $low } to { $high }, not { $given } ({ $clause }).
rr-content-fixed = { $owner }: ‘{ $field }’ is always { $number }, not { $given } ({ $clause }).
rr-content-between-of = { $owner }: ‘{ $field }’ of ‘{ $verb }’ is { $low } to { $high }, not { $given }.
rr-content-no-verb = { $owner }: there is no verb ‘{ $verb }’ here; there are: { LIST($known) }.
rr-content-missing = { $owner }: ‘{ $verb }’ needs a value for ‘{ $field }’.
rr-content-unused = { $owner }: ‘{ $verb }’ has no use for ‘{ $field }’.
rr-content-kinds = A pack’s values are numbers, texts, true and false, lists and tables.
rr-content-nesting = A pack’s values are not nested so deeply.
rr-content-rows = There are more than { $room } ‘{ $what }’ in all; { $owner } has no room for { $rows }.
rr-content-row = { $owner }: one of its ‘{ $what }’ has { $numbers } numbers; there is room for { $room }.
rr-content-number = { $owner }: a number of its ‘{ $what }’ is { $number }, which does not fit into 32 bits.
