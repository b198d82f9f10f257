# Ce que font les cartes, capacités et régimes d’Epochs, composé à partir de leurs verbes.

ep-effect-advantage =
    { $n ->
        [one] Lancez { $n } dé de plus dans les guerres { NAME($kind, case: "when") }.
       *[other] Lancez { $n } dés de plus dans les guerres { NAME($kind, case: "when") }.
    }
ep-effect-attack-range =
    { $n ->
        [one] Pour vos attaques, tout hexagone de terre qui touche un de vos territoires compte comme le vôtre.
       *[other] Pour vos attaques, tout hexagone de terre à { $n } pas au plus d’un de vos territoires compte comme le vôtre.
    }
ep-effect-combat = Votre valeur de combat augmente de { $n } tant que vos unités sont prêtes.
ep-effect-combat-attack = Votre valeur de combat augmente de { $n } quand vous attaquez.
ep-effect-combat-defend = Votre valeur de combat augmente de { $n } quand vous défendez ou protégez.
ep-effect-combat-mounted = Chacune de vos unités montées ajoute { $n } à votre valeur de combat.
ep-effect-convert-cost =
    Convertir une ressource ne consomme que { $n } { $n ->
        [one] point d’autorité
       *[other] points d’autorité
    }.
ep-effect-count-as = Quand vous améliorez une unité, vous êtes réputé avoir { NAME($natural, case: "a") }.
ep-effect-cross = Vous pouvez attaquer par-delà { LIST($terrains, join: "and", case: "the") }.
ep-effect-debut-multiplier =
    { $n ->
        [2] Quand vous inventez, prenez deux fois la prime de lancement ; votre voisin de gauche la prend une fois.
       *[other] Quand vous inventez, prenez { $n } fois la prime de lancement ; votre voisin de gauche la prend une fois.
    }
ep-effect-discount =
    { NAME($action, case: "noun") } vous coûte { $n } { $n ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    } de moins.
ep-effect-expand-cross = Vous pouvez vous étendre par-delà { LIST($terrains, join: "and", case: "the") }.
ep-effect-expenditure-waive =
    { $n ->
        [one] Une de vos unités n’a pas besoin de solde ; choisissez-la à chaque paiement.
       *[other] { $n } de vos unités n’ont pas besoin de solde ; choisissez-les à chaque paiement.
    }
ep-effect-extra-action = Après { NAME($after, case: "action") }, vous pouvez { LIST($may, join: "or", case: "do") } comme action supplémentaire ; payez son coût.
ep-effect-extra-action-any = Après { NAME($after, case: "action") }, vous pouvez faire une action supplémentaire au choix ; payez son coût.
ep-effect-feed-discount-per-city =
    Chacune de vos villes consomme { $n } { $n ->
        [one] nourriture
       *[other] nourritures
    } de moins.
ep-effect-feed-discount-total =
    Vos villes consomment en tout { $n } { $n ->
        [one] nourriture
       *[other] nourritures
    } de moins.
ep-effect-gain = Gagnez { LIST($res) }.
ep-effect-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] Gagnez { LIST($res) } { $per }.
               *[other] Gagnez { LIST($res) } { $per }, au moins { $min } fois.
            }
       *[other]
            { $min ->
                [0] Gagnez { LIST($res) } { $per }, au plus { $max } fois.
               *[other] Gagnez { LIST($res) } { $per }, au moins { $min } et au plus { $max } fois.
            }
    }
ep-effect-gold-ratio = À la conversion en or, { $n } ressources de base donnent 1 pièce d’or.
ep-effect-gold-weight =
    À la conversion en or, chaque { NAME($resource, case: "one") } compte pour { $n }.
ep-effect-immune-art-loss = Personne ne peut prendre vos chefs-d’œuvre à la guerre.
ep-effect-immune-pillage = Les barbares ne vous pillent pas.
ep-effect-keep = À la conversion en or, vous pouvez garder votre { $resource }.
ep-effect-max-cities =
    { $n ->
        [one] Vous pouvez avoir { $n } ville de plus, jamais plus de 6.
       *[other] Vous pouvez avoir { $n } villes de plus, jamais plus de 6.
    }
ep-effect-may = Vous pouvez { NAME($action, case: "do") } maintenant, en payant.
ep-effect-may-free = Vous pouvez { NAME($action, case: "do") } maintenant, gratuitement.
ep-effect-may-discount = Vous pouvez { NAME($action, case: "do") } maintenant, pour { $n } de moins.
ep-effect-may-government =
    Vous pouvez adopter { $levels ->
        [same-or-next] un autre régime de votre niveau ou du suivant
        [same] un autre régime de votre niveau
       *[next] un régime du niveau suivant
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , quelles que soient les flèches et votre culture
               *[kept] , quelles que soient les flèches
            }
       *[kept]
            { $culture ->
                [ignored] , quelle que soit votre culture
               *[kept] { "" }
            }
    }.
