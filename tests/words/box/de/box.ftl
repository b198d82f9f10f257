# A small catalogue that has one of everything.

## Names

tw-card-irrigation = Irrigation
    .first = Waterworks
tw-card-great-mosque = Great Mosque
tw-animal-tiger = der Tiger
    .start = The tiger
    .gender = m

## Sentences

tw-plain = The game is over.
tw-turn = { NAME($seat, case: "genitive") } Zug.
tw-place = { $seat } places { $n ->
    [0] no Marker
    [one] { $n } Marker
   *[other] { $n } Marker
} on { $card }.
tw-source = Take { $n } from the { $source ->
    [supply] Supply
   *[reserve] Reserve
}.
tw-cards = Choose { LIST($cards, join: "or") }.
tw-home = { NAME($animal, case: "start") } is home.
tw-asked = Another decision comes first. { $asked }
tw-both = { tw-plain } { $seat } wins by { -points }.
tw-gender = { NAME($animal, case: "gender") ->
    [f] She
   *[m] He
} waits.
tw-lines =
    One line,
      and another.
tw-braces = { "{" }{ $word }{ "}" } { 5 }
-points = points
tw-option-goal = Goal
    .text = How far the raft goes: { $far }.
