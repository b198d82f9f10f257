### What a content pack of The Flow of History may hold, and why another one is refused.

## The box

foh-content-age-count =
    Age { $age } has { $found } { $found ->
        [one] card
       *[other] cards
    }; the box has { $count } (FOH-C1).
foh-content-bottom = Exactly one card, of age V, is marked ‘bottom’: it lies on The Future (FOH-S1).
foh-content-checks = box.toml gives one [[check]] for each of the six types (FOH-C4).
foh-content-market = The market is [5, 5, 5, 6] cards for 2, 3, 4 and 5 players (FOH-S1).
foh-content-banker-card = The Banker starts with tokens on a card of age A; ‘{ $card }’ is none (FOH-2P2).
foh-content-two-players = Exactly four starting cards are for two players (FOH-2P1).
foh-content-circle = Permanents that give ‘{ $icon }’ per icon and others that count ‘{ $icon }’ make a circle (FOH-G6).

## A card

foh-content-evidence =
    { $card }: the stripe has { $icons } { $icons ->
        [one] icon
       *[other] icons
    }, its evidence { $evidence }.
foh-content-stripe = { $card }: a stripe has at most { $most } icons.
foh-content-future = { $card }: The Future has no type and no stripe, and its timing is ‘end’ (FOH-U4).
foh-content-no-type = { $card }: every card but The Future has a type (FOH-C2).
foh-content-starting-card = { $card }: starting cards are Government cards without effect (FOH-C1).
foh-content-timing = { $card }: timing ‘{ $timing }’ is not for a card of age { $age } (FOH-C1, FOH-C3).
foh-content-no-effect = { $card }: a card has an effect unless its timing is ‘none’ (FOH-C1).
foh-content-variant = { $card }: there is no option { $option }={ $value } for a variant.

## An effect

foh-content-verb-timing = { $card }: ‘{ $verb }’ goes with timing { LIST($timings, join: "or") }.
foh-content-take-tokens = { $card }: ‘take_tokens’ needs ‘of_icon’ or ‘of_type’, one of them.
foh-content-stack-types = { $card }: ‘{ $verb }’ is about the four types that form stacks (FOH-G1).
foh-content-discard-own = { $card }: ‘discard_own’ is one of the four types that form stacks (FOH-G1).
foh-content-no-types = { $card }: ‘{ $verb }’ needs at least one type.
foh-content-choose = { $card }: ‘choose’ is 1 (one of the types) or 2 (all of them).
foh-content-cost = { $card }: only a turn action has a cost (FOH-A3).
foh-content-two-costs = { $card }: it costs either the card itself or another, not both (FOH-A3).
