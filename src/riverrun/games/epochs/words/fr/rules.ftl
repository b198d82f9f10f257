# Ce qu’Epochs demande, permet et refuse jusqu’à l’étape militaire. Vouvoiement ; les noms de cartes sont entre guillemets.

ep-title = Epochs: Course of Cultures
ep-about = Explorez une carte, élevez villes et merveilles, et guidez une culture à travers trois époques.

## Ce qui est demandé

ep-ask-civilization = Choisissez votre civilisation en secret.
ep-ask-reveal = Choisissez une tuile face cachée à révéler.
ep-ask-turn = À l’emplacement { $place }, la { NAME($tile) } peut être posée dans les deux sens. Choisissez.
ep-ask-plan = Inventez et faites 1 action, ou recouvrez une invention et faites-en 2. À cette époque, vous avez inventé { $inventions } fois et recouvert { $covers } fois.
ep-ask-give =
    { $way ->
        [cover] Choisissez la carte qui recouvre « { $invention } ».
       *[take] Choisissez la carte que vous donnez contre « { $invention } ».
    }
ep-ask-action =
    { $left ->
        [one] Faites une action, la dernière de ce tour.
       *[other] Faites une action. Vous en avez { $left } ce tour-ci.
    }
ep-ask-action-first = Votre première action de la partie est l’Expansion : choisissez où naît votre nation.
ep-ask-action-extra = Action supplémentaire. « { $source } » : { $text } Choisissez, ou passez.
ep-ask-grant = « { $source } » : { $text } Choisissez, ou passez.
ep-ask-consent =
    { $builder } veut bâtir un comptoir dans votre ville { $site }, { $route ->
        [sea] par mer
       *[land] par terre
    } { ep-cost }. Vous gagneriez tous deux { LIST($reward) }. Êtes-vous d’accord ?
ep-ask-payment =
    Payez { $due } { $due ->
        [one] { NAME($resource, case: "one") }
       *[other] { NAME($resource, case: "many") }
    } : combien en or, de { $least } à { $most } ?
ep-ask-effect = Choisissez le prochain effet à résoudre.
ep-ask-return-land = « { $source } » : { $text } Choisissez un territoire, ou passez.
ep-ask-surplus =
    Vous avez { $count } { $count ->
        [one] ville
       *[other] villes
    } de trop pour votre régime. Choisissez celle que vous abandonnez.

## Ce qui est permis

ep-cost =
    { $price ->
        [0] gratuitement
        [one] pour { $price } { NAME($needed, case: "one") }
       *[other] pour { $price } { NAME($needed, case: "many") }
    }
ep-may-civ = Jouez { NAME($civilization, case: "the") }.
ep-may-reveal-tile = Révélez la tuile de l’emplacement { $place }.
ep-may-turn =
    { $orientation ->
        [180] Tournez la { NAME($tile) } de 180°.
       *[0] Laissez la { NAME($tile) } telle quelle.
    }
ep-may-invent = Inventez « { $invention } » de votre main : vous et votre voisin de gauche gagnez { LIST($reward) }. Puis 1 action.
ep-may-take = Inventez « { $invention } » de la case { $space } du marché : vous et votre voisin de gauche gagnez { LIST($reward) }. Puis 1 action.
ep-may-cover = Recouvrez « { $invention } » sur la case { $space }. Puis 2 actions.
ep-may-give =
    { $way ->
        [cover] Recouvrez « { $top } » sur la case { $at } avec « { $invention } ».
       *[take] Donnez « { $invention } » contre « { $top } » sur la case { $at }.
    }
ep-may-expand = Étendez-vous en { $hex } { ep-cost }.
ep-may-city = Bâtissez une ville en { $site } { ep-cost }.
ep-may-post-land =
    { $of ->
        [player] Demandez à { $host } un comptoir dans la ville { $site }, par terre { ep-cost }.
       *[neutral] Bâtissez un comptoir dans la ville neutre { $site }, par terre { ep-cost }.
    }
ep-may-post-sea =
    { $of ->
        [player] Demandez à { $host } un comptoir dans la ville { $site }, par mer { ep-cost }.
       *[neutral] Bâtissez un comptoir dans la ville neutre { $site }, par mer { ep-cost }.
    }
ep-may-research = Faites une recherche { ep-cost } et prenez { LIST($reward) }, la récompense de { $side } de la ligne { $row }.
ep-may-wonder = Bâtissez « { $wonder } » { ep-cost }, case { $space }.
ep-may-unit = Passez à « { $unit } » { ep-cost }, case { $space }.
ep-may-basic = Passez à « { $unit } », l’unité de base comme { $slot }, { ep-cost }.
ep-may-government =
    Adoptez « { $form } », avec jusqu’à { $cities } { $cities ->
        [one] ville
       *[other] villes
    }, et gagnez { LIST($reward) }.