ep-effect-may-return-land = Vous pouvez reprendre votre cube d’un autre territoire et gagner { LIST($res) }.
ep-effect-modify = { NAME($track, case: "your") } augmente de { $n }.
ep-effect-modify-per = { NAME($track, case: "your") } augmente de { $n } { $per }.
ep-effect-on = { $when }, { LIST($do, join: "then") }.
ep-effect-take-unique = Prenez « { $unit } » comme { $slot }.
ep-effect-vp = { $n } PV en fin de partie.
ep-effect-vp-level = { $n } PV en fin de partie si votre régime est au moins de niveau { $level }.
ep-effect-vp-peace = { $n } PV en fin de partie si vous n’étiez pas belliciste à l’{ $epoch }.
ep-effect-vp-per =
    { $max ->
        [0] { $n } PV en fin de partie { $per }.
       *[other] { $n } PV en fin de partie { $per }, { $max } au plus.
    }

## Quand quelque chose arrive, en début de phrase

ep-when-expand = Quand vous vous étendez
ep-when-expand-terrain = Quand vous vous étendez sur { LIST($terrains, join: "or", case: "a") }
ep-when-expand-terrain-near-sea = Quand vous vous étendez sur { LIST($terrains, join: "or", case: "a") } ou près de la mer
ep-when-expand-near-sea = Quand vous vous étendez près de la mer
ep-when-post = Quand vous bâtissez un comptoir
ep-when-sea-route = Quand vous bâtissez un comptoir par mer
ep-when-research = Quand vous faites une recherche
ep-when-wonder = Quand vous bâtissez une merveille
ep-when-government = Quand vous changez de régime
ep-when-command = Quand vous utilisez l’ordre de production
ep-when-invent = Quand vous inventez
ep-when-war-won = Quand vous gagnez une guerre
ep-when-war-won-player = Quand vous gagnez une guerre contre un joueur
ep-when-trade-income = Quand vous touchez le revenu commercial
ep-when-has = { $when } et que vous avez { NAME($natural, case: "a") }

## Ce qui arrive alors

ep-do-gain = gagnez { LIST($res) }
ep-do-gain-per =
    { $max ->
        [0]
            { $min ->
                [0] gagnez { LIST($res) } { $per }
               *[other] gagnez { LIST($res) } { $per }, au moins { $min } fois
            }
       *[other]
            { $min ->
                [0] gagnez { LIST($res) } { $per }, au plus { $max } fois
               *[other] gagnez { LIST($res) } { $per }, au moins { $min } et au plus { $max } fois
            }
    }
ep-do-may = vous pouvez { NAME($action, case: "do") } (en payant)
ep-do-may-free = vous pouvez { NAME($action, case: "do") } gratuitement
ep-do-may-discount = vous pouvez { NAME($action, case: "do") } pour { $n } de moins
ep-do-may-government =
    vous pouvez adopter { $levels ->
        [same-or-next] un autre régime de votre niveau ou du suivant
        [same] un autre régime de votre niveau
       *[next] un régime du niveau suivant
    }{ $arrows ->
        [ignored]
            { $culture ->
                [ignored] , quelles que soient les flèches et votre culture
               *[kept] , quelles que soient les flèches
            }
       *[kept]
            { $culture ->
                [ignored] , quelle que soit votre culture
               *[kept] { "" }
            }
    }
ep-do-may-return-land = vous pouvez reprendre votre cube d’un autre territoire et gagner { LIST($res) }

## Quantités : k d’entre eux comptent une fois

ep-count-art =
    { $k ->
        [one] par chef-d’œuvre
       *[other] par { $k } chefs-d’œuvre
    }
ep-count-honor =
    { $k ->
        [one] par point d’honneur
       *[other] par { $k } points d’honneur
    }
ep-count-city =
    { $k ->
        [one] par ville à vous sur la carte
       *[other] par { $k } villes à vous sur la carte
    }
ep-count-city-near-sea =
    { $k ->
        [one] par ville à vous en bord de mer
       *[other] par { $k } villes à vous en bord de mer
    }
ep-count-land =
    { $k ->
        [one] par territoire à vous
       *[other] par { $k } territoires à vous
    }
ep-count-land-near-sea =
    { $k ->
        [one] par territoire à vous en bord de mer
       *[other] par { $k } territoires à vous en bord de mer
    }
ep-count-land-of =
    { $k ->
        [one] par territoire { NAME($terrain, case: "de") } à vous
       *[other] par { $k } territoires { NAME($terrain, case: "de") } à vous
    }
ep-count-post =
    { $k ->
        [one] par comptoir à vous sur la carte
       *[other] par { $k } comptoirs à vous sur la carte
    }
ep-count-wonder =
    { $k ->
        [one] par merveille à vous
       *[other] par { $k } merveilles à vous
    }
ep-count-wonder-of =
    { $k ->
        [one] par merveille à vous de l’{ $epoch }
       *[other] par { $k } merveilles à vous de l’{ $epoch }
    }
ep-count-invention =
    { $k ->
        [one] par invention à vous
       *[other] par { $k } inventions à vous
    }
ep-count-invention-of =
    { $k ->
        [one] par invention à vous de l’{ $epoch }
       *[other] par { $k } inventions à vous de l’{ $epoch }
    }
ep-count-gold =
    { $k ->
        [one] par pièce d’or que vous avez
       *[other] par { $k } pièces d’or que vous avez
    }
ep-count-science =
    { $k ->
        [one] par point de science que vous avez
       *[other] par { $k } points de science que vous avez
    }
