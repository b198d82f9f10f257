# Ce que font les cartes d’Along History, composé à partir de leurs verbes.

ah-effect-none = Aucun effet.
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
    } en l’acquérant.
ah-effect-gain-universal-resource =
    { $amount ->
        [one] Gagnez { $amount } Ressource universelle en l’acquérant.
       *[other] Gagnez { $amount } Ressources universelles en l’acquérant.
    }
ah-effect-free-swap =
    { $swaps ->
        [one] Une fois par tour, échangez une carte sans céder de dé ni de pion.
       *[other] { $swaps } fois par tour, échangez une carte sans céder de dé ni de pion.
    }
ah-effect-in-events-population = Dans votre zone Événements : la première carte payée avec des dés verts à chaque tour coûte { $population } Population de plus.
ah-effect-non-transmissible = Ne peut pas être échangée.
ah-effect-free-with = Gratuite avec { LIST($cards, join: "or") }.

## Ce que fait une Calamité quand elle frappe

ah-failure = Si elle frappe : { $text }
ah-failure-destroy =
    détruisez { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-destroy-named = détruisez « { $card } » si la carte n’est pas recouverte.
ah-failure-destroy-named-else =
    détruisez « { $card } » si la carte n’est pas recouverte, sinon { $count } { $count ->
        [one] { NAME($type, case: "one") }
       *[other] { NAME($type, case: "many") }
    }.
ah-failure-lose-gold =
    perdez { $amount } { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    }.
ah-failure-move-to-events-of = elle passe dans la zone Événements du joueur à votre gauche.

## Plusieurs à la suite

ah-effect-also = { $first } { $next }
ah-failure-then = { $first } Ensuite, { $next }
