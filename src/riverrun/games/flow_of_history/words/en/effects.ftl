# What the cards of The Flow of History do, made from their declarations.

foh-effect-none = No effect.
foh-effect-provide = Gives { LIST($icons, join: "and") }.
foh-effect-provide-per-card = Gives { $amount } { $icon } for each { NAME($of, case: "one") } you have.
foh-effect-provide-per-icon = Gives { $amount } { $icon } for each { NAME($of, case: "one") } you have.
foh-effect-gain-market = Gain one { LIST($types, join: "or", last: "one") } from the market that nobody has invested in.
foh-effect-gain-market-any = Gain one card from the market that nobody has invested in.
foh-effect-gain-top = Gain the top card of the deck.
foh-effect-take-tokens =
    { $source ->
        [supply]
            Take { $amount } { $amount ->
                [one] token
               *[other] tokens
            } from the Supply for each { NAME($of, case: "one") } you have.
       *[reserve]
            Take { $amount } { $amount ->
                [one] token
               *[other] tokens
            } from the Reserve for each { NAME($of, case: "one") } you have.
    }
foh-effect-steal-tokens =
    { $victims ->
        [all]
            Take up to { $amount } { $amount ->
                [one] token
               *[other] tokens
            } from every weaker opponent.
       *[one]
            Take up to { $amount } { $amount ->
                [one] token
               *[other] tokens
            } from a weaker opponent.
    }
foh-effect-discard-top =
    { $victims ->
        [all] Every weaker opponent
       *[one] A weaker opponent
    } { $which ->
        [each] loses the top { LIST($types, join: "and", last: "many") }.
        [choice] loses the top { LIST($types, join: "or", last: "one") }, as you choose.
       *[only] loses the top { LIST($types, join: "or", last: "one") }.
    }
foh-effect-discard-wonder =
    { $victims ->
        [all] Every weaker opponent loses a Wonder of your choice.
       *[one] A weaker opponent loses a Wonder of your choice.
    }
foh-effect-communism = All players’ tokens go to the Supply, which is then shared out evenly.
foh-effect-on-attack-take =
    Each time one of your attack effects happens, take { $amount } { $amount ->
        [one] token
       *[other] tokens
    } from the Supply.
foh-effect-pacifist = Attack effects of cards you gain do not happen, and no attack affects you.
foh-effect-end-game = Ends the game when it enters the market or a nation.
foh-effect-score-per-card =
    { $per ->
        [1] { $amount } culture for each { NAME($of, case: "one") }.
       *[other] { $amount } culture for every { $per } { NAME($of, case: "many") }.
    }
foh-effect-score-per-icon =
    { $per ->
        [1] { $amount } culture for each { NAME($of, case: "one") }.
       *[other] { $amount } culture for every { $per } { NAME($of, case: "many") }.
    }
foh-effect-score-sets = { $amount } culture for each set of { LIST($types, join: "and", last: "many") }.
foh-effect-score-gain-icons = Gives { LIST($icons, join: "and") } at scoring.

## So many of an icon, within an effect

foh-icons = { $count } { $icon }

## Around an effect: what a turn action costs, and that it does not count at scoring

foh-effect-paid = Give up { LIST($costs, join: "and") }. { $effect }
foh-effect-obsolete = { $effect } Void at scoring.
foh-cost-tokens =
    { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }
foh-cost-self = this card
foh-cost-own = your top { NAME($type, case: "one") }
