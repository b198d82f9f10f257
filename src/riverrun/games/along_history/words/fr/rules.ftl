# Ce qu’Along History demande, permet et refuse. Vouvoiement ; les noms de cartes sont entre guillemets.

ah-title = Along History
ah-about = Lancez les dés, acquérez les événements de l’histoire et conjurez les calamités.

## Ce qui est demandé

ah-ask-main =
    { $who ->
        [active]
            Acquérez une carte, relancez, échangez, ou terminez votre phase principale. Vous avez { $dice } { $dice ->
                [one] dé non dépensé
               *[other] dés non dépensés
            }.
       *[other]
            Acquérez une carte, échangez, ou terminez votre phase principale. Vous avez { $dice } { $dice ->
                [one] pion non dépensé
               *[other] pions non dépensés
            }.
    }
ah-ask-way = Payez-vous { $gold } de vos { $held } pièces d’or pour « { $card } », ou payez-vous en biens ?
ah-ask-resource =
    { $population ->
        [0] « { $card } » demande encore { $count } { $resource }. Choisissez une source.
       *[other] « { $card } » demande encore { $count } { $resource } et { $population } Population. Choisissez une source { NAME($resource, case: "de") }.
    }
ah-ask-population = « { $card } » demande encore { $population } Population. Choisissez une source.
ah-ask-reroll = Choisissez le dé à relancer.
ah-ask-marks = Choisissez les dés à relancer ensemble.
ah-ask-give = Choisissez la carte à donner.
ah-ask-take = Choisissez la carte à prendre contre « { $card } ».
ah-ask-calamity = Choisissez la prochaine Calamité à frapper.
ah-ask-destroy = « { $card } » : détruisez { NAME($type, case: "a") }, ou une carte quelconque si vous n’en avez pas. Choisissez la carte perdue.
ah-ask-war =
    Déclarez la guerre, ou mettez fin à vos guerres. Vous avez { $faces } { $faces ->
        [one] résultat Guerre
       *[other] résultats Guerre
    } et { $ur } { $ur ->
        [one] Ressource universelle
       *[other] Ressources universelles
    }.
ah-ask-target = Choisissez qui attaquer.
ah-ask-attack = Guerre contre { $target } : votre armée vaut { $army } pour l’instant. Choisissez les cartes à incliner, puis lancez les dés.
ah-ask-defence = { $seat } vous attaque avec { $attack } ; votre armée vaut { $army } pour l’instant. Choisissez les cartes à incliner, puis lancez les dés.
ah-ask-general =
    { $attack ->
        [0]
            Votre armée vaut { $total }. Choisissez des dés de guerre à relancer, ou gardez-les ; vous avez { $generals } { $generals ->
                [one] relance
               *[other] relances
            }.
       *[other]
            Votre armée vaut { $total } contre { $attack }. Choisissez des dés de guerre à relancer, ou gardez-les ; vous avez { $generals } { $generals ->
                [one] relance
               *[other] relances
            }.
    }
ah-ask-counter = Avancez sur le plateau des Accomplissements, ou restez sur place.
ah-ask-decadence = Décadence : choisissez la carte qui passe sous une autre.
ah-ask-cover = Choisissez la carte qui recouvre « { $card } ».

## Ce que fait un coup

ah-may-acquire =
    { $way ->
        [free] Prenez « { $card } » gratuitement.
        [heritage] Utilisez « { $card } » de votre héritage : { $gold } pièces d’or pour votre trésor.
        [gold] Achetez « { $card } » pour { $gold } pièces d’or.
        [both] Obtenez « { $card } » pour { $population } Population et sa Ressource, ou pour { $gold } pièces d’or.
       *[goods] Acquérez « { $card } » pour { $population } Population et sa Ressource.
    }
ah-may-reroll =
    { ID($die) ->
        [reroll] Défaussez { NAME($die, case: "the") } pour relancer vos autres dés au choix.
       *[other] Défaussez { NAME($die, case: "the") } pour relancer un autre dé.
    }
ah-may-swap = Cédez { NAME($die, case: "used") } pour échanger une carte.
ah-may-swap-barter = Échangez une carte gratuitement.
ah-may-coin =
    { $times ->
        [x2] Prenez { $gold } pièces d’or, doublées par un x2.
        [x4] Prenez { $gold } pièces d’or, doublées par les deux x2.
       *[other] Prenez { $gold } pièces d’or.
    }
