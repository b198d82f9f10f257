# Ce que The Flow of History demande, permet et refuse. Vouvoiement ; les titres de cartes sont entre guillemets.

foh-title = The Flow of History
foh-about = Bâtissez une nation, de la pierre au néon : investissez dans des cartes ou soufflez celles des autres.

## Ce qui est demandé

foh-ask-action = Choisissez votre action : investir, finaliser, souffler, activer ou récolter.
foh-ask-keep = Choisissez la carte de départ que vous gardez ; l’autre quitte le jeu.
foh-ask-bonus = Choisissez votre action bonus : investir, souffler ou passer.
foh-ask-bank = Choisissez la carte dans laquelle le Banquier investit.
foh-ask-take = « { $card } » : choisissez la carte du marché que vous gagnez.
foh-ask-target = « { $card } » : choisissez qui vous attaquez.
foh-ask-discard = « { $card } » : choisissez ce que perd { $target }.
foh-ask-stake = Choisissez combien de jetons vous ajoutez sur « { $card } ».

## Ce que fait un coup. Le nombre 64 représente `63+` : 63 jetons, et d’autres seront demandés.

foh-may-invest =
    { $amount ->
        [64] Placez 63 jetons sur « { $card } » et choisissez combien vous en ajoutez.
        [one] Placez { $amount } jeton sur « { $card } ».
       *[other] Placez { $amount } jetons sur « { $card } ».
    }
foh-may-stake =
    { $amount ->
        [64] Ajoutez 63 jetons sur « { $card } » et choisissez combien d’autres.
        [one] Ajoutez { $amount } jeton sur « { $card } ».
       *[other] Ajoutez { $amount } jetons sur « { $card } ».
    }
foh-may-complete =
    Mettez { $stake } { $stake ->
        [one] jeton
       *[other] jetons
    } au Stock, reprenez-en { $bonus } pour { $count } { $count ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    } et gagnez « { $card } ».
foh-may-snipe =
    { ID($investor) ->
        [banker]
            Payez { $price } { $price ->
                [one] jeton
               *[other] jetons
            } au Stock et gagnez « { $card } ».
       *[other]
            Payez { $price } { $price ->
                [one] jeton
               *[other] jetons
            } à { $investor } et gagnez « { $card } ».
    }
foh-may-activate = « { $card } » : { $effect }
foh-may-activate-idle = Il n’y a pas de cible ; vous passez, sans rien payer ni gagner.
foh-may-take = Gagnez « { $card } » : { $effect }
foh-may-discard = { $target } perd « { $card } ».
foh-may-keep = Gardez « { $card } » comme carte de départ.
foh-may-bank =
    Le Banquier place { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    } sur « { $card } ».
foh-may-attack = Attaquez { $target }, force { $strength }.
foh-may-harvest =
    { $lacking ->
        [0]
            Ajoutez { $sown } { $sown ->
                [one] jeton
               *[other] jetons
            } au Stock, qui en compte alors { $supply }, et prenez-en { $half }.
       *[other]
            Ajoutez { $sown } { $sown ->
                [one] jeton
               *[other] jetons
            } au Stock, qui en compte alors { $supply } ; prenez-en { $half }, puis { $lacking } de plus pour atteindre le numéro de l’âge.
    }
foh-may-pass = Renoncez à l’action bonus.

## Où se trouve une carte, dans un refus

foh-where-removed = hors du jeu
foh-where-deck = dans la pioche
foh-where-market = au marché
foh-where-dealt = encore une carte de départ en main
foh-where-nation = dans la nation { NAME($seat, case: "de") }

## Pourquoi un coup est refusé

foh-refuse-over = La partie est terminée.
foh-refuse-no-passing = Vous ne pouvez pas passer ; récolter est toujours possible.
foh-refuse-invested-already = Vous avez déjà investi dans « { $own } » ; finalisez d’abord cet investissement.
foh-refuse-no-tokens = Vous n’avez aucun jeton à investir.
foh-refuse-not-on-market = « { $card } » est { $where }, pas au marché.
foh-refuse-card-invested =
    { $who ->
        [you] Vous avez déjà investi dans « { $card } ».
        [banker] Le Banquier a déjà investi dans « { $card } ».
       *[player] { $investor } a déjà investi dans « { $card } ».
    }
