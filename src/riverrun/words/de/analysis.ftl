### Facts and reasons that a hint gives besides the game’s own.

rr-fact-points = Punkte nach jetzigem Stand
rr-reason-change = { $fact }: { $before } → { $after } ({ $direction ->
    [up] +
   *[down] −
}{ $by }).
rr-reason-chance = So gewinnst du von hier aus etwa { $percent } % der Spiele.
