# Ce que l’étape militaire, la guerre et la fin d’une époque demandent, permettent et refusent ; points. Vouvoiement.

## Ce qui est demandé

ep-ask-military =
    { $ready ->
        [yes]
            { $marker ->
                [yes] Vos unités sont prêtes et vous êtes belliciste. Attaquez, ou terminez votre tour.
               *[no] Vos unités sont prêtes. Devenez belliciste, attaquez, ou terminez votre tour.
            }
       *[no] Vos unités ne sont pas prêtes. Payez leur solde, devenez belliciste, ou terminez votre tour.
    }
ep-ask-protect =
    { $attacker } attaque la ville neutre { $site } avec { $attack } de combat et { $attack_dice } { $attack_dice ->
        [one] dé
       *[other] dés
    }. La protégez-vous avec { $combat } de combat et { $dice } { $dice ->
        [one] dé
       *[other] dés
    } ?
ep-ask-spoils =
    { $what ->
        [city] Le site { $at } est vide. Y mettez-vous gratuitement une ville à vous ?
       *[cube] L’hexagone { $at } est vide. Y posez-vous gratuitement un cube à vous ?
    }
ep-ask-famine =
    Vos villes demandent { $price } de nourriture ; vous avez { $food } de nourriture et { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }. Choisissez une ville à retirer.
ep-ask-keep =
    Vous avez { $count } { $count ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }. Combien en gardez-vous ? Chaque lot de { $ratio } autres donne 1 pièce d’or.

## Ce qui est permis

ep-may-ready = Payez la solde de vos unités : elles sont prêtes jusqu’à votre prochain entretien.
ep-may-spare-main = Payez la solde de l’unité de soutien et épargnez l’unité principale.
ep-may-spare-support = Payez la solde de l’unité principale et épargnez l’unité de soutien.
ep-may-declare = Devenez belliciste : vos comptoirs chez les autres et les leurs chez vous sont rendus.
ep-may-attack = Attaquez { $hex }.
ep-may-attack-city = Attaquez la ville { $site }.
ep-may-end = Terminez votre tour.
ep-may-protect-yes = Protégez la ville comme la vôtre.
ep-may-protect-no = Ne protégez pas la ville.
ep-may-spoils-yes =
    { $what ->
        [city] Mettez-y une ville.
       *[cube] Posez-y un cube.
    }
ep-may-spoils-no = Laissez l’endroit vide.
ep-may-starve = Retirez votre ville { $site }.
ep-may-keep =
    Gardez { $amount } { $amount ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    }.

## Pourquoi un coup est refusé

ep-refuse-is-ready = Vos unités sont déjà prêtes.
ep-refuse-too-late-to-pay = La solde se paie avant de devenir belliciste ou d’attaquer.
ep-refuse-cannot-ready =
    Vos unités demandent { $expenditure } { $expenditure ->
        [one] { NAME($short_of, case: "one") }
       *[other] { NAME($short_of, case: "many") }
    } ; vous en avez { $in_store }, et { $gold_left } { $gold_left ->
        [one] pièce d’or
       *[other] pièces d’or
    } en tout.
ep-refuse-must-spare-one = Une unité est dispensée de solde : dites laquelle.
ep-refuse-spares-none = Aucune de vos cartes ne dispense une unité de solde.
ep-refuse-has-marker = Vous êtes déjà belliciste.
ep-refuse-too-late-to-declare = On devient belliciste avant sa première attaque.
ep-refuse-not-ready = Vos unités ne sont pas prêtes : elles ne peuvent pas attaquer.
ep-refuse-one-attack = Vous avez déjà attaqué ce tour-ci.
ep-refuse-attacked-already = Vous avez déjà attaqué { $target_owner } ce tour-ci.
ep-refuse-only-rivals = Après une attaque contre un adversaire, barbares et villes neutres ne sont plus des cibles ce tour-ci.
ep-refuse-nothing-to-attack = Il n’y a rien à attaquer en { $hex }.
ep-refuse-own-land = { $hex } est votre propre territoire.
ep-refuse-at-peace = { $hex } est à { $target_owner }, et aucun de vous deux n’est belliciste.
ep-refuse-no-city-to-attack = Il n’y a pas de ville en { $site }.
ep-refuse-own-city = La ville { $site } est la vôtre.
ep-refuse-city-at-peace = La ville { $site } est à { $target_owner }, et aucun de vous deux n’est belliciste.
ep-refuse-neutral-at-peace = Seuls les bellicistes attaquent les villes neutres comme { $site }.
ep-refuse-terrain-barred = { $hex } est { NAME($target_terrain, case: "a") }, qu’une de vos unités ne peut attaquer.
ep-refuse-land-out-of-reach =
    { $distance ->
        [0] { $hex } est hors de portée : vous n’avez ni territoire, ni ville, ni comptoir sur la carte.
       *[other] { $hex } est à { $distance } hexagones de { $nearest }, le plus proche de vos territoires, villes et comptoirs, et hors de portée de vos unités.
    }
ep-refuse-city-out-of-reach =
    { $distance ->
        [0] La ville { $site } est hors de portée : vous n’avez ni territoire, ni ville, ni comptoir sur la carte.
       *[other] La ville { $site } est à { $distance } hexagones de { $nearest }, le plus proche de vos territoires, villes et comptoirs, et hors de portée de vos unités.
    }
ep-refuse-no-city-to-starve = Vous n’avez pas de ville en { $site }.
ep-refuse-not-so-many =
    Vous ne pouvez pas garder { $amount } { $amount ->
        [one] { NAME($kept_of, case: "one") }
       *[other] { NAME($kept_of, case: "many") }
    } : { $most_kept } au plus.

## Points

ep-score-culture = Culture
ep-score-honor = Honneur
ep-score-land =
    { $count } { $count ->
        [one] territoire
       *[other] territoires
    }
ep-score-city =
    { $count } { $count ->
        [one] ville
       *[other] villes
    }
ep-score-gold =
    { $count } { $count ->
        [one] pièce d’or
       *[other] pièces d’or
    }
ep-score-art =
    { $count } { $count ->
        [one] chef-d’œuvre
       *[other] chefs-d’œuvre
    }
ep-score-card = { $card }
ep-tie-culture = culture