ep-may-command = Utilisez l’ordre de production : gagnez { LIST($reward) }.
ep-may-pass-action = Passez cette action.
ep-may-decline = Déclinez.
ep-may-convert =
    Consommez { $authority } { $authority ->
        [one] point d’autorité
       *[other] points d’autorité
    } et changez 1 { NAME($from, case: "one") } en 1 { NAME($into, case: "one") }.
ep-may-unlock =
    { $due ->
        [0] Débloquez « { $ability } ».
       *[other] Débloquez « { $ability } » pour { LIST($price) }.
    }
ep-may-agree = Acceptez : { $builder } bâtit un comptoir en { $site }, et vous gagnez tous deux { LIST($reward) }.
ep-may-deny = Refusez : { $builder } ne peut plus vous demander de comptoir jusqu’à la fin du tour.
ep-may-pay-gold =
    { $amount ->
        [0]
            Payez { $own } { $own ->
                [one] { NAME($resource, case: "one") }
               *[other] { NAME($resource, case: "many") }
            } et pas d’or.
       *[other]
            Payez { $amount } { $amount ->
                [one] pièce d’or
               *[other] pièces d’or
            } et { $own } { $own ->
                [one] { NAME($resource, case: "one") }
               *[other] { NAME($resource, case: "many") }
            }.
    }
ep-may-effect = Ensuite « { $source } » : { $text }
ep-may-return-land = Reprenez le cube de { $hex } et gagnez { LIST($reward) }.
ep-may-give-up = Abandonnez la ville { $site }.

## Ce qui est refusé : civilisations, tuiles, inventions

ep-refuse-not-dealt = { $civilization } n’est pas un des plateaux que vous avez reçus.
ep-refuse-no-place = { $place } n’est pas un emplacement de cette carte : elle va de 0.0 à { $last_place }.
ep-refuse-revealed = La tuile de l’emplacement { $place } est déjà révélée.
ep-refuse-not-in-hand = Vous n’avez pas « { $invention } » en main.
ep-refuse-not-this-epoch = « { $invention } » n’est pas de cette époque.
ep-refuse-already-invented = Vous avez déjà inventé « { $invention } ».
ep-refuse-invented-enough = Vous avez inventé { $most_inventions } fois à cette époque ; il faut maintenant recouvrir.
ep-refuse-covered-enough = Vous avez recouvert { $most_covers } fois à cette époque ; il faut maintenant inventer.
ep-refuse-market-name-known = La case { $space } montre « { $market_name } », que vous avez déjà inventé.

## Actions

