# A small catalogue that has one of everything.

## Names

tw-card-irrigation = Irrigation
    .first = Waterworks
tw-card-great-mosque = Great Mosque
tw-animal-tiger = the tiger
    .start = The tiger
    .gender = m

tw-icon-sun = sun
    .one = sun icon
tw-icon-moon = moon
    .one = moon icon

## Sentences

tw-plain = The game is over.
tw-turn = { NAME($seat, case: "possessive") } turn.
tw-place = { $seat } places { $n ->
    [0] no token
    [one] { $n } token
   *[other] { $n } tokens
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
tw-who = { ID($investor) ->
    [the-bank] The bank
   *[other] { $investor }
} pays.
tw-icons = { LIST($icons, last: "one") }
