### Facts and reasons that a hint gives besides the game’s own.

rr-fact-points = Points as the game stands
rr-reason-change = { $fact }: { $before } → { $after } ({ $direction ->
    [up] +
   *[down] −
}{ $by }).
rr-reason-chance = It wins about { $percent }% of the games from here.