ep-refuse-too-dear =
    { NAME($action, case: "noun") } vous coûte { $price } { $price ->
        [one] { NAME($needed, case: "one") }
       *[other] { NAME($needed, case: "many") }
    } ; vous en avez { $held }, et { $gold } { $gold ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
ep-refuse-gold-barred =
    { NAME($action, case: "noun") } vous coûte ici { $price } { $price ->
        [one] { NAME($needed, case: "one") }
       *[other] { NAME($needed, case: "many") }
    }, et l’or ne sert pas ; vous en avez { $held }.
ep-refuse-first-expand = Votre première action de la partie est l’Expansion.
ep-refuse-not-granted = Ce qui vous est accordé n’est pas { NAME($action, case: "action") }.
ep-refuse-off-map = { $hex } n’est pas sur cette carte : elle va de 0.0 à { $last_hex }.
ep-refuse-face-down = { $hex } est face cachée : personne ne sait ce qu’il y a.
ep-refuse-sea-hex = { $hex } est en mer : personne ne l’occupe.
ep-refuse-yours-already = { $hex } est déjà votre territoire.
ep-refuse-rivals-land = { $hex } est un territoire { NAME($owner, case: "de") }.
ep-refuse-barbarians = Il y a des barbares en { $hex }.
ep-refuse-not-touching =
    { $distance ->
        [0] { $hex } ne touche rien à vous : vous n’avez ni territoire, ni ville, ni comptoir sur la carte.
       *[other] { $hex } ne touche aucun de vos territoires, villes et comptoirs : le plus proche, { $nearest }, est à { $distance } hexagones.
    }
ep-refuse-no-cube = Vous n’avez pas de cube sur votre plateau de civilisation.
ep-refuse-outer-corner = { $site } n’est pas un site de cette carte : elle va de 0.0a à { $last_site }.
ep-refuse-city-there = Il y a déjà une ville en { $site }.
ep-refuse-city-beside =
    { $beside_of ->
        [you] Votre ville { $beside } se trouve à une arête de { $site }.
        [player] La ville { $beside } { NAME($beside_owner, case: "de") } se trouve à une arête de { $site }.
       *[neutral] La ville neutre { $beside } se trouve à une arête de { $site }.
    }
ep-refuse-not-all-yours =
    { $held_by ->
        [hidden] Tout hexagone autour de { $site } qui n’est pas de mer doit être votre territoire, et { $not_yours } est face cachée.
        [player] Tout hexagone autour de { $site } qui n’est pas de mer doit être votre territoire, et { $not_yours } est à { $holder }.
       *[nobody] Tout hexagone autour de { $site } qui n’est pas de mer doit être votre territoire, et { $not_yours } n’est à personne.
    }
ep-refuse-no-land-there = Aucun de vos territoires ne touche { $site }.
ep-refuse-no-free-city = Vous n’avez pas de ville sur votre plateau de civilisation.
ep-refuse-no-city-there = Il n’y a pas de ville en { $site }.
ep-refuse-your-city = La ville en { $site } est à vous.
ep-refuse-warmongers-city = La ville en { $site } est à { $host }, belliciste.
ep-refuse-your-post-there = Vous avez déjà un comptoir en { $site }.
ep-refuse-city-full = Il n’y a pas de place pour un autre comptoir en { $site }.
ep-refuse-host-refused = { $host } vous a refusé un comptoir ce tour-ci.
ep-refuse-no-land-route =
    { $edges ->
        [0] Aucune route terrestre ne mène de chez vous à { $site }.
       *[other] La plus courte route terrestre de chez vous à { $site } a { $edges } arêtes, plus que { $most_edges }.
    }
ep-refuse-no-sea-route = Vous et { $site } ne touchez pas la même mer.
ep-refuse-no-post-left = Tous vos comptoirs sont sur la carte.
ep-refuse-no-wonder = Il n’y a pas de merveille sur la case { $space }.
ep-refuse-no-unit = Il n’y a pas d’unité sur la case { $space }.
ep-refuse-had-before = Vous avez déjà eu « { $known_unit } ».
ep-refuse-same-form = « { $form } » est déjà votre régime.
ep-refuse-wrong-level = « { $form } » n’est pas d’un niveau où vous pouvez passer.
ep-refuse-no-arrow = Aucune flèche ne mène de votre régime à « { $form } ».
ep-refuse-too-little-culture = « { $form } » demande { $required } de culture ; vous en avez { $culture }.
ep-refuse-not-your-city = La ville en { $site } n’est pas à vous.

## Actions libres, paiement, effets

ep-refuse-no-authority =
    Convertir consomme { $needed_cubes } { $needed_cubes ->
        [one] point d’autorité
       *[other] points d’autorité
    } ; vous en avez { $cubes } sur votre plateau.
ep-refuse-none-to-convert = Vous n’avez pas { NAME($converted, case: "de") } à convertir.
ep-refuse-keep-for-expand = Votre première Expansion doit rester payable.
ep-refuse-keep-a-cube = Votre première Expansion demande un cube sur votre plateau.
ep-refuse-unlocked-already = Vous avez déjà débloqué « { $ability } ».
ep-refuse-enough-unlocked =
    Vous avez débloqué { $most_abilities } { $most_abilities ->
        [one] capacité
       *[other] capacités
    }, le maximum.
ep-refuse-too-early = « { $ability } » se débloque à partir de l’époque { NAME($from_epoch, case: "numeral") }.
ep-refuse-unlock-too-dear = « { $ability } » coûte { LIST($unlock_price) } : il vous manque { LIST($unlock_lack) }.
ep-refuse-too-little-gold =
    { $amount } { $amount ->
        [one] pièce d’or ne suffit pas
       *[other] pièces d’or ne suffisent pas
    } pour ce qui vous manque { NAME($resource, case: "de") } : payez de { $least } à { $most }.
ep-refuse-too-much-gold =
    { $amount } { $amount ->
        [one] pièce d’or, c’est
       *[other] pièces d’or, c’est
    } trop : payez en or de { $least } à { $most } ({ $resource }).
ep-refuse-no-such-effect =
    Il n’y a pas d’effet { $pending } : { $offered } { $offered ->
        [one] effet attend
       *[other] effets attendent
    }.
ep-refuse-not-your-land = { $hex } n’est pas votre territoire.
ep-refuse-just-taken = { $hex } est le territoire que vous venez de prendre.
ep-refuse-over = La partie est terminée.
