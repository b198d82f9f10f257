# What The Flow of History asks, allows and refuses.

foh-title = The Flow of History
foh-about = Build a nation from stone to neon: invest in cards, or snipe those of others.

## What is asked

foh-ask-action = Choose your action: invest, complete, snipe, activate or harvest.
foh-ask-keep = Choose the starting card you keep; the other leaves the game.
foh-ask-bonus = Choose your bonus action: invest, snipe or pass.
foh-ask-bank = Choose the card the Banker invests in.
foh-ask-take = { $card }: choose a card to gain from the market.
foh-ask-target = { $card }: choose whom to attack.
foh-ask-discard = { $card }: choose what { $target } loses.
foh-ask-stake = Choose how many more tokens to place on { $card }.

## What a move does. An amount of 64 stands for the move `63+`: 63 tokens, and more are asked for.

foh-may-invest =
    { $amount ->
        [64] Place 63 tokens on { $card } and choose how many more.
        [one] Place { $amount } token on { $card }.
       *[other] Place { $amount } tokens on { $card }.
    }
foh-may-stake =
    { $amount ->
        [64] Place 63 more tokens on { $card } and choose how many more.
        [one] Place { $amount } more token on { $card }.
       *[other] Place { $amount } more tokens on { $card }.
    }
foh-may-complete =
    Move { $stake } { $stake ->
        [one] token
       *[other] tokens
    } to the Supply, take { $bonus } back for { $count } { $count ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    } and gain { $card }.
foh-may-snipe =
    { ID($investor) ->
        [banker]
            Pay { $price } { $price ->
                [one] token
               *[other] tokens
            } to the Supply and gain { $card }.
       *[other]
            Pay { $price } { $price ->
                [one] token
               *[other] tokens
            } to { $investor } and gain { $card }.
    }
foh-may-activate = { $card }: { $effect }
foh-may-activate-idle = There is no target, so you pass your turn without paying or gaining anything.
foh-may-take = Gain { $card }: { $effect }
foh-may-discard = { $target } loses { $card }.
foh-may-keep = Keep { $card } as your starting card.
foh-may-bank =
    The Banker places { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } on { $card }.
foh-may-attack = Attack { $target }, strength { $strength }.
foh-may-harvest =
    { $lacking ->
        [0]
            Add { $sown } { $sown ->
                [one] token
               *[other] tokens
            } to the Supply, making { $supply }, and take { $half }.
       *[other]
            Add { $sown } { $sown ->
                [one] token
               *[other] tokens
            } to the Supply, making { $supply }; take { $half }, then { $lacking } more to reach the age’s number.
    }
foh-may-pass = Take no bonus action.

## Where a card is, within a refusal

foh-where-removed = out of the game
foh-where-deck = in the deck
foh-where-market = on the market
foh-where-dealt = a starting card still in hand
foh-where-nation = in { NAME($seat, case: "possessive") } nation

## Why a move is refused

foh-refuse-over = The game is over.
foh-refuse-no-passing = You cannot pass; you can always harvest.
foh-refuse-invested-already = You have already invested in { $own }; complete it first.
foh-refuse-no-tokens = You have no tokens to invest.
foh-refuse-not-on-market = { $card } is { $where }, not on the market.
foh-refuse-card-invested =
    { $who ->
        [you] You have already invested in { $card }.
        [banker] The Banker has already invested in { $card }.
       *[player] { $investor } has already invested in { $card }.
    }
foh-refuse-too-many-tokens =
    { $amount ->
        [64]
            You have { $held } { $held ->
                [one] token
               *[other] tokens
            }; you cannot place more than 63.
       *[other]
            You have { $held } { $held ->
                [one] token
               *[other] tokens
            }; you cannot place { $amount }.
    }
foh-refuse-no-investment = You have no investment to complete.
foh-refuse-other-investment = Your investment is in { $own }, not in { $card }.
foh-refuse-snipe-not-on-market = { $card } is { $where }, not on the market.
foh-refuse-snipe-not-invested = Nobody has invested in { $card }; you can only snipe an opponent’s card.
foh-refuse-snipe-own = { $card } is your own investment; complete it instead.
foh-refuse-snipe-too-dear =
    There { $stake ->
        [one] is { $stake } token
       *[other] are { $stake } tokens
    } on { $card }; you have { $held }.
foh-refuse-not-yours = { $card } is { $where }, not in your nation.
foh-refuse-no-turn-action = { $card } has no turn action.
foh-refuse-covered = { $card } is covered by { $cover }.
foh-refuse-cannot-pay = You cannot pay for { $card }: { $why }
foh-refuse-no-target = { $card } would gain nothing: there is no card for it.
foh-refuse-take-not-on-market = { $card } is { $where }, not on the market.
foh-refuse-take-invested =
    { $who ->
        [you] You have invested in { $card }; an effect cannot gain it.
        [banker] The Banker has invested in { $card }; an effect cannot gain it.
       *[player] { $investor } has invested in { $card }; an effect cannot gain it.
    }
foh-refuse-take-wrong-type = { $card } is a { NAME($type, case: "one") }, which { $about } does not gain.
foh-refuse-no-such-seat = There is no { $target } in this game.
foh-refuse-self = You cannot attack yourself.
foh-refuse-peaceful = No attack affects { $target }, who has a pacifist.
foh-refuse-not-weaker = { $target } has strength { $theirs }, which is not less than your { $yours }.
foh-refuse-nothing-to-lose = { $target } has nothing that { $about } could take; another opponent has.
foh-refuse-cannot-lose = { $about } cannot take { $card } from { $victim }.
foh-refuse-not-dealt = { $card } was not dealt to you.
foh-refuse-bank-not-on-market = { $card } is { $where }, not on the market.
foh-refuse-bank-invested =
    { $who ->
        [you] You have invested in { $card }; the Banker needs another card.
        [banker] The Banker has already invested in { $card } and needs another card.
       *[player] { $investor } has invested in { $card }; the Banker needs another card.
    }

## What is missing to pay for a turn action

foh-lack-tokens =
    it costs { $cost } { $cost ->
        [one] token
       *[other] tokens
    } and you have { $held }.
foh-lack-card = you have no { NAME($type, case: "one") } to discard.

## Options that do not go together

foh-error-first-edition = The first edition is for 3 to 5 players; for 2 choose edition=second (FOH-O1).
foh-error-literal-glossary = glossary=literal belongs to the second edition; choose edition=second with it (FOH-O3).

## Where points come from, and what breaks ties

foh-score-culture =
    { $count } { $count ->
        [one] culture icon
       *[other] culture icons
    }
foh-score-other-icons =
    { $count } { $count ->
        [one] other icon
       *[other] other icons
    }, 1 point for every 2
foh-score-scoring-effects = { $card }: { $effect }
foh-tie-cards = cards
foh-tie-tokens = tokens

## What a move changes

foh-fact-tokens = tokens
foh-fact-icon = { NAME($icon, case: "many") }
foh-fact-attack = strength when attacking
foh-fact-defense = strength when attacked
foh-fact-snipers = opponents who could snipe your investment
