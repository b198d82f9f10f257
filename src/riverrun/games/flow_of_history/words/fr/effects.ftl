# Ce que font les cartes de The Flow of History, d’après leurs valeurs.

foh-effect-none = Aucun effet.
foh-effect-provide = Donne { LIST($icons, join: "and") }.
foh-effect-provide-per-card =
    Donne { $amount } { $amount ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    } par { NAME($of, case: "one") } que vous avez.
foh-effect-provide-per-icon =
    Donne { $amount } { $amount ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    } par { NAME($of, case: "one") } que vous avez.
foh-effect-gain-market = Gagnez une carte { LIST($types, join: "or") } du marché dans laquelle personne n’a investi.
foh-effect-gain-market-any = Gagnez une carte du marché dans laquelle personne n’a investi.
foh-effect-gain-top = Gagnez la première carte de la pioche.
foh-effect-take-tokens =
    { $source ->
        [supply]
            Prenez { $amount } { $amount ->
                [one] jeton
               *[other] jetons
            } du Stock par { NAME($of, case: "one") } que vous avez.
       *[reserve]
            Prenez { $amount } { $amount ->
                [one] jeton
               *[other] jetons
            } de la Réserve par { NAME($of, case: "one") } que vous avez.
    }
foh-effect-steal-tokens =
    { $victims ->
        [all]
            Prenez jusqu’à { $amount } { $amount ->
                [one] jeton
               *[other] jetons
            } à chaque adversaire plus faible.
       *[one]
            Prenez jusqu’à { $amount } { $amount ->
                [one] jeton
               *[other] jetons
            } à un adversaire plus faible.
    }
foh-effect-discard-top =
    { $victims ->
        [all] Chaque adversaire plus faible
       *[one] Un adversaire plus faible
    } { $which ->
        [each] perd ses cartes { LIST($types, join: "and") } du dessus.
        [choice] perd sa carte { LIST($types, join: "or") } du dessus, à votre choix.
       *[only] perd sa carte { LIST($types, join: "or") } du dessus.
    }
foh-effect-discard-wonder =
    { $victims ->
        [all] Chaque adversaire plus faible perd une Merveille de votre choix.
       *[one] Un adversaire plus faible perd une Merveille de votre choix.
    }
foh-effect-communism = Les jetons de tous les joueurs vont au Stock, qui est ensuite partagé à parts égales.
foh-effect-on-attack-take =
    Chaque fois que l’un de vos effets d’attaque a lieu, prenez { $amount } { $amount ->
        [one] jeton
       *[other] jetons
    } du Stock.
foh-effect-pacifist = Les effets d’attaque des cartes que vous gagnez n’ont pas lieu, et aucune attaque ne vous atteint.
foh-effect-end-game = Met fin à la partie dès son entrée au marché ou dans une nation.
foh-effect-score-per-card =
    { $per ->
        [1]
            { $amount } { $amount ->
                [one] icône de culture
               *[other] icônes de culture
            } par { NAME($of, case: "one") }.
       *[other]
            { $amount } { $amount ->
                [one] icône de culture
               *[other] icônes de culture
            } toutes les { $per } { NAME($of, case: "many") }.
    }
foh-effect-score-per-icon =
    { $per ->
        [1]
            { $amount } { $amount ->
                [one] icône de culture
               *[other] icônes de culture
            } par { NAME($of, case: "one") }.
       *[other]
            { $amount } { $amount ->
                [one] icône de culture
               *[other] icônes de culture
            } toutes les { $per } { NAME($of, case: "many") }.
    }
foh-effect-score-sets =
    { $amount } { $amount ->
        [one] icône de culture
       *[other] icônes de culture
    } par série de cartes { LIST($types, join: "and") }.
foh-effect-score-gain-icons = Donne { LIST($icons, join: "and") } au décompte.

## Tant d’une icône, dans un effet

foh-icons =
    { $count } { $count ->
        [one] { NAME($icon, case: "one") }
       *[other] { NAME($icon, case: "many") }
    }

## Autour d’un effet : ce que coûte une action de tour, et qu’il ne compte pas au décompte

foh-effect-paid = Cédez { LIST($costs, join: "and") }. { $effect }
foh-effect-obsolete = { $effect } Sans effet au décompte.
foh-cost-tokens =
    { $tokens } { $tokens ->
        [one] jeton
       *[other] jetons
    }
foh-cost-self = cette carte
foh-cost-own = votre { NAME($type, case: "one") } du dessus
