### What is refused about content packs, whichever game they are for: their files, their pieces, their values.

## A pack and its files

rr-content-no-folder = { $where } n’est pas un dossier ; un paquet de contenu est un dossier avec un pack.toml.
rr-content-no-pack = Ce n’est pas un paquet de contenu : il n’a pas de pack.toml.
rr-content-no-archive = Ce fichier n’est pas un paquet de contenu : un paquet se partage comme archive zip de ses fichiers.
rr-content-too-large = Un paquet de contenu a au plus { $files } fichiers et { $signs } caractères en tout.
rr-content-other-game = { $where } : c’est un paquet pour { $pack }, pas pour { $game }.
rr-content-in = { $where } : { $reason }
rr-content-no-file = { $file } n’est pas un fichier d’un paquet pour { $game } ; il peut contenir : { LIST($files) }.
rr-content-no-pack-file = « { $file } » n’est pas un fichier d’un paquet de contenu.
rr-content-file-missing = Il manque { $where }.
rr-content-unreadable = { $where } est illisible : { $detail }.
rr-content-no-text = { $where } contient des signes qui ne sont pas du texte.
rr-content-no-toml = { $where } n’est pas du TOML valable : { $detail }.
rr-content-no-number = { $where } : un nombre ne tient pas dans 64 bits.
rr-content-changed = { $where } n’est plus tel que le serveur l’a lu.
rr-content-pickled = Le contenu de { $game } n’est pas ici celui du jeu enregistré avec pickle.

## Its pieces

rr-content-form = { $where } n’a pas la bonne forme : { $detail }.
rr-content-tables = { $where } : un paquet écrit chaque « { $word } » comme table [[{ $word }]].
rr-content-id-of-change = { $where } : chaque table [[{ $word }]] nomme par son id ce qu’elle change.
rr-content-id-text = { $where } : chaque table [[{ $word }]] a un « id », qui est un texte, tout comme « replaces ».
rr-content-no-piece = { $where } : il n’y a pas de [[{ $word }]] « { $piece } » à changer.
rr-content-no-piece-new = { $where } : il n’y a pas de [[{ $word }]] « { $piece } » à changer ; ce qui est nouveau dit par « replaces » ce qu’il remplace.
rr-content-no-piece-of = { $where } : il n’y a pas de [[{ $word }]] « { $piece } » à changer ; donnez { $choice }.
rr-content-no-piece-new-of = { $where } : il n’y a pas de [[{ $word }]] « { $piece } » à changer ; donnez { $choice }. Ce qui est nouveau dit par « replaces » ce qu’il remplace.
rr-content-changed-twice = { $where } : [[{ $word }]] « { $piece } » est changé deux fois ; mettez tous ses changements dans une seule table [[{ $word }]].
rr-content-there-already = { $where } : [[{ $word }]] « { $piece } » est déjà dans la boîte.
rr-content-id-twice = { $where } : l’id « { $piece } » sert deux fois parmi les [[{ $word }]].
rr-content-id-signs = L’id « { $id } » ne convient pas parmi les [[{ $word }]] : un id se compose de minuscules de a à z, de chiffres et de _.
rr-content-ids-alike = Les id « { $id } » et « { $other } » parmi les [[{ $word }]] se lisent de la même façon ; ils doivent différer par autre chose que _.

## Its values

rr-content-between = { $owner } : « { $field } » va de { $low } à { $high } et ne peut pas valoir { $given } ({ $clause }).
rr-content-fixed = { $owner } : « { $field } » vaut toujours { $number }, pas { $given } ({ $clause }).
rr-content-between-of = { $owner } : « { $field } » de « { $verb } » va de { $low } à { $high } et ne peut pas valoir { $given }.
rr-content-no-verb = { $owner } : l’effet « { $verb } » n’existe pas ici ; il y a : { LIST($known) }.
rr-content-missing = { $owner } : « { $verb } » a besoin d’une valeur pour « { $field } ».
rr-content-unused = { $owner } : « { $verb } » n’utilise pas « { $field } ».
rr-content-kinds = Les valeurs d’un paquet sont des nombres, des textes, true et false, des listes et des tables.
rr-content-nesting = Les valeurs d’un paquet ne s’imbriquent pas aussi profondément.
rr-content-rows = Il y a plus de { $room } « { $what } » en tout ; il ne reste pas de place pour { $owner }, qui en a { $rows }.
rr-content-row = { $owner } : une ligne de « { $what } » a { $numbers } nombres ; il y a de la place pour { $room }.
rr-content-number = { $owner } : un nombre de « { $what } » est { $number }, qui ne tient pas dans 32 bits.
