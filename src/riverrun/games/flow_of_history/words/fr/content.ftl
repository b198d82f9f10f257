### Ce qu’un paquet de contenu de The Flow of History peut contenir, et pourquoi un autre est refusé.

## La boîte

foh-content-age-count =
    L’âge { $age } a { $found } { $found ->
        [one] carte
       *[other] cartes
    } ; la boîte en contient { $count } (FOH-C1).
foh-content-bottom = Exactement une carte, de l’âge V, porte la marque « bottom » : elle est posée sur « Le Futur » (FOH-S1).
foh-content-checks = box.toml donne un [[check]] pour chacun des six types (FOH-C4).
foh-content-market = Le marché a [5, 5, 5, 6] cartes à 2, 3, 4 et 5 joueurs (FOH-S1).
foh-content-banker-card = Le Banquier commence avec des jetons sur une carte de l’âge A ; « { $card } » n’en est pas une (FOH-2P2).
foh-content-two-players = Exactement quatre cartes de départ servent à deux joueurs (FOH-2P1).
foh-content-circle = Des effets permanents qui donnent « { $icon } » par icône et d’autres qui comptent « { $icon } » tournent en rond (FOH-G6).

## Une carte

foh-content-evidence =
    { $card } : le bandeau a { $icons } { $icons ->
        [one] icône
       *[other] icônes
    }, son « evidence » en indique { $evidence }.
foh-content-stripe = { $card } : un bandeau a au plus { $most } icônes.
foh-content-future = { $card } : « Le Futur » n’a ni type ni bandeau, et son moment est « end » (FOH-U4).
foh-content-no-type = { $card } : chaque carte sauf « Le Futur » a un type (FOH-C2).
foh-content-starting-card = { $card } : les cartes de départ sont des cartes Gouvernement sans effet (FOH-C1).
foh-content-timing = { $card } : le moment « { $timing } » ne convient pas à une carte de l’âge { $age } (FOH-C1, FOH-C3).
foh-content-no-effect = { $card } : une carte a un effet, sauf si son moment est « none » (FOH-C1).
foh-content-variant = { $card } : il n’y a pas d’option { $option }={ $value } pour une variante.

## Un effet

foh-content-verb-timing = { $card } : « { $verb } » va avec le moment { LIST($timings, join: "or") }.
foh-content-take-tokens = { $card } : « take_tokens » a besoin de « of_icon » ou de « of_type », de l’un des deux.
foh-content-stack-types = { $card } : « { $verb } » concerne les quatre types qui forment des piles (FOH-G1).
foh-content-discard-own = { $card } : « discard_own » est l’un des quatre types qui forment des piles (FOH-G1).
foh-content-no-types = { $card } : « { $verb } » a besoin d’au moins un type.
foh-content-choose = { $card } : « choose » vaut 1 (l’un des types) ou 2 (tous).
foh-content-cost = { $card } : seule une action de tour a un coût (FOH-A3).
foh-content-two-costs = { $card } : l’effet coûte soit la carte elle-même, soit une autre, pas les deux (FOH-A3).
