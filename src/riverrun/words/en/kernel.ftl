### What the kernel and the bots refuse: moves, options, undoing, analysing.

## Anything that is said in English only

rr-error-detail = { $detail }

## Moves

rr-error-illegal-move = ‘{ $move }’ is not legal ({ $clause }): { $reason }
rr-error-no-move = ‘{ $written }’ is not a move. Moves are: { $usage }.
rr-error-no-move-of = ‘{ $written }’ is not a move. Write { LIST($usages, join: "or") }.
rr-error-meant = ‘{ $written }’ is not a move. Did you mean ‘{ $meant }’?
rr-error-empty-move = An empty text is not a move. Moves are: { $usage }.
rr-error-no-piece = There is no { $kind } ‘{ $written }’.
rr-error-no-piece-meant = There is no { $kind } ‘{ $written }’. Did you mean ‘{ $meant }’?
rr-error-no-piece-between = There is no { $kind } ‘{ $written }’: give { $first } to { $last }.
rr-error-no-piece-choice = There is no { LIST($kinds, join: "or") } ‘{ $written }’: give { LIST($choices, join: "or") }.
rr-error-no-word = ‘{ $written }’ is none of { $known }.
rr-error-no-amount = ‘{ $written }’ is not an amount: give { $least } to { $most }.
rr-error-no-amount-more = ‘{ $written }’ is not an amount: give { $least } to { $most }, or { $most }+ to choose more.
rr-error-no-player = ‘{ $written }’ is not a player: give p1 to { $last }.
rr-error-move-number = { $move } is not a move; moves are numbers from 0 to { $last }.
rr-error-no-move-number = No move has the number { $number }.
rr-error-another-choice = Another decision comes first. { $asked }
rr-error-only-players = Only a player can make this move; the environment can’t.
rr-error-only-environment = Only the environment can make this move; a player can’t.
rr-error-environment = Environment { $index }: { $reason }
rr-error-agenda-full = ‘{ $move }’ can’t be carried out: it would lead to more than { $rows } steps at once, more than the game can keep.

## What can be given instead of a name that there is not

rr-choice-between = { $first } to { $last }
rr-choice-listed = { LIST($known, join: "or") }
rr-choice-such = one of { $count }, such as { LIST($such, join: "or") }

## Positions

rr-error-no-position = This is no position of { $game }: { $reason }.
rr-error-agenda-step = The agenda’s step ‘{ $step }’: { $reason }

## Undoing

rr-error-undo-start = No move has been played yet.
rr-error-undo-no-journal = A state without a journal can’t undo moves.
rr-error-undo-environment = ‘{ $move }’ can’t be undone: the environment made it.
rr-error-undo-revealed = ‘{ $move }’ can’t be undone: it revealed something hidden.
rr-error-keep-moves = Keep 0 to { $last } moves, not { $moves }.

## Games, options and seats

rr-error-unknown-game = There is no game ‘{ $game }’. Choose { LIST($games, join: "or") }.
rr-error-players = { $game } is for { $least } to { $most } players, not { $players }.
rr-error-unknown-option = { $game } has no option ‘{ $option }’. Its options: { LIST($options) }.
rr-error-no-options = { $game } has no options, so ‘{ $option }’ isn’t one.
rr-error-option-value = { $game }: { $option } can’t be ‘{ $value }’. Choose { LIST($values, join: "or") }.
rr-error-option-pattern = text that matches { $pattern }
rr-error-seed = A seed is a whole number from 0 to 2**128 - 1, not { $seed }.
rr-error-seat = A seat is a whole number from 0 to { $last }, or None for a spectator, not { $seat }.

## Records

rr-error-no-record = This is no riverrun record: { $reason }.
rr-error-no-record-file = { $where } is no riverrun record: { $reason }.
rr-error-record-game = This record’s game can’t be set up here: { $reason }
rr-error-record-start = This record’s starting position is not possible: { $reason }
rr-error-record-move = Move { $number } of { $moves } does not replay: { $reason }

## Bots and analyses

rr-error-unknown-bot = There is no bot ‘{ $bot }’. Choose { LIST($bots, join: "or") }.
rr-error-no-net = No net has learned { $game } yet. Choose another bot.
rr-error-over-no-move = The game is over: there’s no move to choose.
rr-error-over-no-analysis = The game is over: there’s nothing to analyse.
rr-error-no-analyst = Nothing can analyse yet: import riverrun.bots first.
rr-error-analysis-moves = An analysis lists at least 1 move, not { $moves }.
rr-error-report-unfinished = The game isn’t over yet: a report is about a finished game.
rr-error-search-budget = Give a search one budget above 0: iterations or seconds.
rr-error-search-seconds = A search takes at most { $most } seconds, not { $seconds }.
rr-error-search-iterations = A search makes at most { $most } iterations, not { $iterations }.
rr-error-search-trees = A search grows 1 to { $most_trees } trees on 1 to { $most_threads } threads, not { $trees } on { $threads }.

## Compiling

rr-notice-slow = The rules of { $game } are not compiled yet: everything takes 5 to 11 times as long, and bots that search far longer. ‘{ $command }’ compiles them, once.
rr-notice-compiling = Compiling rules, which happens once (‘{ $command }’ does it ahead) …
