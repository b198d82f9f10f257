### What is answered to a text or a number that is no move.

rr-error-empty-move = An empty text is no move; moves are: { $usage }.
rr-error-no-move = “{ $written }” is no move; moves are: { $usage }.
rr-error-meant = “{ $written }” is no move; did you mean “{ $meant }”?
rr-error-no-move-number = { $number } is the number of no move.
rr-error-no-piece = { $kind ->
    [card] There is no card “{ $written }”.
    [tile] There is no tile “{ $written }”.
    [cell] There is no cell “{ $written }”.
   *[other] There is no “{ $written }”.
}
rr-error-no-piece-meant = { $kind ->
    [card] There is no card “{ $written }”; did you mean “{ $meant }”?
    [tile] There is no tile “{ $written }”; did you mean “{ $meant }”?
    [cell] There is no cell “{ $written }”; did you mean “{ $meant }”?
   *[other] There is no “{ $written }”; did you mean “{ $meant }”?
}
rr-error-no-piece-between = { $kind ->
    [cell] There is no cell “{ $written }”; cells are { $first } to { $last }.
   *[other] There is no “{ $written }”; there is { $first } to { $last }.
}
rr-error-no-word = “{ $written }” is none of: { $known }.
rr-error-no-amount = “{ $written }” is none of the numbers from { $least } to { $most }.
rr-error-no-amount-more = “{ $written }” is none of the numbers from { $least } to { $most }, nor { $most }+ to be asked for more.
rr-error-no-player = “{ $written }” is no player; players are p1 to { $last }.
rr-error-another-choice = Another choice is asked now. { $asked }
