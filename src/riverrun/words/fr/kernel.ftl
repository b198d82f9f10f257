### What the kernel and the bots refuse: moves, options, undoing, analysing.

## Anything that is said in English only

rr-error-detail = { $detail }

## Moves

rr-error-illegal-move = « { $move } » est interdit ({ $clause }) : { $reason }
rr-error-no-move = « { $written } » n’est pas un coup. Les coups sont : { $usage }.
rr-error-no-move-of = « { $written } » n’est pas un coup. Écrivez { LIST($usages, join: "or") }.
rr-error-meant = « { $written } » n’est pas un coup. Vouliez-vous dire « { $meant } » ?
rr-error-empty-move = Un texte vide n’est pas un coup. Les coups sont : { $usage }.
rr-error-no-piece = « { $written } » est inconnu ({ $kind }).
rr-error-no-piece-meant = « { $written } » est inconnu ({ $kind }). Vouliez-vous dire « { $meant } » ?
rr-error-no-piece-between = « { $written } » est inconnu ({ $kind }) : donnez de { $first } à { $last }.
rr-error-no-piece-choice = « { $written } » est inconnu ({ LIST($kinds, join: "or") }) : donnez { LIST($choices, join: "or") }.
rr-error-no-word = « { $written } » ne fait pas partie de : { $known }.
rr-error-no-amount = « { $written } » n’est pas un nombre valable : donnez de { $least } à { $most }.
rr-error-no-amount-more = « { $written } » n’est pas un nombre valable : donnez de { $least } à { $most }, ou { $most }+ pour en choisir davantage.
rr-error-no-player = « { $written } » n’est pas un joueur : donnez de p1 à { $last }.
rr-error-move-number = { $move } n’est pas un coup ; les coups sont des nombres de 0 à { $last }.
rr-error-no-move-number = Aucun coup ne porte le numéro { $number }.
rr-error-another-choice = Une autre décision passe d’abord. { $asked }
rr-error-only-players = Seul un joueur peut jouer ce coup, pas l’environnement.
rr-error-only-environment = Seul l’environnement peut jouer ce coup, pas un joueur.
rr-error-environment = Environnement { $index } : { $reason }
rr-error-agenda-full = « { $move } » ne peut pas être exécuté : ce coup entraînerait plus de { $rows } étapes à la fois, plus que le jeu ne peut en retenir.

## What can be given instead of a name that there is not

rr-choice-between = de { $first } à { $last }
rr-choice-listed = { LIST($known, join: "or") }
rr-choice-such = l’un des { $count } noms, par exemple { LIST($such, join: "or") }

## Positions

rr-error-no-position = Ce n’est pas une position de { $game } : { $reason }.
rr-error-agenda-step = L’étape « { $step } » de l’agenda : { $reason }

## Undoing

rr-error-undo-start = Aucun coup n’a encore été joué.
rr-error-undo-no-journal = Un état sans journal ne peut pas annuler de coups.
rr-error-undo-environment = « { $move } » ne peut pas être annulé : l’environnement l’a joué.
rr-error-undo-revealed = « { $move } » ne peut pas être annulé : ce coup a révélé quelque chose de caché.
rr-error-keep-moves = Gardez de 0 à { $last } coups, pas { $moves }.

## Games, options and seats

rr-error-unknown-game = Il n’y a pas de jeu « { $game } ». Choisissez { LIST($games, join: "or") }.
rr-error-players = { $game } se joue de { $least } à { $most }, pas à { $players }.
rr-error-unknown-option = { $game } n’a pas d’option « { $option } ». Ses options : { LIST($options) }.
rr-error-no-options = { $game } n’a pas d’options, donc pas « { $option } ».
rr-error-option-value = { $game } : { $option } ne peut pas valoir « { $value } ». Choisissez { LIST($values, join: "or") }.
rr-error-option-pattern = un texte conforme à { $pattern }
rr-error-seed = Une graine est un entier de 0 à 2**128 - 1, pas { $seed }.
rr-error-seat = Une place est un entier de 0 à { $last }, ou None pour regarder, pas { $seat }.

## Records

rr-error-no-record = Ce n’est pas une feuille de partie de riverrun : { $reason }.
rr-error-no-record-file = { $where } n’est pas une feuille de partie de riverrun : { $reason }.
rr-error-record-game = La partie de cette feuille ne peut pas être mise en place ici : { $reason }
rr-error-record-start = La position de départ de cette feuille n’est pas possible : { $reason }
rr-error-record-move = Le coup { $number } sur { $moves } ne peut pas être rejoué : { $reason }

## Bots and analyses

rr-error-unknown-bot = Il n’y a pas de bot « { $bot } ». Choisissez { LIST($bots, join: "or") }.
rr-error-no-net = Aucun réseau n’a encore appris { $game }. Choisissez un autre bot.
rr-error-over-no-move = La partie est terminée : il n’y a plus de coup à choisir.
rr-error-over-no-analysis = La partie est terminée : il n’y a rien à analyser.
rr-error-no-analyst = Rien ne peut encore analyser : importez d’abord riverrun.bots.
rr-error-analysis-moves = Une analyse donne au moins 1 coup, pas { $moves }.
rr-error-report-unfinished = La partie n’est pas terminée : l’analyse porte sur une partie finie.
rr-error-search-budget = Donnez à une recherche un seul budget supérieur à 0 : simulations ou secondes.
rr-error-search-seconds = Une recherche dure au plus { $most } secondes, pas { $seconds }.
rr-error-search-iterations = Une recherche fait au plus { $most } simulations, pas { $iterations }.
rr-error-search-trees = Une recherche développe de 1 à { $most_trees } arbres sur 1 à { $most_threads } fils, pas { $trees } sur { $threads }.

## Compilation

rr-notice-slow = Les règles de { $game } ne sont pas encore compilées : tout prend de 5 à 11 fois plus de temps, et bien plus encore pour les robots qui cherchent. « { $command } » les compile, une fois pour toutes.
rr-notice-compiling = Compilation des règles, une seule fois (« { $command } » le fait à l’avance) …