ah-may-golden-age = Utilisez l’Âge d’or : redressez toutes vos cartes.
ah-may-end-main = Terminez votre phase principale.
ah-may-by-goods = Payez « { $card } » en biens : { $population } Population et { $count } { $resource }.
ah-may-by-gold = Achetez « { $card } » pour { $gold } pièces d’or.
ah-may-pay-resource =
    { $source ->
        [heritage] Utilisez « { $card } » de votre héritage : { LIST($gives) }.
       *[card] Inclinez « { $card } » : { LIST($gives) }.
    }
ah-may-pay-population =
    { $source ->
        [heritage] Utilisez « { $card } » de votre héritage : { LIST($gives) }.
       *[card] Inclinez « { $card } » : { LIST($gives) }.
    }
ah-may-pay-blue =
    { $times ->
        [x2] Payez avec { NAME($paid, case: "used") }, doublé par un x2 : { $amount } { $resource }.
        [x4] Payez avec { NAME($paid, case: "used") }, doublé par les deux x2 : { $amount } { $resource }.
       *[other] Payez avec { NAME($paid, case: "used") } : { $amount } { $resource }.
    }
ah-may-pay-green =
    { $times ->
        [x2] Payez avec { NAME($paid, case: "used") }, doublé par un x2 : { $amount } Population.
        [x4] Payez avec { NAME($paid, case: "used") }, doublé par les deux x2 : { $amount } Population.
       *[other] Payez avec { NAME($paid, case: "used") } : { $amount } Population.
    }
ah-may-ur-resource = Dépensez une Ressource universelle : { $amount } { $resource }.
ah-may-ur-population = Dépensez une Ressource universelle : { $amount } Population.
ah-may-reroll-die = Relancez { NAME($die, case: "the") }.
ah-may-mark = Choisissez { NAME($die, case: "the") }.
ah-may-roll-marked = Relancez les dés choisis.
ah-may-give = Donnez « { $card } ».
ah-may-take = Prenez « { $card } » à { $target }.
ah-may-fail = « { $card } » frappe ensuite.
ah-may-destroy = Perdez « { $card } » à cause de « { $calamity } ».
ah-may-war =
    { $second ->
        [yes] Déclarez la seconde guerre.
       *[no] Déclarez la guerre avec une face Guerre.
    }
ah-may-war-x2 = Déclarez la guerre avec Guerre et x2 ; une seconde guerre peut suivre.
ah-may-war-ur = Dépensez une Ressource universelle pour déclarer la guerre.
ah-may-end-wars = Mettez fin à vos guerres.
ah-may-target =
    { $counters ->
        [one] Attaquez { $target } : { $counters } jeton, bonus d’armée { $defence }.
       *[other] Attaquez { $target } : { $counters } jetons, bonus d’armée { $defence }.
    }
ah-may-tilt-attack = Inclinez « { $card } » : +{ $amount }.
ah-may-end-attack = Lancez les dés pour l’attaque.
ah-may-tilt-defence = Inclinez « { $card } » : +{ $amount }.
ah-may-end-defence = Lancez les dés pour la défense.
ah-may-mark-war = Choisissez { NAME($die, case: "the") }.
ah-may-roll-war =
    { $marks ->
        [0] Gardez vos dés.
       *[other] Relancez les dés choisis.
    }
ah-may-space =
    { $takes ->
        [yes] Allez { ah-place } et prenez le jeton « { $counter } », qui vaut { $value }.
       *[no] Allez { ah-place }.
    }
ah-may-stay = Restez sur place.
ah-may-decline =
    { $bonuses ->
        [0] Glissez « { $card } » sous une autre carte ; elle n’a pas de bonus à perdre.
        [1] Glissez « { $card } » sous une autre carte ; son bonus vous coûtera des points.
       *[other] Glissez « { $card } » sous une autre carte ; ses { $bonuses } bonus vous coûteront des points.
    }
ah-may-cover = Glissez « { $under } » sous « { $card } ».

## Une case du plateau, dans une phrase, avec « à »

ah-place =
    { ID($space) ->
        [start] au départ
       *[other] à la case { $space }
    }

## Pourquoi un coup est refusé

