### Facts and reasons that a hint gives besides the game’s own.

rr-fact-points = Points à ce stade
rr-reason-change = { $fact } : { $before } → { $after } ({ $direction ->
    [up] +
   *[down] −
}{ $by }).
rr-reason-chance = Ce coup gagne environ { $percent } % des parties à partir d’ici.
