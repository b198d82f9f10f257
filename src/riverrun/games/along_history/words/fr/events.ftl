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
ah-event-roll =
    { $gold ->
        [0] { $seat } obtient { ah-greens }, { $shown }, { NAME($red, case: "face") } et { NAME($red2, case: "face") }.
        [one] { $seat } obtient { ah-greens }, { $shown }, { NAME($red, case: "face") }, { NAME($red2, case: "face") } et { $gold } pièce d’or.
       *[other] { $seat } obtient { ah-greens }, { $shown }, { NAME($red, case: "face") }, { NAME($red2, case: "face") } et { $gold } pièces d’or.
    }
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
ah-event-tigers = Il faut { $amount } Population de plus à { $seat }, à cause de sa zone Événements.
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

## Guerre

ah-event-no-more-wars = { $seat } met fin aux guerres.
ah-event-war-by-face = { $seat } déclare la guerre avec une face Guerre.
ah-event-war-doubled = { $seat } déclare la guerre avec Guerre et x2.
ah-event-second-war = { $seat } déclare la seconde guerre.
ah-event-war-by-ur = { $seat } dépense une Ressource universelle pour déclarer la guerre.
ah-event-attacks = { $seat } attaque { $target }.
ah-event-soldiers = { $seat } incline « { $card } » pour la guerre : +{ $amount }.
ah-event-war-roll = { $seat } obtient { ah-greens } pour la guerre.
ah-event-war-mark = { $seat } choisit de relancer { NAME($die, case: "the") }.
ah-event-war-reroll = { $seat } relance et a maintenant { ah-greens }.
ah-event-no-reroll = { $seat } garde ses dés.
ah-event-total = L’armée { NAME($seat, case: "de") } vaut { $total }.
ah-event-steals = { $seat } gagne de { $difference } et prend le jeton « { $counter } » à { $target }.
ah-event-no-small-counter = { $seat } gagne de { $difference }, mais { $target } n’a pas de jeton aussi petit.
ah-event-repelled = { $target } repousse { $seat }.

## Accomplissements et décadence

ah-event-stay = { $seat } reste sur place sur le plateau.
ah-event-move = { $seat } va { ah-place }.
ah-event-take-counter = { $seat } va { ah-place } et prend le jeton « { $counter } », qui vaut { $value }.
ah-event-last-counter = { $seat } a pris un { $value } : l’âge se termine avec cette manche.
ah-event-decline = { $seat } glisse « { $card } » sous « { $other } ».
ah-event-no-decadence = { $seat } a trop peu de cartes pour la décadence.

## Tours, manches et âges

ah-event-first = { $seat } est le premier joueur actif.
ah-event-turn = Tour { NAME($seat, case: "de") }.
ah-event-end-main = { $seat } termine sa phase principale.
ah-event-pawns = Pions Résultat : { ah-greens } et { $shown }.
ah-event-draw = { $seat } pioche « { $card } ».
ah-event-deck-empty = La pioche est vide : l’âge se termine avec cette manche.
ah-event-idle-ur = { $seat } n’a acquis aucune carte et gagne une Ressource universelle.
ah-event-round = Manche { $round } : { $seat } est le joueur actif.
ah-event-last-round = La manche { $round } était la dernière de cet âge.
ah-event-age = { $age } : { $seat } est le joueur actif.
ah-event-counters-laid =
    { $count } { $count ->
        [one] jeton est disposé
       *[other] jetons sont disposés
    } sur le plateau des Accomplissements.
ah-event-counters-given = { $seat } commence avec des jetons valant { $points }.
ah-event-dealt = { $seat } reçoit « { $card } », « { $other } » et « { $taken } ».
ah-event-set-aside = « { $card } » est remplacée et retourne dans la pioche.
ah-event-age-ends =
    { $ending ->
        [counter] { NAME($age, case: "start") } se termine : le dernier jeton est pris.
        [deck] { NAME($age, case: "start") } se termine : la pioche est vide.
        [cards] { NAME($age, case: "start") } se termine : un joueur a assez de cartes.
       *[rounds] { NAME($age, case: "start") } se termine : la dernière manche est finie.
    }
ah-event-scores =
    { $lost ->
        [0] { $seat } marque { $cards } pour ses cartes et { $counters } pour ses jetons.
       *[other] { $seat } marque { $cards } pour ses cartes et { $counters } pour ses jetons, et perd { $lost } pour les bonus recouverts.
    }
ah-event-heritage =
    { $seat } garde { $count } { $count ->
        [one] carte
       *[other] cartes
    } en héritage.
ah-event-game-ends = La partie est terminée.