ah-refuse-over = La partie est terminée.
ah-refuse-not-in-row = « { $card } » n’est pas dans votre zone Événements.
ah-refuse-too-dear =
    { $resources_short ->
        [0] « { $card } » : il vous manque { $population_short } Population.
       *[other]
            { $population_short ->
                [0] « { $card } » : il vous manque { $resources_short } { $resource }.
               *[other] « { $card } » : il vous manque { $resources_short } { $resource } et { $population_short } Population.
            }
    }
ah-refuse-too-dear-for-gold =
    { $resources_short ->
        [0] « { $card } » : il vous manque { $population_short } Population, ou { $gold_short } en or.
       *[other]
            { $population_short ->
                [0] « { $card } » : il vous manque { $resources_short } { $resource }, ou { $gold_short } en or.
               *[other] « { $card } » : il vous manque { $resources_short } { $resource } et { $population_short } Population, ou { $gold_short } en or.
            }
    }
ah-refuse-heritage-without-gold = « { $card } » est un héritage sans or ; il n’aide qu’à payer une carte.
ah-refuse-heritage-used = Vous avez déjà utilisé une carte d’héritage ce tour-ci.
ah-refuse-not-active = Seul le joueur actif relance des dés, et c’est { $active }.
ah-refuse-no-such-die = Vous n’avez pas de { NAME($die, case: "bare") } non dépensé.
ah-refuse-no-other-die = Vous n’avez pas d’autre dé non dépensé à relancer.
ah-refuse-no-golden-age = Vous n’avez pas d’Âge d’or non dépensé.
ah-refuse-nothing-tilted = Aucune de vos cartes n’est inclinée.
ah-refuse-no-coin = Vous n’avez pas de résultat Pièces non dépensé.
ah-refuse-too-few-x2 =
    { $doubles ->
        [one] Il faut un dé x2 ; vous n’en avez aucun non dépensé.
       *[other]
            Il faut { $doubles } dés x2 ; vous en avez { $held } { $held ->
                [one] non dépensé
               *[other] non dépensés
            }.
    }
ah-refuse-no-die-left = Vous avez déjà choisi chaque { $die } non dépensé.
ah-refuse-mark-out-of-order = Choisissez les dés dans leur ordre : { NAME($die, case: "the") } vient avant le dernier choisi.
ah-refuse-mark-due = Choisissez au moins un dé à relancer.
ah-refuse-not-your-card = « { $card } » n’est ni dans votre Civilisation ni dans votre héritage.
ah-refuse-covered = « { $card } » est recouverte par « { $cover } » et ne donne rien.
ah-refuse-tilted = « { $card } » est déjà inclinée.
ah-refuse-gives-no-resource = « { $card } » ne donne pas { NAME($wanted, case: "de") }.
ah-refuse-gives-no-population = « { $card } » ne donne pas de Population.
ah-refuse-source-out-of-order = Les sources se nomment dans l’ordre, et celle-ci vient avant la dernière : dés, puis cartes par numéro, puis Ressources universelles.
ah-refuse-heritage-spent = Vous avez déjà utilisé une carte d’héritage ce tour-ci ; « { $card } » doit attendre.
ah-refuse-dead-end =
    { $lacking_resource ->
        [0] Avec cela, vous ne pourriez pas finir de payer « { $paying } », qui demande encore { $lacking_population } Population.
       *[other] Avec cela, vous ne pourriez pas finir de payer « { $paying } », qui demande encore { $lacking_resource } { $wanted } et { $lacking_population } Population.
    }
ah-refuse-no-unspent-die = Vous n’avez pas de { NAME($paid, case: "bare") } non dépensé.
ah-refuse-wrong-face = Le résultat bleu est { $shown }, et non { $wanted }.
ah-refuse-x2-missing =
    { $needed_x2 ->
        [one] Il faut un dé x2 ; vous n’en avez aucun non dépensé.
       *[other]
            Il faut { $needed_x2 } dés x2 ; vous en avez { $unspent_x2 } { $unspent_x2 ->
                [one] non dépensé
               *[other] non dépensés
            }.
    }
