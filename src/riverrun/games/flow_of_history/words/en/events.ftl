# What happens in The Flow of History, as the journal tells it.

foh-event-first = { $seat } is the first player.
foh-event-start = { $seat } starts with { $card }.
foh-event-dealt = { $seat } is dealt { $card } and { $other }.
foh-event-keep = { $seat } keeps { $card }.
foh-event-banker-starts =
    The Banker starts with { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } on { $card }, the Supply with { $supply }, all from the Reserve.
foh-event-turn = { NAME($seat, case: "possessive") } turn.
foh-event-invest =
    { $seat } invests { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } in { $card }.
foh-event-complete =
    { $seat } completes { $card }: { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } to the Supply, { $bonus } back.
foh-event-snipe =
    { ID($investor) ->
        [banker]
            { $seat } snipes { $card } and pays { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } to the Supply.
       *[other]
            { $seat } snipes { $card } and pays { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } to { $investor }.
    }
foh-event-trade =
    { $investor } takes { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } for trade.
foh-event-half =
    { $investor } takes { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }, half the Supply.
foh-event-activate = { $seat } activates { $card }.
foh-event-idle = { $seat } activates { $card } without a target.
foh-event-pay =
    { $seat } pays { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } to the Supply.
foh-event-sow =
    { $seat } harvests: { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } from the Reserve to the Supply.
foh-event-reap =
    { $seat } takes { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }, half the Supply.
foh-event-catch-up =
    { $seat } takes { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } from the Supply and { $reserve } from the Reserve to reach the age’s number, { $age }.
foh-event-gain = { $seat } gains { $card }.
foh-event-replace = { $card } makes way for { NAME($seat, case: "possessive") } new Leader.
foh-event-remove = { $seat } discards { $card }.
foh-event-draw = { $by } turns up { $card } for { $seat }.
foh-event-reveal = { $card } enters the market.
foh-event-take =
    { $reserve ->
        [0]
            { $card } brings { $seat } { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } from the Supply.
       *[other]
            { $card } brings { $seat } { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } from the Reserve.
    }
foh-event-nothing = { $card } finds no target.
foh-event-attack = { $seat } attacks with { $card }, strength { $strength }.
foh-event-khan =
    { $card } brings { $seat } { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } from the Supply.
foh-event-pacifist = { $seat } has a pacifist: { $card } does not attack.
foh-event-steal =
    { $seat } takes { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } from { $target }.
foh-event-lose = { $target } loses { $lost } to { NAME($seat, case: "possessive") } { $card }.
foh-event-communism =
    { $card }: everyone now has { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    }; { $supply } { $supply ->
        [one] stays
       *[other] stay
    } in the Supply.
foh-event-outdated =
    { $card } is too old for age { $age ->
        [1] I
        [2] II
        [3] III
        [4] IV
       *[5] V
    } and leaves.
foh-event-banker-leaves =
    The Banker’s card, { $card }, leaves; { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } to the Supply.
foh-event-banker =
    { $reserve ->
        [0]
            The Banker invests { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } from the Supply in { $card }.
       *[other]
            The Banker invests { $tokens } { $tokens ->
                [one] token
               *[other] tokens
            } in { $card }, { $reserve } of them from the Reserve.
    }
foh-event-pass = { $seat } takes no bonus action.
foh-event-future =
    { $immediately ->
        [0] The Future has arrived: the game ends with this turn.
       *[other] The Future has arrived: the game ends at once.
    }
foh-event-stall = Nobody invested or gained a card for { $turns } turns: the game ends.
foh-event-end = The game is over.
