# Ce qui arrive dans Along History, tel que le journal le raconte.

## Dés

ah-greens =
    { $threes ->
        [3] 3, 3, 3
        [2]
            { $twos ->
                [1] 3, 3, 2
               *[other] 3, 3, 1
            }
        [1]
            { $twos ->
                [2] 3, 2, 2
                [1] 3, 2, 1
               *[other] 3, 1, 1
            }
       *[other]
            { $twos ->
                [3] 2, 2, 2
                [2] 2, 2, 1
                [1] 2, 1, 1
               *[other] 1, 1, 1
            }
    }
ah-event-roll-greens = { $seat } obtient Population { ah-greens }.
ah-event-roll-others = { $seat } obtient { $shown }, { NAME($red, case: "face") } et { NAME($red2, case: "face") }.
ah-event-roll-coin = { $seat } obtient { $gold } pièces d’or au dé.
ah-event-discard-to-reroll = { $seat } défausse { NAME($die, case: "the") } pour relancer.
ah-event-reroll =
    { ID($face) ->
        [blue]
            { $seat } relance { NAME($die, case: "the") } : { $number ->
                [1] Ingéniosité
                [2] Force
               *[other] Culture
            }.
        [coin] { $seat } relance { NAME($die, case: "the") } : { $number } pièces d’or.
       *[other] { $seat } relance { NAME($die, case: "the") } : { NAME($face, case: "face") }.
    }
ah-event-mark = { $seat } choisit de relancer { NAME($die, case: "the") }.
ah-event-golden-age = Âge d’or : { $seat } redresse toutes ses cartes.
ah-event-coin =
    { $doubles ->
        [0] { $seat } prend { $gold } pièces d’or.
        [1] { $seat } prend { $gold } pièces d’or, doublées.
       *[other] { $seat } prend { $gold } pièces d’or, doublées deux fois.
    }
ah-event-gold-bonus =
    Des bonus rapportent { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } à { $seat }.

## Acquisitions

ah-event-free = { $seat } prend « { $card } » gratuitement.
ah-event-buy = { $seat } achète « { $card } » pour { $gold } pièces d’or.
ah-event-heritage-gold = { $seat } utilise « { $card } » de son héritage : { $gold } pièces d’or.
ah-event-pay-die =
    { $doubles ->
        [0] { $seat } paie avec { NAME($die, case: "used") }.
        [1] { $seat } paie avec { NAME($die, case: "used") }, doublé : { $amount }.
       *[other] { $seat } paie avec { NAME($die, case: "used") }, doublé deux fois : { $amount }.
    }
ah-event-pay-card = { $seat } incline « { $card } » pour payer.
ah-event-pay-heritage = { $seat } paie avec « { $card } » de son héritage.
ah-event-pay-ur-resource = { $seat } dépense une Ressource universelle pour { $amount } { $resource }.
ah-event-pay-ur-population = { $seat } dépense une Ressource universelle pour { $amount } Population.
ah-event-tigers = La zone Événements coûte { $amount } Population à { $seat }.
ah-event-enter = « { $card } » rejoint la Civilisation { NAME($seat, case: "de") }.
ah-event-earn =
    « { $card } » rapporte { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } à { $seat }.
ah-event-wonder = « { $card } » apporte une Ressource universelle à { $seat }.
ah-event-eighth = { $seat } a { $count } cartes : l’âge se termine avec cette manche.

## Échanges

ah-event-discard-to-swap = { $seat } cède { NAME($die, case: "used") } pour échanger une carte.
ah-event-free-swap = { $seat } échange une carte gratuitement.
ah-event-give = { $seat } propose « { $card } ».
ah-event-swap = { $seat } donne « { $card } » à { $target } et prend « { $taken } ».

## Calamités

ah-event-fails = « { $card } » frappe { $seat }.
ah-event-destroy = { $seat } perd « { $card } » à cause de « { $calamity } ».
ah-event-nothing-to-destroy = « { $calamity } » ne trouve rien à détruire.
ah-event-lose-gold =
    { $seat } perd { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    } à cause de « { $calamity } ».
ah-event-move-on = « { $card } » passe dans la zone Événements { NAME($target, case: "de") }.
ah-event-calamity-discarded = « { $card } » est défaussée.
