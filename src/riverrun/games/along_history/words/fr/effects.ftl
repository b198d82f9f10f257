# Ce que font les cartes d’Along History et ce que demandent les jetons, composé à partir de leurs verbes.

ah-effect-free-acquire = « { $card } » est gratuite pour vous.
ah-effect-cost-reduction = « { $card } » vous coûte { $population } Population de moins.
ah-effect-cost-reduction-type = Chaque carte { $type } vous coûte { $population } Population de moins.
ah-effect-cost-set-population = « { $card } » ne vous coûte que { $population } Population, plus sa Ressource.
ah-effect-army =
    { $attack ->
        [0] Armée : +{ $defence } en défense.
       *[other]
            { $defence ->
                [0] Armée : +{ $attack } en attaque.
               *[other] Armée : +{ $attack } en attaque, +{ $defence } en défense.
            }
    }
ah-effect-general =
    { $rerolls ->
        [one] Général : une relance de vos dés à chaque guerre.
       *[other] Général : { $rerolls } relances de vos dés à chaque guerre.
    }
ah-effect-earn-gold =
    Gagnez { $amount } { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    } à son entrée.
ah-effect-gain-universal-resource =
    { $amount ->
        [one] Gagnez { $amount } Ressource universelle à son entrée.
       *[other] Gagnez { $amount } Ressources universelles à son entrée.
    }
ah-effect-free-swap =
    { $per_turn ->
        [one] Une fois par tour, échangez une carte sans céder de dé ni de pion.
       *[other] { $per_turn } fois par tour, échangez une carte sans céder de dé ni de pion.
    }
ah-effect-in-events-population = Dans votre zone Événements : la première carte payée avec des dés ou pions verts à chaque tour demande { $amount } Population de plus.

## Ce que fait une Calamité quand elle frappe, phrase après phrase

ah-effect-destroy =
    { $count ->
        [one] Détruisez { NAME($type, case: "a") }.
       *[other] Détruisez { $count } { NAME($type, case: "many") }.
    }
ah-effect-destroy-named = Si « { $card } » n’est pas recouverte dans votre Civilisation, détruisez-la et passez la destruction suivante.
ah-effect-lose-gold =
    Perdez { $amount } { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
ah-effect-move-to-events-of = Elle passe dans la zone Événements du joueur à votre gauche.

## Ce que demande un jeton, si un paquet l’a changé

ah-condition-type-count =
    { $n } { $n ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }
ah-condition-vp-sum = { $n } PV
ah-condition-card-count =
    { $n } { $n ->
        [one] carte
       *[other] cartes
    }
ah-condition-distinct-types =
    { $n } { $n ->
        [one] type
       *[other] types
    }
ah-condition-bonus-count = { $n } bonus
ah-condition-bonus-of-kind = { $n } { NAME($bonus, case: "many") }
ah-condition-gold =
    { $n } { $n ->
        [one] pièce d’or
       *[other] pièces d’or
    }

## Ce que donne une source

ah-bonus-amount =
    { ID($bonus) ->
        [gold]
            { $amount } { $amount ->
                [one] pièce d’or
               *[other] pièces d’or
            }
       *[other] { $amount } { $bonus }
    }