ah-refuse-no-ur = Vous n’avez pas de Ressource universelle.
ah-refuse-blue-for-population = Le résultat bleu est une Ressource et ne paie pas de Population.
ah-refuse-green-for-resource = Les résultats verts sont de la Population et ne paient pas { NAME($wanted, case: "de") }.
ah-refuse-nothing-to-give = Aucune carte de votre zone Événements ne peut être échangée.
ah-refuse-nothing-to-take = Aucun adversaire n’a de carte échangeable.
ah-refuse-no-die-to-swap = Vous n’avez pas de { NAME($die, case: "bare") } non dépensé.
ah-refuse-no-free-swap = Vous n’avez plus d’échange gratuit ce tour-ci.
ah-refuse-give-not-in-row = « { $card } » n’est pas dans votre zone Événements.
ah-refuse-take-not-in-row = « { $card } » n’est pas dans la zone Événements d’un adversaire.
ah-refuse-non-transmissible = « { $card } » ne peut pas être échangée.
ah-refuse-not-failing = « { $card } » n’est pas dans votre zone Événements.
ah-refuse-no-calamity = « { $card } » n’est pas une Calamité.
ah-refuse-protected = Vous êtes protégé de « { $card } » ; elle ne frappe pas.
ah-refuse-not-yours-to-destroy = « { $card } » n’est pas dans votre Civilisation.
ah-refuse-covered-from-destruction = « { $card } » est recouverte et ne peut pas être détruite.
ah-refuse-another-type = Vous avez { NAME($named_type, case: "a") } à détruire ; « { $card } » est d’un autre type.
ah-refuse-no-war-face = Vous n’avez pas de face Guerre non dépensée.
ah-refuse-no-x2-for-war = Il vous faut une face Guerre et un x2 non dépensés.
ah-refuse-no-ur-for-war = Vous n’avez pas de Ressource universelle pour déclarer la guerre.
ah-refuse-no-such-seat = Il n’y a pas de { $target } dans cette partie.
ah-refuse-self = Vous ne pouvez pas vous attaquer vous-même.
ah-refuse-no-heritage-in-war = « { $card } » est un héritage, qui ne combat pas.
ah-refuse-no-soldiers = « { $card } » ne donne pas de Population.
ah-refuse-tilt-out-of-order = Inclinez les cartes par numéro : « { $card } » vient avant la dernière inclinée.
ah-refuse-no-war-die = Aucun de vos dés de guerre n’est un { $die }.
ah-refuse-no-such-space = Le plateau n’a pas cette case.
ah-refuse-stands-there = Vous êtes déjà { ah-place }.
ah-refuse-out-of-reach = Vous ne pouvez pas aller { ah-place }.
ah-refuse-condition-not-met =
    { ID($space) ->
        [start] Le jeton du départ demande { $asked_for } ; vous avez { $has }.
       *[other] Le jeton de la case { $space } demande { $asked_for } ; vous avez { $has }.
    }
ah-refuse-decadence-not-yours = « { $card } » n’est pas dans votre Civilisation.
ah-refuse-already-covered = « { $card } » est déjà recouverte.
ah-refuse-under-itself = « { $card } » ne peut pas se recouvrir elle-même.

## Options incompatibles

ah-error-ages-apart = Entre la Préhistoire et le Moyen Âge, il faut l’Antiquité ; choisissez ages=all (AH-R4).
ah-error-initiation-mode = L’Initiation va avec mode=full, pas avec mode={ $mode } (AH-109).
ah-error-progressive-ages = mode=progressive demande deux ou trois âges ; choisissez ages=all ou un autre mode (AH-92).
ah-error-first-player = first={ $first } nomme une place qui n’existe pas à { $players } joueurs (AH-R20).

## D’où viennent les points, et ce qui départage

ah-score-track = Âges précédents
ah-score-cards =
    { $count } { $count ->
        [one] carte
       *[other] cartes
    }
ah-score-lost =
    { $count } { $count ->
        [one] bonus recouvert
       *[other] bonus recouverts
    }
ah-score-counters =
    { $count } { $count ->
        [one] jeton
       *[other] jetons
    }
ah-tie-counter = jeton le plus élevé

## Ce que change un coup

ah-fact-gold = or
ah-fact-ur = Ressources universelles
ah-fact-bonus = { NAME($bonus, case: "many") }
ah-fact-attack = bonus d’armée en attaque
ah-fact-defence = bonus d’armée en défense
ah-fact-reach = meilleur jeton à portée
ah-fact-calamities = Calamités qui vous menacent
ah-fact-lost = bonus recouverts