foh-refuse-too-many-tokens =
    { $amount ->
        [64]
            Vous avez { $held } { $held ->
                [one] jeton
               *[other] jetons
            } ; vous ne pouvez pas en placer plus de 63.
       *[other]
            Vous avez { $held } { $held ->
                [one] jeton
               *[other] jetons
            } ; vous ne pouvez pas en placer { $amount }.
    }
foh-refuse-no-investment = Vous n’avez aucun investissement à finaliser.
foh-refuse-other-investment = Votre investissement est dans « { $own } », pas dans « { $card } ».
foh-refuse-snipe-not-on-market = « { $card } » est { $where }, pas au marché.
foh-refuse-snipe-not-invested = Personne n’a investi dans « { $card } » ; vous ne pouvez souffler que la carte d’un adversaire.
foh-refuse-snipe-own = « { $card } » est votre propre investissement ; finalisez-le plutôt.
foh-refuse-snipe-too-dear =
    Il y a { $stake } { $stake ->
        [one] jeton
       *[other] jetons
    } sur « { $card } » ; vous en avez { $held }.
foh-refuse-not-yours = « { $card } » est { $where }, pas dans votre nation.
foh-refuse-no-turn-action = « { $card } » n’a pas d’action de tour.
foh-refuse-covered = La carte « { $card } » est recouverte par « { $cover } ».
foh-refuse-cannot-pay = Vous ne pouvez pas payer « { $card } » : { $why }
foh-refuse-no-target = « { $card } » ne rapporterait rien : aucune carte ne convient.
foh-refuse-take-not-on-market = « { $card } » est { $where }, pas au marché.
foh-refuse-take-invested =
    { $who ->
        [you] Vous avez investi dans « { $card } » ; aucun effet ne permet de la gagner.
        [banker] Le Banquier a investi dans « { $card } » ; aucun effet ne permet de la gagner.
       *[player] { $investor } a investi dans « { $card } » ; aucun effet ne permet de la gagner.
    }
foh-refuse-take-wrong-type = « { $card } » est une { NAME($type, case: "one") }, que « { $about } » ne permet pas de gagner.
foh-refuse-no-such-seat = { $target } ne joue pas dans cette partie.
foh-refuse-self = Vous ne pouvez pas vous attaquer vous-même.
foh-refuse-peaceful = Aucune attaque n’atteint { $target }, qui a un pacifiste.
foh-refuse-not-weaker = { $target } a une force de { $theirs }, pas moins que la vôtre ({ $yours }).
foh-refuse-nothing-to-lose = { $target } n’a rien que « { $about } » puisse prendre ; un autre adversaire, si.
foh-refuse-cannot-lose = « { $about } » ne peut pas prendre « { $card } » à { $victim }.
foh-refuse-not-dealt = Vous n’avez pas reçu « { $card } ».
foh-refuse-bank-not-on-market = « { $card } » est { $where }, pas au marché.
foh-refuse-bank-invested =
    { $who ->
        [you] Vous avez investi dans « { $card } » ; il faut une autre carte au Banquier.
        [banker] Le Banquier a déjà investi dans « { $card } » ; il lui faut une autre carte.
       *[player] { $investor } a investi dans « { $card } » ; il faut une autre carte au Banquier.
    }

## Ce qui manque pour payer une action de tour

foh-lack-tokens =
    cela coûte { $cost } { $cost ->
        [one] jeton
       *[other] jetons
    } et vous en avez { $held }.
foh-lack-card = vous n’avez pas de { NAME($type, case: "one") } à défausser.

## Options qui ne vont pas ensemble

foh-error-first-edition = La première édition est pour 3 à 5 joueurs ; à 2, choisissez edition=second (FOH-O1).
foh-error-literal-glossary = glossary=literal appartient à la deuxième édition ; choisissez aussi edition=second (FOH-O3).

## D’où viennent les points, et ce qui départage

foh-score-culture =
    { $count } { $count ->
        [one] icône de culture
       *[other] icônes de culture
    }
foh-score-other-icons =
    { $count } { $count ->
        [one] autre icône
       *[other] autres icônes
    }, 1 point toutes les 2
foh-score-scoring-effects = « { $card } » : { $effect }
foh-tie-cards = cartes
foh-tie-tokens = jetons

## Ce qu’un coup change

foh-fact-tokens = jetons
foh-fact-icon = { NAME($icon, case: "many") }
foh-fact-attack = force en attaque
foh-fact-defense = force en défense
foh-fact-snipers = adversaires qui pourraient souffler votre investissement
